import EngineTestSupport
import Testing

@testable import Engine

/// Programs of parts that are seldom: endless ones, functions, and curves with corners.
@Suite struct SeldomProgramTests {
  private let boxes = [Holder(), Holder()]

  private func function(
    _ duration: Double, _ value: @escaping (Double) -> Double
  ) -> Animation<Effect> {
    Animation.runnable(duration: duration) { FloatAverage(value($0)) }
      .bind(boxes[0], with: \.value)
  }

  private func weights(_ animation: Animation<Effect>, at times: [Double]) -> [Double] {
    let sampler = ProgramSampler(animation.compiled())
    return times.map { time in
      sampler.move(to: time)
      return sampler.weight(ofTrack: 0)
    }
  }

  @Test func theWeightOfAFunctionIsTheShareOfTheWholeTime() {
    let times = [-1.0, 0, 1, 3, 4, 9]
    #expect(weights(function(4) { $0 * $0 }, at: times) == [0, 0, 0.25, 0.75, 1, 1])
    #expect(weights(function(4) { $0 }.repeatingForever, at: times) == [1, 1, 1, 1, 1, 1])
  }

  /// Curves with corners have no pieces, however many ways go along them: those of the others lie
  /// one after the other.
  @Test func manyWaysAlongSeveralCurves() {
    let curves: [TimingCurve] = [.cssEaseIn, .cssStepEnd, .cssEaseOut, .custom { $0 * $0 }]
    let cells = (0..<Program.Curves.many * curves.count).map { _ in Holder() }
    // Each of its own length, so that none shares its place with another.
    let ways = cells.enumerated().map { index, cell in
      linear(from: 0, to: 100, in: 1 + Double(index) / 1e4)
        .time(curves[index / Program.Curves.many]).bind(cell, with: \.value)
    }
    let sampler = ProgramSampler(Animation.parallel(ways).compiled())
    #expect(
      (0..<4).map { sampler.program.table.curves.hasPieces($0) } == [true, false, true, false])
    for time in [0, 0.1, 0.5, 0.77, 1, 1.01] {
      sampler.move(to: time)
      for index in stride(from: 0, to: cells.count, by: 37) {
        let share = curves[index / Program.Curves.many].value(at: time / (1 + Double(index) / 1e4))
        #expect(isClose(sampler.value(ofTrack: index)[0], 100 * share, within: 1e-8), "\(index)")
      }
    }
  }

  @Test func fewWaysHaveNoPieces() {
    let ways = (1..<Program.Curves.many).map { index in
      linear(from: 0, to: 1, in: Double(index)).time(.cssEase).bind(Holder(), with: \.value)
    }
    #expect(!Animation.parallel(ways).compiled().table.curves.hasPieces(0))
  }

  // MARK: Passes of what repeats

  /// The progresses that a function is asked for on the way from one time to another.
  private func asked(from before: Double, to time: Double) -> (progresses: [Double], shown: Double?)
  {
    var progresses: [Double] = []
    let property = Property(KeyPathOwner(boxes[0], \.value), 0)
    let animation = Animation<Effect>.runnable(duration: 1) { progress in
      progresses.append(progress)
      return Effect(property, sum: progress.lanes)
    }
    let program = animation.repeatingForever.compiled()
    var place = Program.ClosurePlace(start: 0)
    place.show(at: before)
    let effect = program.closureEffect(from: place, to: time)
    return (progresses, effect.entries[property]?.mean[0])
  }

  @Test func withinAPassAFunctionIsAskedOnce() {
    let forth = asked(from: 1.25, to: 1.5)
    #expect(forth.progresses == [0.5] && forth.shown == 0.5)
    let still = asked(from: 1.5, to: 1.5)
    #expect(still.progresses == [0.5] && still.shown == 0.5)
  }

  @Test func overASeamItIsAskedForTheEndThatItLeaves() {
    let forth = asked(from: 1.25, to: 2.5)
    #expect(forth.progresses == [1, 0.5] && forth.shown == 0.5)
    let back = asked(from: 2.5, to: 1.25)
    #expect(back.progresses == [0, 0.25] && back.shown == 0.25)
  }

  /// The end of the earlier pass is shown there, though the way back came from the start of the
  /// later one.
  @Test func backRightToASeamTheEndOfTheEarlierPassIsShown() {
    let back = asked(from: 1.5, to: 1)
    #expect(back.progresses == [0, 1] && back.shown == 1)
  }
}

/// Parts of a way that is gone through again, where they are not shown.
@Suite struct RepeatedNeighbourTests {
  private let boxes = [Holder(), Holder()]

  private func way(_ from: Double, _ to: Double, _ box: Int) -> Animation<Effect> {
    linear(from: from, to: to, in: 1).bind(boxes[box], with: \.value)
  }

  private func values(_ animation: Animation<Effect>, at times: [Double]) -> [Double] {
    let program = animation.compiled()
    let property = way(0, 0, 0).compiled().properties[0]
    return times.map { program.value(of: property, at: $0)?[0] ?? .nan }
  }

  @Test func inTheFirstPassItWaitsForWhatComes() {
    let parts = way(0, 9, 1) * way(3, 4, 0) * way(0, 9, 1) * way(5, 6, 0)
    #expect(values(parts.repeatingForever, at: [0.5, 1.5, 2.5, 3.5]) == [3, 3.5, 4, 5.5])
  }

  @Test func laterItHoldsWhatTheEarlierPassShowedLast() {
    let parts = way(0, 9, 1) * way(3, 4, 0) * way(0, 9, 1) * way(5, 6, 0)
    #expect(values(parts.repeatingForever, at: [4.5, 5.5, 6.5, 7.5]) == [6, 3.5, 4, 5.5])
    let one = way(0, 9, 1) * way(3, 4, 0)
    #expect(values(one.repeatingForever, at: [0.5, 1.5, 2.5, 3.5]) == [3, 3.5, 4, 3.5])
  }

  /// A part with a curve or a length of its own is known by a time of its own, too.
  @Test func partsWithTimesOfTheirOwnHoldInLaterPasses() {
    let bent = (way(3, 4, 0) * way(4, 7, 0)).stretched(to: 1).time(.cssEaseIn)
    let back = bent.reversed
    let wait = way(0, 9, 1)
    #expect(values((wait * bent).repeatingForever, at: [0.5, 2.5, 4.5]) == [3, 7, 7])
    #expect(values((wait * back).repeatingForever, at: [0.5, 2.5, 4.5]) == [7, 3, 3])
    #expect(values((bent * wait).repeatingForever, at: [1.5, 3.5]) == [7, 7])
    #expect(values(way(1, 2, 0) * (wait * bent).repeatingForever, at: [1.5, 3.5]) == [2, 7])
  }

  @Test(arguments: [false, true]) func manyPassesAreAsAFew(isReversed: Bool) {
    let parts = way(0, 9, 1) * way(3, 4, 0) * way(0, 9, 1) * way(5, 6, 0)
    let (few, many) = (parts.repeating(count: 3), parts.repeating(count: 5000))
    let times = stride(from: 0.5, to: 12, by: 1).map { $0 }
    #expect(
      values(isReversed ? many.reversed : many, at: times)
        == values(isReversed ? few.reversed : few, at: times))
  }

  @Test func inACountedRepetitionItHoldsWhatTheEarlierPassShowedLast() {
    let parts = way(0, 9, 1) * way(3, 4, 0) * way(0, 9, 1) * way(5, 6, 0)
    #expect(values(parts.repeating(count: 2), at: [4.5, 5.5, 6.5, 7.5]) == [6, 3.5, 4, 5.5])
  }
}
