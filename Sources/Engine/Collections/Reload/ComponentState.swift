/// The state of a component view on one side of a change: what it shows, and where.
struct ComponentState {
  let component: (any Layout)?
  let laidOut: RenderableList
  let items: [ComponentItem]
  /// All views, back to front, leaving ones included.
  private(set) var order: [View]
  let contentSize: Size
  let offset: Point
  /// The insets of what was rendered.
  let insets: Insets

  init(of view: ComponentView) {
    component = view.laidOutComponent
    laidOut = view.laidOut
    items = view.items
    order = Self.order(of: view)
    contentSize = view.contentSize
    offset = view.offset
    insets = view.renderedInsets
  }

  /// The same with another state's order of views.
  func ordered(like other: ComponentState) -> ComponentState {
    var copy = self
    copy.order = other.order
    return copy
  }

  /// The views as they lie, with the items in their own order: a change that runs back still has
  /// the other one's order on the tree.
  private static func order(of view: ComponentView) -> [View] {
    let tree = view.contentView
    let items = view.items.lazy.map(\.view).filter { $0.superview === tree }
    let managed = Set(items.map(ObjectIdentifier.init))
    var next = items.makeIterator()
    return tree.subviews.map { managed.contains(ObjectIdentifier($0)) ? next.next() ?? $0 : $0 }
  }

  /// Makes a component view show it, without looking at the views. A component that was set
  /// meanwhile stays for the next reload.
  func show(in view: ComponentView) {
    if !view.hasNewComponent {
      let asksForReload = view.needsReload
      view.component = component
      (view.needsReload, view.hasNewComponent) = (asksForReload, false)
    }
    view.laidOut = laidOut
    view.laidOutComponent = component
    view.items = items
    view.contentSize = contentSize
    view.offset = offset
    view.renderedInsets = insets
    view.placeContent()
  }
}
