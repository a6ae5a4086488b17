import Engine
import EngineTestSupport

/// A screen of trees that take presses, which notes what is no view's.
final class TreeScreen: Screen {
  let root = View()
  private(set) var events: [InputEvent] = []
  private let trees: () -> [View]

  /// - Parameter trees: the roots as they are now, topmost first.
  init(_ trees: @escaping () -> [View]) { self.trees = trees }

  var inputTrees: [InputTree] { trees().map { InputTree($0) } }
  var progress: Double { 0 }
  var isRunning: Bool { false }
  func resize(to size: Size, at time: Instant) {}
  func advance(to time: Instant) {}
  func handle(_ event: InputEvent, at time: Instant) { events.append(event) }
  func display() -> DisplayList { DisplayList() }
}

extension FilmedScreen<TreeScreen> {
  /// Sends an event; true if it was some view's.
  func takes(_ event: InputEvent) -> Bool {
    let count = screen.events.count
    frame(event)
    return screen.events.count == count
  }

  /// Sends a press and its release; true if they were some view's.
  func takesTap(_ point: Point) -> Bool { takes(.press(point)) && takes(.release) }
}
