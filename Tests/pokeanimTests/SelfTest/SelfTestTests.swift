import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

@Suite struct SelfTestTests {
  private func run(_ files: [String: String]) throws -> SelfTestReport {
    try VectorFolder.with(files) { SelfTest.run(vectors: $0) }
  }

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

  @Test func theShippedVectorsPass() {
    let report = SelfTest.run(vectors: VectorFolder.shipped)
    #expect(report.exitStatus == 0, "\(report.text)")
    let lines = report.text.split(separator: "\n")
    #expect(lines.contains("layout.directed: 138 passed, 0 failed"))
    #expect(lines.contains("layout.labels: 24 passed, 0 failed"))
    #expect(lines.contains("layout.trees: 200 passed, 0 failed"))
    #expect(lines.contains("layout.pairs: 32 passed, 0 failed"))
  }

  @Test func theWholeReportOfASmallFile() throws {
    let report = try run(layoutFile())
    #expect(
      report.text == """
        layout.trees: 1 passed, 0 failed
        layout.labels: 0 passed, 0 failed
        total: 1 passed, 0 failed

        """)
    #expect(report.exitStatus == 0)
  }

  @Test func aChangedExpectationFails() throws {
    let report = try run(layoutFile(rows: "[[0, 0, 0, 10, 5.00001]]"))
    #expect(report.exitStatus == 1)
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
  func anExpectationThatCannotBeMetFails(_ measured: String, _ rows: String) throws {
    let report = try run(layoutFile(measured: measured, rows: rows))
    #expect(report.exitStatus == 1, "\(report.text)")
    #expect(report.problems.isEmpty)
  }

  @Test func everyChangeOfAShippedPairFails() throws {
    let text = try VectorFolder.shippedText("layout.json")
    let json = try JSONReader.read(Array(text.utf8))
    guard case .array(let pairs) = json["pairs"] else { throw VectorError("pairs", "absent") }
    var random = SeededGenerator(seed: 7)
    for pair in pairs {
      let stage = ["s0", "s2"].randomElement(using: &random) ?? "s0"
      let changed = pair.replacing(stage) { rows in
        guard case .array(var rows) = rows, !rows.isEmpty else { return "no rows" }
        let row = Int.random(in: 0..<rows.count, using: &random)
        guard case .array(var numbers) = rows[row] else { return "no row" }
        let place = Int.random(in: 3..<9, using: &random)
        if case .number(let old) = numbers[place] { numbers[place] = .number(old + 0.001) }
        rows[row] = .array(numbers)
        return .array(rows)
      }
      let value = VectorValue(json: changed, place: "pairs")
      #expect(try LayoutPairVectors.check(value) != nil, "\(stage) of \(pair["i"] ?? .null)")
    }
  }

  @Test(arguments: [
    (#"["spring", 0.5, 0.4, 0]"#, #"["scale(0.0)"]"#, 0),
    (#"["spring", 0.5, 0.5, 0]"#, #"["scale(0.0)"]"#, 1),
    (#"["linear", 0.5]"#, #"["scale(0.0)"]"#, 1),
    (#"["spring", 0.5, 0.4, 0]"#, #"["scale(0.1)"]"#, 1),
    (#"["spring", 0.5, 0.4, 0]"#, "[]", 1),
    (#"["spring", 0.5, 0.4, 0]"#, #"["vanish()"]"#, 2),
  ])
  func theSlidesMoveByTheTable(_ type: String, _ entry: String, _ status: Int32) throws {
    let motion = #"{"type": \#(type), "entry": \#(entry), "leave": ["moveLeft(1000.0)"]}"#
    let report = try run([
      "transitions.json": #"{"intro": {"animations": {"cuteImage": \#(motion)}}}"#
    ])
    #expect(report.exitStatus == status, "\(report.text)")
  }

  @Test(arguments: [
    (#""order": ["background", "button", "<step>Image", "<step>Title"]"#, 0),
    (#""order": ["button", "background", "<step>Image", "<step>Title"]"#, 1),
    (#""reference_size": [480, 960]"#, 0), (#""reference_size": [480, 961]"#, 1),
    (#""animations": {"nobody": {"type": ["linear", 1], "entry": [], "leave": []}}"#, 1),
  ])
  func theSlidesShowWhatTheTableSays(_ part: String, _ status: Int32) throws {
    #expect(try run(["transitions.json": #"{"intro": {\#(part)}}"#]).exitStatus == status)
  }

  @Test func onlyTwentyFailuresAreWrittenOut() throws {
    let one = #"{"w": 20, "h": 20, "node": \#(box), "m": [1, 1]}"#
    let cases = Array(repeating: one, count: 25).joined(separator: ",")
    let report = try run(["layout.json": #"{"trees": [\#(cases)]}"#])
    let lines = report.text.split(separator: "\n")
    #expect(lines.count == 1 + 20 + 1 + 1)
    #expect(lines[21] == "  and 5 more")
    #expect(lines[0] == "layout.trees: 0 passed, 25 failed")
  }

  @Test func brokenJSONIsNamedWithItsPlace() throws {
    let report = try run(["layout.json": "{\"trees\": [\n  {]}", "timing.json": "{\"more\": []}"])
    #expect(report.exitStatus == 2)
    #expect(report.text.contains("layout.json: line 2, column 4: wanted a member's name, found"))
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
  func aCaseThatMakesNoSenseIsNamedWithItsPlace(_ node: String, _ wanted: String) throws {
    let report = try run(layoutFile(node: node))
    #expect(report.exitStatus == 2)
    #expect(report.text.contains("layout.json: \(wanted)"), "\(report.text)")
  }

  @Test func aFolderWithoutVectorsIsAnError() throws {
    let report = try run(["other.json": "{}"])
    #expect(report.exitStatus == 2)
    #expect(report.text.contains("none of algebra.json, animators.json, layout.json"))
    let absent = SelfTest.run(vectors: VectorFolder.shipped.appendingPathComponent("absent"))
    #expect(absent.exitStatus == 2)
  }

  @Test func aFileThatIsNoFileIsAnError() throws {
    let report = try VectorFolder.with([:]) { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("layout.json"), withIntermediateDirectories: true)
      return SelfTest.run(vectors: folder)
    }
    #expect(report.exitStatus == 2)
    #expect(report.text.contains("layout.json: can't be read"))
  }

  @Test func anOddCaseNeedOnlyHaveNumbers() throws {
    let report = try run(layoutFile(measured: "[0, 0]", more: "\"odd\": 1,"))
    #expect(report.exitStatus == 0)
  }

  @Test func strangeNumbersDoNotTrap() throws {
    for number in ["-5", "0", "1e308", "-1e308", "1e-320"] {
      for node in [
        #"{"k": "size", "w": \#(number), "minH": \#(number), "c": [\#(box)]}"#,
        #"{"k": "inset", "in": [\#(number), \#(number), \#(number), 1], "c": [\#(box)]}"#,
        #"{"k": "stack", "axis": "h", "spacing": \#(number), "c": [\#(box), \#(box)]}"#,
        #"{"k": "stack", "axis": "v", "dist": "fillEqualSize", "spacing": \#(number), "c": [\#(box)]}"#,
      ] {
        #expect(try run(layoutFile(node: node)).exitStatus == 1, "\(node)")
      }
    }
  }
}

extension JSONValue {
  func replacing(_ key: String, _ change: (JSONValue) -> JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map {
        $0.key == key ? Member(key: key, value: change($0.value)) : $0
      })
  }
}
