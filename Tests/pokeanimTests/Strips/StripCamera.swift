import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// The program on a small canvas, driven at 60 Hz on a virtual clock, with every frame's list.
final class StripCamera {
  let size: Size
  private let runtime: Runtime
  private var index = 0

  init(_ options: AppOptions, size: Size) throws {
    self.size = size
    runtime = Runtime(screen: try App(options: options), size: size)
    shoot([])
  }

  @discardableResult
  private func shoot(_ events: [InputEvent]) -> FrameReport {
    defer { index += 1 }
    return runtime.frame(at: Instant(frame: index, rate: 60), events: events)
  }

  /// The frames in which these events come, one event a frame.
  @discardableResult
  func frames(_ events: [InputEvent]) -> [DisplayList] { events.map { shoot([$0]).display } }

  /// Some frames in which nothing happens.
  @discardableResult
  func wait(_ count: Int) -> [DisplayList] { (0..<count).map { _ in shoot([]).display } }

  /// All frames from the one in which an event comes to the first at rest.
  @discardableResult
  func motion(after event: InputEvent) throws -> [DisplayList] {
    var report = shoot([event])
    var lists = [report.display]
    while report.isRunning {
      try #require(lists.count < 600, "something still runs")
      report = shoot([])
      lists.append(report.display)
    }
    return lists
  }

  /// The frames until what runs is at rest.
  @discardableResult
  func rest() throws -> [DisplayList] { try motion(after: .hover(.zero)) }
}
