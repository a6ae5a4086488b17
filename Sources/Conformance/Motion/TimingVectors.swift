import Engine
import JSONText

/// The groups of timing.json, by kind: curves here, all else in files of their own.
enum TimingVectors {
  static let checks: [String: VectorFile.Check] = [
    curveChecks, springChecks, gestureChecks, interruptionChecks, timeChecks,
  ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

  private static let curveChecks: [String: VectorFile.Check] = [
    "cubic_bezier": checkBezier, "cubic_bezier_bound": checkBounds, "steps": checkSteps,
    "css_linear": checkLines,
  ]

  // MARK: Curves

  private static func checkBezier(_ value: VectorValue) throws -> Mismatch? {
    try compare(value, "y", bezierValue(value))
  }

  private static func checkBounds(_ value: VectorValue) throws -> Mismatch? {
    let (low, high) = (try value.member("min").number, try value.member("max").number)
    let got = try bezierValue(value)
    if low <= got, got <= high { return nil }
    return Mismatch(place: "y", wanted: "from \(low) to \(high)", got: "\(got)")
  }

  /// The value at the case's x: within 0…1 what a change shows, outside of it the extended curve.
  private static func bezierValue(_ value: VectorValue) throws -> Double {
    let curve = try bezier(value.member("p"))
    let x = try value.member("x").number
    return 0...1 ~= x ? TimingCurve.cubicBezier(curve).value(at: x) : curve.extendedValue(at: x)
  }

  static func bezier(_ value: VectorValue) throws -> CubicBezier {
    let points = try value.elements(count: 4)
    for index in [0, 2] where !(0...1 ~= (try points[index].number)) {
      throw points[index].wrong("a number from 0 to 1")
    }
    return CubicBezier(
      try points[0].number, try points[1].number, try points[2].number, try points[3].number)
  }

  private static func checkSteps(_ value: VectorValue) throws -> Mismatch? {
    let jump: Steps.Jump = try value.member("jump").name(of: [
      "start": .start, "end": .end, "none": .neither, "both": .both,
    ])
    let member = try value.member("steps")
    let least = jump == .neither ? 2.0 : 1
    guard let count = Int(exactly: try member.number), Double(count) >= least else {
      throw member.wrong("a whole number from \(Int(least)) on")
    }
    let isBefore = try value.optional("before")?.bool ?? false
    let x = try value.member("x").number
    return try compare(value, "y", Steps(count, jump: jump).value(at: x, isBefore: isBefore))
  }

  private static func checkLines(_ value: VectorValue) throws -> Mismatch? {
    let text = try value.member("text")
    let x = try value.member("x").number
    do {
      switch try TimingCurve(css: try text.string) {
      case .piecewiseLinear(let lines): return try compare(value, "y", lines.value(at: x))
      default: throw text.wrong("a linear(…)")
      }
    } catch let error as CSSCurveError {
      throw VectorError(text.place, "\(error)")
    }
  }

  // MARK: Comparing

  /// Compares a number with the expected member, within the case's own tolerance, which is
  /// absolute.
  static func compare(
    _ value: VectorValue, _ key: String, _ got: Double, tolerance name: String = "tol"
  ) throws -> Mismatch? {
    let tolerance = try value.member(name).nonNegative
    return mismatch(value.json[key], got, within: tolerance, at: key)
  }

  static func mismatch(
    _ wanted: JSONValue?, _ got: Double, within tolerance: Double, at place: String
  ) -> Mismatch? {
    if case .number(let wanted)? = wanted, abs(wanted - got) <= tolerance { return nil }
    return Mismatch(
      place: place, wanted: wanted?.description ?? "(no expectation)", got: "\(got)")
  }
}
