/// The views that an arrangement makes, parents before children, back to front.
///
/// Layouts without a view are gone: their children's views belong to the nearest view above.
struct ViewPlan {
  struct Entry {
    let layout: any Layout
    /// The parent's index, or nil for the host.
    let parent: Int?
    /// In the parent view's coordinates, mirrored if asked for.
    var frame: Rect
  }

  private(set) var entries: [Entry] = []

  /// - Parameter mirroredIn: the host's width in points, if x is to run from right to left.
  init(_ arrangement: LayoutArrangement, mirroredIn hostWidth: Double?) {
    add(arrangement, parent: nil, offset: .zero)
    if let hostWidth { mirror(in: hostWidth) }
  }

  private mutating func add(_ arrangement: LayoutArrangement, parent: Int?, offset: Point) {
    let frame = arrangement.frame.offset(by: offset)
    var parent = parent
    var offset = frame.origin
    if arrangement.layout.needsView {
      entries.append(Entry(layout: arrangement.layout, parent: parent, frame: frame))
      parent = entries.count - 1
      offset = .zero
    }
    for child in arrangement.sublayouts { add(child, parent: parent, offset: offset) }
  }

  private mutating func mirror(in hostWidth: Double) {
    for index in entries.indices {
      let entry = entries[index]
      let width = entry.parent.map { entries[$0].frame.width } ?? hostWidth
      entries[index].frame.origin.x = width - entry.frame.maxX
    }
  }
}
