import Engine
import JSONText

/// The views below a host at one moment, in paint order: what vector files list.
struct ViewRows {
  struct Row {
    let view: View
    /// The parent's row; nil: the host.
    let parent: Int?
    let frame: Rect
    let absolute: Point
  }

  private(set) var rows: [Row] = []

  /// - Parameter includingLeaving: true if views that are on their way out are listed.
  init(below host: View, includingLeaving: Bool = true) {
    add(host.subviews, parent: nil, origin: .zero, includingLeaving)
  }

  private mutating func add(
    _ views: [View], parent: Int?, origin: Point, _ includingLeaving: Bool
  ) {
    for view in views where includingLeaving || view.phase != .leaving {
      let absolute = origin + view.frame.origin
      rows.append(Row(view: view, parent: parent, frame: view.frame, absolute: absolute))
      add(view.subviews, parent: rows.count - 1, origin: absolute, includingLeaving)
    }
  }

  /// `[id, row of the parent, x, y, w, h, absX, absY]` each; the host's row is -1.
  var positions: [JSONValue] {
    rows.map { row in
      let id = row.view.key.map(JSONValue.string) ?? .null
      return .array(
        [id, .number(Double(row.parent ?? -1))] + row.frame.numbers
          + [.number(row.absolute.x), .number(row.absolute.y)])
    }
  }
}
