/// The identity of a component in a component view: its id, and the kind of view that stands for
/// it, or the type of the layout if it has no name. The same id with another kind is another
/// component.
struct RenderableKey: Hashable, Sendable {
  let id: String
  let kind: ObjectIdentifier
}

/// A component that makes a view, with its place and what its modifiers say.
struct Renderable {
  let key: RenderableKey
  /// In the content's coordinates.
  let frame: Rect
  let arrangement: LayoutArrangement
  /// The component's own view, if it was made for one.
  let fixedView: View?
  /// nil: the component view's.
  let animator: (any Animator)?
  let reuseKey: String?
  /// The id, if the component was given one.
  let name: String?

  var layout: any Layout { arrangement.layout }
  var viewKind: ObjectIdentifier { ObjectIdentifier(layout.viewType) }

  /// Brings a view to the component's looks, and makes the views in it.
  func configure(_ view: View) {
    let isEmpty = arrangement.sublayouts.isEmpty
    if isEmpty, view.holdsInnerViews { makeInnerViews(in: view) }
    layout.configure(view)
    if !isEmpty { makeInnerViews(in: view) }
    view.holdsInnerViews = !isEmpty
  }

  private func makeInnerViews(in view: View) {
    let inner = LayoutArrangement(
      layout: InsideLayout(), frame: Rect(origin: .zero, size: frame.size),
      sublayouts: arrangement.sublayouts)
    inner.makeViews(in: view)
  }
}

/// Holds the sublayouts of a component that has its view already.
private struct InsideLayout: Layout {
  func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(layout: self, size: maxSize, maxSize: maxSize, sublayouts: [])
  }

  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(layout: self, frame: rect, sublayouts: [])
  }
}
