import EngineTestSupport
import Testing

@testable import Engine

/// The objects that take part in a stage's frames.
@Suite struct StageParticipantTests {
  private final class Guest: StageParticipant {
    let name: String
    let log: Log
    var isThere = true
    var isRunning = false

    init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

    func isShown(on stage: Stage) -> Bool { isThere }
    func update() { log.updates.append(name) }
  }

  private final class Log {
    var updates: [String] = []
  }

  private let stage = Stage()
  private let log = Log()

  @Test func eachIsUpdatedOnceAFrameInTheOrderInWhichTheyCame() {
    let (a, b) = (Guest("a", log), Guest("b", log))
    stage.register(a)
    stage.register(b)
    stage.update()
    #expect(log.updates == ["a", "b"])
    stage.register(a)
    stage.advance(to: .seconds(1))
    #expect(log.updates == ["a", "b", "b", "a"], "who comes again comes last")
    a.isThere = false
    stage.update()
    #expect(log.updates.count == 5 && log.updates.last == "b")
  }

  @Test func theStageRunsAsLongAsOneOfThemDoes() {
    let (a, b) = (Guest("a", log), Guest("b", log))
    stage.register(a)
    stage.register(b)
    #expect(!stage.isRunning)
    b.isRunning = true
    #expect(stage.isRunning)
    b.isThere = false
    #expect(!stage.isRunning)
  }

  @Test func theStageKeepsNoneOfThem() {
    weak var freed: Guest?
    do {
      let guest = Guest("a", log)
      guest.isRunning = true
      stage.register(guest)
      freed = guest
    }
    stage.update()
    #expect(freed == nil && log.updates.isEmpty && !stage.isRunning)
  }

  // MARK: An end within the telling of another

  @Test func whoWaitsForAnEndWithinACompletionIsTold() {
    let scene = OneViewStage()
    let (other, isWaiting) = (scene.stage.hold(scene.move(to: 250)), scene.stage.isRunning)
    var told: [Outcome] = []
    other.onEnd { told.append($0) }
    scene.stage.animate(withDuration: 0, animations: {}) { _ in other.commit() }
    scene.stage.update()
    #expect(told.isEmpty && scene.stage.isRunning && !isWaiting, "a frame is asked for")
    scene.stage.update()
    #expect(told == [.finished] && !scene.stage.isRunning)
  }

  // MARK: A playback that is left

  @Test func aPlaybackThatIsLeftRunsOnByItself() {
    let scene = OneViewStage()
    var told: [Outcome] = []
    let playback = scene.stage.play(scene.move(to: 250))
    playback.onEnd { told.append($0) }
    scene.advance(to: 0.25)
    scene.stage.leaveBehind(playback)
    #expect(playback.outcome == .retargeted && told.isEmpty && scene.stage.hasLeftovers)
    scene.stage.leaveBehind(playback)
    scene.stage.update()
    #expect(told == [.retargeted] && scene.stage.changeCount == 0 && scene.x == 100)
    scene.advance(to: 0.5)
    #expect(isClose(scene.x, 150))
    scene.advance(to: 1)
    #expect(scene.x == 250 && !scene.stage.isRunning && scene.stage.properties.isEmpty)
  }
}
