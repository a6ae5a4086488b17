import CSDL2
import EngineSystem
import Glibc

/// SDL's video, started for one window and stopped with this value's end.
final class VideoSystem {
  /// SDL's name of the window system.
  let driver: String
  private let scale: DisplayScale
  /// nil where no compositor shows windows. It ends after SDL has.
  private(set) var compositor: CompositorWatch?

  /// - Parameters:
  ///   - environment: says whether a driver was asked for by name, and which scale.
  ///   - watch: keeps an eye on drivers while they are opened; nil: nobody does.
  init(environment: Environment, watch: DriverWatch? = nil) throws {
    scale = DisplayScale(environment: environment)
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    // SDL takes each program for a game or a film, which keep the desktop awake.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // A press on a window behind brings it to the front, and begins what it begins anywhere else.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // The close button asks the screen first.
    SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    LibraryWords.silence()
    if environment("DISPLAY") != nil { RefusedRequests.startCounting() }
    let asked = environment("SDL_VIDEODRIVER")
    // A connection that was handed down can't be made once more.
    let isHandedDown = environment("WAYLAND_SOCKET") != nil
    let isOpen = try watch?.start(Self.open) ?? false
    guard isOpen || SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw NoDisplay(Self.failed(asked: asked, problem: sdlError()))
    }
    driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    if asked == nil, showsNothing {
      SDL_Quit()
      throw NoDisplay(Self.absent(environment))
    }
    if driver == "x11" { ServerWatch.start() }
    if driver == "wayland", !isHandedDown { compositor = try CompositorWatch() }
  }

  deinit { SDL_Quit() }

  /// Starts SDL with one driver, whatever the environment says; false: it refuses.
  private static func open(_ driver: String) -> Bool {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE)
    defer { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
    return SDL_Init(SDL_INIT_VIDEO) == 0
  }

  /// True if windows are made that nobody can see.
  var showsNothing: Bool { Self.hiding.contains(driver) }
  /// The drivers that do.
  static let hiding = ["offscreen", "dummy"]

  /// Says by which name desktops are to know the program: X11's class and Wayland's app id.
  ///
  /// SDL asks the environment for it, which must not change any more once there are threads.
  static func introduce(as name: String) {
    SDL_SetHint(SDL_HINT_APP_NAME, name)
    for variable in ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"] {
      setenv(variable, name, 0)
    }
  }

  /// The desktop's scale, ≥ 1, where SDL does not know of it.
  var desktopScale: Double {
    guard driver == "x11" else { return 1 }
    return scale.pixelsPerPoint(resources: XServer.resources())
  }

  /// The pictures that the desktop shows a second; 60 if nobody knows.
  func refreshRate(of window: Window) -> Double {
    mode(of: window).map { $0.refreshRate > 0 ? Double($0.refreshRate) : 60 } ?? 60
  }

  /// The display a window is on; nil if SDL knows none.
  func mode(of window: Window) -> DisplayMode? {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(window.handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0 else { return nil }
    var bits: Int32 = 0
    var masks: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    SDL_PixelFormatEnumToMasks(mode.format, &bits, &masks.0, &masks.1, &masks.2, &masks.3)
    return DisplayMode(
      width: Int(mode.w), height: Int(mode.h), bitsPerPixel: Int(bits),
      refreshRate: Int(mode.refresh_rate))
  }

  private static func failed(asked: String?, problem: String) -> String {
    guard let asked else { return "can't open the display: \(problem)" }
    return "can't start the video driver “\(asked)” (SDL_VIDEODRIVER): \(problem)"
  }

  private static func absent(_ environment: Environment) -> String {
    let named = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { name in
      environment(name).map { "“\($0)” (\(name))" }
    }
    guard !named.isEmpty else { return "there is no display to open a window on" }
    return "there is no display \(named.joined(separator: " or "))"
  }
}
