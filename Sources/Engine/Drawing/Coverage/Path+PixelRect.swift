extension Path {
  /// The block of whole pixels that the path is exactly, if it is an upright rectangle on them.
  func pixelRect(_ map: AffineTransform) -> PixelRect? {
    guard (4...6).contains(elements.count), let bounds = deviceBounds(map) else { return nil }
    let (low, high) = (SubpixelPoint(bounds.low), SubpixelPoint(bounds.high))
    var corners = RectangleCorners(low: low, high: high)
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let to) where index == 0: corners.add(SubpixelPoint(map.apply(to: to)))
      case .line(let to) where index > 0: corners.add(SubpixelPoint(map.apply(to: to)))
      case .close where index == elements.count - 1: break
      default: return nil
      }
    }
    guard corners.makeRectangle, low.isWhole, high.isWhole else { return nil }
    return PixelRect(
      left: low.x >> 8, top: low.y >> 8, right: high.x >> 8, bottom: high.y >> 8)
  }
}

/// Watches a pen that should go once round the corners of a box.
private struct RectangleCorners {
  let low: SubpixelPoint
  let high: SubpixelPoint
  private var previous: SubpixelPoint?
  private var wentAcross: Bool?
  private var count = 0
  private var isBroken = false

  init(low: SubpixelPoint, high: SubpixelPoint) {
    self.low = low
    self.high = high
  }

  var makeRectangle: Bool { !isBroken && (count == 4 || count == 5) }

  mutating func add(_ point: SubpixelPoint) {
    let isCorner =
      (point.x == low.x || point.x == high.x) && (point.y == low.y || point.y == high.y)
    if let previous {
      let across = point.x != previous.x
      let isSide = across != (point.y != previous.y)
      if !isSide || across == wentAcross { isBroken = true }
      wentAcross = across
    }
    if !isCorner { isBroken = true }
    previous = point
    count += 1
  }
}

extension SubpixelPoint {
  /// True if the place is a corner of pixels.
  fileprivate var isWhole: Bool { (x | y) & 255 == 0 }
}
