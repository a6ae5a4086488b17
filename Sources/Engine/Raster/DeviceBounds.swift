/// The box around everything a path can touch, in device coordinates.
struct DeviceBounds {
  private(set) var low: Point
  private(set) var high: Point

  /// Coordinates beyond it are not painted.
  static let reach = 1e12

  init(_ point: Point) {
    low = point
    high = point
  }

  mutating func add(_ point: Point) {
    low = Point(min(low.x, point.x), min(low.y, point.y))
    high = Point(max(high.x, point.x), max(high.y, point.y))
  }

  func pixels(padding: Double = 0) -> PixelRect {
    PixelRect(covering: low - Point(padding, padding), high + Point(padding, padding))
  }
}

extension Path {
  /// The box around all points and control points moved by a map; nil if there are none, or if
  /// one is not a number or farther away than anything is painted.
  func deviceBounds(_ map: AffineTransform) -> DeviceBounds? {
    var bounds: DeviceBounds?
    func add(_ point: Point) -> Bool {
      let place = map.apply(to: point)
      guard max(abs(place.x), abs(place.y)) <= DeviceBounds.reach else { return false }
      guard place.x == place.x && place.y == place.y else { return false }
      if bounds == nil { bounds = DeviceBounds(place) } else { bounds?.add(place) }
      return true
    }
    for element in elements {
      let isUsable =
        switch element {
        case .move(let to), .line(let to): add(to)
        case .quad(let control, let to): add(control) && add(to)
        case .cubic(let control1, let control2, let to):
          add(control1) && add(control2) && add(to)
        case .close: true
        }
      guard isUsable else { return nil }
    }
    return bounds
  }
}
