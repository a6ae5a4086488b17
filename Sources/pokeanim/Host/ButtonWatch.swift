import CSDL2
import Engine

/// Knows when SDL's idea of the left button can't be trusted, and asks the desktop then.
///
/// A button that goes up while the window is minimised or hidden stays down for SDL: every move
/// says so, and the next press, being no news to SDL, is not told.
struct ButtonWatch {
  /// SDL's idea, and the desktop's.
  struct Sources {
    var believed: () -> (place: Point, isHeld: Bool) = Self.fromSDL
    var actual: () -> Bool = Self.fromDesktop
  }

  private let sources: Sources
  private var isSuspect = false
  private var hasNews = false

  init(sources: Sources = Sources()) { self.sources = sources }

  /// The event, with the button as it truly is.
  mutating func corrected(_ event: HostEvent) -> HostEvent {
    switch event {
    case .inputLost: if sources.believed().isHeld { isSuspect = true }
    case .pressed, .released: isSuspect = false
    case .moved(let place, isHeld: true) where isSuspect:
      return .moved(place, isHeld: sources.actual())
    case .moved(_, isHeld: false): isSuspect = false
    case .exposed: hasNews = isSuspect
    default: break
    }
    return event
  }

  /// When the window comes back, how the button is then.
  mutating func takeNews() -> HostEvent? {
    guard hasNews else { return nil }
    hasNews = false
    return .moved(sources.believed().place, isHeld: sources.actual())
  }
}

extension ButtonWatch.Sources {
  private static let left: UInt32 = 1 << (UInt32(SDL_BUTTON_LEFT) - 1)

  private static func fromSDL() -> (place: Point, isHeld: Bool) {
    var x: Int32 = 0
    var y: Int32 = 0
    let state = SDL_GetMouseState(&x, &y)
    return (Point(Double(x), Double(y)), state & left != 0)
  }

  /// X11 says the truth; elsewhere this is SDL's idea once more, and nothing is corrected.
  private static func fromDesktop() -> Bool { SDL_GetGlobalMouseState(nil, nil) & left != 0 }
}
