/// A layout that is like another one in everything that it does not say itself.
///
/// It takes the other's place in the tree: no level of its own, the same frame and the same
/// children. So a name, a view or a note for the layout's user can be added in a few lines:
///
///     struct Named: WrapperLayout {
///       let wrapped: any Layout
///       let viewReuseId: String?
///     }
public protocol WrapperLayout: CompiledLayout {
  var wrapped: any Layout { get }
}

extension WrapperLayout {
  public func compile(into arena: inout LayoutArena) {
    arena.wrap(wrapped, flexibility: flexibility)
  }

  public func measuresLike(_ other: any Layout) -> Bool {
    (other as? Self).map { wrapped.measuresLike($0.wrapped) } ?? false
  }

  public var extent: LayoutExtent { LayoutExtent(wrapping: wrapped) }
  public var needsView: Bool { wrapped.needsView || viewReuseId != nil }
  public var viewType: View.Type { wrapped.viewType }
  public func makeView() -> View { wrapped.makeView() }
  public func configure(_ view: View) { wrapped.configure(view) }
  public var flexibility: Flexibility { wrapped.flexibility }
  public var viewReuseId: String? { wrapped.viewReuseId }
}
