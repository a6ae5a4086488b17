import Engine

/// The motions that go on as long as something lives, as values of the algebra; each for ever.
enum Vital {
  /// From 1, all the air in, to −1 and back, 0.35 times a second.
  static var breathing: Animation<FloatAverage> { wave(from: 1, to: -1, in: 0.5 / 0.35) }

  /// The strength of a light: 1 at first, then less, down to 0.85.
  static var glowing: Animation<FloatAverage> { wave(from: 1, to: 0.85, in: 1.3) }

  /// The openness of the eyes: 1, but 0.08 in the middle of a blink.
  static func blinking(after gaps: [Double]) -> Animation<FloatAverage> {
    let blinks = gaps.map { const(1.0, for: $0) * lid }
    return blinks.reduce(.one, *).repeatingForever
  }

  /// The time from open to open, in seconds.
  static let blink = 0.13

  /// Eyes close faster than they open.
  private static var lid: Animation<FloatAverage> {
    linear(from: 1.0, to: 0.08, in: 0.05).time(.penner(.quad, .in))
      * linear(from: 0.08, to: 1.0, in: blink - 0.05).time(.penner(.quad, .inOut))
  }

  private static func wave(
    from start: Double, to end: Double, in time: Double
  ) -> Animation<FloatAverage> {
    linear(from: start, to: end, in: time).time(.penner(.sine, .inOut)).looped.repeatingForever
  }
}

extension Animation<FloatAverage> {
  /// The value at a time in seconds; 1 if there is none.
  func strength(at seconds: Double) -> Double { value(atSecond: seconds)?.mean ?? 1 }
}
