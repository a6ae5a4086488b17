import CSDL2
import Engine

/// The window's loop: sleeps, gathers events, asks the runtime for a frame, shows it.
///
/// While something moves it keeps to a fixed grid of times; else it sleeps until an event comes,
/// and the engine's time stands still.
final class Host {
  private let window: Window
  private let program: any ProgramScreen
  private let runtime: Runtime
  private let painter: FramePainter
  private let presenter: any Presenter
  private var translator = EventTranslator()
  private var pacing: PacingClock
  private var clock: FrameClock
  /// The window's size in points and in pixels, as of the last look at it.
  private var extent: Window.Extent
  /// Says when frames are made; while it wants none, the host sleeps.
  private var link = DisplayLink()
  private var hasQuit = false
  private var isExposed = true

  /// - Parameter rate: frames a second while something moves.
  init(
    window: Window, program: any ProgramScreen, text: any TextMaker, presenter: any Presenter,
    rate: Double
  ) {
    self.window = window
    self.program = program
    self.presenter = presenter
    extent = window.extent
    runtime = Runtime(screen: program, size: extent.size)
    painter = FramePainter(text: text)
    pacing = PacingClock(rate: rate, at: MonotonicClock.now)
    clock = FrameClock(refreshInterval: 1 / rate)
  }

  /// Runs until the program, the close button or a signal ends it.
  func run() throws {
    try frame(at: MonotonicClock.now, events: [])
    while !hasQuit, !program.wantsQuit {
      let time = waitForFrame()
      let events = gatherEvents()
      guard !hasQuit else { break }
      try frame(at: time, events: events)
      window.setFullScreen(program.wantsFullScreen)
      if let text = program.takeClipboardText() { SDL_SetClipboardText(text) }
    }
  }

  // MARK: Waiting

  /// Sleeps until a frame is due or, at rest, until something happens; the frame's time.
  private func waitForFrame() -> Int64 {
    link.isPaused = !window.isVisible
    guard link.wantsFrame else {
      SDL_WaitEvent(nil)
      let now = MonotonicClock.now
      pacing.rebase(at: now)
      clock.resume()
      return now
    }
    let slot = pacing.nextSlot(after: MonotonicClock.now)
    MonotonicClock.sleep(until: slot)
    return slot
  }

  private func gatherEvents() -> [InputEvent] {
    translator.pointsPerUnit = window.pointsPerUnit
    translator.editsText = program.takesText
    var events: [InputEvent] = []
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      guard let event = HostEvent(event) else { continue }
      if event == .quit { hasQuit = true }
      if event == .exposed { isExposed = true }
      events += translator.events(for: event)
    }
    if window.extent != extent {
      extent = window.extent
      isExposed = true
      events.append(.resize(extent.size))
    }
    return events
  }

  // MARK: A frame

  private func frame(at time: Int64, events: [InputEvent]) throws {
    if isExposed || !events.isEmpty { link.request(.redraw) }
    // A hidden window needs no pictures, but what happens to it must be known.
    link.isPaused = !window.isVisible && events.isEmpty
    guard link.wantsFrame else { return }
    let tick = clock.tick(at: Instant(nanoseconds: time))
    let report = link.tick(tick) { runtime.frame(at: $0.timestamp, events: events) }
    if let report { try show(report) }
  }

  private func show(_ report: FrameReport) throws {
    if report.isRunning { link.request(.playback) } else { link.withdraw(.playback) }
    guard window.isVisible, report.isChanged || isExposed else { return }
    let bitmap = painter.paint(
      report.display, width: extent.width, height: extent.height, scale: extent.scale)
    try presenter.present(bitmap)
    isExposed = false
  }
}
