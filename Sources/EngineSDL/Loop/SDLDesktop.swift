import CSDL2
import Engine
import EngineSystem

/// SDL as the desktop of the loop.
final class SDLDesktop: HostDesktop {
  private let video: VideoSystem
  private let window: Window
  private let presenter: any Presenter
  private let watch: SettingsWatch?
  private var buttons = ButtonWatch()
  private var touches = TouchWatch()
  /// Events of a finger that were not told yet.
  private var touched: [HostEvent] = []
  /// True while an input method makes text.
  private var isComposing = false
  private(set) var refreshRate: Double

  init(
    video: VideoSystem, window: Window, presenter: any Presenter, watch: SettingsWatch? = nil
  ) {
    self.watch = watch
    self.video = video
    self.window = window
    self.presenter = presenter
    refreshRate = video.refreshRate(of: window)
  }

  // MARK: Time

  var now: Int64 { MonotonicClock.now }
  func sleep(until time: Int64) { MonotonicClock.sleep(until: time) }
  func waitForEvent(until time: Int64?) {
    // SDL would wait for ever for one that has gone.
    guard !window.hasLostCompositor else { return }
    guard let time else {
      SDL_WaitEvent(nil)
      return
    }
    let milliseconds = max(0, time - now + 999_999) / 1_000_000
    SDL_WaitEventTimeout(nil, Int32(min(milliseconds, 60_000)))
  }

  // MARK: Events

  func nextEvent() throws -> HostEvent? {
    if let news = buttons.takeNews() { return news }
    if !touched.isEmpty { return touched.removeFirst() }
    var event = SDL_Event()
    while try take(&event) {
      if isLoss(event) {
        presenter.forget()
        return .exposed
      }
      if isHiding(event), window.isGone {
        throw Failure("the window is gone: another program has ended it (\(RefusedRequests.last))")
      }
      if let news = touches.events(for: event, in: window.units) {
        guard let first = news.first else { continue }
        touched += news.dropFirst()
        return first
      }
      guard let meaning = HostEvent(event), !(touches.isDown && meaning.isOfPointer) else {
        continue
      }
      if case .composition(let composition) = meaning { isComposing = composition != .none }
      look(after: event, meaning)
      return buttons.corrected(meaning)
    }
    return nil
  }

  /// Takes the next of SDL's events; false: there is none.
  ///
  /// - Throws: ``Failure`` if the compositor has gone, which SDL calls the window's close, or never
  ///   returns from being asked for.
  private func take(_ event: inout SDL_Event) throws -> Bool {
    let isThere = !window.hasLostCompositor && SDL_PollEvent(&event) != 0
    guard !window.hasLostCompositor else {
      video.compositor?.stop()
      throw Failure(CompositorWatch.loss)
    }
    return isThere
  }

  /// Looks at what may be other than it was.
  private func look(after event: SDL_Event, _ meaning: HostEvent) {
    if meaning == .inputLost { touches.lose() }
    if meaning == .exposed {
      refreshRate = video.refreshRate(of: window)
      window.notePlacement()
    }
    guard window.takesDesktopScale, SDL_EventType(event.type) == SDL_WINDOWEVENT else { return }
    let mayHaveOtherScale = [SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_DISPLAY_CHANGED]
    if mayHaveOtherScale.contains(SDL_WindowEventID(UInt32(event.window.event))) {
      window.desktopScale = video.desktopScale
    }
  }

  /// Tells that the renderer has lost its pictures.
  private func isLoss(_ event: SDL_Event) -> Bool {
    let type = SDL_EventType(event.type)
    return type == SDL_RENDER_TARGETS_RESET || type == SDL_RENDER_DEVICE_RESET
  }

  private func isHiding(_ event: SDL_Event) -> Bool {
    SDL_EventType(event.type) == SDL_WINDOWEVENT
      && event.window.event == UInt8(SDL_WINDOWEVENT_HIDDEN.rawValue)
  }

  // MARK: The window

  var isVisible: Bool { window.isVisible }
  var extent: WindowExtent { window.extent }
  var pointsPerUnit: Double { window.pointsPerUnit }
  var presentsWait: Bool { presenter.waits }
  var settings: DesktopSettings { watch?.found?.settings ?? DesktopSettings() }

  func backBuffer(width: Int, height: Int) -> BackBuffer {
    presenter.backBuffer(width: width, height: height)
  }

  func present(damage: [PixelRect]?) throws -> Bool {
    do {
      return try presenter.present(damage: damage)
    } catch let unavailable as PresenterUnavailable {
      throw Failure("can't draw into the window: \(unavailable.problem)")
    }
  }

  func setFullScreen(_ isWanted: Bool) { window.setFullScreen(isWanted) }
  func setCursor(_ cursor: Cursor) { window.setCursor(cursor) }

  // MARK: Text

  func setClipboard(_ text: String) { SDL_SetClipboardText(text) }

  var clipboard: String {
    guard let text = SDL_GetClipboardText() else { return "" }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  func setTextPlace(_ place: Rect?) {
    guard let place else {
      // Text is taken all the time, for keys depend on it; but a stop makes the method forget.
      guard isComposing else { return }
      SDL_StopTextInput()
      return SDL_StartTextInput()
    }
    var rect = SDL_Rect(
      x: Int32(clamping: Int(place.x)), y: Int32(clamping: Int(place.y)),
      w: Int32(clamping: Int(place.width.rounded(.up))),
      h: Int32(clamping: Int(place.height.rounded(.up))))
    SDL_SetTextInputRect(&rect)
  }
}
