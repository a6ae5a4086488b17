/// A layout that is another way to write a layout down.
///
/// It adds nothing: what is measured, arranged and made into views is ``layout``.
public protocol ComposedLayout: Layout {
  /// The layout that this one stands for.
  var layout: any Layout { get }
}

extension ComposedLayout {
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    layout.measurement(within: maxSize)
  }

  /// - Parameter measurement: the measurement of ``layout``.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    layout.arrangement(within: rect, measurement: measurement)
  }

  public func compile(into arena: inout LayoutArena) { arena.addInstead(layout) }
  public var extent: LayoutExtent { LayoutExtent(wrapping: layout) }
  public var needsView: Bool { layout.needsView }
  public var viewType: View.Type { layout.viewType }
  public func makeView() -> View { layout.makeView() }
  public func configure(_ view: View) { layout.configure(view) }
  public var flexibility: Flexibility { layout.flexibility }
  public var viewReuseId: String? { layout.viewReuseId }
}
