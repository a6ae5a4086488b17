import Engine

/// Springs, decay, the rubber band, and what is interrupted.
extension TimingVectors {
  static let motionChecks: [String: SelfTest.Check] = [
    "spring": checkSpring, "spring_convert": checkConversion, "spring_duration": checkDuration,
    "decay": checkDecay, "rubber_band": checkRubberBand, "projection": checkProjection,
    "retarget_spring": checkRetargetedSpring, "retarget_ease": checkRetargetedCurve,
  ]

  // MARK: Springs

  private static func checkSpring(_ value: VectorValue) throws -> Mismatch? {
    let spring = try spring(value)
    let (from, to) = (try value.member("from").number, try value.member("to").number)
    let (t, v0) = (try value.member("t").number, try value.optional("v0")?.number ?? 0)
    let round = try rounding(value)
    let x = round(spring.value(at: t, from: from, to: to, velocity: v0))
    let v = round(spring.velocity(at: t, from: from, to: to, velocity: v0))
    guard value.json["x"] != nil || value.json["v"] != nil else {
      return Mismatch(place: "x", wanted: "(no expectation)", got: "\(x)")
    }
    if value.json["x"] != nil, let found = try compare(value, "x", x, tolerance: "tol_x") {
      return found
    }
    return value.json["v"] == nil ? nil : try compare(value, "v", v, tolerance: "tol_v")
  }

  private static func rounding(_ value: VectorValue) throws -> (Double) -> Double {
    guard let mode = value.optional("mode") else { return { $0 } }
    let rule: FloatingPointRoundingRule = try mode.name(of: [
      "round": .toNearestOrAwayFromZero, "floor": .down,
    ])
    return { $0.rounded(rule) }
  }

  /// The spring of a case's stiffness, damping and, if given, mass.
  static func spring(_ value: VectorValue) throws -> Spring {
    Spring(
      stiffness: try positive(value.member("stiffness")),
      damping: try nonNegative(value.member("damping")),
      mass: try value.optional("mass").map(positive) ?? 1)
  }

  private static func checkConversion(_ value: VectorValue) throws -> Mismatch? {
    let spring = try convertedSpring(value)
    return try compare(value, "stiffness", spring.stiffness)
      ?? compare(value, "damping", spring.damping)
  }

  private static func convertedSpring(_ value: VectorValue) throws -> Spring {
    guard let bounce = value.optional("bounce") else {
      return Spring(
        response: try positive(value.member("response")),
        dampingRatio: try nonNegative(value.member("ratio")))
    }
    guard try bounce.number > -1, try bounce.number <= 1 else {
      throw bounce.wrong("a number above -1 and at most 1")
    }
    return Spring(duration: try positive(value.member("duration")), bounce: try bounce.number)
  }

  private static func checkDuration(_ value: VectorValue) throws -> Mismatch? {
    let v0 = try value.member("velocity").number
    let spring =
      SpringCurve(
        duration: try positive(value.member("duration")),
        damping: try positive(value.member("damping")), initialVelocity: v0
      ).spring
    let t = try value.member("t").number
    return try compare(
      value, "x", spring.value(at: t, from: 0, to: 1, velocity: v0), tolerance: "tol_x")
      ?? compare(
        value, "v", spring.velocity(at: t, from: 0, to: 1, velocity: v0), tolerance: "tol_v")
  }

  // MARK: Gestures

  private static func checkDecay(_ value: VectorValue) throws -> Mismatch? {
    let decay = try decay(value)
    let (t, v0) = (try value.member("t").number, try value.member("v0").number)
    let x = decay.value(at: t, from: try value.member("x0").number, velocity: v0)
    return try compare(value, "x", x, tolerance: "tol_x")
      ?? compare(value, "v", decay.velocity(at: t, velocity: v0), tolerance: "tol_v")
  }

  private static func checkProjection(_ value: VectorValue) throws -> Mismatch? {
    let decay = try decay(value)
    return try compare(value, "exact", decay.distance(velocity: value.member("v").number))
  }

  private static func decay(_ value: VectorValue) throws -> Decay {
    let rate = try value.member("d")
    guard try rate.number > 0, try rate.number < 1 else {
      throw rate.wrong("a number between 0 and 1")
    }
    return Decay(rate: try rate.number)
  }

  private static func checkRubberBand(_ value: VectorValue) throws -> Mismatch? {
    let dimension = try positive(value.member("dimension"))
    let c = try positive(value.member("c"))
    let offset = RubberBand.offset(
      overshoot: try value.member("overshoot").number, dimension: dimension, coefficient: c)
    if let found = try compare(value, "expected", offset) { return found }
    guard let inverse = value.optional("inverse_of_expected") else { return nil }
    let back = RubberBand.overshoot(
      offset: try value.member("expected").number, dimension: dimension, coefficient: c)
    // Going back magnifies what is lost in the digits of the offset.
    return Expectation(tolerance: 1e-9).mismatch(
      wanted: inverse.json, got: .number(back), at: "inverse_of_expected")
  }

  // MARK: Interruption

  private static func checkRetargetedSpring(_ value: VectorValue) throws -> Mismatch? {
    let caught = try value.member("retarget_at").number
    let flight = SpringFlight<SIMD2<Double>>(
      try convertedSpring(value), from: [try value.member("from").number, 0],
      to: [try value.member("to").number, 0])
    let thrown = flight.retargeted(to: [try value.member("new_to").number, 0], at: caught)
    let after = try value.member("t_after").number
    let wanted = try value.member("velocity_preserving")
    let expectation = Expectation(tolerance: try nonNegative(value.member("tol")))
    return expectation.mismatch(
      wanted: wanted.json["x"], got: .number(thrown.value(at: after)[0]), at: "x")
      ?? expectation.mismatch(
        wanted: wanted.json["v"], got: .number(thrown.velocity(at: after)[0]), at: "v")
  }

  private static func checkRetargetedCurve(_ value: VectorValue) throws -> Mismatch? {
    let curve = try bezier(value.member("p"))
    let duration = try positive(value.member("duration"))
    let (from, to) = (try value.member("from").number, try value.member("to").number)
    let target = try value.member("new_to").number
    let after = try value.member("t_after").number
    let whole = try value.member("retarget_at").number + after
    let x =
      target + (from - to) * (1 - curve.value(at: whole / duration))
      + (to - target) * (1 - curve.value(at: after / duration))
    return try compare(value, "additive_x", x)
  }
}
