/// The deck's ease family. Progress is in 0…1; the parameter is finite and above 0.
enum Ease {
  static func `in`(_ t: Double, exponent c: Double) -> Double {
    check(c)
    return 1 - Math.pow(1 - t, 1 / c)
  }

  static func inSlope(_ t: Double, exponent c: Double) -> Double {
    check(c)
    return Math.pow(1 - t, 1 / c - 1) / c
  }

  static func out(_ t: Double, exponent c: Double) -> Double {
    check(c)
    return 1 - Math.pow(1 - t, c)
  }

  static func outSlope(_ t: Double, exponent c: Double) -> Double {
    check(c)
    return Math.pow(1 - t, c - 1) * c
  }

  static func inOut(_ t: Double, steepness c: Double) -> Double {
    check(c)
    return 1 / (1 + Math.exp(inOutExponent(t, c)))
  }

  static func inOutSlope(_ t: Double, steepness c: Double) -> Double {
    guard t > 0, t < 1 else { return 0 }
    let value = inOut(t, steepness: c)
    let bell = value * (1 - value)
    // Far out the bell underflows before its factor overflows; 0 · ∞ would be NaN.
    guard bell > 0 else { return 0 }
    return bell * (c / t / t + c / (1 - t) / (1 - t))
  }

  /// c/t − c/(1 − t) as one fraction: no ∞ − ∞ for large c, no cancellation around 1/2.
  private static func inOutExponent(_ t: Double, _ c: Double) -> Double {
    c * ((1 - 2 * t) / (t * (1 - t)))
  }

  private static func check(_ c: Double) {
    require(c > 0 && c.isFinite, "TimingCurve: an ease needs a finite parameter above 0")
  }
}
