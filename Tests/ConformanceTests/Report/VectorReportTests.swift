import Testing

@testable import Conformance

@Suite struct VectorReportTests {
  private let box = #"{"k": "size", "id": "a", "align": "topLeading", "w": 10, "h": 5}"#

  private func layoutFile(
    node: String? = nil, measured: String = "[10, 5]", rows: String = "[[0, 0, 0, 10, 5]]",
    views: String = #"[["a", -1, 0, 0, 10, 5, 0, 0]]"#, more: String = ""
  ) -> [String: String] {
    [
      "layout.json": """
      {"format": 1, "trees": [{"i": 0, "w": 20, "h": 20, \(more) "node": \(node ?? box),
      "m": \(measured), "arr": \(rows), "views": \(views)}], "labels": []}
      """
    ]
  }

  @Test func theWholeReportOfASmallFile() {
    let report = Vectors.report(layoutFile())
    #expect(
      report.text == """
        layout.trees: 1 passed, 0 failed
        layout.labels: 0 passed, 0 failed
        total: 1 passed, 0 failed

        """)
    #expect(report.flaw == nil)
  }

  @Test func aChangedExpectationFails() {
    let report = Vectors.report(layoutFile(rows: "[[0, 0, 0, 10, 5.00001]]"))
    #expect(report.outcome == .failed)
    #expect(report.flaw == "1 of 1 cases failed")
    #expect(report.text.contains("layout.trees: 0 passed, 1 failed\n"))
    #expect(report.text.contains("  trees[0] arr[0][4]: wanted 5.00001, got 5\n"))
    #expect(report.text.hasSuffix("total: 0 passed, 1 failed\n"))
  }

  @Test(arguments: [
    ("[10, 5, 1]", "[[0, 0, 0, 10, 5]]"), ("[10]", "[[0, 0, 0, 10, 5]]"),
    ("[1e999, 5]", "[[0, 0, 0, 10, 5]]"), ("\"ten\"", "[[0, 0, 0, 10, 5]]"),
    ("null", "[[0, 0, 0, 10, 5]]"), ("[10, 5]", "[]"), ("[10, 5]", "[[99, 0, 0, 10, 5]]"),
    ("[10, 5]", "[[0, 0, 0, 10, 5], [1, 0, 0, 1, 1]]"),
  ])
  func anExpectationThatCannotBeMetFails(_ measured: String, _ rows: String) {
    let report = Vectors.report(layoutFile(measured: measured, rows: rows))
    #expect(report.outcome == .failed, "\(report.text)")
  }

  @Test(arguments: [
    (#"["spring", 0.5, 0.4, 0]"#, #"["scale(0.0)"]"#, VectorReport.Outcome.flawless),
    (#"["spring", 0.5, 0.5, 0]"#, #"["scale(0.0)"]"#, VectorReport.Outcome.failed),
    (#"["linear", 0.5]"#, #"["scale(0.0)"]"#, VectorReport.Outcome.failed),
    (#"["spring", 0.5, 0.4, 0]"#, #"["scale(0.1)"]"#, VectorReport.Outcome.failed),
    (#"["spring", 0.5, 0.4, 0]"#, "[]", VectorReport.Outcome.failed),
    (#"["spring", 0.5, 0.4, 0]"#, #"["vanish()"]"#, VectorReport.Outcome.unreadable),
  ])
  func theSlidesMoveByTheTable(_ type: String, _ entry: String, _ outcome: VectorReport.Outcome) {
    let motion = #"{"type": \#(type), "entry": \#(entry), "leave": ["moveLeft(1000.0)"]}"#
    let report = Vectors.report([
      "transitions.json": #"{"intro": {"animations": {"cuteImage": \#(motion)}}}"#
    ])
    #expect(report.outcome == outcome, "\(report.text)")
  }

  @Test(arguments: [
    (
      #""order": ["background", "button", "<step>Image", "<step>Title"]"#,
      VectorReport.Outcome.flawless
    ),
    (
      #""order": ["button", "background", "<step>Image", "<step>Title"]"#,
      VectorReport.Outcome.failed
    ),
    (#""reference_size": [480, 960]"#, VectorReport.Outcome.flawless),
    (#""reference_size": [480, 961]"#, VectorReport.Outcome.failed),
    (
      #""animations": {"nobody": {"type": ["linear", 1], "entry": [], "leave": []}}"#,
      VectorReport.Outcome.failed
    ),
  ])
  func theSlidesShowWhatTheTableSays(_ part: String, _ outcome: VectorReport.Outcome) {
    #expect(Vectors.report(["transitions.json": #"{"intro": {\#(part)}}"#]).outcome == outcome)
  }

  @Test func onlyTwentyFailuresAreWrittenOut() {
    let one = #"{"w": 20, "h": 20, "node": \#(box), "m": [1, 1]}"#
    let cases = Array(repeating: one, count: 25).joined(separator: ",")
    let report = Vectors.report(["layout.json": #"{"trees": [\#(cases)]}"#])
    let lines = report.text.split(separator: "\n")
    #expect(lines.count == 1 + 20 + 1 + 1)
    #expect(lines[21] == "  and 5 more")
    #expect(lines[0] == "layout.trees: 0 passed, 25 failed")
  }

  @Test func brokenJSONIsNamedWithItsPlace() {
    let report = Vectors.report([
      "layout.json": "{\"trees\": [\n  {]}", "timing.json": "{\"more\": []}",
    ])
    #expect(report.outcome == .unreadable)
    #expect(
      report.flaw?.contains("layout.json: line 2, column 4: wanted a member's name, found") ?? false
    )
    #expect(report.text.contains("timing.more: skipped"), "the other file is still read")
  }

  @Test(arguments: [
    (#"{"k": "ring"}"#, "trees[0].node.k: wanted one of inset, label, overlay, size, stack"),
    (#"{"k": "size", "w": "wide"}"#, "trees[0].node.w: wanted a finite number, found \"wide\""),
    (#"{"k": "size", "align": "up"}"#, "trees[0].node.align: wanted one of aspectFit"),
    (#"{"k": "stack"}"#, "trees[0].node: wanted a member \"axis\""),
    (#"{"k": "inset", "in": [1, 2], "c": []}"#, "trees[0].node.in: wanted an array of 4"),
    (#"{"k": "inset", "in": [1, 2, 3, 4]}"#, "trees[0].node: wanted a child in \"c\""),
    (#"{"k": "size", "flex": [0.5, 1]}"#, "trees[0].node.flex[0]: wanted a whole number"),
  ])
  func aCaseThatMakesNoSenseIsNamedWithItsPlace(_ node: String, _ wanted: String) {
    let report = Vectors.report(layoutFile(node: node))
    #expect(report.outcome == .unreadable)
    #expect(report.flaw?.contains("layout.json: \(wanted)") ?? false, "\(report)")
  }

  @Test func aFolderWithoutVectorsIsAnError() {
    let report = Vectors.report(["other.json": "{}"])
    #expect(report.outcome == .unreadable)
    #expect(report.flaw?.hasPrefix("folder: none of algebra.json, animators.json") ?? false)
  }

  @Test func aFileThatCannotBeReadIsNamedAsItsReaderSays() {
    struct Torn: Error, CustomStringConvertible {
      let description: String
    }
    let report = VectorReport(folder: "folder") { throw Torn(description: "\($0) is torn") }
    #expect(report.outcome == .unreadable)
    #expect(report.flaw?.contains("; folder/layout.json is torn; ") ?? false)
  }

  @Test func anOddCaseNeedOnlyHaveNumbers() {
    let report = Vectors.report(layoutFile(measured: "[0, 0]", more: "\"odd\": 1,"))
    #expect(report.flaw == nil)
  }

  @Test func strangeNumbersDoNotTrap() {
    for number in ["-5", "0", "1e308", "-1e308", "1e-320"] {
      for node in [
        #"{"k": "size", "w": \#(number), "minH": \#(number), "c": [\#(box)]}"#,
        #"{"k": "inset", "in": [\#(number), \#(number), \#(number), 1], "c": [\#(box)]}"#,
        #"{"k": "stack", "axis": "h", "spacing": \#(number), "c": [\#(box), \#(box)]}"#,
        #"{"k": "stack", "axis": "v", "dist": "fillEqualSize", "spacing": \#(number), "c": [\#(box)]}"#,
      ] {
        #expect(Vectors.report(layoutFile(node: node)).outcome == .failed, "\(node)")
      }
    }
  }
}
