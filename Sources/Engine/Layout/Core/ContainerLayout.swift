/// A layout that measures its children in rooms and puts them into cells by a rule of its own.
///
/// The solver measures and arranges the children; so what is known of those that did not change is
/// kept, as in a stack. The shortest way to a container of one's own:
///
///     struct Pile: ContainerLayout {
///       let children: [any Layout]
///       func room(forChild index: Int, within maxSize: Size) -> Size { maxSize }
///       func size(of children: [Size], within maxSize: Size) -> Size { maxSize }
///       func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect] {
///         children.indices.map { Rect(origin: Point(10 * Double($0), 0), size: children[$0]) }
///       }
///     }
public protocol ContainerLayout: CompiledLayout {
  /// The children, back to front.
  var children: [any Layout] { get }

  /// The room in which a child measures.
  func room(forChild index: Int, within maxSize: Size) -> Size

  /// The room in which a child measures, by what those before it have measured; by default that of
  /// ``room(forChild:within:)``.
  ///
  /// Called once for each child, from the first to the last one, whenever the container measures.
  ///
  /// - Parameters:
  ///   - sizes: those of the children before it, in their order.
  ///   - maxSize: the room of the container.
  func room(forChild index: Int, after sizes: [Size], within maxSize: Size) -> Size

  /// The size that it would have in a room.
  ///
  /// - Parameter children: the sizes that the children measured.
  func size(of children: [Size], within maxSize: Size) -> Size

  /// The place of its frame in the room that it is given; by default all of it.
  var alignment: Alignment { get }

  /// The cells in which the children find their places by their own rules, one for each.
  ///
  /// - Parameters:
  ///   - children: the sizes that the children measured.
  ///   - maxSize: the room in which it was measured itself.
  ///   - size: its own frame's.
  func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect]
}

/// A container that knows its own rules again: what its children measured is kept where they are
/// the same.
package protocol RuledContainer: ContainerLayout {
  /// True if another layout has the same rules: in it the same children measure the same.
  func hasRules(of other: any Layout) -> Bool
}

extension ContainerLayout {
  /// All of the room.
  public var alignment: Alignment { .fill }

  /// The room that the child has whatever the others measure.
  public func room(forChild index: Int, after sizes: [Size], within maxSize: Size) -> Size {
    room(forChild: index, within: maxSize)
  }

  /// The depth and the number of its layouts; for the engine alone.
  public var extent: LayoutExtent { LayoutExtent(around: children) }

  /// A side of the room that is no number counts as 0.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(measuring: self, within: maxSize.asNumbers)
  }

  /// Adds its node to an arena; for the engine alone.
  public func compile(into arena: inout LayoutArena) { arena.addContainer(self) }
}
