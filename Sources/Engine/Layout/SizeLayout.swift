/// A box with limits on its size, and perhaps a child that fills it.
///
/// The room given comes before the own maximum, and that before the own minimum. The maximum
/// binds while measuring: with the alignment fill the box still takes all of its room.
public struct SizeLayout<V: View>: Layout {
  public let minWidth: Double?
  public let maxWidth: Double?
  public let minHeight: Double?
  public let maxHeight: Double?
  public let alignment: Alignment
  public let flexibility: Flexibility
  public let viewReuseId: String?
  public let sublayout: (any Layout)?
  public let config: ((V) -> Void)?
  public let extent: LayoutExtent

  /// - Parameters:
  ///   - minWidth: the limits in points; nil: none; not NaN, below 0 counts as 0.
  ///   - alignment: nil: per axis fill without a maximum, else center.
  ///   - flexibility: nil: per axis inflexible if minimum and maximum are equal, else flexible.
  ///   - config: called with the layout's view whenever views are made from it.
  public init(
    minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment? = nil, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    sublayout: (any Layout)? = nil, config: ((V) -> Void)? = nil
  ) {
    self.minWidth = limit(minWidth)
    self.maxWidth = limit(maxWidth)
    self.minHeight = limit(minHeight)
    self.maxHeight = limit(maxHeight)
    self.alignment =
      alignment
      ?? Alignment(
        vertical: maxHeight == nil ? .fill : .center, horizontal: maxWidth == nil ? .fill : .center)
    self.flexibility =
      flexibility
      ?? Flexibility(
        horizontal: isExact(minWidth, maxWidth) ? nil : 0,
        vertical: isExact(minHeight, maxHeight) ? nil : 0)
    self.viewReuseId = viewReuseId
    self.sublayout = sublayout
    self.config = config
    extent = sublayout.map { LayoutExtent(around: $0) } ?? .leaf
  }

  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(measuring: self, within: maxSize)
  }

  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(arranging: self, within: rect, measurement)
  }

  public func compile(into arena: inout LayoutArena) {
    let low = Size(minWidth ?? 0, minHeight ?? 0)
    let high = Size(maxWidth ?? .infinity, maxHeight ?? .infinity)
    if let sublayout {
      arena.addBox(
        min: low, max: high, alignment: alignment, flexibility: flexibility, child: sublayout)
    } else {
      arena.addBox(min: low, max: high, alignment: alignment, flexibility: flexibility)
    }
  }

  public var needsView: Bool { viewReuseId != nil || config != nil }
  public var viewType: View.Type { V.self }
  public func configure(_ view: View) { (view as? V).map { config?($0) } }
}

private func limit(_ value: Double?) -> Double? {
  precondition(value?.isNaN != true, "a size layout's limit is a number")
  return value.map { max(0, $0) }
}

private func isExact(_ low: Double?, _ high: Double?) -> Bool {
  guard let low, let high else { return false }
  return abs(low - high) < 1e-4
}
