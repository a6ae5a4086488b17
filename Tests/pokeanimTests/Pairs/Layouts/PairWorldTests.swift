import Engine
import EngineTestSupport
import Testing

@testable import pokeanim

/// Whatever a person does with the pairs: nothing jumps, and in the end one of the layouts is
/// there, exactly.
@Suite struct PairWorldTests {
  private static let keys: [Key] = [
    .return, .return, .space, .r, .m, .m, .left, .right, .comma, .period, .g, .down, .up, .tab,
  ]
  private static let sizes = LayoutPair.pages + [Size(800, 520), Size(500, 560)]

  private func event(_ random: inout SeededGenerator, hand: inout Point) -> InputEvent {
    switch random.int(in: 0...15) {
    case 0...6: return .key(random.element(of: Self.keys))
    case 7, 8:
      hand = Point(random.double(in: 0...700), random.double(in: 0...500))
      return .press(hand)
    case 9...12:
      hand = hand + Point(random.double(in: -90...90), 0)
      return .move(hand)
    case 13: return .release
    case 14: return .cancel
    default: return .resize(random.element(of: Self.sizes))
    }
  }

  private func mayJump(_ event: InputEvent) -> Bool {
    switch event {
    case .move, .resize: true
    case .key(.comma), .key(.period), .key(.down), .key(.up), .key(.tab): true
    case .key, .text, .press, .release, .cancel, .hover, .wheel: false
    }
  }

  /// The first problem of a frame, as text; nil if there is none.
  private func problem(_ still: Still) -> String? {
    guard Set(still.keys).count == still.keys.count else { return "twice in \(still.keys)" }
    guard 0...1 ~= still.progress else { return "progress \(still.progress)" }
    for shape in still.shapes {
      guard shape.isSane, shape.phase != .gone else { return "\(shape)" }
    }
    return nil
  }

  private func live(_ random: inout SeededGenerator, reducesMotion: Bool) {
    let pair = random.element(of: PairName.allCases)
    var size = LayoutPair.pages[0]
    let film = FilmedScreen(
      squares(pair, duration: 0.5, reducesMotion: reducesMotion), size: size, isDrawn: false)
    film.frame()
    var hand = Point(100, 100)
    var story = ["\(pair)"]
    var pace = HandPace()
    for _ in 0..<random.int(in: 4...16) {
      let event = event(&random, hand: &hand)
      pace.follow(event)
      if case .resize(let new) = event { size = new }
      story.append("\(event)")
      let before = film.last
      let after = film.again([event])
      let jump = visibleDifference(before, after)
      // What is held goes 24 points at least, and nothing farther than the canvas is wide.
      let most = event == .release ? size.width / 24 * pace.mostUnseen + 1e-6 : 1e-6
      if !mayJump(event), !reducesMotion, jump > most {
        Issue.record("it jumps by \(jump) after \(story)")
      }
      for _ in 0..<random.element(of: [0, 1, 3]) {
        film.frame()
        pace.tick()
        story.append(".")
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
    let isAtEnd = [false, true].contains { isMirrored in
      let wanted = squaresAtRest(
        film.screen.pair, size, after: film.last.progress == 1, isMirrored: isMirrored)
      return wanted.keys == film.last.keys
        && difference(wanted, film.last) < 1e-9 * max(1, size.width)
        && film.last.shapes.allSatisfy { $0.phase == .present }
    }
    if !isAtEnd { Issue.record("at rest \(film.last), after \(story)") }
  }

  @Test func whateverAPersonDoes() {
    forAll(seeds: sequences(60)) { live(&$0, reducesMotion: false) }
  }

  @Test func whateverAPersonDoesWithReducedMotion() {
    forAll(seeds: sequences(25)) { live(&$0, reducesMotion: true) }
  }
}
