/// Vector art as data: shapes in paint order inside a box of its own coordinates.
public struct Drawing: Hashable, Sendable {
  /// One thing to paint.
  public indirect enum Item: Hashable, Sendable {
    case fill(Path, Paint)
    case stroke(Path, StrokeStyle, Paint)
    /// Items painted together, moved by a map and faded as a whole (opacity 0…1); with an id they
    /// are a part of the drawing, which can be posed.
    case group(id: String? = nil, transform: AffineTransform, opacity: Double, items: [Item])
    /// Items of which only what lies inside a path is painted.
    case clipped(by: Path, items: [Item])
  }

  /// The part of the drawing's coordinates that fills the frame it is drawn in.
  public var viewBox: Rect
  /// The shapes, painted one over the other.
  public var items: [Item]

  /// A drawing of shapes in the coordinates of a box.
  public init(viewBox: Rect, items: [Item]) {
    self.viewBox = viewBox
    self.items = items
  }
}
