import EngineTestSupport
import Testing

@testable import Engine

@Suite struct TransportTests {
  private let world = HandWorld()

  private func wait(_ seconds: Double) { world.frame(seconds: seconds) }

  @Test func playGoesToTheOtherEndAndBack() {
    world.perform(.play)
    wait(0.5)
    #expect(isClose(world.x, 50))
    wait(1)
    #expect(world.isAfter && world.x == 100)
    world.perform(.play)
    wait(2)
    #expect(!world.isAfter && world.x == 0)
  }

  @Test func spacePausesAndGoesOn() {
    world.perform(.pauseOrResume)
    wait(0.25)
    world.perform(.pauseOrResume)
    wait(3)
    #expect(isClose(world.x, 25) && world.isPaused)
    world.perform(.pauseOrResume)
    wait(0.25)
    #expect(isClose(world.x, 50) && !world.isPaused)
  }

  @Test func reverseTurnsWhatRunsAndKeepsWhatIsPausedPaused() {
    world.perform(.next)
    wait(0.5)
    world.perform(.reverse)
    wait(0.25)
    let x = world.x
    let back = SettleSpring(progress: 0.5, velocity: 1, target: 0)
    #expect(isClose(x, 100 * back.value(at: 0.25)))
    world.perform(.pauseOrResume)
    world.perform(.reverse)
    wait(1)
    #expect(isClose(world.x, x) && world.isPaused && world.playback?.isReversed == false)
  }

  @Test func stepsAreFramesAndBeginAtRest() {
    world.perform(.step(1))
    #expect(isClose(world.x, 100.0 / 60) && world.isPaused)
    for _ in 0..<29 { world.perform(.step(1)) }
    #expect(isClose(world.x, 50))
    world.perform(.step(-15))
    #expect(isClose(world.x, 25))
  }

  @Test func replayPlaysTheLastChangeFromItsStart() {
    world.perform(.next)
    wait(0.75)
    world.perform(.replay)
    #expect(isClose(world.x, 0) && !world.isPaused)
    wait(0.5)
    #expect(isClose(world.x, 50))
    wait(1)
    #expect(world.isAfter && world.x == 100)
    world.perform(.replay)
    #expect(isClose(world.x, 0))
    wait(0.25)
    #expect(isClose(world.x, 25))
    wait(1)
    #expect(world.isAfter && world.x == 100)
  }

  @Test func replayOfAWayBackGoesBack() {
    world.perform(.next)
    wait(2)
    world.perform(.previous)
    wait(2)
    #expect(!world.isAfter)
    world.perform(.replay)
    #expect(isClose(world.x, 100))
    wait(0.25)
    #expect(isClose(world.x, 75))
    wait(1)
    #expect(!world.isAfter && world.x == 0)
  }

  @Test func aLoopBeginsAgainUntilItIsAskedForOnceMore() {
    world.perform(.loop)
    world.perform(.next)
    for _ in 0..<90 { wait(1.0 / 30) }
    #expect(world.begun >= 3 && world.stage.isRunning)
    world.perform(.loop)
    for _ in 0..<60 { wait(1.0 / 30) }
    #expect(!world.stage.isRunning && !world.transport.loops)
  }

  @Test func reverseAtRestTakesTheLastChangeBack() {
    world.perform(.next)
    wait(2)
    #expect(world.isAfter)
    world.perform(.reverse)
    #expect(world.playback?.isReversed == true && !world.isPaused)
    wait(0.25)
    #expect(isClose(world.x, 75))
    wait(1)
    world.perform(.reverse)
    #expect(world.playback?.isReversed == false)
  }

  @Test func aKeyLetsTheHandGoFirst() {
    world.frame(.press(Point(0, 0)))
    world.frame(.move(Point(48, 0)))
    world.perform(.pauseOrResume)
    #expect(!world.hand.isDown)
  }
}
