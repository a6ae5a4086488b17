/// A block of whole pixels, edges at `left ..< right` and `top ..< bottom`.
public struct PixelRect: Hashable, Sendable {
  /// The edges in pixels; right and bottom are the first pixels outside.
  public let left, top, right, bottom: Int

  /// The block between four edges; edges beyond ±2²⁰ are cut to it, no picture is that large.
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = Self.limited(left)
    self.top = Self.limited(top)
    self.right = Self.limited(right)
    self.bottom = Self.limited(bottom)
  }

  /// The block of a size (cut to 0…2²⁰) with its top left pixel at (x, y).
  public init(x: Int, y: Int, width: Int, height: Int) {
    let (x, y) = (Self.limited(x), Self.limited(y))
    self.init(
      left: x, top: y, right: x + Self.limited(max(0, width)),
      bottom: y + Self.limited(max(0, height)))
  }

  /// The number of columns, ≥ 0.
  public var width: Int { max(0, right - left) }
  /// The number of rows, ≥ 0.
  public var height: Int { max(0, bottom - top) }
  /// True if it holds no pixel.
  public var isEmpty: Bool { right <= left || bottom <= top }

  /// The common pixels; empty if there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// True if they have a pixel in common.
  func intersects(_ other: PixelRect) -> Bool {
    max(left, other.left) < min(right, other.right)
      && max(top, other.top) < min(bottom, other.bottom)
  }

  /// The smallest block around both; an empty one does not count.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
  static let limit = 1 << 20

  private static func limited(_ edge: Int) -> Int { max(-limit, min(limit, edge)) }
}

extension PixelRect {
  /// All pixels that an area of device coordinates touches; the edges must be numbers.
  init(covering low: Point, _ high: Point) {
    self.init(
      left: Self.whole(low.x.rounded(.down)), top: Self.whole(low.y.rounded(.down)),
      right: Self.whole(high.x.rounded(.up)), bottom: Self.whole(high.y.rounded(.up)))
  }

  /// All pixels that lie wholly in an area of device coordinates; the edges must be numbers.
  init(inside low: Point, _ high: Point) {
    self.init(
      left: Self.whole(low.x.rounded(.up)), top: Self.whole(low.y.rounded(.up)),
      right: Self.whole(high.x.rounded(.down)), bottom: Self.whole(high.y.rounded(.down)))
  }

  private static func whole(_ edge: Double) -> Int {
    Int(max(Double(-limit), min(Double(limit), edge)))
  }
}
