import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

@Suite struct TimingSelfTests {
  private func run(_ kind: String, _ check: String) throws -> SelfTestReport {
    let group = #"{"id": "g", "kind": "\#(kind)", "checks": [\#(check)]}"#
    return try VectorFolder.with(["timing.json": #"{"groups": [\#(group)]}"#]) {
      SelfTest.run(vectors: $0)
    }
  }

  private func shippedGroups() throws -> [VectorValue] {
    let json = try JSONReader.read(Array(try VectorFolder.shippedText("timing.json").utf8))
    return try VectorValue(json: json, place: "").member("groups").elements
  }

  @Test func everyShippedGroupIsTriedAndPasses() throws {
    let report = SelfTest.run(vectors: VectorFolder.shipped)
    let lines = report.text.split(separator: "\n").filter { $0.hasPrefix("timing.") }
    #expect(lines.count == 27)
    #expect(lines.allSatisfy { $0.hasSuffix(" passed, 0 failed") }, "\(report.text)")
    #expect(lines.contains("timing.computed.spring-duration: 279 passed, 0 failed"))
  }

  /// Every expectation of every shipped row counts: moved beyond its tolerance, the row fails.
  @Test func everyChangedExpectationFails() throws {
    let tolerances = [
      "y": "tol", "x": "tol_x", "v": "tol_v", "stiffness": "tol", "damping": "tol",
      "expected": "tol", "exact": "tol", "additive_x": "tol", "first_order_hold_x": "tol",
      "expected_x": "tol", "total_ms": "tol", "value": "tol", "inverse_of_expected": "tol",
    ]
    let inputs: [String: Set<String>] = [
      "spring": ["stiffness", "damping"], "follow_framerate": ["stiffness", "damping", "total_ms"],
      "step_invariance": ["stiffness", "damping"], "seek": ["total_ms"], "cubic_bezier": ["x"],
      "steps": ["x"], "css_linear": ["x"], "projection": ["v"], "cubic_bezier_bound": ["x"],
    ]
    for group in try shippedGroups() {
      let kind = try group.member("kind").string
      let check = try #require(TimingVectors.checks[kind])
      for row in try group.member("checks").elements {
        guard case .object(let members) = row.json else { continue }
        for member in members where inputs[kind]?.contains(member.key) != true {
          guard let name = tolerances[member.key], case .number(let old) = member.value else {
            continue
          }
          let tolerance = try row.member(row.json[name] == nil ? "tol" : name).number
          let step = max(3 * tolerance, 1e-3 * max(1, abs(old)))
          let moved = row.json.setting(member.key, to: .number(old + step))
          let found = try check(VectorValue(json: moved, place: row.place))
          #expect(found != nil, "\(row.place).\(member.key)")
        }
      }
    }
  }

  @Test func aGroupOfAnUnknownKindIsSkipped() throws {
    let report = try run("wobble", "")
    #expect(report.text.contains("timing.g: skipped"))
    #expect(report.exitStatus == 0)
  }

  @Test(arguments: [
    ("cubic_bezier", #"{"p": [0.5, 0, 1, 1], "x": 0.5, "tol": 1}"#),
    ("cubic_bezier", #"{"p": [0.5, 0, 1, 1], "x": 0.5, "y": "much", "tol": 1}"#),
    ("cubic_bezier_bound", #"{"p": [0.5, 0, 1, 1], "x": 0.5, "min": 1, "max": 0}"#),
    ("spring", #"{"stiffness": 1, "damping": 1, "from": 0, "to": 1, "t": 1}"#),
    (
      "composition_local_time",
      #"{"tree": {"leaf": "a", "dur": 5}, "time_ms": 1, "local_ms": {}, "total_ms": 5, "tol": 0}"#
    ),
  ])
  func whatCannotBeMetFails(_ kind: String, _ check: String) throws {
    let report = try run(kind, check)
    #expect(report.exitStatus == 1, "\(report.text)")
  }

  @Test(arguments: [
    ("cubic_bezier", #"{"p": [2, 0, 1, 1], "x": 0}"#, "p[0]: wanted a number from 0 to 1"),
    ("steps", #"{"steps": 0, "jump": "end", "x": 0}"#, "steps: wanted a whole number from 1 on"),
    ("css_linear", #"{"text": "linear(0, x)", "x": 0}"#, "text: column 11: wanted a number"),
    ("css_linear", #"{"text": "ease", "x": 0}"#, "text: wanted a linear(…)"),
    ("spring", #"{"stiffness": 0, "damping": 1, "from": 0, "to": 1, "t": 1}"#, "a number above 0"),
    ("decay", #"{"d": 1, "x0": 0, "v0": 1, "t": 1}"#, "d: wanted a number between 0 and 1"),
    ("seek", #"{"child_ms": 5, "total_ms": 4, "fraction": 0}"#, "total_ms: wanted at least child"),
    ("spring_convert", #"{"duration": 1, "bounce": -1}"#, "bounce: wanted a number above -1"),
  ])
  func badRowsAreNamed(_ kind: String, _ check: String, _ wanted: String) throws {
    let report = try run(kind, check)
    #expect(report.exitStatus == 2)
    #expect(report.text.contains(wanted), "\(report.text)")
  }
}

extension JSONValue {
  fileprivate func setting(_ key: String, to value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.key == key ? Member(key: key, value: value) : $0 })
  }
}
