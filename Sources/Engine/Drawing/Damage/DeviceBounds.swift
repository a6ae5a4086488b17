/// The box around everything a path can touch, in device coordinates.
struct DeviceBounds {
  private(set) var low: Point
  private(set) var high: Point

  /// Coordinates beyond it are not painted.
  static let reach = 1e12

  init(_ point: Point) { self.init(from: point, to: point) }

  init(from low: Point, to high: Point) { (self.low, self.high) = (low, high) }

  mutating func add(_ point: Point) {
    low = Point(min(low.x, point.x), min(low.y, point.y))
    high = Point(max(high.x, point.x), max(high.y, point.y))
  }

  func pixels(padding: Double = 0) -> PixelRect {
    PixelRect(covering: low - Point(padding, padding), high + Point(padding, padding))
  }
}

extension Rect {
  /// The box around its corners moved by a map; nil if one is not a number or farther away than
  /// anything is painted.
  func deviceBounds(_ map: AffineTransform) -> DeviceBounds? {
    let (first, second) = (map.apply(to: origin), map.apply(to: Point(maxX, minY)))
    let (third, fourth) = (map.apply(to: Point(maxX, maxY)), map.apply(to: Point(minX, maxY)))
    guard first.canBePainted, second.canBePainted, third.canBePainted, fourth.canBePainted else {
      return nil
    }
    var bounds = DeviceBounds(first)
    bounds.add(second)
    bounds.add(third)
    bounds.add(fourth)
    return bounds
  }
}

extension Point {
  /// True if its coordinates are numbers, and not farther away than anything is painted.
  fileprivate var canBePainted: Bool {
    max(abs(x), abs(y)) <= DeviceBounds.reach && x == x && y == y
  }
}

extension Path {
  /// The box around all points and control points moved by a map; nil if there are none, or if
  /// one is not a number or farther away than anything is painted.
  func deviceBounds(_ map: AffineTransform) -> DeviceBounds? {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    // 0, unless a coordinate is no number or infinite: only that is not seen in the box.
    var doubt = 0.0
    func add(_ point: Point) {
      let place = map.apply(to: point)
      low = Point(place.x < low.x ? place.x : low.x, place.y < low.y ? place.y : low.y)
      high = Point(place.x > high.x ? place.x : high.x, place.y > high.y ? place.y : high.y)
      doubt += place.x - place.x + (place.y - place.y)
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quad(let control, let to):
        add(control)
        add(to)
      case .cubic(let control1, let control2, let to):
        add(control1)
        add(control2)
        add(to)
      case .close: break
      }
    }
    guard doubt == 0, low.x <= high.x, low.canBePainted, high.canBePainted else { return nil }
    return DeviceBounds(from: low, to: high)
  }
}
