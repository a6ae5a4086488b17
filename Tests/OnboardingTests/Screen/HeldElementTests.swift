import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Whatever is picked on a slide stays under the hand, along its way to the next slide or back.
@Suite struct HeldElementTests {
  /// A slide of a deck at rest, from which a hand drags on or back.
  private struct Start {
    let deck: Deck
    let place: Int
    /// −1 on, 1 back.
    let side: Double
    var motion = MotionSet.fluid
    var size = IntroLayout.reference

    func film() -> FilmedOnboarding {
      let film = FilmedScreen(
        onboarding(deck, fit: .window, motion: motion), size: size, isDrawn: false)
      film.frame()
      film.screen.jump(to: place)
      film.frame()
      return film
    }
  }

  /// A point of an element, as a share of its width and height.
  private struct Pick {
    let key: String
    let share: Point
    /// Its ways, in the window, from the slide at rest as far as it keeps going with the hand.
    let way: [Point]
  }

  private static let shares = [
    Point(0.5, 0.5), Point(0.12, 0.5), Point(0.85, 0.2), Point(0.4, 0.9),
  ]

  private func place(_ share: Point, of key: String, in film: FilmedOnboarding) -> Point? {
    film.screen.root.first(key: key).map { view in
      let size = view.presented.size
      return view.presentedToRoot.then(film.screen.toHand).apply(
        to: Point(share.x * size.width, share.y * size.height))
    }
  }

  /// The points on top of the slide whose way goes with the hand.
  private func picks(_ start: Start) -> [Pick] {
    let film = start.film()
    let keys = start.deck.slides[start.place].elements.map(\.key)
    let found = keys.flatMap { key in
      Self.shares.compactMap { share -> (String, Point)? in
        guard let point = place(share, of: key, in: film),
          let inner = film.screen.toHand.inverse?.apply(to: point),
          film.screen.root.seen(at: inner)?.key == key
        else { return nil }
        return (key, share)
      }
    }
    guard let change = film.screen.change(towards: start.side) else { return [] }
    let origin = change.progress
    var ways = [[Point]](repeating: [], count: found.count)
    for step in 0...256 {
      change.seek(to: abs(origin - Double(step) / 256))
      for (index, pick) in found.enumerated() {
        ways[index].append(place(pick.1, of: pick.0, in: film) ?? .zero)
      }
    }
    return zip(found, ways).compactMap { pick, way in
      let held = monotone(way, side: start.side)
      return held.count > 64 && held[0].distance(to: held[held.count - 1]) > 40
        ? Pick(key: pick.0, share: pick.1, way: held) : nil
    }
  }

  /// The beginning of a way on which it neither turns nor waits, nor leads elsewhere than the hand.
  private func monotone(_ way: [Point], side: Double) -> [Point] {
    var held = [way[0]]
    for place in way.dropFirst() {
      let step = place - held[held.count - 1]
      if held.count > 1 {
        let last = held[held.count - 1] - held[held.count - 2]
        guard step.x * last.x + step.y * last.y > 0 else { break }
      }
      guard step.x * side > 0, abs(step.y) < 1.2 * abs(step.x) else { break }
      held.append(place)
    }
    return held
  }

  private func follow(_ pick: Pick, _ start: Start) {
    let film = start.film()
    let rest = film.last
    #expect(film.frame(.press(pick.way[0])).shapes == rest.shapes, "a press never jumps")
    var index = 0
    for part in [0.4, 0.85, 0.6, 0.2] {
      let goal = Int(part * Double(pick.way.count - 1))
      for step in stride(from: index, to: goal, by: goal < index ? -8 : 8) {
        film.frame(.move(pick.way[step]))
      }
      index = goal
      film.frame(.move(pick.way[goal]))
      film.wait(7)
      guard film.screen.transition != nil else { continue }
      let beside = place(pick.share, of: pick.key, in: film)?.distance(to: pick.way[goal])
      #expect((beside ?? .infinity) < 0.5, "\(pick.key) \(pick.share) at \(part) \(start.side)")
    }
  }

  @Test(arguments: MotionSet.allCases, [-1.0, 1])
  func everyElementOfTheStoryStaysUnderTheHand(_ motion: MotionSet, _ side: Double) {
    var count = 0
    for size in [IntroLayout.reference, Size(960, 720)] {
      for place in Deck.round.slides.indices {
        let start = Start(deck: .round, place: place, side: side, motion: motion, size: size)
        let picks = picks(start)
        for pick in picks { follow(pick, start) }
        count += picks.count
      }
    }
    // On the way back the original's elements wait first: their motions are shorter than the change.
    #expect(count >= (motion == .fluid ? 40 : side < 0 ? 12 : 0), "\(count)")
  }

  /// The picture and its title go different ways: the hand holds the one that it picked.
  @Test func aPictureIsHeldLikeATitle() {
    for (key, point) in [("creatureImage", Point(240, 225)), ("creatureTitle", Point(240, 650))] {
      let film = filmed(motion: .fluid)
      let start = film.last[key]?.frame.midX ?? 0
      film.frame(.press(point))
      for way in [-32.0, -160, -280] {
        film.frame(.move(point + Point(way, 0)))
        film.wait(7)
        #expect(abs((film.last[key]?.frame.midX ?? 0) - start - way) < 0.5, "\(key) \(way)")
      }
    }
  }

  // MARK: Slides of strangers

  /// - Parameter swings: true if some elements overshoot, which is left to the release.
  private func deck(_ random: inout SeededGenerator, swings: Bool = true) -> Deck {
    func move(_ random: inout SeededGenerator) -> [SlideMove] {
      let moves: [SlideMove] = [
        .fade, .vanish, .scale(0.2), .left(300), .right(480), .up(200), .down(90), .rotate(0.6),
        .left(480),
      ]
      return random.list(count: 0...3) { $0.element(of: moves) }
    }
    func element(_ key: String, _ random: inout SeededGenerator) -> SlideElement {
      var look = SlideLook()
      (look.fill, look.opacity) = (.black, random.double(in: 0.3...1))
      if random.chance(0.2) { look.rotation = random.double(in: -1...1) }
      let frame = Rect(
        random.double(in: -40...320), random.double(in: 20...700), random.double(in: 40...300),
        random.double(in: 30...260))
      let types: [AnimationType] = [
        .linear(duration: 0.5), .curve(.linear, duration: 0.7), .curve(.cssEaseOut, duration: 0.3),
        .spring(duration: 0.8, damping: swings ? 0.5 : 1, initialVelocity: 0),
      ]
      let motion = SlideMotion(
        random.element(of: types), delay: random.chance(0.2) ? 0.2 : 0,
        arc: random.chance(0.2) ? 1 : 0, enter: move(&random), leave: move(&random))
      return SlideElement(
        key, .shape, place: .frame(frame), look: look, fluid: motion, original: motion)
    }
    let keys = ["a", "b", "c", "d", "e"]
    let slides = (0..<3).map { number in
      let count = random.int(in: 1...4)
      return Slide(
        "s\(number)", color: .white,
        elements: keys.filter { _ in random.chance(0.6) }.prefix(count).map { element($0, &random) }
      )
    }
    return Deck(slides, loop: .both)
  }

  @Test func everyElementOfRandomSlidesStaysUnderTheHand() {
    forAll(seeds: 0..<400) { random in
      let deck = deck(&random)
      let start = Start(
        deck: deck, place: random.int(in: 0...2), side: random.element(of: [-1, 1]))
      for pick in picks(start).prefix(3) { follow(pick, start) }
    }
  }

  /// Wherever it is pressed and dragged to, a hand comes to the end: nothing stops it for good.
  @Test func noElementStopsTheDragForGood() {
    forAll(seeds: 0..<200) { random in
      let start = Start(
        deck: deck(&random, swings: false), place: random.int(in: 0...2),
        side: random.element(of: [-1, 1]))
      let film = start.film()
      let press = Point(random.double(in: 0...480), random.double(in: 0...800))
      film.frame(.press(press))
      for step in 1...60 { film.frame(.move(press + Point(start.side * 25 * Double(step), 0))) }
      let change = film.screen.transition
      #expect(change == nil || change?.progress == (start.side < 0 ? 1 : 0), "\(press)")
    }
  }
}
