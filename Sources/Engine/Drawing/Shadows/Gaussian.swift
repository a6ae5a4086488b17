/// The normal distribution, as a table that is at hand without being asked for.
final class Gaussian {
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

  private let table: UnsafeMutableBufferPointer<Double>

  init() {
    table = .allocate(capacity: Self.shares.count)
    _ = table.initialize(from: Self.shares)
  }

  deinit { table.deallocate() }

  /// The share of the values that are less than `deviations` above the mean; 0 for what is no
  /// number.
  @inline(__always) func share(below deviations: Double) -> Double {
    guard deviations > -Self.limit else { return 0 }
    guard deviations < Self.limit else { return 1 }
    let place = (deviations + Self.limit) * Self.stepsPerUnit
    let step = Int(place)
    let part = place - Double(step)
    return table[step] * (1 - part) + table[step &+ 1] * part
  }

  /// The deviations, ≥ 0, beyond which less than a share of the values lies on one side of the mean.
  static func reach(of share: Double) -> Double {
    guard share < 0.5 else { return 0 }
    var (low, high) = (0, shares.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if shares[middle] < share { low = middle + 1 } else { high = middle }
    }
    return limit - Double(max(0, low - 1)) / stepsPerUnit
  }
}
