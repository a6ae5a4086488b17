/// The measurement of a layout: its size in a room, and its children's measurements in theirs.
///
/// A child that got no room is left out.
public struct LayoutMeasurement {
  private enum Source {
    /// A node of an arena.
    case solved(SolvedLayout, Int)
    case given(layout: any Layout, sublayouts: [LayoutMeasurement])
  }

  private let source: Source
  /// In points. An inset layout's size may exceed the room.
  public let size: Size
  /// The room in which it was measured.
  public let maxSize: Size

  /// The size of a layout in a room, with its children's.
  public init(layout: any Layout, size: Size, maxSize: Size, sublayouts: [LayoutMeasurement]) {
    source = .given(layout: layout, sublayouts: sublayouts)
    self.size = size
    self.maxSize = maxSize
  }

  /// The measurement of a node of an arena.
  init(_ solved: SolvedLayout, _ index: Int) {
    source = .solved(solved, index)
    size = solved.state.measured[index].size
    maxSize = solved.state.measured[index].room
  }

  /// Solves a layout that knows how to compile itself.
  init(measuring layout: any Layout, within maxSize: Size) {
    let solved = SolvedLayout(LayoutArena(compiling: layout))
    solved.state.measure(within: maxSize)
    self = solved.measurement(at: 0)
  }

  /// The layout that was measured.
  public var layout: any Layout {
    switch source {
    case .solved(let solved, let index): solved.state.arena.layout(at: index)
    case .given(let layout, _): layout
    }
  }

  /// The measurements of its children, in order.
  public var sublayouts: [LayoutMeasurement] {
    switch source {
    case .solved(let solved, let index):
      solved.keptChildren(of: index).map { solved.measurement(at: $0) }
    case .given(_, let sublayouts): sublayouts
    }
  }

  /// The layout's frames in a rectangle; a negative side counts as 0.
  public func arrangement(within rect: Rect) -> LayoutArrangement {
    let room = Rect(origin: rect.origin, size: Size(max(0, rect.width), max(0, rect.height)))
    switch source {
    case .solved(let solved, let index):
      let arranged = SolvedLayout(solved.state.part(at: index))
      arranged.state.arrange(within: room)
      return arranged.arrangement(at: 0)
    case .given(let layout, _):
      return layout.arrangement(within: room, measurement: self)
    }
  }
}

extension LayoutMeasurement: CustomStringConvertible {
  /// One line a layout, children indented: kind, name, size and the room it was measured in.
  ///
  ///     InsetLayout<View> 70.0 × 40.0 in 100.0 × 80.0
  ///       SizeLayout<View> "a" 50.0 × 20.0 in 80.0 × 60.0
  public var description: String {
    describe(
      self, children: \.sublayouts,
      line: { measured in
        let size = measured.size
        let room = measured.maxSize
        return "\(measured.layout.title) \(size.width) × \(size.height) "
          + "in \(room.width) × \(room.height)"
      })
  }
}
