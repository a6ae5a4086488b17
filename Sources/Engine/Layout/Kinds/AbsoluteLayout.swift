/// Components at given frames, back to front.
public struct AbsoluteLayout: ComposedLayout {
  /// The layout that it stands for.
  public let layout: any Layout

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
    layout = AbsolutePlaces(children: layouts, frames: frames)
  }
}

private struct AbsolutePlaces: ContainerLayout, RuledContainer {
  let children: [any Layout]
  /// In points; each child is laid out to fill its frame as its own alignment says.
  let frames: [Rect]
  let extent: LayoutExtent

  init(children: [any Layout], frames: [Rect]) {
    (self.children, self.frames) = (children, frames)
    extent = LayoutExtent(around: children)
  }

  func room(forChild index: Int, within maxSize: Size) -> Size { frames[index].size }

  func size(of children: [Size], within maxSize: Size) -> Size {
    frames.reduce(Size.zero) { Size(max($0.width, $1.maxX), max($0.height, $1.maxY)) }
  }

  /// As large as it measured, also in less room.
  var alignment: Alignment { Alignment { Rect(origin: $1.origin, size: $0) } }

  func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect] { frames }

  func hasRules(of other: any Layout) -> Bool {
    (other as? AbsolutePlaces)?.frames == frames
  }
}
