/// The normal distribution.
enum Gaussian {
  /// The deviations beyond which there is nothing.
  static let limit = 4.0
  private static let stepsPerUnit = 256.0

  /// The share below each step from −limit to limit, the last one twice.
  private static let shares: [Double] = {
    let count = Int(2 * limit * stepsPerUnit)
    let shares = (0...count).map { step in
      0.5 * (1 + Math.erf((Double(step) / stepsPerUnit - limit) / 2.0.squareRoot()))
    }
    return shares + [shares[count]]
  }()

  /// The share of the values that are less than `deviations` above the mean; 0 for what is no
  /// number.
  static func share(below deviations: Double) -> Double {
    guard deviations > -limit else { return 0 }
    guard deviations < limit else { return 1 }
    let place = (deviations + limit) * stepsPerUnit
    let step = Int(place)
    let part = place - Double(step)
    return shares[step] * (1 - part) + shares[step + 1] * part
  }
}
