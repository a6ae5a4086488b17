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
  public static var one: Int { 1 }
}

extension Double: Semiring {
  public static var one: Double { 1 }
}

extension Bool: Semiring {
  public static var zero: Bool { false }
  public static var one: Bool { true }
  public static func + (a: Bool, b: Bool) -> Bool { a || b }
  public static func * (a: Bool, b: Bool) -> Bool { a && b }
}

/// Durations: at once takes as long as the longer one, one after the other as long as both.
///
/// This is what an animation's duration is a picture of, and it is a semiring without conditions.
public struct MaxPlus: Semiring, Hashable, Sendable {
  /// In seconds, ≥ 0; nil is zero: nothing that ever happens.
  public var seconds: Double?

  public init(_ seconds: Double?) { self.seconds = seconds }

  public static var zero: MaxPlus { MaxPlus(nil) }
  public static var one: MaxPlus { MaxPlus(0) }

  public static func + (a: MaxPlus, b: MaxPlus) -> MaxPlus {
    guard let first = a.seconds, let second = b.seconds else {
      return MaxPlus(a.seconds ?? b.seconds)
    }
    return MaxPlus(max(first, second))
  }

  public static func * (a: MaxPlus, b: MaxPlus) -> MaxPlus {
    guard let first = a.seconds, let second = b.seconds else { return .zero }
    return MaxPlus(first + second)
  }
}

extension Animation: Semiring where Value: CommutativeSemigroup {}
