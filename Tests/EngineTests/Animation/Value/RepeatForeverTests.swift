import Engine
import EngineDeck
import EngineTestSupport
import Testing

@Suite struct RepeatForeverTests {
  private let box = Holder()
  private let wave = linear(from: 0, to: 100, in: 0.3)

  private func bound(_ animation: Animation<FloatAverage>) -> Animation<Effect> {
    animation.bind(box, with: \.value)
  }

  private func value(_ animation: Animation<FloatAverage>, at time: Double) throws -> Double {
    let program = bound(animation).compiled()
    let compiled = try #require(program.value(of: program.properties[0], at: time))[0]
    let direct = try #require(animation.value(atSecond: time)).mean
    #expect(isClose(compiled, direct, within: 1e-3))
    return compiled
  }

  @Test func itHasNoEndAndItsUnitsAreThemselves() {
    #expect(wave.repeatingForever.duration == .infinity)
    #expect(bound(wave.repeatingForever).compiled().duration == .infinity)
    #expect(Animation<FloatAverage>.zero.repeatingForever.kindName == "zero")
    #expect(Animation<FloatAverage>.one.repeatingForever.kindName == "one")
  }

  @Test func atASeamTheEndOfThePassWins() throws {
    let steps = const(1.0, for: 0.5) * const(2.0, for: 0.5)
    let forever = steps.repeatingForever
    for (time, wanted) in [(0, 1.0), (0.5, 1), (0.75, 2), (1, 2), (1.25, 1), (7.5, 1), (8, 2)] {
      #expect(try value(forever, at: time) == wanted, "at \(time)")
    }
  }

  @Test func itGoesOnAfter300MillionSecondsWithoutDrift() throws {
    for animation in [wave, const(1.0, for: 1) * wave] {
      let start = animation.duration - 0.3
      let forever = start > 0 ? const(1.0, for: 1) * wave.repeatingForever : wave.repeatingForever
      for time in [0.15, 3e4 + 0.15, 3e8 + 0.15] {
        #expect(isClose(try value(forever, at: start + time), 50, within: 1e-3), "at \(time)")
      }
    }
  }

  /// A wait before it shows its beginning, also where it is composed.
  @Test func aWaitShowsTheBeginning() throws {
    let intro = linear(from: 0, to: 100, in: 1) * linear(from: 100, to: 200, in: 1)
    let other = linear(from: 10, to: 20, in: 1).repeatingForever
    for waiting in [(intro + other).delayed(by: 1), intro.delayed(by: 1) + other.delayed(by: 1)] {
      #expect(try value(waiting, at: 0.5) == 5 && value(waiting, at: 1) == 5)
      #expect(isClose(try value(waiting, at: 1.5), 32.5))
    }
    let late = (intro * other).delayed(by: 1)
    #expect(try value(late, at: 0.5) == 0 && value(late, at: 2) == 100)
  }

  @Test func itPlaysOnAStageForYears() {
    let stage = Stage()
    let view = View()
    stage.root.addSubview(view)
    let intro = linear(from: 0, to: 1, in: 1).bind(view, with: \.alpha)
    let turning = linear(from: 0, to: 1, in: 0.3).do(rotate(view)).repeatingForever
    let playback = stage.play(intro * turning)
    for time in [0.5, 1, 1.15, 3e4 + 1.15, 3e8 + 1.15] {
      stage.advance(to: .seconds(time))
      let wanted = time > 1 ? 0.5 : 0
      #expect(isClose(view.presented.transform.rotation, wanted, within: 1e-5), "at \(time)")
      #expect(view.presented.alpha == min(1, time))
    }
    #expect(stage.isRunning && playback.outcome == nil && playback.progress == 0)
    playback.rollBack()
    #expect(!stage.isRunning && playback.outcome == .cancelled)
  }

  @Test func besideItOthersHoldTheirEnd() throws {
    let sum = wave.repeatingForever + const(0.0, for: 1)
    #expect(sum.duration == .infinity)
    for time in [0.15, 1.05, 300.15] {
      #expect(isClose(try value(sum, at: time), 25, within: 1e-6))
    }
    let beats = const(0.0, for: 0.2).repeatingForever + wave.repeatingForever
    #expect(isClose(try value(beats, at: 60.15), 25, within: 1e-6))
  }

  @Test func itCanBeDelayedAndBoundAndNamed() throws {
    let late = wave.named("wave").repeatingForever.delayed(by: 2).named("all")
    #expect(try value(late, at: 1) == 0)
    #expect(isClose(try value(late, at: 2.15 + 30), 50, within: 1e-6))
    #expect(late.intervals.map(\.text) == ["all 0.0–0.0", "wave 2.0–2.3"])
    #expect(late.delayed(by: 0).duration == .infinity)
  }

  @Test func whatIsZeroOrOneBesideItChangesNothing() {
    let forever = wave.repeatingForever
    #expect((.one * forever).isIdentical(to: forever))
    #expect((forever * .one).isIdentical(to: forever))
    #expect((forever + .zero).isIdentical(to: forever))
    #expect((forever * .zero).kindName == "zero")
    #expect(forever.repeating(count: 1).isIdentical(to: forever))
    #expect(forever.repeating(count: 0).kindName == "one")
    #expect(forever.time(.linear).isIdentical(to: forever))
    #expect(forever.held(for: 0).isIdentical(to: forever))
  }
}
