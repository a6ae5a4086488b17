import EngineTestSupport
import Testing

@testable import Engine

/// A transition as a change: its pace, its ends, and who is told of them.
@Suite struct TransitionTests {
  private final class Log {
    var lines: [String] = []
  }

  private func tell(_ transition: Transition, _ name: String, _ log: Log) {
    transition.onEnd { log.lines.append("\(name) \($0)") }
  }

  // MARK: Its pace

  @Test func itGoesAsFastAsItIsTold() {
    var world = WorldStage("x,a", motions: .fades)
    let transition = world.begin(to: "x,b")
    #expect(transition.speed == 1 && transition.velocity == 0 && transition.isPaused)
    transition.play(reversed: false)
    #expect(isClose(transition.velocity, 1 / 0.3) && transition.isRunning)
    transition.speed = 2
    #expect(transition.speed == 2 && isClose(transition.velocity, 2 / 0.3))
    world.advance(by: 0.06)
    #expect(isClose(transition.progress, 0.4) && transition.duration == 0.3)
    transition.pause()
    #expect(transition.velocity == 0 && transition.isPaused && !transition.isRunning)
  }

  @Test func takenBackItGoesTheOtherWay() {
    var world = WorldStage("x,b", motions: .fades)
    let change = world.tree.animate(backTo: world.props("x,a"))
    #expect(change === world.tree.change && change.isReversed && !change.isPaused)
    #expect(change.progress == 1 && isClose(change.velocity, -1 / 0.3))
    #expect(world.phases == ["x:p", "a:e", "b:l"])
    world.advance(by: 0.15)
    #expect(isClose(change.progress, 0.5))
    world.advance(by: 0.15)
    #expect(world.keys == ["x", "a"] && change.outcome == .cancelled)
  }

  @Test func whatIsBegunIsHeldUntilItIsPlayed() {
    var world = WorldStage("x,b", motions: .fades)
    let back = world.tree.begin(backTo: world.props("x,a"))
    #expect(back.isPaused && back.isReversed && back.progress == 1)
    world.advance(by: 1)
    #expect(back.isPaused && back.progress == 1)
    back.rollBack()
    #expect(world.keys == ["x", "a"])
    let forth = world.tree.begin(to: world.props("x,c"))
    world.advance(by: 1)
    #expect(forth.isPaused && !forth.isReversed && forth.progress == 0)
    forth.commit()
    let played = world.tree.animate(to: world.props("x,e"))
    world.advance(by: 0.15)
    #expect(isClose(played.progress, 0.5) && !played.isReversed)
  }

  // MARK: Its end

  /// A control of one that is over must not touch the views of what came after it.
  @Test(arguments: [false, true]) func afterItsEndTheControlsDoNothing(_ isBack: Bool) {
    var world = WorldStage("x,a", motions: .fades)
    let first = world.begin(to: "x,b")
    if isBack { first.rollBack() } else { first.commit() }
    let log = Log()
    let second = world.begin(to: "x,c")
    second.play(reversed: false)
    world.advance(by: 0.1)
    let (phases, snapshots) = (world.phases, world.container.snapshots)
    #expect(phases == ["x:p", isBack ? "a:l" : "b:l", "c:e"])
    let controls: [(Transition) -> Void] = [
      { $0.commit() }, { $0.rollBack() }, { $0.play(reversed: !isBack) }, { $0.seek(to: 0.5) },
      { $0.isReversed = !isBack }, { $0.release(velocity: isBack ? 9 : -9) }, { $0.pause() },
      { $0.update() },
    ]
    for control in controls {
      control(first)
      #expect(first.outcome == (isBack ? .cancelled : .finished))
      #expect(world.phases == phases && world.container.snapshots == snapshots)
      #expect(world.tree.transition === second && second.outcome == nil && !second.isPaused)
    }
    tell(first, "first", log)
    #expect(log.lines == [isBack ? "first cancelled" : "first finished"], "nobody waited")
    world.rest()
    #expect(world.keys == ["x", "c"] && world.problemsAtRest == [])
  }

  @Test func whoWaitsIsToldWithTheFrameAndWhoAsksLaterAtOnce() {
    var world = WorldStage("x,a", motions: .fades)
    let (transition, log) = (world.begin(to: "x,b"), Log())
    tell(transition, "one", log)
    transition.commit()
    #expect(log.lines == [] && world.stage.isRunning)
    tell(transition, "two", log)
    #expect(log.lines == [])
    world.advance(by: 0)
    #expect(log.lines == ["one finished", "two finished"] && !world.stage.isRunning)
    tell(transition, "three", log)
    #expect(log.lines.last == "three finished")
    world.advance(by: 1)
    #expect(log.lines.count == 3)
  }

  @Test func whoIsTakenOverIsRetargeted() {
    var world = WorldStage("x,a", motions: .fades)
    let (transition, log) = (world.begin(to: "x,b"), Log())
    transition.play(reversed: false)
    tell(transition, "one", log)
    world.advance(by: 0.1)
    world.play(to: "x,c")
    #expect(transition.outcome == .retargeted && log.lines == [])
    transition.commit()
    transition.rollBack()
    #expect(transition.outcome == .retargeted && world.tree.props.text == "x,c")
    world.advance(by: 0)
    #expect(log.lines == ["one retargeted"])
    world.rest()
    #expect(world.keys == ["x", "c"] && world.problemsAtRest == [])
  }
}
