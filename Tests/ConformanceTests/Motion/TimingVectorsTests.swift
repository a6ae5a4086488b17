import Testing

@testable import Conformance

@Suite struct TimingVectorsTests {
  private func run(_ kind: String, _ check: String) -> VectorReport {
    let group = #"{"id": "g", "kind": "\#(kind)", "checks": [\#(check)]}"#
    return Vectors.report(["timing.json": #"{"groups": [\#(group)]}"#])
  }

  @Test func aGroupOfAnUnknownKindIsSkipped() {
    let report = run("wobble", "")
    #expect(report.text.contains("timing.g: skipped"))
    #expect(report.flaw == nil)
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
  func whatCannotBeMetFails(_ kind: String, _ check: String) {
    let report = run(kind, check)
    #expect(report.outcome == .failed, "\(report.text)")
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
  func badRowsAreNamed(_ kind: String, _ check: String, _ wanted: String) {
    let report = run(kind, check)
    #expect(report.outcome == .unreadable)
    #expect(report.flaw?.contains(wanted) ?? false, "\(report)")
  }
}
