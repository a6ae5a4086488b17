/// Up to eight numbers side by side: the common form of every animatable value.
public typealias Lanes = SIMD8<Double>

/// A value that can be animated: it can be written as at most eight numbers and read back.
///
/// Interpolation, addition of differences and averaging are defined on the numbers, so one
/// kernel serves every property. Unused lanes are zero.
public protocol Interpolatable: Equatable, Sendable {
  /// The value as numbers.
  var lanes: Lanes { get }
  /// The value that has these numbers; lanes it does not use are ignored.
  init(lanes: Lanes)
}

extension Interpolatable {
  /// The value a fraction of the way to another one.
  ///
  /// Exact at 0 and at 1; a fraction outside 0…1 extrapolates along the same line.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    Self(lanes: lerp(lanes, other.lanes, fraction))
  }
}

/// `from` at 0, `to` at 1, both exactly; linear in between and beyond.
@inlinable
public func lerp(_ from: Lanes, _ to: Lanes, _ fraction: Double) -> Lanes {
  from * (1 - fraction) + to * fraction
}

/// `from` at 0, `to` at 1, both exactly; linear in between and beyond.
@inlinable
public func lerp(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
  from * (1 - fraction) + to * fraction
}

extension Double: Interpolatable {
  /// The value as numbers, for the engine to calculate with.
  public var lanes: Lanes { Lanes(self, 0, 0, 0, 0, 0, 0, 0) }
  /// The value of such numbers.
  public init(lanes: Lanes) { self = lanes[0] }
}
