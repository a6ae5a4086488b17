/// Two values side by side.
public struct Pair<First, Second> {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// A pair of two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension Pair: Equatable where First: Equatable, Second: Equatable {}
extension Pair: Hashable where First: Hashable, Second: Hashable {}
extension Pair: Sendable where First: Sendable, Second: Sendable {}

extension Pair: Semigroup where First: Semigroup, Second: Semigroup {
  /// The pair of what the first values and what the second values make together.
  public static func <> (a: Pair, b: Pair) -> Pair {
    Pair(a.first <> b.first, a.second <> b.second)
  }
}

extension Pair: CommutativeSemigroup
where First: CommutativeSemigroup, Second: CommutativeSemigroup {}

extension Pair: Monoid where First: Monoid, Second: Monoid {
  /// The pair of both empty values.
  public static var empty: Pair { Pair(.empty, .empty) }
}

// Vectors merge by their sum.

extension Semigroup where Self: Interpolatable {
  /// The sum, number by number.
  public static func <> (a: Self, b: Self) -> Self { Self(lanes: a.lanes + b.lanes) }
}

extension Monoid where Self: Interpolatable {
  /// Zero, which added changes nothing.
  public static var empty: Self { Self(lanes: .zero) }
}

extension Semigroup where Self: SIMD, Scalar: FloatingPoint {
  /// The sum, number by number.
  public static func <> (a: Self, b: Self) -> Self { a + b }
}

extension Monoid where Self: SIMD {
  /// Zero, which added changes nothing.
  public static var empty: Self { Self() }
}

extension Double: CommutativeSemigroup, Monoid {}
extension Point: CommutativeSemigroup, Monoid {}
extension Size: CommutativeSemigroup, Monoid {}
extension SIMD2: Semigroup, CommutativeSemigroup, Monoid where Scalar: FloatingPoint {}
extension SIMD4: Semigroup, CommutativeSemigroup, Monoid where Scalar: FloatingPoint {}
extension SIMD8: Semigroup, CommutativeSemigroup, Monoid where Scalar: FloatingPoint {}
