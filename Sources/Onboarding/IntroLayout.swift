public import Engine

/// Where a slide's elements lie in a canvas, by the rule of the original: distances of a design of
/// 480×960 points, scaled by the tighter side, the frames rounded to whole pixels.
public struct IntroLayout: Hashable, Sendable {
  /// In points, both sides > 0.
  public var canvas: Size
  /// Pixels a point, > 0.
  public var screenScale: Double

  public init(canvas: Size, screenScale: Double = 1) {
    self.canvas = canvas
    self.screenScale = screenScale
  }

  /// The size the slides were designed in, in points.
  public static let reference = Size(480, 960)

  /// The width and height of a slide's picture, in points of the design.
  static let pictureSide = 250.0

  /// Points of the canvas for one point of the design.
  public var multiplier: Double {
    min(canvas.width / Self.reference.width, canvas.height / Self.reference.height)
  }

  public var background: Rect { rounded(0, 0, canvas.width, canvas.height) }

  public var button: Rect {
    let inset = scaled(30)
    let height = scaled(80)
    return rounded(
      inset, canvas.height - inset - height, canvas.width - 2 * inset, height)
  }

  public var image: Rect {
    let side = scaled(Self.pictureSide)
    return rounded((canvas.width - side) / 2, scaled(100), side, side)
  }

  public var title: Rect {
    let width = 0.9 * canvas.width
    let height = scaled(200)
    let buttonTop = canvas.height - scaled(30) - scaled(80)
    return rounded((canvas.width - width) / 2, buttonTop - scaled(100) - height, width, height)
  }

  public var cornerRadius: Double { scaled(20) }
  /// In points, the same in every canvas.
  public var borderWidth: Double { 1 }

  /// A distance across the design as one across the canvas: what leaves a slide of the design
  /// leaves a slide of any width.
  func across(_ distance: Double) -> Double {
    distance * canvas.width / Self.reference.width
  }

  func scaled(_ length: Double) -> Double { length * multiplier }

  /// Each number to the nearest pixel, halves away from zero.
  private func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    let round = { (value: Double) in
      (value * screenScale).rounded(.toNearestOrAwayFromZero) / screenScale
    }
    return Rect(round(x), round(y), round(width), round(height))
  }
}
