package import Engine
import EngineSystem

/// The window's loop: sleeps, gathers events, asks the runtime for a frame, shows it.
///
/// While something moves it keeps to the display's pace; else it sleeps until an event comes, and
/// the engine's time stands still. A screen that only lives is shown now and then, in its own time.
package final class Host {
  /// The person's choices about the loop.
  package struct Options {
    /// The most frames a second, > 0; nil: as many as the display shows.
    var cap: Double?
    /// The time of the program's start, on the desktop's clock; nil if nobody knows.
    var start: Int64?
    /// The key that shows the statistics and hides them; nil: none does.
    var statistics: Key?
    /// Told of every frame.
    var watch: ((FrameSequence.Frame) -> Void)?

    package init(
      cap: Double? = nil, start: Int64? = nil, statistics: Key? = nil,
      watch: ((FrameSequence.Frame) -> Void)? = nil
    ) {
      self.cap = cap
      self.start = start
      self.statistics = statistics
      self.watch = watch
    }
  }

  private let desktop: any HostDesktop
  /// The screen, if it asks for more than pictures.
  private let program: (any HostedScreen)?
  private let runtime: Runtime
  private let painter: FramePainter
  private let text: any TextMaker
  private let options: Options
  private var translator = EventTranslator()
  private var pacer: FramePacer
  private var clock: FrameClock
  /// The window's size in points and in pixels, as of the last look at it.
  private var extent: WindowExtent
  /// Says when frames are made; while it wants none, the host sleeps.
  private var link = DisplayLink()
  private var hasQuit = false
  /// Nothing of what the window shows can be relied on.
  private var isExposed = true
  /// The time at which the last frame was done, if nothing has waited for the display since.
  private var lastFrame: Int64?
  /// The time at which the picture changes although nothing runs; nil: not before an event.
  private var nextPicture: Int64?
  private var isFullScreen = false
  private var zoom = 1.0
  private var cursor = Cursor.arrow
  /// The desktop's settings as the screen was told them.
  private var told = DesktopSettings()
  private var textPlace: Rect?
  private var counted = HostCounters()
  /// The statistics over the screen; nil while nobody wants to see them.
  private var statistics: FrameStatistics?

  package init(
    desktop: any HostDesktop, screen: any Screen, text: any TextMaker,
    options: Options = Options()
  ) {
    self.desktop = desktop
    program = screen as? any HostedScreen
    self.options = options
    zoom = program?.zoom ?? 1
    extent = desktop.extent.zoomed(by: zoom)
    runtime = Runtime(screen: screen, size: extent.size)
    painter = FramePainter(text: text)
    self.text = text
    pacer = FramePacer(
      rate: desktop.refreshRate, cap: options.cap, presentsWait: desktop.presentsWait,
      at: desktop.now)
    clock = FrameClock(refreshInterval: pacer.interval)
  }

  /// The counts so far.
  package var counters: HostCounters {
    var counters = counted
    counters.missed = pacer.missed
    return counters
  }

  /// Runs until the screen, the close button or a signal ends it.
  package func run() throws {
    try frame(at: desktop.now, events: [])
    obeyProgram()
    while !hasQuit, program?.wantsQuit != true {
      let time = waitForFrame()
      let events = try gatherEvents()
      guard !hasQuit else { break }
      try frame(at: time, events: events)
      obeyProgram()
    }
  }

  private func obeyProgram() {
    guard let program else { return }
    if program.wantsFullScreen != isFullScreen {
      isFullScreen = program.wantsFullScreen
      desktop.setFullScreen(isFullScreen)
    }
    obeyText(of: program)
    if program.zoom != zoom {
      zoom = program.zoom
      link.request(.redraw)
    }
    if program.wantsPicture, let picture = painter.bitmap() {
      program.take(picture: picture)
      link.request(.redraw)
    }
  }

  private func obeyText(of program: any HostedScreen) {
    if let text = program.takeClipboardText() { desktop.setClipboard(text) }
    if program.wantsClipboardText {
      program.take(clipboardText: desktop.clipboard)
      link.request(.redraw)
    }
    let units = zoom / desktop.pointsPerUnit
    let place = program.caret.map {
      Rect($0.x * units, $0.y * units, $0.width * units, $0.height * units)
    }
    guard place != textPlace else { return }
    textPlace = place
    desktop.setTextPlace(place)
  }

  // MARK: Waiting

  /// Sleeps until a frame is due or, at rest, until something happens; the frame's time.
  private func waitForFrame() -> Int64 {
    link.isPaused = !desktop.isVisible
    guard link.wantsFrame else { return waitForEvent() }
    let frame = pacer.next(at: desktop.now)
    if let wake = frame.wake { desktop.sleep(until: wake) }
    return frame.time
  }

  private func waitForEvent() -> Int64 {
    let due = desktop.isVisible ? nextPicture : nil
    desktop.waitForEvent(until: due)
    if let due {
      clock.wait(until: Instant(nanoseconds: due))
    } else {
      counted.idleWakeUps += 1
      clock.resume()
    }
    keepDistance()
    let now = desktop.now
    pacer.rebase(at: now)
    pause()
    if let due, now >= due { link.request(.redraw) }
    return now
  }

  /// Events that come in a hurry make no more frames a second than motion does.
  private func keepDistance() {
    guard let lastFrame else { return }
    let interval = Int64(pacer.interval * 1e9)
    let left = lastFrame + interval - desktop.now
    if left > 0, left <= interval { desktop.sleep(until: lastFrame + interval) }
  }

  private func gatherEvents() throws -> [InputEvent] {
    translator.pointsPerUnit = desktop.pointsPerUnit / zoom
    translator.held = runtime.screen.heldKeys
    translator.repeating =
      runtime.screen.takesText
      ? EventTranslator.editing : runtime.isAdjusting ? EventTranslator.steps : []
    var events: [InputEvent] = []
    var hasNews = false
    while let event = try desktop.nextEvent() {
      if event == .quit || event == .closed && program?.mayClose() != false { hasQuit = true }
      if event == .exposed { hasNews = true }
      tell(event)
      events += translator.events(for: event)
    }
    turnStatistics(&events)
    if hasNews { lookAtWindow() }
    let extent = desktop.extent.zoomed(by: zoom)
    if extent != self.extent {
      if extent.scale != self.extent.scale { program?.take(pixelsPerPoint: extent.scale) }
      self.extent = extent
      isExposed = true
      events.append(.resize(extent.size))
    }
    return events
  }

  /// Tells the program what is no input.
  private func tell(_ event: HostEvent) {
    guard let program else { return }
    switch event {
    case .dropped(let path): program.take(dropped: path)
    case .woken: program.takeNews()
    case .closed: break
    default: return
    }
    link.request(.redraw)
  }

  /// Takes the statistics' key out of the events.
  private func turnStatistics(_ events: inout [InputEvent]) {
    guard let key = options.statistics, events.contains(.key(key)) else { return }
    for event in events where event == .key(key) {
      statistics = statistics == nil ? FrameStatistics(text: text, missed: pacer.missed) : nil
    }
    events.removeAll { $0 == .key(key) }
    runtime.onPhase = statistics.map { [desktop] statistics in
      { statistics.end($0, at: desktop.now) }
    }
    link.request(.redraw)
  }

  private func lookAtWindow() {
    isExposed = true
    pacer.adapt(
      rate: desktop.refreshRate, presentsWait: desktop.presentsWait, at: desktop.now)
  }

  // MARK: A frame

  private func frame(at time: Int64, events: [InputEvent]) throws {
    tellSettings()
    if isExposed || !events.isEmpty { link.request(.redraw) }
    // A hidden window needs no pictures, but what happens to it must be known.
    link.isPaused = !desktop.isVisible && events.isEmpty
    guard link.wantsFrame else { return }
    let began = desktop.now
    statistics?.begin(at: began)
    clock.refreshInterval = pacer.interval
    let now = clock.tick(at: Instant(nanoseconds: time))
    let report = link.tick(at: now) { runtime.frame(at: $0, events: events) }
    guard let report else { return }
    options.watch?(
      FrameSequence.Frame(
        index: counted.frames, size: extent.size, report: report, events: events))
    counted.frames += 1
    if report.cursor != cursor {
      cursor = report.cursor
      desktop.setCursor(cursor)
    }
    pace(after: report, madeAt: time)
    try show(report, begun: began)
  }

  private func tellSettings() {
    guard let program, desktop.settings != told else { return }
    told = desktop.settings
    program.take(settings: told)
    link.request(.redraw)
  }

  /// Decides what the next frame waits for: the display, a time, or an event.
  private func pace(after report: FrameReport, madeAt time: Int64) {
    let wait = program?.nextPicture(after: report.time).map { $0.seconds(since: report.time) }
    let isSoon = wait.map { $0 <= pacer.interval } ?? false
    let keepsPace = report.isRunning || isSoon
    if keepsPace { link.request(.playback) } else { link.withdraw(.playback) }
    nextPicture = keepsPace ? nil : wait.map { time + Int64($0 * 1e9) }
  }

  private func show(_ report: FrameReport, begun: Int64) throws {
    lastFrame = desktop.now
    guard desktop.isVisible else { return pause() }
    let display = wholeDisplay(of: report)
    statistics?.begin(at: desktop.now)
    let buffer = desktop.backBuffer(width: extent.width, height: extent.height)
    let damage = painter.paint(display, into: buffer, scale: extent.scale)
    guard isExposed || damage?.isEmpty != true else { return pause() }
    let made = desktop.now
    statistics?.end(.paint, at: made)
    if let due = pacer.finished(at: made) { desktop.sleep(until: due) }
    let began = desktop.now
    statistics?.begin(at: began)
    let isShown = try desktop.present(damage: isExposed ? nil : damage)
    let ended = desktop.now
    pacer.adapt(rate: desktop.refreshRate, presentsWait: desktop.presentsWait, at: ended)
    guard isShown else {
      isExposed = true
      link.request(.redraw)
      return
    }
    pacer.presented(began: began, ended: ended)
    statistics?.end(.present, at: ended)
    statistics?.shown(at: ended)
    counted.present(at: ended, work: made - begun, start: options.start)
    lastFrame = pacer.followsPresents && options.cap == nil ? nil : ended
    isExposed = false
  }

  /// The screen's picture, with the statistics over it if they are wanted.
  private func wholeDisplay(of report: FrameReport) -> DisplayList {
    guard let statistics else { return report.display }
    let room = program?.statisticsRoom ?? Rect(origin: .zero, size: extent.size)
    var display = report.display
    let commands = statistics.commands(
      over: report.display, of: runtime.screen, extent: extent, room: room,
      pace: (interval: Int64(pacer.interval * 1e9), missed: pacer.missed))
    display.append(contentsOf: DisplayList(commands))
    return display
  }

  /// Nothing is shown for a while: the time to the next picture is no interval.
  private func pause() {
    counted.pause()
    statistics?.pause()
  }
}
