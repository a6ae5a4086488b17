/// Components at given frames, back to front.
public struct AbsoluteLayout: Layout {
  public typealias Child = (layout: any Layout, frame: Rect)

  public let children: [Child]
  public let extent: LayoutExtent

  /// - Parameter children: with frames in points; each is laid out to fill its frame as its own
  ///   alignment says.
  public init(_ children: [Child]) {
    self.children = children
    extent = LayoutExtent(around: children.map(\.layout))
  }

  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let size = children.reduce(Size.zero) { size, child in
      Size(max(size.width, child.frame.maxX), max(size.height, child.frame.maxY))
    }
    return LayoutMeasurement(
      layout: self, size: size, maxSize: maxSize,
      sublayouts: children.map { $0.layout.measurement(within: $0.frame.size) })
  }

  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(
      layout: self, frame: Rect(origin: rect.origin, size: measurement.size),
      sublayouts: zip(children, measurement.sublayouts).map { $1.arrangement(within: $0.frame) })
  }
}
