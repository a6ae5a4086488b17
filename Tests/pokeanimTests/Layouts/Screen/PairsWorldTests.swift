import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct PairsWorldTests {
  private static let keys: [Key] = [
    .return, .return, .space, .space, .r, .m, .m, .left, .right, .comma, .period, .h, .g,
  ]
  private let person = RandomPerson(
    .init(keys: 7, presses: 2, moves: 4, releases: 1), keys: Self.keys, in: Size(350, 250),
    step: Point(40, 0), sizes: [Size(350, 250), Size(700, 500), Size(200, 400), Size(350, 320)],
    hand: Point(100, 100))

  /// The first thing that must hold in every frame of the squares and does not; nil if all do.
  private func problem(_ still: Still) -> String? {
    guard still.keys.sorted() == ["bigSquare", "littleSquare", "redSquare"] else {
      return "the squares are \(still.keys)"
    }
    return still.shapes.first { $0.phase != .present }.map { "\($0)" }
  }

  private func mayJump(_ event: InputEvent) -> Bool {
    switch event {
    case .move, .resize, .key(.comma), .key(.period): true
    case .key, .keyUp, .text, .composition, .press, .release, .cancel, .hover, .wheel, .pinch: false
    }
  }

  private func live(_ random: inout SeededGenerator, reducesMotion: Bool) {
    let world = ScreenWorld(filmedPairs(duration: 0.5, reducesMotion: reducesMotion))
    var size = Size(350, 250)
    var pace = HandPace()
    world.problem = problem
    world.jump = { event, before, after in
      pace.follow(event)
      if case .resize(let new) = event { size = new }
      // No square goes three times as far as another one.
      // What is left of a way is not gone if nobody can see it.
      let most = event == .release ? 3 * pace.mostUnseen + 0.01 : 0.01
      let isJump = !mayJump(event) && !reducesMotion && difference(before, after) > most
      return isJump ? "at once: \(before) to \(after)" : nil
    }
    world.motion = { before, after in
      pace.tick()
      // The way is gone in half a second; a hand's rest and mirroring come on top.
      let isJump = !reducesMotion && difference(before, after) > max(350, size.width) * 0.35
      return isJump ? "\(before) to \(after)" : nil
    }
    world.live(person, &random, events: 5...30, gaps: [0, 1, 1, 2, 5])
    expectRest(world, size)
  }

  private func expectRest(_ world: ScreenWorld<PairsScreen>, _ size: Size) {
    let film = world.film
    if film.screen.isPaused { film.key(.space) }
    guard world.comesToRest(within: 200) else { return }
    let ends = [false, true].flatMap { isMirrored in
      [false, true].map { squaresAtRest(.squares, size, after: $0, isMirrored: isMirrored) }
    }
    let wanted = ends.filter { $0.progress == film.last.progress }
    let isAtEnd = wanted.contains {
      $0.keys == film.last.keys && difference($0, film.last) < 1e-9 * max(1, size.width)
    }
    world.hold(isAtEnd, "at rest \(film.last)")
    world.hold(film.screen.root.presented.transform == .identity, "the sheet is shifted")
  }

  @Test func whateverAPersonDoes() {
    forAll(seeds: sequences(150)) { live(&$0, reducesMotion: false) }
  }

  @Test func whateverAPersonDoesWithReducedMotion() {
    forAll(seeds: sequences(50)) { live(&$0, reducesMotion: true) }
  }
}
