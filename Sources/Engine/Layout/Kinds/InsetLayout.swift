/// A child with a distance to each edge.
///
/// Its size is the child's plus the insets, and may exceed the room. Insets larger than the room
/// leave the child nothing.
public struct InsetLayout<V: View>: ConfiguredLayout {
  /// The distances from its edges to the sublayout's, in points.
  public let insets: Insets
  /// The place of its frame in the room that it is given.
  public let alignment: Alignment
  /// The rank among its siblings, per axis.
  public let flexibility: Flexibility
  /// The name by which its view is found again; nil: none.
  public let viewReuseId: String?
  /// The layout inside.
  public let sublayout: any Layout
  /// The closure that brings its view to its looks; nil: none.
  public let config: ((V) -> Void)?
  /// The depth and the number of its layouts; for the engine alone.
  public let extent: LayoutExtent
  private let inheritsFlexibility: Bool

  /// - Parameters:
  ///   - insets: in points, finite.
  ///   - flexibility: nil: the child's.
  public init(
    insets: Insets, alignment: Alignment = .fill, flexibility: Flexibility? = nil,
    viewReuseId: String? = nil, sublayout: any Layout, config: ((V) -> Void)?,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let isFinite =
      insets.top.isFinite && insets.left.isFinite && insets.bottom.isFinite
      && insets.right.isFinite
    require(isFinite, "insets are finite", file: file, line: line)
    self.insets = insets
    self.alignment = alignment
    self.flexibility = flexibility ?? sublayout.flexibility
    self.viewReuseId = viewReuseId
    self.sublayout = sublayout
    self.config = config
    extent = LayoutExtent(around: sublayout)
    inheritsFlexibility = flexibility == nil
  }

  /// The same distance to every edge.
  public init(
    inset: Double, alignment: Alignment = .fill, flexibility: Flexibility? = nil,
    viewReuseId: String? = nil, sublayout: any Layout, config: ((V) -> Void)?
  ) {
    self.init(
      insets: Insets(inset), alignment: alignment, flexibility: flexibility,
      viewReuseId: viewReuseId, sublayout: sublayout, config: config)
  }

  /// Adds its node to an arena; for the engine alone.
  public func compile(into arena: inout LayoutArena) {
    arena.addInset(
      insets, alignment: alignment, flexibility: flexibility, inherits: inheritsFlexibility,
      child: sublayout)
  }
}

extension InsetLayout where V == View {
  /// A layout of these parts; nil leaves a choice to the layout.
  public init(
    insets: Insets, alignment: Alignment = .fill, flexibility: Flexibility? = nil,
    viewReuseId: String? = nil, sublayout: any Layout
  ) {
    self.init(
      insets: insets, alignment: alignment, flexibility: flexibility, viewReuseId: viewReuseId,
      sublayout: sublayout, config: nil)
  }

  /// The same distance to every edge.
  public init(
    inset: Double, alignment: Alignment = .fill, flexibility: Flexibility? = nil,
    viewReuseId: String? = nil, sublayout: any Layout
  ) {
    self.init(
      insets: Insets(inset), alignment: alignment, flexibility: flexibility,
      viewReuseId: viewReuseId, sublayout: sublayout, config: nil)
  }
}
