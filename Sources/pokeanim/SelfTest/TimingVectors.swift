import Engine

/// The groups of timing.json, by kind: curves here, motion and time in files of their own.
enum TimingVectors {
  static let checks: [String: SelfTest.Check] = curveChecks.merging(motionChecks) { a, _ in a }
    .merging(timeChecks) { a, _ in a }

  private static let curveChecks: [String: SelfTest.Check] = [
    "cubic_bezier": checkBezier, "cubic_bezier_bound": checkBounds, "steps": checkSteps,
    "css_linear": checkLines,
  ]

  // MARK: Curves

  private static func checkBezier(_ value: VectorValue) throws -> Mismatch? {
    let curve = try bezier(value.member("p"))
    return try compare(value, "y", curve.extendedValue(at: value.member("x").number))
  }

  private static func checkBounds(_ value: VectorValue) throws -> Mismatch? {
    let (low, high) = (try value.member("min").number, try value.member("max").number)
    let got = try bezier(value.member("p")).extendedValue(at: value.member("x").number)
    if low <= got, got <= high { return nil }
    return Mismatch(place: "y", wanted: "from \(low) to \(high)", got: "\(got)")
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
      "start": .start, "end": .end, "none": .none, "both": .both,
    ])
    let member = try value.member("steps")
    let least = jump == .none ? 2.0 : 1
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
    let tolerance = try nonNegative(value.member(name))
    guard case .number(let wanted)? = value.json[key], abs(wanted - got) <= tolerance else {
      let wanted = value.json[key]?.description ?? "(no expectation)"
      return Mismatch(place: key, wanted: wanted, got: "\(got)")
    }
    return nil
  }

  static func nonNegative(_ value: VectorValue) throws -> Double {
    guard try value.number >= 0 else { throw value.wrong("a number of at least 0") }
    return try value.number
  }

  static func positive(_ value: VectorValue) throws -> Double {
    guard try value.number > 0 else { throw value.wrong("a number above 0") }
    return try value.number
  }
}
