import Engine
import EngineTestSupport
import Testing

@testable import pokeanim

@Suite struct PairsWorldTests {
  private static let keys: [Key] = [
    .return, .return, .space, .space, .r, .m, .m, .left, .right, .comma, .period, .h, .g,
  ]
  private static let sizes = [Size(350, 250), Size(700, 500), Size(200, 400), Size(350, 320)]

  private func event(_ random: inout SeededGenerator, hand: inout Point) -> InputEvent {
    switch random.int(in: 0...15) {
    case 0...6: return .key(random.element(of: Self.keys))
    case 7, 8:
      hand = Point(random.double(in: 0...350), random.double(in: 0...250))
      return .press(hand)
    case 9...12:
      hand = hand + Point(random.double(in: -40...40), 0)
      return .move(hand)
    case 13: return .release
    case 14: return .cancel
    default: return .resize(random.element(of: Self.sizes))
    }
  }

  /// The first thing that must hold in every frame and does not; nil if all do.
  private func problem(_ still: Still) -> String? {
    guard still.keys.sorted() == ["bigSquare", "littleSquare", "redSquare"] else {
      return "the squares are \(still.keys)"
    }
    guard 0...1 ~= still.progress else { return "progress \(still.progress)" }
    for shape in still.shapes {
      guard shape.isSane, shape.phase == .present else { return "\(shape)" }
    }
    return nil
  }

  private func mayJump(_ event: InputEvent) -> Bool {
    switch event {
    case .move, .resize, .key(.comma), .key(.period): true
    case .key, .text, .press, .release, .cancel, .hover, .wheel: false
    }
  }

  private func live(
    _ random: inout SeededGenerator, reducesMotion: Bool
  ) {
    let film = filmedPairs(duration: 0.5, reducesMotion: reducesMotion)
    var hand = Point(100, 100)
    var size = Size(350, 250)
    var story: [String] = []
    var pace = HandPace()
    for _ in 0..<random.int(in: 5...30) {
      let event = event(&random, hand: &hand)
      pace.follow(event)
      if case .resize(let new) = event { size = new }
      story.append("\(event)")
      let before = film.last
      let after = film.again([event])
      // No square goes three times as far as another one.
      // What is left of a way is not gone if nobody can see it.
      let most = event == .release ? 3 * pace.mostUnseen + 0.01 : 0.01
      if !mayJump(event), !reducesMotion, difference(before, after) > most {
        Issue.record("at once: \(before) to \(after), after \(story)")
      }
      for _ in 0..<random.element(of: [0, 1, 1, 2, 5]) {
        let before = film.last
        let still = film.frame()
        pace.tick()
        story.append(".")
        // The way is gone in half a second; a hand's rest and mirroring come on top.
        if !reducesMotion, difference(before, still) > max(350, size.width) * 0.35 {
          Issue.record("\(before) to \(still), after \(story)")
        }
      }
      if let problem = problem(film.last) { Issue.record("\(problem), after \(story)") }
    }
    expectRest(film, size, story)
  }

  private func expectRest(_ film: FilmedPairs, _ size: Size, _ story: [String]) {
    film.frame(.cancel)
    if film.screen.isPaused { film.key(.space) }
    guard film.rest(within: 200) != nil else {
      Issue.record("still running after \(story)")
      return
    }
    let ends = [false, true].flatMap { isMirrored in
      [false, true].map { squaresAtRest(.squares, size, after: $0, isMirrored: isMirrored) }
    }
    let wanted = ends.filter { $0.progress == film.last.progress }
    let isAtEnd = wanted.contains {
      $0.keys == film.last.keys && difference($0, film.last) < 1e-9 * max(1, size.width)
    }
    if !isAtEnd { Issue.record("at rest \(film.last), after \(story)") }
    if film.screen.root.presented.transform != .identity {
      Issue.record("the sheet is shifted after \(story)")
    }
  }

  @Test func whateverAPersonDoes() {
    forAll(seeds: sequences(300)) { live(&$0, reducesMotion: false) }
  }

  @Test func whateverAPersonDoesWithReducedMotion() {
    forAll(seeds: sequences(100)) { live(&$0, reducesMotion: true) }
  }
}
