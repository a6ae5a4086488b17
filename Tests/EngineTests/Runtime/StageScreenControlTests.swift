import EngineTestSupport
import Testing

@testable import Engine

/// The controls of a screen of one's own, which begins a change where there is none.
@Suite struct StageScreenControlTests {
  private final class Mover: StageScreen {
    let box = View(frame: Rect(0, 0, 20, 20))
    private(set) var current: Playback?
    private(set) var layouts: [Size] = []
    /// The directions in which changes were begun.
    private(set) var begun: [Bool] = []
    var isAfter = false
    var canBegin = true

    override var change: (any Change)? { current }
    override var headsBack: Bool { current?.isReversed ?? !isAfter }
    override func layOut(at time: Instant) {
      root.addSubview(box)
      layouts.append(size)
    }
    override func begin(reversed: Bool) -> (any Change)? {
      guard canBegin else { return nil }
      begun.append(reversed)
      let change = stage.hold(
        .translate(box, to: Point(80, 0), in: 1), atEnd: isAfter, endsItself: true)
      change.onEnd { [unowned self] outcome in
        current = nil
        isAfter = outcome == .finished
      }
      current = change
      return change
    }
  }

  private let screen = Mover()
  private let runtime: Runtime

  init() { runtime = Runtime(screen: screen, size: Size(200, 100)) }

  private func frame(at time: Double, _ events: InputEvent...) {
    _ = runtime.frame(at: .seconds(time), events: events)
  }

  private var x: Double { screen.box.presented.transform.translation.x }

  @Test func withoutAChangeItsProgressIsThatOfTheEndWhereItRests() {
    #expect(screen.progress == 0)
    screen.isAfter = true
    #expect(screen.progress == 1)
    frame(at: 0, .key(.left))
    frame(at: 0.25)
    #expect(isClose(screen.progress, 0.75))
  }

  @Test func aScreenThatSaysNothingRestsAtItsBeginning() {
    let plain = StageScreen()
    #expect(plain.headsBack && plain.progress == 0 && !plain.isPaused && plain.settles)
    #expect(plain.change == nil && plain.begin(reversed: false) == nil)
    for command: PlaybackCommand in [.next, .play, .replay, .reverse, .step(1)] {
      plain.perform(command, at: .zero)
    }
    #expect(!plain.isRunning && plain.progress == 0)
  }

  @Test func aKeyBeginsTheChangeAndPlaysIt() {
    frame(at: 0, .key(.right))
    #expect(screen.begun == [false])
    frame(at: 0.5)
    #expect(isClose(x, 40) && screen.isRunning)
    frame(at: 1)
    #expect(screen.isAfter && x == 80 && !screen.isRunning)
    frame(at: 2, .key(.return))
    #expect(screen.begun == [false, true], "play leads to the other end")
    frame(at: 2.25)
    #expect(isClose(x, 60))
  }

  @Test func playGoesOnWithWhatIsPausedAndTurnsRoundWhatRuns() {
    frame(at: 0, .key(.return))
    frame(at: 0.5, .key(.space))
    #expect(screen.isPaused)
    frame(at: 1, .key(.return))
    #expect(!screen.isPaused && screen.current?.isReversed == false)
    frame(at: 1.25, .key(.return))
    #expect(screen.current?.isReversed == true && screen.begun == [false])
  }

  @Test func replayBeginsTheLastChangeAgain() {
    frame(at: 0, .key(.f5))
    #expect(screen.begun == [false], "the way from where it rests, and that back")
    #expect(x == 80 && screen.current?.isReversed == true)
    frame(at: 0.25)
    #expect(isClose(x, 60))
    frame(at: 1)
    #expect(x == 0 && !screen.isAfter)
    frame(at: 2, .key(.right))
    frame(at: 2.5, .key(.f5))
    #expect(x == 0 && screen.current?.isReversed == false && screen.begun == [false, false])
    frame(at: 3.5)
    #expect(screen.isAfter)
    frame(at: 4, .key(.f5))
    #expect(x == 0 && screen.current?.isReversed == false)
    #expect(screen.begun == [false, false, true])
    frame(at: 4.25)
    #expect(isClose(x, 20))
  }

  @Test func stepsBeginTheChangeThatLeadsTheirWay() {
    frame(at: 0, .key(.period))
    #expect(screen.begun == [false] && isClose(x, 80.0 / 60) && screen.isPaused)
    frame(at: 1, .key(.comma))
    #expect(screen.begun == [false] && isClose(x, 0))
    screen.current?.rollBack()
    frame(at: 2)
    screen.isAfter = true
    frame(at: 3, .key(.comma))
    #expect(screen.begun == [false, true] && isClose(x, 80 - 80.0 / 60))
  }

  @Test func whereNothingCanBeginNothingDoes() {
    screen.canBegin = false
    for key: Key in [.right, .left, .return, .space, .r, .f5, .period] {
      frame(at: 0, .key(key))
    }
    #expect(!screen.isRunning && x == 0 && screen.change == nil)
  }

  /// The hand's stillness is no pause.
  @Test func whatAHandHoldsIsNotPaused() {
    frame(at: 0, .key(.right))
    frame(at: 0.5, .press(Point(100, 90)))
    #expect(screen.current?.isPaused == true && !screen.isPaused && screen.isRunning)
    frame(at: 0.6, .release)
    #expect(screen.current?.isRunning == true && !screen.isPaused)
  }

  @Test func anotherSizeLaysItOutAnew() {
    #expect(screen.layouts == [Size(200, 100)])
    screen.handle(.resize(Size(30, 40)), at: .zero)
    #expect(screen.layouts == [Size(200, 100), Size(30, 40)] && screen.size == Size(30, 40))
    #expect(screen.root.frame == Rect(0, 0, 30, 40) && screen.path == Point(30, 0))
    for event: InputEvent in [
      .hover(Point(5, 5)), .wheel(at: .zero, by: Point(0, 9)), .text("a"), .composition(.none),
      .key("Q"),
    ] { screen.handle(event, at: .zero) }
    #expect(screen.begun == [] && screen.layouts.count == 2 && !screen.isRunning)
  }

  @Test func itsSpeedIsItsStages() {
    #expect(screen.speed == 1)
    screen.speed = 2
    #expect(screen.stage.speed == 2 && screen.speed == 2)
    frame(at: 0, .key(.right))
    frame(at: 0.25)
    #expect(isClose(x, 40))
    screen.stage.speed = 0.5
    #expect(screen.speed == 0.5)
  }

  @Test func aKeyTakesTheChangeFromTheHand() {
    frame(at: 0, .press(Point(0, 90)))
    frame(at: 0.1, .move(Point(60, 90)))
    frame(at: 0.3)
    #expect(screen.hand.isDown && isClose(screen.progress, 0.3))
    frame(at: 0.4, .key(.space))
    #expect(!screen.hand.isDown)
  }
}
