import EngineDeck
import EngineTestSupport
import Testing

@testable import Engine

/// A sampler shows what a fresh one does, wherever it comes from, and what the tree itself says.
@Suite struct ProgramSamplerTests {
  private final class Cell {
    var value = 0.0
  }

  private func expectAgreement(_ animation: Animation<Effect>, _ random: inout SeededGenerator) {
    let program = animation.compiled()
    let sampler = ProgramSampler(program)
    var times = (0..<40).map { _ in random.double(in: -0.5...(program.duration + 0.5)) }
    times += times.sorted() + times.sorted().reversed()
    let seam = Seam.width(in: program.duration)
    times += program.table.ends.filter(\.isFinite).map { $0 - seam }
    for time in times {
      sampler.move(to: time)
      for (index, property) in program.properties.enumerated() {
        let value = sampler.value(ofTrack: index)
        #expect(value == program.value(of: property, at: time), "at \(time)")
        guard let named = animation.value(atSecond: time)?.entries[property] else { continue }
        #expect(agree(value[0], named.mean[0]), "at \(time)")
      }
    }
  }

  /// The memory that others take meanwhile is less than what would be lost.
  @Test func samplersGiveTheirMemoryBack() {
    let cells = (0..<2_000).map { _ in Cell() }
    let ways = cells.indices.map { index in
      let way = linear(from: 0, to: 1, in: 1 + Double(index)).time(easeInOut)
      return (index < 1_000 ? way.looped.time(easeInOut) : way).bind(cells[index], with: \.value)
    }
    let program = Animation.parallel(ways).compiled()
    #expect(program.frames.count >= 1_000 && program.table.paceCount >= 1_000)
    let before = ProcessMemory.used
    for _ in 0..<20_000 { _ = ProgramSampler(program) }
    #expect(ProcessMemory.used - before < 200 << 20)
  }

  @Test func plainSequences() {
    forAll(seeds: 0..<200) { random in
      let cell = Cell()
      var animation: Animation<FloatAverage> = .one
      for _ in 0..<random.int(in: 1...12) {
        let way = linear(
          from: random.double(in: -9...9), to: random.double(in: -9...9),
          in: random.double(in: 0.1...2))
        animation = animation * (random.chance(0.5) ? way : way.time(easeInOut))
      }
      expectAgreement(animation.bind(cell, with: \.value), &random)
    }
  }

  @Test func parallelsOfOneAndOfManyCurves() {
    forAll(seeds: 0..<200) { random in
      let cell = Cell()
      let curves: [TimingCurve] =
        random.chance(0.5) ? [.cssEase] : [.linear, .cssEase, easeOut(3)]
      let ways = (0..<random.int(in: 1...9)).map { _ in
        linear(from: random.double(in: -9...9), to: 1, in: random.double(in: 0.1...2))
          .time(random.element(of: curves))
      }
      expectAgreement(Animation.parallel(ways).bind(cell, with: \.value), &random)
    }
  }

  /// So many that their curves are looked up: see ``CurvePieces``.
  @Test func manyWaysOfOneCurve() {
    forAll(seeds: 0..<20) { random in
      let curve = random.element(of: [TimingCurve.cssEase, .deckEaseOut(3), easeInOut])
      let cells = (0..<Program.Curves.many + random.int(in: 0...9)).map { _ in Cell() }
      let ways = cells.map { cell in
        linear(from: random.double(in: -9...9), to: 1, in: random.double(in: 0.1...2)).time(curve)
          .delayed(by: random.chance(0.5) ? 0 : 1).bind(cell, with: \.value)
      }
      let animation = Animation.parallel(ways)
      let sampler = ProgramSampler(animation.compiled())
      #expect(sampler.program.table.curves.hasPieces(0))
      for time in (0..<9).map({ _ in random.double(in: 0...3) }) {
        sampler.move(to: time)
        let wanted = animation.value(atSecond: time)?.entries
        for (track, property) in sampler.program.properties.enumerated() {
          let value = wanted?[property]?.mean[0] ?? .nan
          #expect(agree(sampler.value(ofTrack: track)[0], value), "at \(time)")
        }
      }
    }
  }

  @Test func sequencesOfPlaces() {
    forAll(seeds: 0..<100) { random in
      let view = View()
      var animation: Animation<Effect> = .one
      for _ in 0..<random.int(in: 1...9) {
        let ends = (Point(random.double(in: -9...9), 1), Point(2, random.double(in: -9...9)))
        let way = linear(from: ends.0, to: ends.1, in: random.double(in: 0.1...2))
        animation =
          animation * (random.chance(0.5) ? way : way.time(easeInOut)).bind(view, with: \.center)
      }
      expectAgreement(animation, &random)
    }
  }

  @Test func sequencesWithWaitsAndBentParts() {
    forAll(seeds: 0..<200) { random in
      let (first, second) = (Cell(), Cell())
      let a = linear(from: 0, to: random.double(in: 1...9), in: 1).bind(first, with: \.value)
      let b = linear(from: 5, to: 7, in: random.double(in: 0.5...2)).bind(second, with: \.value)
      let mixed = (a * b).reversed * (a.delayed(by: 0.3) + b).time(.cssEaseInOut)
      expectAgreement(mixed * a.repeating(count: 3), &random)
      expectAgreement(a * b * a, &random)
    }
  }
}
