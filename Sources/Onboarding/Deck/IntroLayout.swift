public import Engine

/// The places of a slide's elements in a canvas, by the rule of the original: distances of a design
/// of 480×960 points, scaled by the tighter side, the frames rounded to whole pixels.
///
/// A large screen has room across that the design leaves empty: there the elements are larger, and
/// lie closer to each other.
public struct IntroLayout: Hashable, Sendable {
  /// In points, both sides > 0.
  public var canvas: Size
  /// Pixels a point, > 0.
  public var screenScale: Double
  /// The share of the way on which the elements are to what they are on a large screen, 0…1; 0 is
  /// the original's rule.
  public var enlargement: Double
  /// The size that the slides are designed in, in points, both sides > 0.
  public var design: Size

  public init(
    canvas: Size, screenScale: Double = 1, enlargement: Double = 0,
    design: Size = IntroLayout.reference
  ) {
    self.canvas = canvas
    self.screenScale = screenScale
    self.enlargement = enlargement
    self.design = design
  }

  /// The size the program's own slides were designed in, in points.
  public static let reference = Size(480, 960)

  /// The width and height of a slide's picture, in points of the design.
  static let pictureSide = 250.0

  /// Points of the canvas for one point of the design.
  public var multiplier: Double { multiplier(share: 1) }

  private func multiplier(share: Double) -> Double {
    let fitting = min(
      canvas.width / design.width, canvas.height / design.height)
    return blend(fitting * share, 0.38 * canvas.height / Self.pictureSide)
  }

  public var background: Rect { rounded(0, 0, canvas.width, canvas.height) }

  public var button: Rect {
    let inset = blend(placed(30), 0.16 * canvas.width)
    let height = blend(placed(80), 0.085 * canvas.height)
    let bottom = blend(placed(30), 0.06 * canvas.height)
    return rounded(
      inset, canvas.height - bottom - height, canvas.width - 2 * inset, height)
  }

  public var image: Rect {
    let side = placed(Self.pictureSide)
    let top = blend(placed(100), 0.11 * canvas.height)
    return rounded((canvas.width - side) / 2, top, side, side)
  }

  public var title: Rect {
    let width = 0.9 * canvas.width
    let height = blend(placed(200), 0.2 * canvas.height)
    let top = canvas.height - placed(30) - placed(80) - placed(100) - height
    return rounded(
      (canvas.width - width) / 2, blend(top, 0.5 * canvas.height), width, height)
  }

  /// A box of the design: in the same distance from the middle line and at the same share of the
  /// height.
  func frame(of box: Rect) -> Rect {
    let size = Size(scaled(box.width), scaled(box.height))
    let middle = canvas.width / 2 + scaled(box.midX - design.width / 2)
    return rounded(
      middle - size.width / 2, canvas.height * box.midY / design.height - size.height / 2,
      size.width, size.height)
  }

  /// A box of the design in another one, from whose corner its place is counted.
  func frame(ofInner box: Rect) -> Rect {
    rounded(scaled(box.x), scaled(box.y), scaled(box.width), scaled(box.height))
  }

  /// The largest box of a picture's shape in a frame.
  func fitted(_ drawing: Drawing, in frame: Rect) -> Rect {
    let (shape, room) = (drawing.viewBox.size, frame.size)
    // Of the frame's own shape it is the frame, to the last digit.
    let (across, down) = (shape.width * room.height, shape.height * room.width)
    guard abs(across - down) > 1e-9 * across else { return frame }
    let fitted = Image(drawing).frame(in: frame)
    return rounded(fitted.x, fitted.y, fitted.width, fitted.height)
  }

  /// The size of the word on the button, in points.
  var wordSize: Double { min(scaled(20), 0.5 * button.height) }

  public var cornerRadius: Double { placed(20) }
  /// In points, the same in every canvas.
  public var borderWidth: Double { 1 }

  /// The original's number, or that of a large screen.
  private func blend(_ original: Double, _ large: Double) -> Double {
    original + (large - original) * enlargement
  }

  /// A distance across the design as one across the canvas: what leaves a slide of the design
  /// leaves a slide of any width.
  package func across(_ distance: Double) -> Double {
    distance * canvas.width / design.width
  }

  package func scaled(_ length: Double) -> Double { length * multiplier }

  /// A length of the places that the program's own slides have: in a design that is lower or narrower
  /// than theirs it is as much shorter, and nothing lies on another thing.
  func placed(_ length: Double) -> Double {
    let (width, height) = (design.width, design.height)
    let share = min(1, width / Self.reference.width, height / Self.reference.height)
    return length * multiplier(share: share)
  }

  /// Each number to the nearest pixel, halves away from zero.
  private func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    let round = { (value: Double) in
      (value * screenScale).rounded(.toNearestOrAwayFromZero) / screenScale
    }
    return Rect(round(x), round(y), round(width), round(height))
  }
}
