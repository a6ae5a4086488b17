import Engine

/// The places beyond the cards' room where a card that is let go is taken away: on the panel, and
/// beyond the window's sides. Above and below the room the cards scroll along.
struct WayOut: Equatable {
  private let room: Rect
  /// The top of the panel, if it lies below the cards.
  private let panelTop: Double?

  /// The distance from the room from which on a hand is out of it, in points.
  private static let least = 16.0

  init(of places: GalleryPlaces) {
    room = places.room
    panelTop = places.isCompact ? places.panel.y : nil
  }

  /// True if a card in a hand at a place of the window would go.
  func contains(_ hand: Point) -> Bool {
    hand.x < room.minX - Self.least || hand.x > room.maxX + Self.least
      || panelTop.map { hand.y > $0 + Self.least } ?? false
  }

  /// The part of the window on the way there.
  func area(in window: Size) -> Path {
    let beyond = max(window.width, window.height)
    let right = Rect(room.maxX, -beyond, beyond, window.height + 2 * beyond)
    let foot = Rect(-beyond, room.maxY, room.maxX + beyond, beyond)
    return .rect(right) + .rect(foot)
  }
}
