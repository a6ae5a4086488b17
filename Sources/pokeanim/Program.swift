import Engine
import Onboarding

/// The program: its screens, which of them is shown, and the keys that are the same on all.
final class Program: ProgramScreen {
  private(set) var wantsQuit = false
  private(set) var wantsFullScreen = false

  private let screens: [ScreenName: any ScreenUnderControl]
  private let place: ProgramOptions.Place
  private let panels: Panels
  private var current: ScreenName
  private var size: Size
  private var speed: Double
  private var showsKeys = false

  init(options: ProgramOptions) throws {
    place = options.place
    current = options.screen
    size = options.screen.naturalSize
    speed = options.speed
    panels = Panels(measuring: options.text)
    let onboarding = OnboardingScreen(
      fit: place == .canvas ? .canvas : .window,
      artwork: try Pictures.artwork(in: options.assets), measuring: options.text,
      screenScale: options.pixelsPerPoint, reducesMotion: options.reducesMotion)
    screens = [.onboarding: onboarding, .squares: SquaresScreen(options: options)]
    for screen in screens.values { screen.speed = speed }
  }

  private var screen: any ScreenUnderControl {
    guard let screen = screens[current] else { preconditionFailure("no screen \(current)") }
    return screen
  }

  var progress: Double { screen.progress }
  var isRunning: Bool { screen.isRunning }
  var root: View { screen.root }

  func resize(to size: Size, at time: Instant) {
    self.size = size
    screen.resize(to: size, at: time)
  }

  func advance(to time: Instant) { screen.advance(to: time) }

  func handle(_ event: InputEvent, at time: Instant) {
    if case .key(let key) = event, handle(key, at: time) { return }
    screen.handle(event, at: time)
  }

  func display() -> DisplayList {
    var list = screen.display()
    guard place == .window else { return list }
    if showsKeys {
      list.append(contentsOf: panels.keys(in: size))
    } else if let status = Panels.status(speed: speed, isPaused: screen.isPaused) {
      list.append(contentsOf: panels.pill(status, in: size))
    }
    return list
  }

  // MARK: Keys

  /// Whether the key was the program's.
  private func handle(_ key: Key, at time: Instant) -> Bool {
    switch key {
    case .escape, .q: wantsQuit = true
    case .f11: wantsFullScreen.toggle()
    case .h: showsKeys.toggle()
    case .one: show(.onboarding, at: time)
    case .two: show(.squares, at: time)
    case .leftBracket: setSpeed(speed / 2)
    case .rightBracket: setSpeed(speed * 2)
    default: return false
    }
    return true
  }

  private func show(_ name: ScreenName, at time: Instant) {
    guard name != current else { return }
    screen.handle(.cancel, at: time)
    current = name
    screen.advance(to: time)
    screen.resize(to: size, at: time)
  }

  private func setSpeed(_ wanted: Double) {
    speed = min(16, max(1.0 / 16, wanted))
    for screen in screens.values { screen.speed = speed }
  }
}
