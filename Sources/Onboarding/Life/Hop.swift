import Engine

/// A hop on the spot: a kick upwards, and a spring that pulls back to the ground.
///
/// Heights are shares of the creature's own height; below 0 it is squashed on the ground.
package struct Hop {
  /// The highest point: 18 points for the creature of the first slide, in its design.
  package static let height = 0.09
  /// The lowest point, on landing.
  static let depth = 0.205 * height
  private static let spring = Spring(response: 0.45, dampingRatio: 0.45)
  /// The speed upwards that leads to a height of 1, per second.
  private static let kick = 24.354
  /// The time after which it rests, in seconds.
  package static let duration = 1.5

  /// The time at which it began, in seconds.
  package let start: Double
  private let from: Double

  /// A hop that begins at a time in seconds, at the height of one that it interrupts.
  package init(at time: Double, from height: Double = 0) {
    start = time
    from = height
  }

  package func height(at time: Double) -> Double {
    guard time > start, !isOver(at: time) else { return time > start ? 0 : from }
    return Self.spring.value(
      at: time - start, from: from, to: 0, velocity: Self.kick * Self.height)
  }

  /// The share of its own height by which who is at a height is stretched; below 0 it is squashed.
  package static func stretch(at height: Double) -> Double {
    height < 0 ? height / depth * 0.06 : height / Self.height * 0.03
  }

  package func isOver(at time: Double) -> Bool { time - start >= Self.duration }
}
