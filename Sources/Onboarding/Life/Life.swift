import Engine

/// The life of the slides' creatures: what they know of the person, and how they look at a time.
///
/// It lies outside of everything that runs: it changes no view, only what is painted of it.
final class Life {
  /// The name of the slide that was reached last, and when, in seconds.
  private struct Arrival {
    var slide: String
    var time: Double
  }

  private let creatures: [Slide: Creature]
  private var wakefulness = Wakefulness()
  private var gaze = Gaze()
  private var hops: [Slide: Hop] = [:]
  private var drifts: [Slide: Drift] = [:]
  private let confetti = Burst.confetti(seed: 0)
  private let hearts = Burst.hearts(seed: 0)
  private var arrival: Arrival?
  private var loops = IdleLoops()
  /// The time of the frame, in seconds.
  private var now = 0.0

  /// - Parameter old: the life of the slides before an edit, which goes on.
  init(_ deck: Deck, _ artwork: Artwork, after old: Life? = nil) {
    var creatures: [Slide: Creature] = [:]
    // A picture that is there on several slides is one creature.
    var seeds: [[String]: Int] = [:]
    for (number, slide) in deck.slides.enumerated() {
      guard let name = slide.pictures.first, case .drawing(let drawing) = artwork[name]
      else { continue }
      let seed = seeds[[slide.imageKey, name]] ?? number
      seeds[[slide.imageKey, name]] = seed
      creatures[slide] = Creature(drawing, seed: seed)
    }
    self.creatures = creatures
    guard let old else { return }
    (wakefulness, gaze, arrival, now) = (old.wakefulness, old.gaze, old.arrival, old.now)
    loops = old.loops
  }

  /// Time goes on; the creatures that are seen have come to these places, in points of the design.
  func advance(to time: Instant, places: [Slide: Point]) {
    let passed = max(0, time.seconds(since: .zero) - now)
    now = time.seconds(since: .zero)
    drifts = drifts.filter { places[$0.key] != nil }
    for (step, place) in places {
      drifts[step, default: Drift(at: place)].follow(place, over: passed)
    }
  }

  /// All places are others now, and nothing has moved.
  func forgetPlaces() { drifts = [:] }

  /// Elements go on in their loops, some seconds after the last frame.
  ///
  /// - Parameter seen: the elements that have views; nil: all have.
  func loop(_ names: [SlideIdle.Name], among seen: Set<String>?, over seconds: Double) {
    loops.follow(
      names, among: seen, until: now, over: seconds, wakefulness: wakefulness.level(at: now))
  }

  // MARK: What they notice

  /// The person did something.
  func stir() { wakefulness.stir(at: now) }

  /// A slide is there, with nothing on its way: whoever reaches the badge is celebrated.
  func arrive(at step: Slide) {
    if step.name != arrival?.slide { arrival = Arrival(slide: step.name, time: now) }
  }

  /// Looks towards a point of the unit disc; zero is straight ahead.
  func look(towards direction: Point) { gaze.turn(to: direction, at: now) }

  func hop(_ step: Slide) {
    hops[step] = Hop(at: now, from: height(of: step))
  }

  // MARK: What they show

  /// What differs of each element that goes on in a loop.
  func sways(in layout: IntroLayout) -> [String: Sway] {
    loops.sways(in: layout, wakefulness: wakefulness.level(at: now))
  }

  /// True while an element goes on in a loop, or comes to rest from one.
  var loopsAnything: Bool { !loops.isEmpty }

  /// True while something of that is seen.
  var swaysAnything: Bool { loopsAnything && now < wakefulness.bedtime }

  /// True if the picture on a slide is this one, and lives.
  func hasCreature(_ drawing: Drawing, on step: Slide) -> Bool {
    creatures[step]?.drawing == drawing
  }

  /// A slide's picture as it lives now; nil: as it is drawn.
  func drawing(of step: Slide) -> Drawing? {
    guard let creature = creatures[step], wakefulness.level(at: now) > 0 else { return nil }
    let drift = drifts[step]
    let moment = Creature.Moment(
      seconds: now, wakefulness: wakefulness.level(at: now), gaze: gaze.direction(at: now),
      hop: height(of: step), laggingHop: hops[step]?.height(at: now - 0.09) ?? 0,
      lag: drift?.lag ?? .zero, velocity: drift?.velocity ?? .zero)
    var drawing = creature.drawing.posed(creature.poses(at: moment))
    drawing.items += bursts(on: step, in: drawing.viewBox)
    return drawing
  }

  /// Hearts above a creature that was clicked, and confetti around the badge.
  private func bursts(on step: Slide, in box: Rect) -> [Drawing.Item] {
    let unit = box.width / IntroLayout.pictureSide
    let head = box.center - Point(0, 0.2 * box.height)
    let clicked = hops[step].map { hearts.items(at: now - $0.start, from: head, unit: unit) } ?? []
    guard let time = secondsOfParty(on: step) else { return clicked }
    return clicked + confetti.items(at: time, from: box.center, unit: unit)
  }

  /// The time since the badge was reached; nil where no confetti is in the air.
  private func secondsOfParty(on step: Slide) -> Double? {
    guard step.isCelebrated, let arrival, arrival.slide == step.name else { return nil }
    let time = now - arrival.time
    return time < confetti.duration ? time : nil
  }

  /// The height of a slide's creature above its ground, in shares of its own; below 0 squashed.
  func height(of step: Slide) -> Double { hops[step]?.height(at: now) ?? 0 }

  /// The time at which the picture of a slide is another one, in seconds: now while something moves
  /// fast; nil while it sleeps.
  func nextPicture(of step: Slide) -> Double? {
    guard let creature = creatures[step], now < wakefulness.bedtime else { return nil }
    if isLively(step) || creature.blinks.isBlinking(at: now) { return now }
    return min(
      wakefulness.bedtime, creature.blinks.next(after: now), nextBreath(of: creature))
  }

  /// True while something moves beside what always does: a hop, a drift, confetti or the gaze.
  private func isLively(_ step: Slide) -> Bool {
    let hops = hops[step].map { !$0.isOver(at: now) } ?? false
    let drifts = drifts[step].map { !$0.isAtRest } ?? false
    return hops || drifts || secondsOfParty(on: step) != nil || !gaze.isSettled(at: now)
  }

  /// The time at which breathing has gone on by as much as can be seen, 0.4 points at the crown of
  /// the first slide in its design; from a thirtieth to a fifth of a second away.
  private func nextBreath(of creature: Creature) -> Double {
    let breath = creature.breath(at: now)
    let ticks = (2..<12).first {
      abs(creature.breath(at: now + Double($0) / 60) - breath) * creature.extent >= 0.13
    }
    return now + Double(ticks ?? 12) / 60
  }
}
