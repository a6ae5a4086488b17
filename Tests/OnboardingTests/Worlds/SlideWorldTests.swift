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

  private func point(_ random: inout SeededGenerator) -> Point {
    random.chance(0.2)
      ? Point(240, 890) : Point(random.double(in: 0...480), random.double(in: 0...960))
  }

  /// A hand that moves in steps, and keys, and now and then another size.
  private func event(_ random: inout SeededGenerator, hand: inout Point) -> InputEvent {
    switch random.int(in: 0...19) {
    case 0...6: return .key(random.element(of: Self.keys))
    case 7...9:
      hand = point(&random)
      return .press(hand)
    case 10...15:
      hand = hand + Point(random.double(in: -60...60), random.double(in: -5...5))
      return .move(hand)
    case 16, 17: return .release
    case 18: return .cancel
    default: return .resize(random.element(of: Self.sizes))
    }
  }

  private func live(_ world: inout SlideWorld, _ random: inout SeededGenerator) throws {
    var hand = Point(240, 400)
    for _ in 0..<random.int(in: 5...25) {
      try world.happen(event(&random, hand: &hand))
      for _ in 0..<random.element(of: [0, 0, 1, 1, 2, 3, 8]) { try world.tick() }
    }
    try world.comeToRest()
  }

  @Test(arguments: MotionSet.allCases) func whateverAPersonDoes(_ motion: MotionSet) throws {
    let speeds = try SlideSpeeds(of: motion)
    try forAll(seeds: sequences(motion == .fluid ? 300 : 1000)) { random in
      var world = SlideWorld(speeds: speeds, motion: motion)
      try live(&world, &random)
    }
  }

  @Test(arguments: MotionSet.allCases)
  func whateverAPersonDoesWithReducedMotion(_ motion: MotionSet) throws {
    try forAll(seeds: sequences(motion == .fluid ? 100 : 200)) { random in
      var world = SlideWorld(speeds: speeds, motion: motion, reducesMotion: true)
      try live(&world, &random)
    }
  }

  @Test(.onlyWithAllSeeds) func everyShortSequenceOfKeys() throws {
    for keys in allLists(of: [Key.right, .left, .space, .r], upTo: 4) {
      for gap in 1...3 {
        var world = SlideWorld(speeds: speeds)
        for key in keys {
          try world.happen(.key(key))
          for _ in 0..<gap { try world.tick() }
        }
        try world.comeToRest()
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
      try world.happen(.key(.right))
      for _ in 0..<gap { try world.tick() }
    }
    try world.comeToRest()
    #expect(world.film.step == .capture)
    #expect(try world.film.difference(fromSlide: .capture) == nil)
  }
}
