/// The frames of a layout and its children.
///
/// The built-in layouts' arrangements are looked up in one solved arena; a child is made when it
/// is asked for.
public struct LayoutArrangement {
  private enum Source {
    /// A node of an arena.
    case solved(SolvedLayout, Int)
    case given(layout: any Layout, sublayouts: [LayoutArrangement])
  }

  private let source: Source
  /// In points, relative to the parent *layout*.
  public let frame: Rect

  /// The frame of a layout, with its children's in its own coordinates.
  public init(layout: any Layout, frame: Rect, sublayouts: [LayoutArrangement]) {
    source = .given(layout: layout, sublayouts: sublayouts)
    self.frame = frame
  }

  /// A node of an arena.
  init(_ solved: SolvedLayout, _ index: Int) {
    source = .solved(solved, index)
    frame = solved.state.frame(at: index)
  }

  /// Arranges a layout that knows how to compile itself, but was measured by somebody else.
  init(arranging layout: any Layout, within rect: Rect, _ measurement: LayoutMeasurement) {
    let arena = LayoutArena(shallowly: layout)
    if let custom = arena.wrappedCustom {
      let arranged = custom.arrangement(within: rect, measurement: measurement)
      self.init(layout: layout, frame: arranged.frame, sublayouts: arranged.sublayouts)
    } else {
      let solved = SolvedLayout(LayoutState(arena, given: measurement))
      solved.state.arrange(within: rect)
      self.init(solved, 0)
    }
  }

  /// The layout that has the frame.
  public var layout: any Layout {
    switch source {
    case .solved(let solved, let index): solved.state.arena.layout(at: index)
    case .given(let layout, _): layout
    }
  }

  /// Back to front; children without room are left out.
  public var sublayouts: [LayoutArrangement] {
    switch source {
    case .solved(let solved, let index):
      solved.keptChildren(of: index).map { solved.arrangement(at: $0) }
    case .given(_, let sublayouts): sublayouts
    }
  }
}

extension LayoutArrangement {
  /// The short way to ``absoluteFrames()``, if there is one.
  func addAbsoluteFrames(to frames: inout [Rect], from origin: Point) -> Bool {
    guard case .solved(let solved, let index) = source else { return false }
    return solved.state.addAbsoluteFrames(of: index, to: &frames, from: origin)
  }
}

extension LayoutArrangement: CustomStringConvertible {
  /// One line a layout, children indented: kind, name and frame.
  ///
  ///     InsetLayout<View> (0.0, 0.0, 350.0, 250.0)
  ///       SizeLayout<View> "bigSquare" (30.0, 30.0, 100.0, 100.0)
  public var description: String {
    describe(
      self, children: \.sublayouts,
      line: { arranged in
        let frame = arranged.frame
        return "\(arranged.layout.title) (\(frame.x), \(frame.y), \(frame.width), \(frame.height))"
      })
  }
}
