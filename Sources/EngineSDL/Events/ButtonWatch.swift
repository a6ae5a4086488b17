import CSDL2
package import Engine

/// Knows when SDL's idea of the left button can't be trusted, and asks the desktop then.
///
/// A button that goes up while the window is minimised or hidden stays down for SDL: every move
/// says so, and the next press, being no news to SDL, is not told.
package struct ButtonWatch {
  /// SDL's idea, and the desktop's.
  package struct Sources {
    var believed: () -> (place: Point, isHeld: Bool)
    var actual: () -> Bool

    package init(
      believed: @escaping () -> (place: Point, isHeld: Bool), actual: @escaping () -> Bool
    ) {
      self.believed = believed
      self.actual = actual
    }
  }

  private let sources: Sources
  private var isSuspect = false
  private var hasNews = false

  package init(sources: Sources = .sdl) { self.sources = sources }

  /// The event, with the button as it truly is.
  package mutating func corrected(_ event: HostEvent) -> HostEvent {
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

  /// Tells how the button is when the window has come back.
  package mutating func takeNews() -> HostEvent? {
    guard hasNews else { return nil }
    hasNews = false
    return .moved(sources.believed().place, isHeld: sources.actual())
  }
}

extension ButtonWatch.Sources {
  package static var sdl: Self { Self(believed: fromSDL, actual: fromDesktop) }

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
