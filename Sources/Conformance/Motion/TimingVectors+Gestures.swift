import Engine
import JSONText

/// The checks of letting go: decay, projection, the rubber band.
extension TimingVectors {
  static let gestureChecks: [String: VectorFile.Check] = [
    "decay": checkDecay, "rubber_band": checkRubberBand, "projection": checkProjection,
  ]

  private static func checkDecay(_ value: VectorValue) throws -> Mismatch? {
    let decay = Decay(rate: try decelerationRate(value))
    let (t, v0) = (try value.member("t").number, try value.member("v0").number)
    let x = decay.value(at: t, from: try value.member("x0").number, velocity: v0)
    return try compare(value, "x", x, tolerance: "tol_x")
      ?? compare(value, "v", decay.velocity(at: t, velocity: v0), tolerance: "tol_v")
  }

  private static func checkProjection(_ value: VectorValue) throws -> Mismatch? {
    let distance = Projection.distance(
      velocity: try value.member("v").number, decelerationRate: try decelerationRate(value))
    return try compare(value, "exact", distance)
  }

  private static func decelerationRate(_ value: VectorValue) throws -> Double {
    let rate = try value.member("d")
    guard try rate.number > 0, try rate.number < 1 else {
      throw rate.wrong("a number between 0 and 1")
    }
    return try rate.number
  }

  private static func checkRubberBand(_ value: VectorValue) throws -> Mismatch? {
    let dimension = try value.member("dimension").positive
    let c = try value.member("c").positive
    let offset = RubberBand.offset(
      overshoot: try value.member("overshoot").number, dimension: dimension, coefficient: c)
    if let found = try compare(value, "expected", offset) { return found }
    guard let inverse = value.optional("inverse_of_expected") else { return nil }
    let back = RubberBand.overshoot(
      offset: try value.member("expected").number, dimension: dimension, coefficient: c)
    // Going back magnifies what is lost in the digits of the offset.
    return Expectation.usual.mismatch(
      wanted: inverse.json, got: .number(back), at: "inverse_of_expected")
  }
}
