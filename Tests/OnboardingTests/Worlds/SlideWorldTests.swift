import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

@Suite struct SlideWorldTests {
  private let speeds: SlideSpeeds

  init() throws { speeds = try SlideSpeeds() }

  private static let keys: [Key] = [
    .right, .right, .left, .left, .return, .space, .space, .r, .comma, .period, .h,
  ]
  private static let sizes = [
    Size(480, 960), Size(320, 480), Size(960, 720), Size(414, 736), Size(1, 1), Size(3840, 2160),
  ]

  /// A press is on the button now and then.
  private let person = RandomPerson(
    .init(keys: 7, presses: 3, moves: 6, releases: 2), keys: { .key($0.element(of: Self.keys)) },
    place: {
      $0.chance(0.2) ? Point(240, 890) : Point($0.double(in: 0...480), $0.double(in: 0...960))
    }, step: Point(60, 5),
    rare: [{ _ in .cancel }, { .resize($0.element(of: Self.sizes)) }], hand: Point(240, 400))

  private func live(_ world: inout SlideWorld, _ random: inout SeededGenerator) {
    var person = person
    person.live(
      &random, events: 5...25, gaps: [0, 0, 1, 1, 2, 3, 8], happen: { world.happen($0) },
      tick: { world.tick() })
    world.comeToRest()
  }

  @Test(arguments: MotionSet.allCases) func whateverAPersonDoes(_ motion: MotionSet) throws {
    let speeds = try SlideSpeeds(of: motion)
    forAll(seeds: sequences(motion == .fluid ? 300 : 1000)) { random in
      var world = SlideWorld(speeds: speeds, motion: motion)
      live(&world, &random)
    }
  }

  @Test(arguments: MotionSet.allCases)
  func whateverAPersonDoesWithReducedMotion(_ motion: MotionSet) {
    forAll(seeds: sequences(motion == .fluid ? 100 : 200)) { random in
      var world = SlideWorld(speeds: speeds, motion: motion, reducesMotion: true)
      live(&world, &random)
    }
  }

  @Test(.onlyWithAllSeeds) func everyShortSequenceOfKeys() {
    for keys in allLists(of: [Key.right, .left, .space, .r], upTo: 4) {
      for gap in 1...3 {
        var world = SlideWorld(speeds: speeds)
        for key in keys {
          world.happen(.key(key))
          for _ in 0..<gap { world.tick() }
        }
        world.comeToRest()
        let names = keys.map(\.rawValue)
        if !names.contains("Space"), !names.contains("R") {
          let steps = keys.map { $0 == .right ? 1 : 3 }.reduce(0, +)
          #expect(world.film.step.index == steps % 4, "\(names), gap \(gap)")
        }
      }
    }
  }

  @Test(arguments: 0...4) func tenQuickRights(_ gap: Int) throws {
    var world = SlideWorld(speeds: speeds)
    for _ in 0..<10 {
      world.happen(.key(.right))
      for _ in 0..<gap { world.tick() }
    }
    world.comeToRest()
    #expect(world.film.step == .capture)
    #expect(try world.film.difference(fromSlide: .capture) == nil)
  }
}
