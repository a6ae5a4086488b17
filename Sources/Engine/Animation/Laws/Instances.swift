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

extension Double: CommutativeSemigroup, Monoid {
  /// Zero, which added changes nothing.
  public static var empty: Double { 0 }
  /// The sum.
  public static func <> (a: Double, b: Double) -> Double { a + b }
}

extension Point: CommutativeSemigroup, Monoid {
  /// Zero, which added changes nothing.
  public static var empty: Point { .zero }
  /// The sum.
  public static func <> (a: Point, b: Point) -> Point { a + b }
}

extension Size: CommutativeSemigroup, Monoid {
  /// Zero, which added changes nothing.
  public static var empty: Size { .zero }
  /// The sum, side by side.
  public static func <> (a: Size, b: Size) -> Size {
    Size(a.width + b.width, a.height + b.height)
  }
}

extension SIMD2: Semigroup, CommutativeSemigroup, Monoid where Scalar: FloatingPoint {
  /// Zero, which added changes nothing.
  public static var empty: SIMD2 { .zero }
  /// The sum.
  public static func <> (a: SIMD2, b: SIMD2) -> SIMD2 { a + b }
}

extension SIMD4: Semigroup, CommutativeSemigroup, Monoid where Scalar: FloatingPoint {
  /// Zero, which added changes nothing.
  public static var empty: SIMD4 { .zero }
  /// The sum.
  public static func <> (a: SIMD4, b: SIMD4) -> SIMD4 { a + b }
}

extension SIMD8: Semigroup, CommutativeSemigroup, Monoid where Scalar: FloatingPoint {
  /// Zero, which added changes nothing.
  public static var empty: SIMD8 { .zero }
  /// The sum.
  public static func <> (a: SIMD8, b: SIMD8) -> SIMD8 { a + b }
}
