import Engine
import EngineSDL
import Output
import Studio
import Workbench

/// A recording in a window: its pictures at their times, as large as the window allows.
final class ReplayScreen: HostedScreen {
  private(set) var wantsQuit = false
  /// The reason why it plays no further.
  private(set) var problem: (any Error)?
  private var replay: Replay
  private let length: Instant
  private let notices: NoticePill
  private var last: Replay.Frame?
  private var size = Size.zero
  /// The place in the recording.
  private(set) var position = Instant.zero
  private(set) var isPaused = false
  private(set) var speed = 1.0
  /// The number of the first frame that is not as it was recorded.
  private(set) var firstDifference: Int?
  /// The time of the frame.
  private var now = Instant.zero

  init(_ replay: Replay, length: Instant, measuring: any TextMeasuring) {
    self.replay = replay
    self.length = length
    notices = NoticePill(measuring: measuring, colors: { .current })
  }

  var isRunning: Bool { !isPaused && replay.nextTime != nil && problem == nil }
  var progress: Double {
    let whole = length.seconds(since: .zero)
    return whole > 0 ? min(1, position.seconds(since: .zero) / whole) : 1
  }

  func resize(to size: Size, at time: Instant) { self.size = size }

  func advance(to time: Instant) {
    let passed = time.seconds(since: now)
    now = time
    guard isRunning || last == nil else { return }
    position = min(length, position.advanced(bySeconds: passed * speed))
    while let next = replay.nextTime, next <= position, problem == nil { step() }
  }

  /// Shows the next recorded frame.
  private func step() {
    do {
      guard let frame = try replay.next() else { return }
      last = frame
      let isEqual = frame.recorded?.isShown(by: frame.shown)
      if isEqual == false, firstDifference == nil { firstDifference = frame.recorded?.index }
    } catch {
      problem = error
      wantsQuit = true
    }
  }

  func handle(_ event: InputEvent, at time: Instant) {
    guard case .key(let key) = event else { return }
    switch key {
    case .escape, .q, "Ctrl+Q": wantsQuit = true
    case .space: isPaused.toggle()
    case .period:
      isPaused = true
      position = max(position, replay.nextTime ?? position)
      step()
    case .leftBracket: speed = max(1.0 / 16, speed / 2)
    case .rightBracket: speed = min(16, speed * 2)
    default: break
    }
  }

  func display() -> DisplayList {
    let ground = DrawCommand.fill(.rect(Rect(origin: .zero, size: size)), .color(Palette.page))
    guard let shown = last?.shown else { return DisplayList([ground]) }
    let factor = min(size.width / shown.size.width, size.height / shown.size.height)
    let fitted = Rect(
      center: Rect(origin: .zero, size: size).center, size: shown.size * factor)
    let layer = Layer(
      transform: AffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: fitted.x.rounded(), ty: fitted.y.rounded()),
      clip: .rect(Rect(origin: .zero, size: shown.size)), commands: shown.report.display.commands)
    return DisplayList([ground, .layer(layer)] + (words.map { notices.pill($0, in: size) } ?? []))
  }

  /// The words over the picture; nil: all is as recorded.
  var words: String? {
    var parts: [String] = []
    if let firstDifference { parts.append("Differs from frame \(firstDifference) on") }
    if replay.nextTime == nil { parts.append("End") }
    if isPaused, let last { parts.append("Frame \(last.recorded?.index ?? last.shown.index)") }
    if let status = NoticePill.status(speed: speed, isPaused: isPaused) { parts.append(status) }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
}

/// The window that shows a recording.
struct ReplayWindow {
  let recording: Recording<Launch>

  func run(_ program: any ProgramScreen, _ options: AppOptions) throws {
    let screen = ReplayScreen(
      try Replay(recording, in: program), length: recording.frames.last?.time ?? .zero,
      measuring: options.text)
    let desktop = try open(options)
    desktop.setIcon(try Pictures.icon(in: options.assets))
    try StopSignal.closing { try desktop.run(screen) }
    if let problem = screen.problem { throw problem }
  }

  private func open(_ options: AppOptions) throws -> Desktop {
    var choices = Desktop.Options(
      minimumSize: Size(320, 240), name: "pokeanim", text: options.text)
    choices.hearsStopRequests = false
    do {
      return try Desktop(
        title: "pokeanim", size: recording.start.size, options: choices)
    } catch let missing as NoDisplay {
      throw Failure("\(missing), or use --check, which needs none")
    }
  }
}
