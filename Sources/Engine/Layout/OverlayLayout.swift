/// Children on top of each other: those behind, the primary ones that give the size, those before.
///
/// All groups measure in the whole room; every child then gets the primary group's frame.
public struct OverlayLayout<V: View>: Layout {
  public let primary: [any Layout]
  public let background: [any Layout]
  public let overlay: [any Layout]
  public let alignment: Alignment
  public let flexibility: Flexibility
  public let viewReuseId: String?
  public let config: ((V) -> Void)?

  public init(
    primary: [any Layout], background: [any Layout] = [], overlay: [any Layout] = [],
    alignment: Alignment = .fill, flexibility: Flexibility = .flexible,
    viewReuseId: String? = nil, config: ((V) -> Void)?
  ) {
    self.primary = primary
    self.background = background
    self.overlay = overlay
    self.alignment = alignment
    self.flexibility = flexibility
    self.viewReuseId = viewReuseId
    self.config = config
  }

  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let measured = (background + primary + overlay).map { $0.measurement(within: maxSize) }
    var size = Size.zero
    for child in measured[background.count...].prefix(primary.count) {
      size = Size(max(size.width, child.size.width), max(size.height, child.size.height))
    }
    return LayoutMeasurement(layout: self, size: size, maxSize: maxSize, sublayouts: measured)
  }

  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let frame = alignment.position(size: measurement.size, in: rect)
    return LayoutArrangement(
      self, frame: frame, measurement, childrenIn: Rect(origin: .zero, size: frame.size))
  }

  public var needsView: Bool { viewReuseId != nil || config != nil }
  public var viewType: View.Type { V.self }
  public func configure(_ view: View) { (view as? V).map { config?($0) } }
}

extension OverlayLayout where V == View {
  public init(
    primary: [any Layout], background: [any Layout] = [], overlay: [any Layout] = [],
    alignment: Alignment = .fill, flexibility: Flexibility = .flexible, viewReuseId: String? = nil
  ) {
    self.init(
      primary: primary, background: background, overlay: overlay, alignment: alignment,
      flexibility: flexibility, viewReuseId: viewReuseId, config: nil)
  }
}
