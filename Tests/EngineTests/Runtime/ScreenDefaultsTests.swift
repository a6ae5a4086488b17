import EngineTestSupport
import Testing

@testable import Engine

/// A screen that only has what it must, and when the runtime asks it for what.
@Suite struct ScreenDefaultsTests {
  private final class Plain: Screen {
    private(set) var log: [String] = []
    let isRunning = false
    func resize(to size: Size, at time: Instant) { log.append("resize") }
    func advance(to time: Instant) { log.append("advance") }
    func handle(_ event: InputEvent, at time: Instant) { log.append("handle") }
    func display() -> DisplayList {
      log.append("display")
      return DisplayList()
    }
  }

  /// One that is told when a frame's events are over, too.
  private final class Updated: Screen {
    private(set) var updates: [Double] = []
    private(set) var works = 0
    let root = View(frame: Rect(0, 0, 100, 100))
    let isRunning = false
    func resize(to size: Size, at time: Instant) {}
    func advance(to time: Instant) {}
    func handle(_ event: InputEvent, at time: Instant) {}
    func update(at time: Instant) { updates.append(time.seconds(since: .zero)) }
    func inSurroundings<Result>(_ work: () -> Result) -> Result {
      works += 1
      return work()
    }
    func display() -> DisplayList { DisplayList() }
  }

  @Test func itHasNoViewsNoTextAndNoProgress() {
    let screen = Plain()
    #expect(screen.progress == 0 && !screen.takesText)
    #expect(screen.root.subviews.isEmpty && screen.inputTrees.count == 1)
    let runtime = Runtime(screen: screen, size: Size(20, 10))
    let report = runtime.frame(at: .seconds(0.5), events: [.key(.right), .press(.zero)])
    #expect(report.time == .seconds(0.5) && report.progress == 0 && !report.isRunning)
    #expect(report.display.commands.isEmpty && report.cursor == .arrow)
    #expect(screen.log == ["resize", "advance", "handle", "handle", "display"])
  }

  @Test func itIsUpdatedAfterTheEventsOfAFrameThatHasSome() {
    let screen = Updated()
    let runtime = Runtime(screen: screen, size: Size(100, 100))
    #expect(screen.works == 1, "its first size")
    _ = runtime.frame(at: .zero, events: [])
    #expect(screen.updates == [] && screen.works == 2)
    _ = runtime.frame(at: .seconds(0.5), events: [.move(.zero), .move(Point(1, 1))])
    #expect(screen.updates == [0.5] && screen.works == 3)
  }

  @Test func thePhasesOfAFrameAreTold() {
    let runtime = Runtime(screen: Plain(), size: Size(100, 100))
    var phases: [FramePhase] = []
    runtime.onPhase = { phases.append($0) }
    _ = runtime.frame(at: .zero, events: [])
    #expect(phases == [.advance, .events, .display])
  }

  /// Of moves in a row only the last one counts, and so with hovers.
  @Test func movesInARowAreOne() {
    let (a, b) = (Point(1, 2), Point(3, 4))
    let events: [InputEvent] = [
      .move(a), .move(b), .release, .move(a), .hover(a), .hover(b), .hover(nil), .move(b),
      .key(.right), .key(.right),
    ]
    #expect(
      Runtime.coalescingMoves(events) == [
        .move(b), .release, .move(a), .hover(nil), .move(b), .key(.right), .key(.right),
      ])
    #expect(Runtime.coalescingMoves([]) == [])
  }

  // MARK: A frame in parts

  /// For a screen within another one the frame's parts are called one by one; they are the same.
  @Test func thePartsOfAFrameAreTheFrame() {
    func story(_ frame: (Runtime, Instant, [InputEvent]) -> FrameReport) -> [String] {
      let screen = RecordingScreen()
      let runtime = Runtime(screen: screen, size: Size(200, 100))
      let other = View(frame: Rect(50, 50, 20, 10))
      screen.root.addSubview(other)
      (screen.box.action, other.action) = ({}, {})
      let frames: [[InputEvent]] = [
        [.hover(Point(5, 5))], [.key(.tab), .key(.right)], [.key(.tab)], [], [],
        [.press(Point(60, 55))],
        [.release], [.key(.tab)], [.resize(Size(50, 50))],
      ]
      return frames.enumerated().map { index, events in
        let report = frame(runtime, Instant(frame: index, rate: 10), events)
        if index == 2 { other.frame.origin.x = 80 }
        return "\(report) \(screen.box.look) \(screen.log)"
      }
    }
    let whole = story { $0.frame(at: $1, events: $2) }
    let parts = story { runtime, time, events in
      runtime.advance(to: time)
      for event in events { runtime.deliver(event, at: time) }
      if !events.isEmpty { runtime.update(at: time) }
      return runtime.report(at: time)
    }
    #expect(whole == parts)
  }

  @Test func aReportLooksForWhatTheFrameChanged() {
    let screen = Updated()
    let views = (0..<2).map { View(frame: Rect(50 * Double($0), 0, 40, 40)) }
    for view in views {
      view.action = {}
      screen.root.addSubview(view)
    }
    let runtime = Runtime(screen: screen, size: Size(100, 100))
    _ = runtime.frame(at: .zero, events: [.hover(Point(10, 10)), .key(.tab)])
    #expect(views[0].look == .hovered && runtime.focused === views[0])
    views[0].removeFromSuperview()
    runtime.update(at: .seconds(1))
    #expect(views[0].look == .plain && screen.updates == [0, 1])
    _ = runtime.report(at: .seconds(1))
    #expect(runtime.focused === views[1])
    let report = runtime.report(at: .seconds(3))
    let ring = Path.roundedRect(Rect(46.5, -3.5, 47, 47), radius: 3.5)
    guard case .stroke(ring, _, _) = report.display.commands.last else {
      Issue.record("no ring around the other view: \(report.display.commands)")
      return
    }
  }
}
