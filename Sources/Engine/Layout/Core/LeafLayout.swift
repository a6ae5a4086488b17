/// A layout without children: it has a size in a room, and takes its place by an alignment.
///
/// The cheapest way to a layout of one's own, such as one of text.
public protocol LeafLayout: CompiledLayout {
  /// The size that it would have in a room, in points; asked only if it is not known yet.
  func size(within maxSize: Size) -> Size

  var alignment: Alignment { get }
}

extension LeafLayout {
  /// Adds its node to an arena; for the engine alone.
  public func compile(into arena: inout LayoutArena) { arena.addLeaf(self) }
}
