import Engine
import EngineSDL
import EngineTestSupport
import Onboarding
import Testing

@testable import pokeanim

/// Whatever a person does to the program: nothing jumps, nothing stays on its way, and at rest each
/// screen shows what it shows after a fresh start.
@Suite struct ProgramWorldTests {
  private static let playing: [Key] = [
    .right, .right, .left, .return, .return, .space, .space, .r, .comma, .period, "L",
  ]
  private static let others: [Key] =
    [.up, .down, .tab, .m, .g, .h, .t, .home, .end, .leftBracket, .rightBracket]
    + [.one, .two, .three, .four, "A", "A", "-", "S", "O", "V", "C", "P", "E", "W", "D", "Z", "I"]
  private static let sizes = [FreshStarts.size, Size(800, 600), Size(320, 480), Size(1, 1)]

  private func point(_ random: inout SeededGenerator) -> Point {
    Point(random.double(in: 0...960), random.double(in: 0...720))
  }

  private func events(_ random: inout SeededGenerator, hand: inout Point) -> [InputEvent] {
    switch random.int(in: 0...24) {
    case 0...5: return [.key(random.element(of: Self.playing))]
    case 6...9:
      let key = random.element(of: Self.others)
      return key.rawValue.count == 1 ? [.key(key), .text(key.rawValue.lowercased())] : [.key(key)]
    case 10...12:
      hand = point(&random)
      return [.press(hand)]
    case 13...18:
      hand = hand + Point(random.double(in: -120...120), random.double(in: -60...60))
      return [.move(hand)]
    case 19...21: return [.release]
    case 22: return [random.chance(0.5) ? .cancel : .hover(point(&random))]
    case 23: return [.wheel(at: point(&random), by: Point(0, random.double(in: -200...200)))]
    default: return [.resize(random.element(of: Self.sizes))]
    }
  }

  private func live(
    _ random: inout SeededGenerator, _ first: ScreenName, _ motion: MotionSet, _ fresh: FreshStarts,
    reducesMotion: Bool
  ) throws {
    var world = try ProgramWorld(first, motion: motion, reducesMotion: reducesMotion)
    var hand = Point(480, 360)
    for _ in 0..<random.int(in: 4...24) {
      for event in events(&random, hand: &hand) { world.happen(event) }
      for _ in 0..<random.element(of: [0, 1, 1, 2, 6]) { world.tick() }
    }
    world.comeToRest(fresh)
  }

  @Test(arguments: ScreenName.allCases, MotionSet.allCases)
  func whateverAPersonDoes(_ first: ScreenName, _ motion: MotionSet) throws {
    let fresh = try FreshStarts(motion: motion)
    let part = (ScreenName.allCases.firstIndex(of: first) ?? 0) * 2 + (motion == .fluid ? 0 : 1)
    try forAll(seeds: sequences(160, part: UInt64(part), of: 8)) { random in
      let reducesMotion = random.chance(0.2)
      try live(&random, first, motion, fresh, reducesMotion: reducesMotion)
    }
  }
}
