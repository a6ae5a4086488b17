import EngineTestSupport
import Testing

@testable import Engine

/// A screen of one's own, which says only what its change is.
@Suite struct StageScreenTests {
  private final class Mover: StageScreen {
    private let box = View(frame: Rect(0, 0, 20, 20))
    private lazy var move = stage.hold(.translate(box, to: Point(80, 0), in: 1))
    override var change: (any Change)? { move }
    override func layOut(at time: Instant) { root.addSubview(box) }
  }

  /// Whatever it moves, and however far that goes.
  @Test(arguments: [(200.0, 0.25), (400, 0.125), (50, 1), (0, 1)])
  func aHandMovesTheWholeChangeAcrossTheScreen(width: Double, share: Double) throws {
    let screen = Mover()
    let runtime = Runtime(screen: screen, size: Size(width, 100))
    let change = try #require(screen.change)
    var seen: [Double] = []
    let events = [InputEvent.press(Point(0, 90)), .move(Point(20, 90)), .move(Point(70, 90))]
    for (frame, event) in events.enumerated() {
      _ = runtime.frame(at: Instant(frame: frame, rate: 60), events: [event])
      seen.append(change.progress)
    }
    let moved = seen[2] - (share == 1 ? 0 : seen[1])
    // Where the hand will be when the picture is shown is a little ahead.
    #expect(abs(moved - share) < 0.01, "\(seen)")
  }
}
