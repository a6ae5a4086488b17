/// A description of where things go: it measures itself, then arranges itself in a rectangle.
///
/// A layout is a value and holds no state; the same layout in the same room always gives the
/// same frames. Two passes, as in LayoutKit: sizes from the leaves up, then frames from the root
/// down. Nothing is measured again while frames are given.
///
/// A layout of one's own has four ways to come about:
/// - ``WrapperLayout``: like another layout, but with another name, view or meaning;
/// - ``LeafLayout``: no children, only a size;
/// - ``ContainerLayout``: children in cells by any rule;
/// - this protocol itself: any rule, with or without children.
public protocol Layout {
  /// The size that the layout would have in a room, with its children's measurements.
  func measurement(within maxSize: Size) -> LayoutMeasurement

  /// The frames of the layout, in the coordinates of `rect`, and of its children.
  ///
  /// - Parameter measurement: this layout's.
  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement

  /// Adds the layout and its children to an arena, as one node with nodes below it.
  ///
  /// By default a node that asks ``measurement(within:)`` and
  /// ``arrangement(within:measurement:)`` whenever the arena is solved.
  func compile(into arena: inout LayoutArena)

  /// True if another layout measures the same in every room, and its children too: a
  /// `LayoutTree` then keeps what was measured. Asked only of layouts that compile as the default
  /// does, and of leaves; false if in doubt.
  func measuresLike(_ other: any Layout) -> Bool

  /// The depth and the number of the layout and those below it; see ``LayoutExtent``.
  var extent: LayoutExtent { get }

  /// True if a view stands for this layout; if not, its children's views go to the next parent.
  var needsView: Bool { get }

  /// The kind of view that stands for the layout; a view of another kind is never reused for it.
  var viewType: View.Type { get }

  /// A new view for the layout.
  func makeView() -> View

  /// Brings a view that stands for the layout to its looks; called again for a reused view.
  func configure(_ view: View)

  /// The layout's rank among its siblings, per axis.
  var flexibility: Flexibility { get }

  /// The name by which a view is found again in the next layout; unique below a host.
  var viewReuseId: String? { get }
}

extension Layout {
  /// Adds its node to an arena; for the engine alone.
  public func compile(into arena: inout LayoutArena) { arena.addCustom(self) }
  /// True if another layout measures the same everywhere; for the engine alone.
  public func measuresLike(_ other: any Layout) -> Bool { false }
  /// The depth and the number of its layouts; for the engine alone.
  public var extent: LayoutExtent { .leaf }
  /// The kind of view that stands for it.
  public var viewType: View.Type { View.self }
  /// A new view for it.
  public func makeView() -> View { viewType.init() }
  /// Brings its view to its looks.
  public func configure(_ view: View) {}
  /// The rank among its siblings, per axis.
  public var flexibility: Flexibility { .flexible }
  /// The name by which its view is found again; nil: none.
  public var viewReuseId: String? { nil }
  /// True if a view stands for it.
  public var needsView: Bool { viewReuseId != nil }

  /// Measures and arranges the layout at the origin.
  ///
  ///     SizeLayout<View>(width: 50, height: 50).arrangement(width: 60, height: 60).frame
  ///     // (5, 5, 50, 50)
  ///
  /// - Parameters:
  ///   - width: the room's width in points, finite; nil: as wide as the layout measures.
  ///   - height: the room's height in points, finite; nil: as high as the layout measures.
  public func arrangement(width: Double? = nil, height: Double? = nil) -> LayoutArrangement {
    let solved = SolvedLayout(LayoutArena(compiling: self))
    solved.state.solve(in: LayoutRoom(width: width, height: height))
    return solved.arrangement(at: 0)
  }
}

extension Layout where Self: Equatable {
  /// True if another layout measures the same everywhere; for the engine alone.
  public func measuresLike(_ other: any Layout) -> Bool { (other as? Self) == self }
}
