package import Engine

/// The fastest that a hand went since it was pressed: as far as it may have gone on, unseen, when
/// it lets go.
package struct HandPace {
  private var place: Point?
  private var way = 0.0
  private var longest = 0.0

  package mutating func follow(_ event: InputEvent) {
    switch event {
    case .press(let point):
      if place == nil { self = HandPace(place: point) }
    case .move(let point):
      if let place { way += place.distance(to: point) }
      place = place.map { _ in point }
    case .release, .cancel: place = nil
    case .hover, .wheel, .pinch, .key, .keyUp, .text, .composition, .resize: break
    }
  }

  /// A frame of a 60th of a second.
  package mutating func tick() {
    longest = max(longest, way)
    way = 0
  }

  /// In points: a twentieth of a second is the longest time unseen that does not count as rest.
  package var mostUnseen: Double { 3 * max(longest, way) }

  package init(place: Point? = nil) { self.place = place }
}
