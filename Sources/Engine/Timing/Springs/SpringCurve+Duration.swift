extension SpringCurve {
  /// The duration of the curve that has an angular frequency: the time after which a thousandth of the
  /// way is left.
  ///
  /// - Parameters:
  ///   - frequency: ω, in radians a second, > 0.
  ///   - damping: ζ, from 0.003 to 1.
  ///   - velocity: in whole distances a second, below ζω: with more no curve has that frequency.
  package static func duration(frequency: Double, damping: Double, velocity: Double) -> Double {
    let pace = damping * frequency
    guard damping < 1 else { return criticalDuration(frequency, velocity) }
    let swing = frequency * (1 - damping * damping).squareRoot()
    let rest = Math.log(1000 * (pace - velocity) / swing) / pace
    // Of a start so fast that no ω fulfils the equation the curve has the nearest one.
    return velocity > 0 ? max(rest, velocity / (pace * (pace - velocity))) : rest
  }

  private static func criticalDuration(_ frequency: Double, _ velocity: Double) -> Double {
    // It rises before, if it does.
    let top = max(0, -velocity / (frequency * (frequency - velocity)))
    return Bisection.crossing(from: top, to: nil) { time in
      Math.exp(-frequency * time) * ((frequency - velocity) * time + 1) <= 0.001
    }
  }
}
