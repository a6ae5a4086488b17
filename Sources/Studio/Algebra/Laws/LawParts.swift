import Engine

/// The parts the laws are shown with, each with its letter.
enum LawParts {
  static var a: Animation<FloatAverage> { part("a", from: 0.1, to: 0.9, in: 2) }
  static var b: Animation<FloatAverage> { part("b", from: 0.7, to: 0.2, in: 1) }
  static var c: Animation<FloatAverage> { part("c", from: 0.3, to: 1, in: 1.5) }
  static var d: Animation<FloatAverage> { part("d", from: 0.9, to: 0.5, in: 1) }
  /// As long as a.
  static var b2: Animation<FloatAverage> { part("b", from: 0.7, to: 0.2, in: 2) }
  static var zero: Animation<FloatAverage> { .zero }
  static var one: Animation<FloatAverage> { .one }

  static func part(
    _ name: String, from: Double, to: Double, in duration: Double
  ) -> Animation<FloatAverage> {
    linear(from: from, to: to, in: duration).named(name)
  }

  /// A part that stays at one value.
  static func still(
    _ name: String, _ value: Double, for duration: Double
  ) -> Animation<FloatAverage> {
    const(value, for: duration).named(name)
  }
}
