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
  /// Adds its node to an arena; for the engine alone.
  public func compile(into arena: inout LayoutArena) {
    arena.wrap(wrapped, flexibility: flexibility)
  }

  /// True if another layout measures the same everywhere; for the engine alone.
  public func measuresLike(_ other: any Layout) -> Bool {
    (other as? Self).map { wrapped.measuresLike($0.wrapped) } ?? false
  }

  /// The depth and the number of its layouts; for the engine alone.
  public var extent: LayoutExtent { LayoutExtent(wrapping: wrapped) }
  /// True if a view stands for it.
  public var needsView: Bool { wrapped.needsView || viewReuseId != nil }
  /// The kind of view that stands for it.
  public var viewType: View.Type { wrapped.viewType }
  /// A new view for it.
  public func makeView() -> View { wrapped.makeView() }
  /// Brings its view to its looks.
  public func configure(_ view: View) { wrapped.configure(view) }
  /// The rank among its siblings, per axis.
  public var flexibility: Flexibility { wrapped.flexibility }
  /// The name by which its view is found again; nil: none.
  public var viewReuseId: String? { wrapped.viewReuseId }
}
