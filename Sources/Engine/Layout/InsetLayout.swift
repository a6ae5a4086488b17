/// A child with a distance to each edge.
///
/// Its size is the child's plus the insets, and may exceed the room. Insets larger than the room
/// leave the child nothing.
public struct InsetLayout<V: View>: Layout {
  public let insets: Insets
  public let alignment: Alignment
  public let flexibility: Flexibility
  public let viewReuseId: String?
  public let sublayout: any Layout
  public let config: ((V) -> Void)?

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

  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let child = sublayout.measurement(
      within: Size(maxSize.width - horizontal, maxSize.height - vertical))
    let size = Size(child.size.width + horizontal, child.size.height + vertical)
    return LayoutMeasurement(layout: self, size: size, maxSize: maxSize, sublayouts: [child])
  }

  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let frame = alignment.position(size: measurement.size, in: rect)
    let inner = Rect(origin: .zero, size: frame.size).inset(by: insets)
    return LayoutArrangement(self, frame: frame, measurement, childrenIn: inner)
  }

  private var horizontal: Double { insets.left + insets.right }
  private var vertical: Double { insets.top + insets.bottom }

  public var needsView: Bool { viewReuseId != nil || config != nil }
  public var viewType: View.Type { V.self }
  public func configure(_ view: View) { (view as? V).map { config?($0) } }
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
