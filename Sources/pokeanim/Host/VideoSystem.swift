import CSDL2

/// SDL's video, started for one window and stopped with this value's end.
final class VideoSystem {
  /// SDL's name of the window system.
  let driver: String

  /// - Parameter environment: says whether a driver was asked for by name.
  init(environment: Environment = processEnvironment) throws {
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    let asked = environment("SDL_VIDEODRIVER")
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw Failure(Self.failed(asked: asked, problem: sdlError()))
    }
    driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    if asked == nil, ["offscreen", "dummy"].contains(driver) {
      SDL_Quit()
      throw Failure(Self.absent(environment))
    }
  }

  deinit { SDL_Quit() }

  /// How often the desktop shows a picture, in hertz; 60 if nobody knows.
  func refreshRate(of window: Window) -> Double {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(window.handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0
    else { return 60 }
    return Double(mode.refresh_rate)
  }

  private static func failed(asked: String?, problem: String) -> String {
    guard let asked else { return "can't open the display: \(problem); \(hint)" }
    return "can't start the video driver “\(asked)” (SDL_VIDEODRIVER): \(problem); \(hint)"
  }

  private static func absent(_ environment: Environment) -> String {
    let named = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { name in
      environment(name).map { "“\($0)” (\(name))" }
    }
    guard !named.isEmpty else { return "there is no display to open a window on; \(hint)" }
    return "there is no display \(named.joined(separator: " or ")); \(hint)"
  }

  private static let hint =
    "set DISPLAY or WAYLAND_DISPLAY, or use “pokeanim render”, which needs none"
}
