import Engine

/// A box that moves for half a second after each key, and remembers what it was told.
final class RecordingScreen: Screen {
  let root = View()
  let box = View(frame: Rect(0, 0, 10, 10), backgroundColor: Color(255, 0, 0), key: "box")
  private(set) var log: [String] = []
  private(set) var size = Size.zero
  private var start: Instant?
  private(set) var progress = 0.0
  /// It never comes to rest.
  var isRestless = false

  var takesText = false
  /// Tab ends the edit of its line.
  var leavesTextAtTab = false

  init() { root.addSubview(box) }

  var isRunning: Bool { isRestless || start != nil }

  func resize(to size: Size, at time: Instant) {
    self.size = size
    note("resize \(Int(size.width))×\(Int(size.height))", time)
  }

  func advance(to time: Instant) {
    guard let start else { return }
    progress = min(1, time.seconds(since: start) / 0.5)
    box.center = Point(5 + 100 * progress, 5)
    if progress == 1 { self.start = nil }
  }

  func handle(_ event: InputEvent, at time: Instant) {
    note("\(event)", time)
    if leavesTextAtTab, event == .key(.tab) { takesText = false }
    if case .key = event {
      start = time
      advance(to: time)
    }
  }

  func display() -> DisplayList {
    DisplayList([.fill(.rect(box.presentedBox), .color(box.presented.backgroundColor))])
  }

  private func note(_ text: String, _ time: Instant) {
    log.append("\(time.nanoseconds / 1_000_000) ms \(text)")
  }
}
