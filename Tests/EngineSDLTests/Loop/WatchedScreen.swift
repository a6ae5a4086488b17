import Engine
import EngineSDL

/// A screen that moves for a while after each key and while it is pressed, and notes whatever a
/// host must never do to a screen.
final class WatchedScreen: HostedScreen {
  let root = View()
  private(set) var faults: [String] = []
  private(set) var events: [InputEvent] = []
  private(set) var isPressed = false
  private(set) var times: [Instant] = []
  private(set) var size = Size.zero
  private var end = Instant.zero
  private var now = Instant.zero
  /// The longest step of time that is not yet a jump, in seconds.
  var longestStep = 0.2500001
  /// A hand that is held still changes nothing, though frames are wanted.
  var isStillWhilePressed = false
  var wantsQuit = false
  var wantsFullScreen = false

  var isRunning: Bool { isPressed || now < end }
  var progress: Double { 0 }

  func resize(to size: Size, at time: Instant) { self.size = size }

  func advance(to time: Instant) {
    if time < now { faults.append("time runs backwards") }
    if time.seconds(since: now) > longestStep { faults.append("a jump of time") }
    if time != now || times.isEmpty { times.append(time) }
    now = time
  }

  func handle(_ event: InputEvent, at time: Instant) {
    if time != now { faults.append("an event at another time than its frame's") }
    events.append(event)
    switch event {
    case .press:
      if isPressed { faults.append("a press while pressed") }
      isPressed = true
    case .release, .cancel:
      if !isPressed { faults.append("a release without a press") }
      isPressed = false
    case .move: if !isPressed { faults.append("a move without a press") }
    case .key: end = time.advanced(bySeconds: 0.1)
    case .keyUp, .text, .composition, .resize, .hover, .wheel, .pinch: break
    }
  }

  func display() -> DisplayList {
    // An empty layer paints nothing, but differs from frame to frame.
    let nothing = DrawCommand.layer(
      Layer(transform: .translation(Double(now.nanoseconds), 0)))
    if isPressed, isStillWhilePressed { return DisplayList([nothing]) }
    let shade = Int(now.nanoseconds / 1_000_000 % 251)
    return DisplayList([nothing, .fill(.rect(Rect(0, 0, 1, 1)), .color(Color(shade, 0, 0)))])
  }
}
