import Engine

/// The life of the slides' creatures: what they know of the person, and how they look at a time.
///
/// It lies outside of everything that runs: it changes no view, only what is painted of it.
final class Life {
  private let creatures: [IntroStep: Creature]
  private var wakefulness = Wakefulness()
  private var gaze = Gaze()
  private var hops: [IntroStep: Hop] = [:]
  /// The time of the frame, in seconds.
  private var now = 0.0

  init(_ artwork: Artwork) {
    var creatures: [IntroStep: Creature] = [:]
    for step in IntroStep.allCases {
      guard case .drawing(let drawing) = artwork[step] else { continue }
      creatures[step] = Creature(drawing, seed: step.rawValue)
    }
    self.creatures = creatures
  }

  func advance(to time: Instant) { now = time.seconds(since: .zero) }

  // MARK: What they notice

  /// The person did something.
  func stir() { wakefulness.stir(at: now) }

  /// Looks towards a point of the unit disc; zero is straight ahead.
  func look(towards direction: Point) { gaze.turn(to: direction, at: now) }

  func hop(_ step: IntroStep) {
    hops[step] = Hop(at: now, from: height(of: step))
  }

  // MARK: What they show

  /// A slide's picture as it lives now; nil: as it is drawn.
  func drawing(of step: IntroStep) -> Drawing? {
    guard let creature = creatures[step], wakefulness.level(at: now) > 0 else { return nil }
    return creature.drawing.posed(
      creature.poses(
        at: Creature.Moment(
          seconds: now, wakefulness: wakefulness.level(at: now), gaze: gaze.direction(at: now),
          hop: height(of: step))))
  }

  /// The height of a slide's creature above its ground, in shares of its own; below 0 squashed.
  func height(of step: IntroStep) -> Double { hops[step]?.height(at: now) ?? 0 }

  /// The time at which the picture of a slide is another one, in seconds: now while something moves
  /// fast; nil while it sleeps.
  /// - Parameter side: the width of the picture, in points.
  func nextPicture(of step: IntroStep, side: Double) -> Double? {
    guard let creature = creatures[step], now < wakefulness.bedtime else { return nil }
    let hops = hops[step].map { !$0.isOver(at: now) } ?? false
    if hops || !gaze.isSettled(at: now) || creature.blinks.isBlinking(at: now) { return now }
    return min(
      wakefulness.bedtime, creature.blinks.next(after: now), nextBreath(of: creature, side: side))
  }

  /// The time at which breathing has moved the crown by a part of a point that can be seen, from a
  /// thirtieth to a fifth of a second away.
  private func nextBreath(of creature: Creature, side: Double) -> Double {
    let travel = 0.012 * creature.height * side
    let breath = creature.breath(at: now)
    let ticks = (2..<12).first {
      abs(creature.breath(at: now + Double($0) / 60) - breath) * travel >= 0.3
    }
    return now + Double(ticks ?? 12) / 60
  }
}
