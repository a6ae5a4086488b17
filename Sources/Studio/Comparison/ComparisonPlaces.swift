import Engine
import Workbench

/// The places of two screens in a window.
struct ComparisonPlaces: Equatable {
  /// The way two screens are shown.
  enum Look {
    case beside, over
  }

  /// The places of both, as large as each other; the same one if they lie over each other.
  let areas: [Rect]
  /// The size of what is written over them; 1 in a window of 960×720.
  let unit: Double

  /// - Parameters:
  ///   - covered: the sides of the window that something else lies on.
  init(window: Size, covered: Insets, look: Look) {
    let unit = window.chromeUnit
    self.unit = unit
    let (gap, line) = (10 * unit, Self.line * unit)
    let top = NavBar.height(in: window)
    // Without the words above each of them.
    let room = Rect(origin: .zero, size: window)
      .inset(
        by: Insets(
          top: top, left: gap, bottom: max(covered.bottom, gap), right: max(covered.right, gap)))
    let size = Size(max(2, room.width), max(2, room.height))
    func area(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(
        (room.x + x).rounded(), (room.y + y + line).rounded(), max(2, width.rounded(.down)),
        max(2, (height - line).rounded(.down)))
    }
    if look == .over {
      areas = Array(repeating: area(0, 0, size.width, size.height), count: 2)
    } else if size.height <= 1.5 * size.width {
      let half = (size.width - gap) / 2
      areas = [0, half + gap].map { area($0, 0, half, size.height) }
    } else {
      let half = (size.height - gap / 2) / 2
      areas = [0, half + gap / 2].map { area(0, $0, size.width, half) }
    }
  }

  /// The height of the words over a screen.
  private static let line = 28.0

  /// The smallest half in which a screen can be looked at, in points.
  private static let least = Size(200, 140)

  var isLargeEnough: Bool {
    areas[0].width >= Self.least.width && areas[0].height >= Self.least.height
  }

  /// The screen on which a point lies, or to which it is nearer.
  func side(of point: Point) -> Int {
    let middles = areas.map(\.center)
    return middles[1].distance(to: point) < middles[0].distance(to: point) ? 1 : 0
  }

  /// The place of a word over a screen.
  func label(of side: Int) -> Rect {
    let area = areas[side]
    return Rect(area.x, area.y - Self.line * unit, area.width, Self.line * unit)
  }
}
