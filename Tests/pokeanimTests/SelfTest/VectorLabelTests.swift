import EngineTestSupport
import Testing

@testable import pokeanim

/// Labels in vector files.
@Suite struct VectorLabelTests {
  private func report(
    _ label: String, measured: String, rows: String, width: String = "60"
  ) throws -> SelfTestReport {
    let views = #"[["l", -1, 0, 0, 50, 40, 0, 0]]"#
    let text = """
      {"labels": [{"i": 0, "w": \(width), "h": null, "node": {"k": "label", "id": "l", \(label)},
      "m": \(measured), "arr": \(rows), "views": \(views)}]}
      """
    return try VectorFolder.with(["layout.json": text]) { SelfTest.run(vectors: $0) }
  }

  private let label = #""text": "to be or", "font": [10, 20]"#

  @Test func aRightExpectationPassesAndAChangedOneFails() throws {
    let right = try report(label, measured: "[50, 40]", rows: "[[0, 0, 0, 50, 40]]")
    #expect(right.exitStatus == 0, "\(right.text)")
    let size = try report(label, measured: "[50, 40.001]", rows: "[[0, 0, 0, 50, 40]]")
    #expect(size.text.contains("labels[0] m[1]: wanted 40.001, got 40"))
    let frame = try report(label, measured: "[50, 40]", rows: "[[0, 0, 0, 60, 40]]")
    #expect(frame.exitStatus == 1)
  }

  @Test func everyChangeOfAShippedLabelFails() throws {
    let json = try JSONReader.read(Array(try VectorFolder.shippedText("layout.json").utf8))
    guard case .array(let labels) = json["labels"] else { throw VectorError("labels", "absent") }
    let check = try #require(LayoutVectors.checks["labels"])
    for label in labels {
      for axis in 0...1 {
        let changed = label.replacing("m") { size in
          guard case .array(var sides) = size, case .number(let side) = sides[axis] else {
            return "no size"
          }
          sides[axis] = .number(side + 1)
          return .array(sides)
        }
        #expect(try check(VectorValue(json: changed, place: "labels")) != nil)
      }
    }
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
  func aBrokenLabelIsNamedWithItsPlace(_ label: String, _ text: String) throws {
    let report = try report(label, measured: "[1, 1]", rows: "[]")
    #expect(report.exitStatus == 2)
    #expect(report.text.contains(text), "\(report.text)")
  }
}
