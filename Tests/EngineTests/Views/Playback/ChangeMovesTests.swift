import EngineTestSupport
import Testing

@testable import Engine

/// The times of a change's moves and markers, as it plays them.
@Suite struct ChangeMovesTests {
  private let stage = Stage()
  private let view = View(frame: Rect(0, 0, 10, 10))

  init() { stage.root.addSubview(view) }

  private func way(_ name: String, _ duration: Double = 1) -> Animation<Effect> {
    linear(from: Point.zero, to: Point(100, 0), in: duration).bind(view, with: \.translation)
      .named(name)
  }

  /// Two ways of a second each, with markers at a quarter and at the end.
  private func playback(_ timing: AnimatorTiming? = nil) -> Playback {
    let both = (way("a") * way("b")).marker("quarter", at: 0.25).marker("end")
    let playback = stage.hold(both)
    playback.timing = timing
    return playback
  }

  private func expect(
    _ moves: [Move], _ wanted: [(String, Double, Double)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = moves.map { ($0.name ?? "?", $0.start, $0.end) }
    let isRight =
      found.count == wanted.count
      && zip(found, wanted).allSatisfy {
        $0.0 == $1.0 && isClose($0.1, $1.1) && ($0.2 == $1.2 || isClose($0.2, $1.2))
      }
    #expect(isRight, "\(found)", sourceLocation: sourceLocation)
  }

  private func times(_ change: any Change) -> [Double] {
    #expect(change.markers.map(\.name) == ["quarter", "end"])
    return change.markers.map(\.time)
  }

  @Test func inItsOwnTimeTheyAreThoseOfTheAnimation() {
    expect(playback().moves, [("a", 0, 1), ("b", 1, 2)])
    #expect(times(playback()) == [0.5, 2])
    #expect(
      playback().moves.map(\.property) == [
        view.property(.translation), view.property(.translation),
      ])
  }

  @Test func inAnotherTimeTheyAreStretched() {
    let slow = playback(.linear(duration: 6))
    expect(slow.moves, [("a", 0, 3), ("b", 3, 6)])
    #expect(times(slow).elementsEqual([1.5, 6], by: { isClose($0, $1) }))
  }

  @Test func alongACurveTheyAreWhereItIsAsFar() {
    // 1 − (1 − p)² is a quarter at 1 − √0.75, a half at 1 − √0.5.
    let eased = playback(AnimatorTiming(curve: .deckEaseOut(2), duration: 4))
    let middle = 4 * (1 - 0.5.squareRoot())
    expect(eased.moves, [("a", 0, middle), ("b", middle, 4)])
    #expect(times(eased).elementsEqual([4 * (1 - 0.75.squareRoot()), 4], by: { isClose($0, $1) }))
    // Of a curve in the animation's own time, too.
    let own = playback(AnimatorTiming(curve: .deckEaseOut(2), duration: 2))
    expect(own.moves, [("a", 0, middle / 2), ("b", middle / 2, 2)])
  }

  @Test func backFromItsEndTheyAreTurnedRound() {
    expect(playback().moves(reversed: true), [("a", 1, 2), ("b", 0, 1)])
    expect(playback(.linear(duration: 6)).moves(reversed: true), [("a", 3, 6), ("b", 0, 3)])
    let third = stage.hold(way("a", 0.5) * way("b", 1.5))
    third.timing = AnimatorTiming(curve: .deckEaseOut(2), duration: 4)
    // Three quarters of the way back are gone at a half.
    expect(third.moves(reversed: true), [("a", 2, 4), ("b", 0, 2)])
  }

  /// Bouncing, the curve comes to 0.9 of the way several times: first where 7.5625 · p² is that.
  @Test func whereACurveGoesBackAndForthTheFirstTimeCounts() {
    let marked = stage.hold(way("a").marker("m", at: 0.9))
    marked.timing = AnimatorTiming(curve: .penner(.bounce, .out), duration: 10)
    #expect(isClose(marked.markers[0].time, 10 * (0.9 / 7.5625).squareRoot()))
    marked.timing = AnimatorTiming(curve: .cssStepEnd, duration: 10)
    #expect(isClose(marked.markers[0].time, 10))
    marked.timing = AnimatorTiming(curve: .cssStepStart, duration: 10)
    #expect(isClose(marked.markers[0].time, 0))
  }

  @Test func whatHasNoEndOrNoTimeIsAsTheAnimationHasIt() {
    let forever = stage.hold(way("a") * way("b").marker("m").repeatingForever)
    forever.timing = .easeIn(duration: 5)
    expect(forever.moves, [("a", 0, 1), ("b", 1, .infinity)])
    expect(forever.moves(reversed: true), [("a", 0, 1), ("b", 1, .infinity)])
    #expect(forever.markers == [Marker("m", at: 2)])
    let nothing = stage.hold(.one)
    nothing.timing = .easeIn(duration: 5)
    #expect(nothing.moves.isEmpty && nothing.markers.isEmpty)
  }

  /// It has no place but its beginning, at which a hand may put it.
  @Test func whatNeverEndsStandsStillWhereItIsSought() {
    let view = View(frame: Rect(0, 0, 10, 10))
    let stage = Stage()
    stage.root.addSubview(view)
    func advance(to seconds: Double) {
      stage.advance(to: Instant.zero.advanced(bySeconds: seconds))
    }
    advance(to: 0)
    let way = linear(from: 1.0, to: 0, in: 1)
    let forever = stage.play(way.repeatingForever.bind(view, with: \.alpha))
    advance(to: 0.25)
    for _ in 0..<2 {
      forever.seek(to: 0.5)
      #expect(forever.isPaused && forever.progress == 0 && isClose(view.presented.alpha, 0.75))
    }
    forever.play()
    advance(to: 0.5)
    #expect(isClose(view.presented.alpha, 0.5) && forever.outcome == nil && stage.isRunning)
    forever.seek(to: 0)
    #expect(forever.isPaused && view.presented.alpha == 1)
    forever.commit()
    #expect(forever.progress == 0 && forever.outcome == .finished)
  }

  /// Without an end there is nowhere to settle, and no share to step by.
  @Test func whatNeverEndsGoesOnWhenItIsLetGo() {
    let view = View(frame: Rect(0, 0, 10, 10), key: "v")
    let stage = Stage()
    stage.root.addSubview(view)
    stage.advance(to: .zero)
    let wave = linear(from: 1.0, to: 0, in: 1).looped
    let forever = stage.play(wave.repeatingForever.bind(view, with: \.alpha))
    stage.advance(to: .zero.advanced(bySeconds: 0.5))
    forever.pause()
    forever.release(velocity: 3)
    forever.step(by: 1 / 60)
    #expect(forever.isRunning && forever.velocity == 0 && forever.outcome == nil)
    stage.advance(to: .zero.advanced(bySeconds: 0.75))
    #expect(abs(view.presented.alpha - 0.25) < 1e-9)
  }
}
