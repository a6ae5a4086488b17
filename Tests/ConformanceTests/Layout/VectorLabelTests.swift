import Testing

@testable import Conformance

/// Labels in vector files.
@Suite struct VectorLabelTests {
  private func report(
    _ label: String, measured: String, rows: String, width: String = "60"
  ) -> VectorReport {
    let views = #"[["l", -1, 0, 0, 50, 40, 0, 0]]"#
    let text = """
      {"labels": [{"i": 0, "w": \(width), "h": null, "node": {"k": "label", "id": "l", \(label)},
      "m": \(measured), "arr": \(rows), "views": \(views)}]}
      """
    return Vectors.report(["layout.json": text])
  }

  private let label = #""text": "to be or", "font": [10, 20]"#

  @Test func aRightExpectationPassesAndAChangedOneFails() {
    let right = report(label, measured: "[50, 40]", rows: "[[0, 0, 0, 50, 40]]")
    #expect(right.flaw == nil, "\(right.text)")
    let size = report(label, measured: "[50, 40.001]", rows: "[[0, 0, 0, 50, 40]]")
    #expect(size.text.contains("labels[0] m[1]: wanted 40.001, got 40"))
    let frame = report(label, measured: "[50, 40]", rows: "[[0, 0, 0, 60, 40]]")
    #expect(frame.flaw != nil)
  }

  @Test(arguments: [
    (#""text": "a", "font": [10]"#, "labels[0].node.font: wanted an array of 2"),
    (#""text": "a", "font": [0, 9]"#, "labels[0].node.font[0]: wanted a length > 0, found 0"),
    (#""text": "a", "font": [9, -1]"#, "labels[0].node.font[1]: wanted a length > 0, found -1"),
    (#""text": "a""#, "labels[0].node: wanted a member \"font\""),
    (#""font": [9, 9]"#, "labels[0].node: wanted a member \"text\""),
    (
      #""text": "a", "font": [9, 9], "lines": -1"#,
      "labels[0].node.lines: wanted a whole number ≥ 0, found -1"
    ),
    (
      #""text": "a", "font": [9, 9], "lines": 1.5"#,
      "labels[0].node.lines: wanted a whole number ≥ 0, found 1.5"
    ),
    (
      #""text": "a", "font": [9, 9], "charWrap": 1"#,
      "labels[0].node.charWrap: wanted true or false, found 1"
    ),
  ])
  func aBrokenLabelIsNamedWithItsPlace(_ label: String, _ text: String) {
    let report = report(label, measured: "[1, 1]", rows: "[]")
    #expect(report.outcome == .unreadable)
    #expect(report.flaw?.contains(text) ?? false, "\(report)")
  }
}
