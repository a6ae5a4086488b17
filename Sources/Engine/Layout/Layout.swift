/// A description of where things go: it measures itself, then arranges itself in a rectangle.
///
/// A layout is a value and holds no state; the same layout in the same room always gives the
/// same frames. Two passes, as in LayoutKit: sizes from the leaves up, then frames from the root
/// down. Nothing is measured again while frames are given.
public protocol Layout {
  /// How large the layout would be in a room; it and its children's measurements.
  func measurement(within maxSize: Size) -> LayoutMeasurement

  /// The frames of the layout, in the coordinates of `rect`, and of its children.
  ///
  /// - Parameter measurement: what this layout measured.
  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement

  /// Whether a view stands for this layout; if not, its children's views go to the next parent.
  var needsView: Bool { get }

  /// The kind of view that stands for the layout; a view of another kind is never reused for it.
  var viewType: View.Type { get }

  /// A new view for the layout.
  func makeView() -> View

  /// Brings a view that stands for the layout to its looks; called again for a reused view.
  func configure(_ view: View)

  /// How the layout ranks among its siblings.
  var flexibility: Flexibility { get }

  /// The name by which a view is found again in the next layout; unique below a host.
  var viewReuseId: String? { get }
}

extension Layout {
  public var viewType: View.Type { View.self }
  public func makeView() -> View { viewType.init() }
  public func configure(_ view: View) {}
  public var flexibility: Flexibility { .flexible }
  public var viewReuseId: String? { nil }
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
    precondition(
      (width ?? 0).isFinite && (height ?? 0).isFinite,
      "a layout's room is finite; nil stands for as much as it needs")
    let unbounded = Double.greatestFiniteMagnitude
    let measured = measurement(within: Size(width ?? unbounded, height ?? unbounded))
    let room = Size(width ?? measured.size.width, height ?? measured.size.height)
    return measured.arrangement(within: Rect(origin: .zero, size: room))
  }
}
