/// Components at given frames, back to front.
public struct AbsoluteLayout: ContainerLayout, RuledContainer {
  /// The children, back to front.
  public let children: [any Layout]
  /// In points; each child is laid out to fill its frame as its own alignment says.
  package let frames: [Rect]
  /// The depth and the number of its layouts; for the engine alone.
  public let extent: LayoutExtent

  /// A component with its frame in points.
  public struct Child {
    let layout: any Layout
    let frame: Rect

    /// A layout at a frame, in points.
    public init(_ layout: any Layout, _ frame: Rect) {
      self.layout = layout
      self.frame = frame
    }
  }

  /// A layout of children at fixed frames.
  public init(_ children: [Child]) {
    var (layouts, frames): ([any Layout], [Rect]) = ([], [])
    layouts.reserveCapacity(children.count)
    frames.reserveCapacity(children.count)
    // Subscripts of the array itself: through a loop every layout would be copied.
    for index in children.indices {
      layouts.append(children[index].layout)
      frames.append(children[index].frame)
    }
    self.children = layouts
    self.frames = frames
    extent = LayoutExtent(around: layouts)
  }

  /// The room in which a child measures.
  public func room(forChild index: Int, within maxSize: Size) -> Size { frames[index].size }

  /// The size around its children, in points.
  public func size(of children: [Size], within maxSize: Size) -> Size {
    frames.reduce(Size.zero) { Size(max($0.width, $1.maxX), max($0.height, $1.maxY)) }
  }

  /// As large as it measured, also in less room.
  public var alignment: Alignment { Alignment { Rect(origin: $1.origin, size: $0) } }

  /// The cells in which its children lie, one for each.
  public func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect] { frames }

  package func hasRules(of other: any Layout) -> Bool {
    (other as? AbsoluteLayout)?.frames == frames
  }
}
