import Engine
import EngineSDL

/// A red box on blue that crosses the canvas in half a second after each key; Q quits.
final class MovingScreen: HostedScreen {
  let root = View()
  private let box = View(frame: Rect(0, 0, 20, 20), backgroundColor: Color(255, 0, 0), key: "box")
  private(set) var size = Size.zero
  private(set) var events: [InputEvent] = []
  private(set) var times: [Instant] = []
  private(set) var progress = 0.0
  private var start: Instant?
  var wantsQuit = false
  var wantsFullScreen = false
  /// The text that the host is to put on the clipboard; nil: nothing new.
  var clipboard: String?
  var zoom = 1.0
  /// The scales it was told, each with the size that it had then.
  private(set) var scales: [(Double, Size)] = []
  func take(pixelsPerPoint: Double) { scales.append((pixelsPerPoint, size)) }
  var wantsPicture = false
  private(set) var pictures: [String] = []

  func take(picture: Bitmap) {
    wantsPicture = false
    pictures.append("\(picture.width)×\(picture.height)")
  }

  /// Told at each frame.
  var onFrame: (MovingScreen) -> Void = { _ in }

  init() { root.addSubview(box) }

  var isRunning: Bool { start != nil }

  func takeClipboardText() -> String? {
    defer { clipboard = nil }
    return clipboard
  }

  func resize(to size: Size, at time: Instant) { self.size = size }

  func advance(to time: Instant) {
    if times.last != time { times.append(time) }
    guard let start else { return }
    progress = min(1, time.seconds(since: start) / 0.5)
    box.center = Point(10 + (size.width - 20) * progress, 10)
    if progress == 1 { self.start = nil }
  }

  func handle(_ event: InputEvent, at time: Instant) {
    events.append(event)
    guard case .key(let key) = event else { return }
    if key == .q { wantsQuit = true }
    start = time
    advance(to: time)
  }

  func display() -> DisplayList {
    onFrame(self)
    let page = Rect(origin: .zero, size: size)
    return DisplayList([
      .fill(.rect(page), .color(Color(0, 0, 255))),
      .fill(.rect(box.presentedBox), .color(box.presented.backgroundColor)),
    ])
  }
}
