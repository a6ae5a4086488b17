import Engine
import EngineSDL
import EngineTestSupport
import Onboarding
import Testing

@testable import Studio
@testable import pokeanim

/// Whatever a person does to the program: nothing jumps, nothing stays on its way, and at rest each
/// screen shows what it shows after a fresh start.
@Suite struct ProgramWorldTests {
  private static let playing: [Key] = [
    .right, .right, .left, .return, .return, .space, .space, .r, .comma, .period, "L",
  ]
  private static let others: [Key] =
    [
      .up, .down, .tab, .tab, .shiftTab, .m, .g, .h, .t, .f6, .f6, .home, .end, .leftBracket,
      .rightBracket,
    ]
    + [.one, .two, .three, .four, "A", "A", "-", "S", "O", "V", "C", "P", "E", "W", "D", "Z", "I"]
    + [.delete, .backspace, "Ctrl+Z"]
  private static let sizes = [FreshStarts.size, Size(800, 600), Size(320, 480), Size(1, 1)]

  private static func point(_ random: inout SeededGenerator) -> Point {
    Point(random.double(in: 0...960), random.double(in: 0...720))
  }

  private let person = RandomPerson(
    .init(keys: 10, presses: 3, moves: 6, releases: 3),
    keys: { .key($0.element(of: $0.chance(0.6) ? Self.playing : Self.others)) },
    place: Self.point, step: Point(120, 60),
    rare: [
      { $0.chance(0.5) ? .cancel : .hover(Self.point(&$0)) },
      { .wheel(at: Self.point(&$0), by: Point(0, $0.double(in: -200...200))) },
      { .resize($0.element(of: Self.sizes)) },
    ], hand: Point(480, 360))

  private func live(
    _ random: inout SeededGenerator, _ first: ScreenEntry, _ motion: MotionSet,
    _ fresh: FreshStarts,
    reducesMotion: Bool
  ) throws {
    var world = try ProgramWorld(first, motion: motion, reducesMotion: reducesMotion)
    var person = person
    person.live(
      &random, events: 4...24, gaps: [0, 1, 1, 2, 6],
      happen: { event in
        world.happen(event)
        // The keyboard makes a letter of the key, too.
        if case .key(let key) = event, key.rawValue.count == 1 {
          world.happen(.text(key.rawValue.lowercased()))
        }
      }, tick: { world.tick() })
    world.comeToRest(fresh)
  }

  @Test(arguments: ScreenEntry.allCases, MotionSet.allCases)
  func whateverAPersonDoes(_ first: ScreenEntry, _ motion: MotionSet) throws {
    let fresh = try FreshStarts(motion: motion)
    let part = (ScreenEntry.allCases.firstIndex(of: first) ?? 0) * 2 + (motion == .fluid ? 0 : 1)
    try forAll(seeds: sequences(160, part: UInt64(part), of: 8)) { random in
      let reducesMotion = random.chance(0.2)
      try live(&random, first, motion, fresh, reducesMotion: reducesMotion)
    }
  }
}
