import Engine
import EngineTestSupport
import Testing

/// `do` with code: the escape hatch.
@Suite struct DoTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()
  private let stage = Stage()

  private func told(_ name: String, _ duration: Double = 1) -> Animation<Effect> {
    let log = log
    return linear(from: 0, to: 1, in: duration).do { log.lines.append("\(name) \($0.mean)") }
  }

  @Test func nothingRunsWhileItIsBuiltOrCompiledOrAsked() {
    let animation = (told("a") * told("b")).delayed(by: 1).held(for: 1).looped.repeating(count: 2)
      .named("n").time(.deckEaseOut(2)).map { $0 }
    _ = animation.intervals
    _ = animation.conflicts
    _ = animation.compiled()
    _ = animation.value(0.5)
    #expect(log.lines.isEmpty)
    animation.value(1)?.present()
    #expect(log.lines == ["a 0.0"])
  }

  @Test func itRunsOnceForEachPosition() {
    let playback = stage.play(told("a"))
    for time in [0, 0.25, 0.25, 0.5, 0.5] { stage.advance(to: .seconds(time)) }
    #expect(log.lines == ["a 0.0", "a 0.25", "a 0.5"])
    playback.pause()
    for time in [0.6, 0.7] { stage.advance(to: .seconds(time)) }
    #expect(log.lines.count == 3)
    playback.seek(to: 0.25)
    stage.advance(to: .seconds(0.8))
    #expect(log.lines.last == "a 0.25")
    playback.play()
    for time in [1.55, 1.6, 2] { stage.advance(to: .seconds(time)) }
    #expect(log.lines.last == "a 1.0" && log.lines.count == 5)
    #expect(playback.outcome == .finished)
  }

  @Test func leftRunsBeforeRight() {
    let both = stage.hold(told("a") + told("b", 2) + told("c"))
    both.seek(to: 0.25)
    stage.advance(to: .seconds(0.1))
    #expect(log.lines == ["a 0.5", "b 0.25", "c 0.5"])
    log.lines = []
    both.seek(to: 1)
    stage.advance(to: .seconds(0.2))
    // b ends a second later.
    #expect(log.lines == ["a 1.0", "c 1.0", "b 1.0"])
  }

  @Test func inASequenceThePartThatIsLeftRunsToItsEnd() {
    let playback = stage.hold(told("a") * told("b"))
    for (index, progress) in [0.25, 0.5, 0.75, 0].enumerated() {
      playback.seek(to: progress)
      stage.advance(to: .seconds(Double(index)))
    }
    #expect(log.lines == ["a 0.5", "a 1.0", "b 0.5", "b 0.0", "a 0.0"])
  }

  @Test func unitsDoNothing() {
    #expect(Animation<FloatAverage>.zero.do { _ in }.kindName == "zero")
    #expect(Animation<FloatAverage>.one.do { _ in }.kindName == "one")
  }

  @Test func effectsThatDoAreEqualToNothing() throws {
    let effect = try #require(told("a").value(0.5))
    #expect(effect != effect && effect.entries.isEmpty)
    (effect <> .empty <> effect).present()
    #expect(log.lines == ["a 0.5", "a 0.5"])
  }

  @Test func whatAFunctionReturnsIsPresented() {
    let box = Holder()
    let property = const(0.0, for: 1).bind(box, with: \.value).compiled().properties[0]
    let function = Animation.runnable(duration: 2) { Effect(property, sum: (10 * $0).lanes) }
    stage.play(const(0.0, for: 1).do { _ in } * function)
    stage.advance(to: .seconds(0.5))
    #expect(box.writes == 0)
    for (time, wanted) in [(1.5, 2.5), (2, 5), (3, 10)] {
      stage.advance(to: .seconds(time))
      #expect(isClose(box.value, wanted), "at \(time)")
    }
  }
}
