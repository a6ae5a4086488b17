import EngineDeck
import EngineTestSupport
import Testing

@testable import Engine

/// Everything that is asked of a stage during a change becomes one animation.
@Suite struct ReloadRecordingTests {
  private let one = OneViewStage()

  @Test func blocksBecomePartsOfOneValue() {
    let (stage, view) = (one.stage, one.view)
    let recorded = stage.recordReload {
      stage.recorder?.label = ChangeRecorder.Label(event: "first")
      stage.animate(withDuration: 1, animations: { view.center.x = 100 })
      stage.recorder?.label = ChangeRecorder.Label(event: "second")
      stage.animate(withDuration: 0.5, delay: 1, animations: { view.alpha = 0 })
    }
    #expect(stage.recorder == nil && !stage.isRunning)
    #expect(view.center.x == 100 && view.presented.center.x == 50)
    #expect(recorded.animation.duration == 1.5)
    let rows = recorded.animation.intervals.map { "\($0.name) \($0.start) \($0.end)" }
    #expect(rows == ["first 0.0 1.0", "second 1.0 1.5"])
  }

  /// Neighbours of one name and one timing are one part; a value is one by itself.
  @Test func neighboursThatGoAlikeAreOnePart() {
    let (stage, view) = (one.stage, one.view)
    func name(_ name: String) { stage.recorder?.label = ChangeRecorder.Label(event: name) }
    let recorded = stage.recordReload {
      name("a")
      stage.animate(withDuration: 1, animations: { view.center.x = 100 })
      stage.animate(withDuration: 1, animations: { view.alpha = 0 })
      stage.animate(withDuration: 2, animations: { view.cornerRadius = 1 })
      name("b")
      stage.animate(withDuration: 2, animations: { view.rotation = 1 })
      stage.play(linear(from: 0, to: 1, in: 2).bind(view, with: \.borderWidth))
      stage.animate(withDuration: 2, delay: 0.5, animations: { view.scale.x = 2 })
    }
    let rows = recorded.animation.intervals.map { "\($0.name) \($0.start) \($0.end)" }
    #expect(rows == ["a 0.0 1.0", "a 0.0 2.0", "b 0.0 2.0", "b 0.0 2.0", "b 0.5 2.5"])
    #expect(recorded.animation.duration == 2.5)
  }

  /// A change in which nothing moves takes a second, so that a hand can go through it: it is over
  /// from its very start on.
  @Test func aChangeInWhichNothingMovesStepsAtItsStart() throws {
    let (stage, view) = (one.stage, one.view)
    let recorded = stage.recordReload { view.alpha = 0.25 }
    let value = recorded.animation.compiled()
    #expect(value.duration == 1)
    let seen = [0.0, 1e-6, 0.5, 1].map { value.value(of: view.property(.alpha), at: $0)?[0] }
    #expect(seen == [1, 0.25, 0.25, 0.25])
    #expect(ChangeRecorder.Label(event: "insert").text == "insert")
    #expect(ChangeRecorder.Label(event: "insert", id: "card").text == "insert card")
  }

  @Test func performedItPlaysAsOneAndLastsUntilItIsEnded() throws {
    let (stage, view) = (one.stage, one.view)
    let recorded = stage.recordReload {
      stage.animate(withDuration: 1, curve: .linear, animations: { view.center.x = 150 })
    }
    let playback = try #require(
      stage.perform(recorded, as: recorded.animation, interruption: .additive))
    #expect(view.presented.center.x == 50 && view.center.x == 150)
    one.advance(to: 0.5)
    #expect(view.presented.center.x == 100)
    playback.seek(to: 0)
    #expect(view.presented.center.x == 50)
    playback.play()
    one.advance(to: 5)
    #expect(playback.hasArrived && playback.outcome == nil && view.presented.center.x == 150)
    playback.commit()
    #expect(playback.outcome == .finished && !stage.isRunning)
  }

  @Test func whatIsSetBeforeABlockIsWhereItBegins() throws {
    let (stage, view) = (one.stage, one.view)
    let recorded = stage.recordReload {
      view.center.x = 0
      stage.animate(withDuration: 1, curve: .linear, animations: { view.center.x = 100 })
    }
    _ = stage.perform(recorded, as: recorded.animation, interruption: .additive)
    one.advance(to: 0.25)
    #expect(view.presented.center.x == 25)
  }

  @Test func whatIsSetAfterABlockIsThereAtOnce() {
    let (stage, view) = (one.stage, one.view)
    let recorded = stage.recordReload {
      stage.animate(withDuration: 1, animations: { view.center.x = 100 })
      view.center.x = 7
    }
    #expect(stage.perform(recorded, as: recorded.animation, interruption: .additive) == nil)
    #expect(view.presented.center.x == 7 && view.center.x == 7)
  }

  @Test func theLastOfSeveralBlocksDecidesHow() {
    let (stage, view) = (one.stage, one.view)
    let recorded = stage.recordReload {
      stage.animate(withDuration: 3, animations: { view.center.x = 100 })
      stage.animate(withDuration: 1, curve: .linear, animations: { view.center.x = 250 })
    }
    #expect(recorded.animation.duration == 1)
    _ = stage.perform(recorded, as: recorded.animation, interruption: .additive)
    one.advance(to: 0.5)
    #expect(view.presented.center.x == 150)
  }

  @Test func aPlayedValueIsAPartAsWell() {
    let (stage, view) = (one.stage, one.view)
    let recorded = stage.recordReload {
      stage.play(linear(from: 0.2, to: 0.6, in: 2).do(fade(view)))
    }
    #expect(view.alpha == 0.6 && recorded.animation.duration == 2)
    _ = stage.perform(recorded, as: recorded.animation, interruption: .additive)
    one.advance(to: 1)
    #expect(isClose(view.presented.alpha, 0.4))
  }

  @Test func aPlayedValueThatTakesNoTimeIsLeftOut() {
    let (stage, view) = (one.stage, one.view)
    let recorded = stage.recordReload { stage.play(.one) }
    #expect(recorded.isEmpty && recorded.blocks.isEmpty)
    let both = stage.recordReload {
      stage.play(.one)
      stage.play(linear(from: 0.2, to: 0.6, in: 2).do(fade(view)))
    }
    #expect(both.blocks.count == 1 && both.movedOwners == [ObjectIdentifier(view)])
  }

  // What a reload would play is there at once, and what was on its way before goes on to it.
  @Test func aSkippedReloadIsOverAtOnce() {
    let (stage, view) = (one.stage, one.view)
    one.stage.play(one.move(to: 150))
    one.advance(to: 0.5)
    var outcomes: [Outcome] = []
    stage.skip {
      stage.animate(
        withDuration: 3, animations: { view.center.x = 250 }, completion: { outcomes.append($0) })
      view.alpha = 0.5
    }
    #expect(outcomes == [.finished] && stage.recorder == nil)
    #expect(view.center.x == 250 && view.alpha == 0.5 && view.presented.alpha == 0.5)
    #expect(isClose(one.x, 200), "50 points are left of its way to 150")
    one.advance(to: 0.75)
    #expect(isClose(one.x, 225))
    one.advance(to: 1)
    #expect(one.x == 250 && !stage.isRunning)
  }

  @Test func whatIsSetToWhatItIsChangesNothing() {
    let recorded = one.stage.recordReload { one.view.center = one.view.center }
    #expect(recorded.isEmpty)
  }

  @Test func newcomersShowWhatIsSetAndKeepWhatIsAnimated() {
    let (stage, view) = (one.stage, one.view)
    let recorded = stage.recordReload {
      stage.recorder?.newcomers.insert(ObjectIdentifier(view))
      view.alpha = 0
      stage.animate(withDuration: 1, curve: .linear, animations: { view.alpha = 1 })
    }
    #expect(view.presented.alpha == 0)
    #expect(recorded.records.map(\.before) == [Double(0).lanes])
    _ = stage.perform(recorded, as: recorded.animation, interruption: .additive)
    one.advance(to: 0.5)
    #expect(view.presented.alpha == 0.5)
  }

  @Test func recordersNest() {
    let (stage, view) = (one.stage, one.view)
    var inner: ChangeRecorder?
    let outer = stage.recordReload {
      inner = stage.recordReload { stage.animate(withDuration: 1, animations: { view.alpha = 0 }) }
      stage.animate(withDuration: 2, animations: { view.center.x = 0 })
    }
    #expect(inner?.records.map(\.property) == [view.property(.alpha)])
    #expect(outer.records.map(\.property) == [view.property(.center)])
  }
}
