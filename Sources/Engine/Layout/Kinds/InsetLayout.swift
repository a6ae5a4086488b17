/// A child with a distance to each edge.
///
/// Its size is the child's plus the insets, and may exceed the room. Insets larger than the room
/// leave the child nothing.
public struct InsetLayout<V: View>: ConfiguredLayout {
  package let insets: Insets
  package let alignment: Alignment
  public let flexibility: Flexibility
  public let viewReuseId: String?
  package let sublayout: any Layout
  public let config: ((V) -> Void)?
  public let extent: LayoutExtent
  private let inheritsFlexibility: Bool

  /// - Parameters:
  ///   - insets: in points, finite.
  ///   - flexibility: nil: the child's.
  public init(
    insets: Insets, alignment: Alignment = .fill, flexibility: Flexibility? = nil,
    viewReuseId: String? = nil, sublayout: any Layout, config: ((V) -> Void)?
  ) {
    let isFinite =
      insets.top.isFinite && insets.left.isFinite && insets.bottom.isFinite
      && insets.right.isFinite
    precondition(isFinite, "insets are finite")
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

  public func compile(into arena: inout LayoutArena) {
    arena.addInset(
      insets, alignment: alignment, flexibility: flexibility, inherits: inheritsFlexibility,
      child: sublayout)
  }
}

extension InsetLayout where V == View {
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
