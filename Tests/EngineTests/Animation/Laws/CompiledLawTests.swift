import Engine
import EngineTestSupport
import Testing

/// On compiled programs the grouping does not matter to the last bit: durations, and all properties
/// at random moments and exactly on the seams.
@Suite struct CompiledLawTests {
  private let boxes = [Holder(), Holder(), Holder()]

  private func expectIdentical(
    _ a: Animation<Effect>, _ b: Animation<Effect>, at times: [Double], _ context: String
  ) {
    let (left, right) = (a.compiled(), b.compiled())
    guard left.duration == right.duration, left.properties == right.properties else {
      Issue.record("\(left.duration) against \(right.duration): \(context)")
      return
    }
    for property in left.properties {
      for time in times
      where left.value(of: property, at: time) != right.value(of: property, at: time) {
        Issue.record("differ at \(time): \(context)")
        return
      }
    }
  }

  /// The parts joined in a random grouping; their order stays.
  private func grouped(
    _ parts: [Animation<Effect>], _ random: inout SeededGenerator,
    _ join: (Animation<Effect>, Animation<Effect>) -> Animation<Effect>
  ) -> Animation<Effect> {
    var parts = parts
    while parts.count > 1 {
      let place = random.int(in: 0...parts.count - 2)
      parts[place] = join(parts[place], parts.remove(at: place + 1))
    }
    return parts[0]
  }

  private func parts(_ random: inout SeededGenerator) -> [Sketch] {
    let durations = random.element(of: LawDurations.allCases)
    return random.list(count: 2...6) { $0.lawSketch(durations, depth: 1) }
  }

  @Test func sequencesAreTheSameHoweverTheyAreGrouped() {
    forAll(seeds: 0..<10_000) { random in
      let sketches = parts(&random)
      let parts = sketches.map { $0.bound(to: boxes) }
      let left = grouped(parts, &random, *)
      let right = grouped(parts, &random, *)
      let seams = parts.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1.duration) }
      let times = seams + random.progresses().map { $0 * left.duration }
      expectIdentical(left, right, at: times, "\(sketches)")
    }
  }

  @Test func sumsAreTheSameHoweverTheyAreGrouped() {
    forAll(seeds: 0..<10_000) { random in
      let sketches = parts(&random)
      let parts = sketches.map { $0.bound(to: boxes) }
      let left = grouped(parts, &random, +)
      let right = grouped(parts, &random, +)
      let times =
        [0] + parts.map(\.duration) + random.progresses().map { $0 * left.duration }
      expectIdentical(left, right, at: times, "\(sketches)")
    }
  }

  @Test func repetitionsAreTheirProducts() {
    forAll(seeds: 0..<2_000) { random in
      let sketch = random.lawSketch(.random, depth: 1)
      let part = sketch.bound(to: boxes)
      let count = random.int(in: 2...5)
      let product = (1..<count).reduce(part) { built, _ in built * part }
      let repeated = part.repeating(count: count).compiled()
      let written = product.compiled()
      #expect(agree(repeated.duration, written.duration, tolerance: 1e-15), "\(sketch)")
      let times = (0...count).map { Double($0) * part.duration } + random.progresses()
      for property in repeated.properties {
        for time in times {
          let (left, right) = (
            repeated.value(of: property, at: time), written.value(of: property, at: time)
          )
          guard let left, let right else { return }
          #expect(agree(left[0], right[0]), "\(sketch) \(count) times at \(time)")
        }
      }
    }
  }

  /// More copies than a program holds: the part is gone through again instead, with the same
  /// values.
  @Test(arguments: [4096, 4097, 10_000]) func manyRepetitionsShowWhatFewDo(count: Int) throws {
    let part =
      (linear(from: 0, to: 1, in: 0.3) * linear(from: 5, to: 4, in: 0.2))
      .bind(boxes[0], with: \.value)
    let program = part.repeating(count: count).compiled()
    let property = program.properties[0]
    #expect(agree(program.duration, 0.5 * Double(count)))
    for pass in [0, 1, 77, count - 1] {
      let start = Double(pass) * 0.5
      for (time, wanted) in [(0.15, 0.5), (0.3, 1), (0.4, 4.5), (0.5, 4)] {
        let value = try #require(program.value(of: property, at: start + time))[0]
        #expect(agree(value, wanted, tolerance: 1e-7), "pass \(pass) at \(time)")
      }
    }
  }
}
