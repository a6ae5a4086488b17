infix operator <> : AdditionPrecedence

/// Values that can be merged: `a <> (b <> c) == (a <> b) <> c`.
public protocol Semigroup {
  static func <> (a: Self, b: Self) -> Self
}

/// A semigroup in which the order does not matter: `a <> b == b <> a`.
///
/// What `+` on animations needs: things that happen at the same time have no order.
public protocol CommutativeSemigroup: Semigroup {}

/// A semigroup with a neutral value: `empty <> a == a == a <> empty`.
public protocol Monoid: Semigroup {
  static var empty: Self { get }
}
