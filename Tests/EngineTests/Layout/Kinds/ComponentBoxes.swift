@testable import Engine

/// A child that is as large as it says, whatever the room, and fills what it is given.
struct FixedLayout: Layout {
  var size: Size
  var viewReuseId: String?

  init(_ width: Double, _ height: Double, id: String? = nil) {
    (size, viewReuseId) = (Size(width, height), id)
  }

  func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(layout: self, size: size, maxSize: maxSize, sublayouts: [])
  }

  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(layout: self, frame: rect, sublayouts: [])
  }
}

extension Layout {
  /// The children's frames.
  func frames(_ width: Double?, _ height: Double? = nil) -> [Rect] {
    arrangement(width: width, height: height).sublayouts.map(\.frame)
  }
}

extension Rect {
  /// The rectangle with x and y exchanged.
  var transposed: Rect { Rect(y, x, height, width) }

  func isNear(_ other: Rect, _ tolerance: Double = 1e-9) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }

  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
