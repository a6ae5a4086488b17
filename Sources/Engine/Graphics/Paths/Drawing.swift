/// Vector art as data: shapes in paint order inside a box of its own coordinates.
public struct Drawing: Hashable, Sendable {
  /// One thing to paint.
  public indirect enum Item: Hashable, Sendable {
    case fill(Path, Paint)
    case stroke(Path, StrokeStyle, Paint)
    /// Text in the host's fonts, painted as its letters' outlines.
    case text(Text)
    /// Items painted together, moved by a map and faded as a whole (opacity 0…1); with an id they
    /// are a part of the drawing, which can be posed.
    case group(id: String? = nil, transform: AffineTransform, opacity: Double, items: [Item])
    /// Items of which only what lies inside a path is painted.
    case clipped(by: Path, items: [Item])
    /// Items that are seen as far as others, which are not painted themselves, let them through.
    case masked(by: [Item], MaskMode, items: [Item])
    /// Items that are painted as one picture, which is filtered and blended with what lies behind it.
    case composited(by: Compositing, items: [Item])
  }

  /// The part of the drawing's coordinates that fills the frame it is drawn in.
  public var viewBox: Rect
  /// The shapes, painted one over the other.
  public package(set) var items: [Item]
  /// True if the drawing becomes another one of the same structure, where a view cross-fades from the
  /// one to the other, and both say so: see ``interpolated(to:at:)``. Else the one gives way to the
  /// other.
  public var morphs = false

  /// A drawing of shapes in the coordinates of a box; groups lie in one another at most 300 times.
  public init(
    viewBox: Rect, items: [Item], file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      Self.holds(items, Self.deepest),
      "Drawing: groups lie in one another at most \(Self.deepest) times; here is one more",
      file: file, line: line)
    (self.viewBox, self.items) = (viewBox, items)
  }

  /// Fewer than layers may, so that a drawing in views can be shown.
  private static let deepest = 300

  /// True if groups lie in one another at most so often.
  private static func holds(_ items: [Item], _ levels: Int) -> Bool {
    items.allSatisfy { item in
      switch item {
      case .fill, .stroke, .text: true
      case .group(_, _, _, let items), .clipped(_, let items), .composited(_, let items):
        levels > 0 && holds(items, levels - 1)
      case .masked(let mask, _, let items):
        levels > 0 && holds(mask, levels - 1) && holds(items, levels - 1)
      }
    }
  }
}
