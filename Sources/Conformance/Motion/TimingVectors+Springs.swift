import Engine
import JSONText

/// The checks of springs alone.
extension TimingVectors {
  static let springChecks: [String: VectorFile.Check] = [
    "spring": checkSpring, "spring_convert": checkConversion, "spring_duration": checkDuration,
  ]

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
      stiffness: try value.member("stiffness").positive,
      damping: try value.member("damping").nonNegative,
      mass: try value.optional("mass")?.positive ?? 1)
  }

  private static func checkConversion(_ value: VectorValue) throws -> Mismatch? {
    let spring = try convertedSpring(value)
    return try compare(value, "stiffness", spring.stiffness)
      ?? compare(value, "damping", spring.damping)
  }

  /// The spring of a duration and bounce, or of a response and ratio.
  static func convertedSpring(_ value: VectorValue) throws -> Spring {
    guard let bounce = value.optional("bounce") else {
      return Spring(
        response: try value.member("response").positive,
        dampingRatio: try value.member("ratio").nonNegative)
    }
    guard try bounce.number > -1, try bounce.number <= 1 else {
      throw bounce.wrong("a number above -1 and at most 1")
    }
    return Spring(duration: try value.member("duration").positive, bounce: try bounce.number)
  }

  private static func checkDuration(_ value: VectorValue) throws -> Mismatch? {
    let v0 = try value.member("velocity").number
    let spring =
      SpringCurve(
        duration: try value.member("duration").positive,
        damping: try value.member("damping").positive, initialVelocity: v0
      ).spring
    let t = try value.member("t").number
    return try compare(
      value, "x", spring.value(at: t, from: 0, to: 1, velocity: v0), tolerance: "tol_x")
      ?? compare(
        value, "v", spring.velocity(at: t, from: 0, to: 1, velocity: v0), tolerance: "tol_v")
  }
}
