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

  /// - Precondition: every frame is finite.
  init(_ arrangement: LayoutArrangement) {
    var pending: [(arrangement: LayoutArrangement, parent: Int?, offset: Point)] = [
      (arrangement, nil, .zero)
    ]
    while let next = pending.popLast() {
      let layout = next.arrangement.layout
      let frame = next.arrangement.frame.offset(by: next.offset)
      var (parent, offset) = (next.parent, frame.origin)
      if layout.needsView {
        Self.check(frame, of: layout)
        entries.append(Entry(layout: layout, parent: parent, frame: frame))
        (parent, offset) = (entries.count - 1, .zero)
      }
      for child in next.arrangement.sublayouts.reversed() {
        pending.append((child, parent, offset))
      }
    }
  }

  private static func check(_ frame: Rect, of layout: any Layout) {
    require(
      frame.lanes.isFinite && frame.center.lanes.isFinite,
      "the frame of \(layout.viewReuseId.map { "“\($0)”" } ?? "a layout without an id")"
        + " is (\(frame.x), \(frame.y), \(frame.width), \(frame.height)); a view's frame is finite")
  }

  /// The number of views that have no parent in the plan.
  var topCount: Int { entries.count { $0.parent == nil } }

  /// The views without a parent in the plan, seen from another origin.
  mutating func moveTops(by delta: Point) {
    for index in entries.indices where entries[index].parent == nil {
      entries[index].frame = entries[index].frame.offset(by: delta)
    }
  }

  /// Lets x run from the right edge of each parent.
  ///
  /// - Parameter hostWidth: in points; nil: the views without a parent stay where they are.
  mutating func mirror(in hostWidth: Double?) {
    for index in entries.indices {
      let entry = entries[index]
      guard let width = entry.parent.map({ entries[$0].frame.width }) ?? hostWidth else { continue }
      entries[index].frame.origin.x = width - entry.frame.maxX
    }
  }

  /// The doubts about the plan: ids that are not unique.
  var diagnostics: LayoutDiagnostics {
    var counts: [String: Int] = [:]
    var doubles: [String] = []
    for entry in entries {
      guard let id = entry.layout.viewReuseId else { continue }
      counts[id, default: 0] += 1
      if counts[id] == 2 { doubles.append(id) }
    }
    return LayoutDiagnostics(duplicateIds: doubles)
  }
}

extension Lanes {
  fileprivate var isFinite: Bool { (0..<Self.scalarCount).allSatisfy { self[$0].isFinite } }
}
