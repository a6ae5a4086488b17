/// A curve that only code can tell: the fallback where no data will do.
///
/// Two are equal only if they are the same object. The function is asked for progress between 0
/// and 1, both excluded (the curve is 0 at 0 and 1 at 1 by itself), and must answer with finite
/// numbers, the same whenever it is asked; it may be called on any thread.
public final class CustomCurve: Hashable, Sendable {
  private let function: @Sendable (Double) -> Double

  /// A curve by its function.
  public init(_ function: @escaping @Sendable (Double) -> Double) { self.function = function }

  func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let value = function(progress)
    require(value.isFinite, "CustomCurve: the function must give a finite number")
    return value
  }

  /// By differences, so as good as the function is smooth.
  func slope(at progress: Double) -> Double {
    Differences.slope(at: progress, of: value(at:))
  }

  /// True if both are the same object: functions can't be compared.
  public static func == (a: CustomCurve, b: CustomCurve) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Slopes of what has no formula for them.
enum Differences {
  /// The slope of a function on 0…1; one-sided at the ends.
  static func slope(at progress: Double, of function: (Double) -> Double) -> Double {
    let (low, high) = (max(progress - 1e-6, 0), min(progress + 1e-6, 1))
    return (function(high) - function(low)) / (high - low)
  }
}
