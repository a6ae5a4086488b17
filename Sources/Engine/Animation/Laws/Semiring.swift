/// Values with a sum and a product.
///
/// In a semiring both are associative with neutral values ``zero`` and ``one``, the sum does not
/// care about order, zero annihilates, and the product distributes over the sum. Animations have
/// all of these but the last, which holds for them only under conditions: see `Animation`.
public protocol Semiring {
  static var zero: Self { get }
  static var one: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
}

extension Int: Semiring {
  /// The neutral element of the product: 1.
  public static var one: Int { 1 }
}

extension Double: Semiring {
  /// The neutral element of the product: 1.
  public static var one: Double { 1 }
}

extension Bool: Semiring {
  /// The neutral element of the sum: false.
  public static var zero: Bool { false }
  /// The neutral element of the product: true.
  public static var one: Bool { true }
  /// True if either is.
  public static func + (a: Bool, b: Bool) -> Bool { a || b }
  /// True if both are.
  public static func * (a: Bool, b: Bool) -> Bool { a && b }
}

/// Durations: at once takes as long as the longer one, one after the other as long as both.
///
/// This is what an animation's duration is a picture of, and it is a semiring without conditions.
public struct MaxPlus: Semiring, Hashable, Sendable {
  /// In seconds, ≥ 0; nil is zero: nothing that ever happens.
  public var seconds: Double?

  /// A number of seconds; nil for the zero.
  public init(_ seconds: Double?) { self.seconds = seconds }

  /// The neutral element of the sum: never.
  public static var zero: MaxPlus { MaxPlus(nil) }
  /// The neutral element of the product: no time at all.
  public static var one: MaxPlus { MaxPlus(0) }

  /// The longer of both: what two that run at once take.
  public static func + (a: MaxPlus, b: MaxPlus) -> MaxPlus {
    guard let first = a.seconds, let second = b.seconds else {
      return MaxPlus(a.seconds ?? b.seconds)
    }
    return MaxPlus(max(first, second))
  }

  /// Both together: what two that run one after the other take.
  public static func * (a: MaxPlus, b: MaxPlus) -> MaxPlus {
    guard let first = a.seconds, let second = b.seconds else { return .zero }
    return MaxPlus(first + second)
  }
}

extension Animation: Semiring where Value: CommutativeSemigroup {}
