import Engine
import EngineTestSupport
import Testing

/// A screen at 30 frames a second, and the rules that its changes break.
final class BetweenFilm<Filmed: Screen> {
  private let runtime: Runtime
  private let screen: Filmed
  private let measuring: any TextMeasuring
  private var index = 0

  init(_ screen: Filmed, size: Size, measuring: any TextMeasuring) {
    self.screen = screen
    self.measuring = measuring
    runtime = Runtime(screen: screen, size: size)
    frame()
  }

  @discardableResult
  func frame(_ events: InputEvent...) -> FrameReport {
    defer { index += 1 }
    return runtime.frame(at: Instant(frame: index, rate: 30), events: events)
  }

  /// Frames until nothing moves.
  func rest() throws {
    while frame().isRunning { try #require(index < 600, "something still runs") }
  }

  /// The rules that are broken from an event, which must move something, to rest.
  func brokenRules(after event: InputEvent) throws -> [String] {
    var change = ShownChange()
    change.add(frame().display, of: screen.root, measuring: measuring)
    var (report, count) = (frame(event), 0)
    while report.isRunning {
      change.add(report.display, of: screen.root, measuring: measuring)
      report = frame()
      count += 1
      try #require(count < 600, "something still runs")
    }
    try #require(count > 5, "nothing moves")
    change.add(report.display, of: screen.root, measuring: measuring)
    return change.brokenRules
  }
}
