import Engine
import Onboarding

/// A creature's answer to a click: it hops, and a few hearts and stars fly off. For people who asked
/// for less motion it goes pale for a moment instead.
///
/// All times are in seconds of one clock.
struct Reaction {
  private let hop: Hop
  private let isPulse: Bool

  /// The time that a creature is pale, in seconds: it goes out and comes in.
  static let pulse = 0.3
  private static let paleness = 0.45
  private static let sparks = Burst.hearts(seed: 0)

  /// A reaction that begins at a time, as high as one that it interrupts.
  init(at time: Double, after last: Reaction? = nil, isPulse: Bool) {
    hop = Hop(at: time, from: last?.pose(at: time).hop ?? 0)
    self.isPulse = isPulse
  }

  func isOver(at time: Double) -> Bool {
    isPulse ? time - hop.start >= Self.pulse : hop.isOver(at: time)
  }

  func pose(at time: Double) -> CreaturePose {
    guard isPulse else { return CreaturePose(hop: hop.height(at: time)) }
    let share = min(1, max(0, (time - hop.start) / Self.pulse))
    return CreaturePose(opacity: 1 - Self.paleness * (1 - abs(2 * share - 1)))
  }

  /// Hearts and stars around a place, in the units of a drawing.
  ///
  /// - Parameter unit: the drawing's units in a point of the design.
  func sparks(at time: Double, from place: Point, unit: Double) -> [Drawing.Item] {
    isPulse ? [] : Self.sparks.items(at: time - hop.start, from: place, unit: unit)
  }
}
