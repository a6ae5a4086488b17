import Testing

@testable import Engine

/// Everything that is asked of a stage during a change becomes one animation.
@Suite struct GatheringTests {
  private let one = OneViewStage()

  @Test func blocksBecomePartsOfOneValue() {
    let (stage, view) = (one.stage, one.view)
    let gathered = stage.gather {
      stage.gathering?.label = "first"
      stage.animate(withDuration: 1, animations: { view.center.x = 100 })
      stage.gathering?.label = "second"
      stage.animate(withDuration: 0.5, delay: 1, animations: { view.alpha = 0 })
    }
    #expect(stage.gathering == nil && !stage.isRunning)
    #expect(view.center.x == 100 && view.presented.center.x == 50)
    #expect(gathered.animation.duration == 1.5)
    let rows = gathered.animation.intervals.map { "\($0.name) \($0.start) \($0.end)" }
    #expect(rows == ["first 0.0 1.0", "second 1.0 1.5"])
  }

  @Test func performedItPlaysAsOneAndLastsUntilItIsEnded() throws {
    let (stage, view) = (one.stage, one.view)
    let gathered = stage.gather {
      stage.animate(withDuration: 1, curve: .linear, animations: { view.center.x = 150 })
    }
    let playback = try #require(stage.perform(gathered, interruption: .additive))
    #expect(view.presented.center.x == 50 && view.center.x == 150)
    one.advance(to: 0.5)
    #expect(view.presented.center.x == 100)
    playback.seek(to: 0)
    #expect(view.presented.center.x == 50)
    playback.resume()
    one.advance(to: 5)
    #expect(playback.hasArrived && playback.outcome == nil && view.presented.center.x == 150)
    playback.finish()
    #expect(playback.outcome == .finished && !stage.isRunning)
  }

  @Test func whatIsSetBeforeABlockIsWhereItBegins() throws {
    let (stage, view) = (one.stage, one.view)
    let gathered = stage.gather {
      view.center.x = 0
      stage.animate(withDuration: 1, curve: .linear, animations: { view.center.x = 100 })
    }
    _ = stage.perform(gathered, interruption: .additive)
    one.advance(to: 0.25)
    #expect(view.presented.center.x == 25)
  }

  @Test func whatIsSetAfterABlockIsThereAtOnce() {
    let (stage, view) = (one.stage, one.view)
    let gathered = stage.gather {
      stage.animate(withDuration: 1, animations: { view.center.x = 100 })
      view.center.x = 7
    }
    #expect(stage.perform(gathered, interruption: .additive) == nil)
    #expect(view.presented.center.x == 7 && view.center.x == 7)
  }

  @Test func theLastOfSeveralBlocksDecidesHow() {
    let (stage, view) = (one.stage, one.view)
    let gathered = stage.gather {
      stage.animate(withDuration: 3, animations: { view.center.x = 100 })
      stage.animate(withDuration: 1, curve: .linear, animations: { view.center.x = 250 })
    }
    #expect(gathered.animation.duration == 1)
    _ = stage.perform(gathered, interruption: .additive)
    one.advance(to: 0.5)
    #expect(view.presented.center.x == 150)
  }

  @Test func aPlayedValueIsAPartAsWell() {
    let (stage, view) = (one.stage, one.view)
    let gathered = stage.gather {
      stage.play(linear(from: 0.2, to: 0.6, in: 2).do(fade(view)))
    }
    #expect(view.alpha == 0.6 && gathered.animation.duration == 2)
    _ = stage.perform(gathered, interruption: .additive)
    one.advance(to: 1)
    #expect(isClose(view.presented.alpha, 0.4))
  }

  @Test func whatIsSetToWhatItIsChangesNothing() {
    let gathered = one.stage.gather { one.view.center = one.view.center }
    #expect(gathered.isEmpty)
  }

  @Test func newcomersShowWhatIsSetAndKeepWhatIsAnimated() {
    let (stage, view) = (one.stage, one.view)
    let gathered = stage.gather {
      stage.gathering?.newcomers.insert(ObjectIdentifier(view))
      view.alpha = 0
      stage.animate(withDuration: 1, curve: .linear, animations: { view.alpha = 1 })
    }
    #expect(view.presented.alpha == 0)
    #expect(gathered.stories.map(\.before) == [Double(0).lanes])
    _ = stage.perform(gathered, interruption: .additive)
    one.advance(to: 0.5)
    #expect(view.presented.alpha == 0.5)
  }

  @Test func gatheringsNest() {
    let (stage, view) = (one.stage, one.view)
    var inner = Gathering()
    let outer = stage.gather {
      inner = stage.gather { stage.animate(withDuration: 1, animations: { view.alpha = 0 }) }
      stage.animate(withDuration: 2, animations: { view.center.x = 0 })
    }
    #expect(inner.stories.map(\.slot) == [view.slot(.alpha)])
    #expect(outer.stories.map(\.slot) == [view.slot(.center)])
  }
}
