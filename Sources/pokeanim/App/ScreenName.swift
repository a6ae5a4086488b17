import Engine

/// The screens a program can start with.
enum ScreenName: String, CaseIterable, Hashable {
  case onboarding
  case squares
  case algebra
  case gallery

  /// The key that shows the screen, which is its short name too.
  var number: String {
    switch self {
    case .onboarding: "1"
    case .squares: "2"
    case .algebra: "3"
    case .gallery: "4"
    }
  }

  /// The size its canvas was designed in, in points.
  var naturalSize: Size {
    switch self {
    case .onboarding: Size(480, 960)
    case .squares: Size(350, 250)
    case .algebra, .gallery: Size(960, 720)
    }
  }

  /// The screen of that name or number.
  init?(argument: String) {
    guard let screen = Self.allCases.first(where: { [$0.rawValue, $0.number].contains(argument) })
    else { return nil }
    self = screen
  }
}
