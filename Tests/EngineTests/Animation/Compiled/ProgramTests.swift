import EngineTestSupport
import Testing

@testable import Engine

@Suite struct ProgramTests {
  private let boxes = [Holder(), Holder(), Holder()]

  @Test func aProgramShowsWhatTheAnimationNames() {
    forAll(seeds: 0..<10_000) { random in
      let sketch = random.runnable(depth: 4)
      let bound = sketch.bound(to: boxes)
      let program = bound.compiled()
      #expect(program.duration == bound.duration)
      for moment in random.progresses() + [0, 1] {
        for (property, entry) in bound.value(moment)?.entries ?? [:] {
          let value = program.value(of: property, at: moment * program.duration)?[0] ?? .nan
          #expect(agree(value, entry.mean[0]), "\(sketch) at \(moment)")
        }
      }
    }
  }

  /// Asks the animation itself, moment by moment, when it named the property last, or names it
  /// next.
  @Test func outsideItShowsWhatWasShownLastElseWhatIsShownNext() {
    forAll(seeds: 0..<1_000) { random in
      let sketch = random.runnable(depth: 4, curves: false)
      let bound = sketch.bound(to: boxes)
      let program = bound.compiled()
      for property in program.properties {
        let probe = NamedMoments(bound, property)
        for moment in random.progresses() {
          guard let wanted = probe.neighbour(of: moment) else { continue }
          let value = program.value(of: property, at: moment * program.duration)?[0] ?? .nan
          #expect(agree(value, wanted, tolerance: 1e-5), "\(sketch) at \(moment)")
        }
      }
    }
  }

  private func way(_ from: Double, _ to: Double, _ box: Int) -> Animation<Effect> {
    linear(from: from, to: to, in: 1).bind(boxes[box], with: \.value)
  }

  private func values(
    _ animation: Animation<Effect>, box: Int, at times: [Double]
  ) throws -> [Double] {
    let program = animation.compiled()
    let property = try #require(way(0, 0, box).compiled().properties.first)
    return try times.map { try #require(program.value(of: property, at: $0))[0] }
  }

  @Test func waysThatEndTogetherGoOnAsTheirMean() throws {
    let animation = (way(0, 2, 0) + way(0, 6, 0)) * way(0, 1, 1)
    #expect(try values(animation, box: 0, at: [1, 1.5, 2]) == [4, 4, 4])
    let backwards = animation.reversed
    #expect(try values(backwards, box: 0, at: [0, 0.5, 1]) == [4, 4, 4])
  }

  @Test func aShorterWayCountsUntilTheLongerOneBesideItEnds() throws {
    let long = way(0, 6, 0).stretched(to: 2)
    let animation = (way(0, 2, 0) + long) * way(0, 1, 1)
    #expect(try values(animation, box: 0, at: [2, 2.5]) == [4, 4])
  }

  @Test func aCurveKeepsWhichPartWasLast() throws {
    let parts = way(0, 1, 0) * way(0, 1, 1) * way(5, 6, 0) * way(0, 1, 1) * way(8, 9, 0)
    let late = parts.time(.deckEaseOut(4))
    let progress = { (share: Double) in 1 - Math.pow(1 - share, 1 / 4) }
    let times = [0.3, 0.7].map { progress($0) * 5 }
    #expect(try values(late, box: 0, at: times) == [1, 6])
    #expect(try values(late.reversed, box: 0, at: times.map { 5 - $0 }) == [5, 8])
  }

  @Test func waitingOutsideShowsTheFirstValue() throws {
    let animation = way(0, 1, 1) * (way(3, 4, 0) + way(5, 6, 0)) * way(0, 1, 0)
    #expect(try values(animation, box: 0, at: [0, 0.5, 1]) == [4, 4, 4])
  }

  @Test(arguments: [0.0, 0.25, 1, 1.5, 2, 3])
  func theWeightIsThatOfTheWayBetweenItsWaits(time: Double) {
    let program = way(2, 6, 0).time(.deckEaseOut(2)).delayed(by: 1).held(for: 1).compiled()
    let sampler = ProgramSampler(program)
    sampler.move(to: time)
    let wanted = TimingCurve.deckEaseOut(2).value(at: time - 1)
    #expect(agree(sampler.weight(ofTrack: 0), wanted))
  }

  @Test func theWeightRisesBackwardsToo() {
    let program = (way(2, 6, 0) * way(0, 1, 1)).reversed.compiled()
    let sampler = ProgramSampler(program)
    let weights = [0.0, 1, 1.5, 2].map { time in
      sampler.move(to: time)
      return sampler.weight(ofTrack: 0)
    }
    #expect(weights == [0, 0, 0.5, 1])
  }

  @Test func zeroAndOneMoveNothing() {
    for unit in [Animation<Effect>.zero, .one] {
      let program = unit.compiled()
      #expect(program.duration == 0 && program.properties.isEmpty)
      #expect(program.value(of: Property(View(), 0), at: 0) == nil)
    }
  }

  @Test func propertiesComeInTheOrderInWhichTheyAreNamed() {
    let program = (way(0, 1, 2) * (way(0, 1, 0) + way(0, 1, 1)) * way(0, 1, 2)).compiled()
    let wanted = [2, 0, 1].compactMap { way(0, 1, $0).compiled().properties.first }
    #expect(program.properties == wanted)
  }

  @Test func groupingDoesNotMatterToTheLastBit() throws {
    forAll(seeds: 0..<1_000) { random in
      let parts = random.list(count: 3...6) { random in
        linear(from: random.double(in: 0...9), to: 1, in: random.double(in: 0.1...1))
          .bind(boxes[0], with: \.value)
      }
      let left = parts.reduce(.one, *).compiled()
      let right = parts.reversed().reduce(.one) { $1 * $0 }.compiled()
      for moment in random.progresses() {
        let time = moment * left.duration
        #expect(
          left.value(of: left.properties[0], at: time)
            == right.value(of: right.properties[0], at: time))
      }
    }
  }
}

/// The moments at which an animation names a property, found by asking it.
private struct NamedMoments {
  let animation: Animation<Effect>
  let property: Property
  private let grid: [Double]

  init(_ animation: Animation<Effect>, _ property: Property) {
    self.animation = animation
    self.property = property
    grid = (0...200).map { Double($0) / 200 }
  }

  private func value(_ progress: Double) -> Double? {
    animation.value(progress)?.entries[property]?.mean[0]
  }

  /// The value at the nearest named moment before, else after; nil if the moment is named itself
  /// or the grid is too coarse to tell.
  func neighbour(of moment: Double) -> Double? {
    guard value(moment) == nil else { return nil }
    if let before = grid.last(where: { $0 < moment && value($0) != nil }) {
      return edge(named: before, unnamed: min(moment, before + 1 / 200))
    }
    guard let after = grid.first(where: { $0 > moment && value($0) != nil }) else { return nil }
    return edge(named: after, unnamed: max(moment, after - 1 / 200))
  }

  private func edge(named: Double, unnamed: Double) -> Double? {
    var (named, unnamed) = (named, unnamed)
    for _ in 0..<50 {
      let middle = (named + unnamed) / 2
      if value(middle) == nil { unnamed = middle } else { named = middle }
    }
    return value(named)
  }
}
