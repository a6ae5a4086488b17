public import Engine

/// The rule by which an element places the elements in it.
public struct SlideLayout: Hashable, Sendable {
  /// The kinds of layouts; each is one of the engine's.
  public enum Rule: Hashable, Sendable {
    /// One after the other: ``StackLayout``.
    case stack(Axis)
    /// In rows of so many equally wide cells, > 0: ``Grid``.
    case grid(Int)
    /// In lines that wrap: ``Flow``.
    case flow(Axis)
    /// On top of each other: ``OverlayLayout``.
    case overlay
  }

  /// The place of an element across the layout's axis, or in its cell.
  public enum Align: Hashable, Sendable, CaseIterable {
    case leading, center, trailing
    /// All of the room, unless the element has a length of its own: then as `leading`.
    case fill
  }

  /// One of the nine places in a room.
  public struct Place: Hashable, Sendable {
    /// Across.
    public var horizontal: Alignment.Horizontal
    /// Down.
    public var vertical: Alignment.Vertical

    /// A place across and down.
    public init(_ vertical: Alignment.Vertical, _ horizontal: Alignment.Horizontal) {
      (self.vertical, self.horizontal) = (vertical, horizontal)
    }
  }

  /// How elements get their places.
  public var rule: Rule
  /// Between neighbours, in points of the design; < 0: they overlap.
  public var spacing = 0.0
  /// Between the lines of a grid or a flow, in points of the design; nil: as between neighbours.
  public var lineSpacing: Double?
  /// The distances from the element's edges, in points of the design.
  public var insets = Insets.zero
  /// Where elements lie that have no `place` of their own.
  public var align = Align.fill
  /// What becomes of the room that is left along a stack or a line; nil: an element that fills takes it,
  /// or else nothing does.
  public var distribution: StackDistribution?
  /// True if it is mirrored, with all layouts in it that do not say otherwise; nil: as around it.
  public var isRightToLeft: Bool?

  /// A layout without distances.
  public init(_ rule: Rule) { self.rule = rule }
}

/// The length of an element in a layout.
public enum SlideLength: Hashable, Sendable {
  /// In points of the design.
  case points(Double)
  /// As long as what it shows, or holds.
  case fit
  /// As long as there is room.
  case fill
  /// As long as what it shows or holds, but within limits in points of the design; nil: none.
  case between(Double?, Double?)
}

/// How an element lies in a layout.
public struct SlideSizing: Hashable, Sendable {
  /// nil: as is usual in the layout.
  public var width, height: SlideLength?
  /// Its place in the room that it is given, across and down; nil: as the layout aligns.
  public var place: SlideLayout.Place?

  /// As is usual in the layout.
  public init() {}

  /// The length along an axis.
  subscript(axis: Axis) -> SlideLength? { axis == .horizontal ? width : height }
}

/// How what is in an element scrolls.
public struct SlideScroll: Hashable, Sendable {
  /// Where scrolling comes to rest by itself.
  public enum Snap: Hashable, Sendable, CaseIterable {
    /// Where as much as is seen at once begins.
    case page
    /// Where an element begins, has its middle, or ends, in what is seen.
    case start, center, end
  }

  /// Along which axis.
  public var axis: Axis
  /// nil: anywhere.
  public var snap: Snap?

  /// Scrolling that comes to rest anywhere.
  public init(_ axis: Axis, snap: Snap? = nil) { (self.axis, self.snap) = (axis, snap) }
}
