import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// Whatever a person does with the pairs: nothing jumps, and in the end one of the layouts is
/// there, exactly.
@Suite struct PairWorldTests {
  private static let keys: [Key] = [
    .return, .return, .space, .r, .m, .m, .left, .right, .comma, .period, .g, .down, .up, .tab,
  ]
  private let person = RandomPerson(
    .init(keys: 7, presses: 2, moves: 4, releases: 1), keys: Self.keys, in: Size(700, 500),
    step: Point(90, 0), sizes: LayoutPair.pages + [Size(800, 520), Size(500, 560)],
    hand: Point(100, 100))

  private func mayJump(_ event: InputEvent) -> Bool {
    switch event {
    case .move, .resize: true
    case .key(.comma), .key(.period), .key(.down), .key(.up), .key(.tab): true
    case .key, .keyUp, .text, .composition, .press, .release, .cancel, .hover, .wheel, .pinch: false
    }
  }

  private func live(_ random: inout SeededGenerator, reducesMotion: Bool) {
    let pair = random.element(of: PairName.allCases)
    var size = LayoutPair.pages[0]
    let film = FilmedScreen(
      squares(pair, duration: 0.5, reducesMotion: reducesMotion), size: size, isDrawn: false)
    film.frame()
    let world = ScreenWorld(film, story: "\(pair)")
    var pace = HandPace()
    world.jump = { event, before, after in
      pace.follow(event)
      if case .resize(let new) = event { size = new }
      let jump = visibleDifference(before, after)
      // What is held goes 24 points at least, and nothing farther than the canvas is wide.
      let most = event == .release ? size.width / 24 * pace.mostUnseen + 1e-6 : 1e-6
      return jump > most && !mayJump(event) && !reducesMotion ? "it jumps by \(jump)" : nil
    }
    world.motion = { _, _ in
      pace.tick()
      return nil
    }
    world.live(person, &random, events: 4...16, gaps: [0, 1, 3])
    expectRest(world, size)
  }

  private func expectRest(_ world: ScreenWorld<PairsScreen>, _ size: Size) {
    let film = world.film
    if film.screen.isPaused { film.key(.space) }
    guard world.comesToRest(within: 200) else { return }
    let isAtEnd = [false, true].contains { isMirrored in
      let wanted = squaresAtRest(
        film.screen.pair ?? .squares, size, after: film.last.progress == 1, isMirrored: isMirrored)
      return wanted.keys == film.last.keys
        && difference(wanted, film.last) < 1e-9 * max(1, size.width)
        && film.last.shapes.allSatisfy { $0.phase == .present }
    }
    world.hold(isAtEnd, "at rest \(film.last)")
  }

  @Test func whateverAPersonDoes() {
    forAll(seeds: sequences(60)) { live(&$0, reducesMotion: false) }
  }

  @Test func whateverAPersonDoesWithReducedMotion() {
    forAll(seeds: sequences(25)) { live(&$0, reducesMotion: true) }
  }
}
