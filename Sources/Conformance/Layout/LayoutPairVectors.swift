import Engine
import JSONText

/// The pairs of layout.json: the same views before, prepared, and after.
///
/// Rows of the file are `[view number, id, parent's number, x, y, w, h, absX, absY]`. A number
/// follows a view object; it counts for views with an id, all others count by their place.
enum LayoutPairVectors {
  static func check(_ value: VectorValue) throws -> Mismatch? {
    let before = try VectorLayout.reading(value.member("before"))
    let after = try VectorLayout.reading(value.member("after"))
    let size = Size(try value.member("w").number, try value.member("h").number)
    let system = try LayoutVectors.direction(value, "sys")
    let host = View(frame: Rect(origin: .zero, size: size))
    before.arrangement(width: size.width, height: size.height).makeViews(
      in: host, direction: try LayoutVectors.direction(value, "dirBefore"), system: system)
    let s0 = ViewRows(below: host)
    let animation = after.arrangement(width: size.width, height: size.height).prepareAnimation(
      for: host, direction: try LayoutVectors.direction(value, "dirAfter"), system: system)
    let s1 = ViewRows(below: host, includingLeaving: false)
    animation.apply()
    animation.change.commit()
    let s2 = ViewRows(below: host)
    let wanted = (
      PairStage(value.json["s0"]), PairStage(value.json["s1"]), PairStage(value.json["s2"])
    )
    return compare("s0", wanted.0?.whole(since: nil), .array(whole(s0, since: nil)))
      ?? compare("s1", wanted.1?.kept(since: wanted.0), .array(kept(s1, since: s0)))
      ?? compare("s2", wanted.2?.whole(since: wanted.0), .array(whole(s2, since: s0)))
  }

  private static func compare(_ key: String, _ wanted: JSONValue?, _ got: JSONValue) -> Mismatch? {
    Expectation.usual.mismatch(wanted: wanted, got: got, at: key)
  }

  /// `[id, parent, x, y, w, h, absX, absY, which]` for every view.
  private static func whole(_ stage: ViewRows, since first: ViewRows?) -> [JSONValue] {
    zip(stage.rows, stage.positions).map { row, position in
      guard case .array(let numbers) = position else { return position }
      return .array(numbers + [.string(identity(row.view, since: first))])
    }
  }

  private static func identity(_ view: View, since first: ViewRows?) -> String {
    guard let first, view.key != nil else { return "any" }
    return first.rows.contains { $0.view === view } ? "kept" : "new"
  }

  /// `[id, parent, w, h, absX, absY]` for every view with an id that was there before.
  private static func kept(_ stage: ViewRows, since first: ViewRows) -> [JSONValue] {
    stage.rows.compactMap { row in
      guard let key = row.view.key, first.rows.contains(where: { $0.view === row.view }) else {
        return nil
      }
      return [
        .string(key), .string(parent(of: row, in: stage)), .number(row.frame.width),
        .number(row.frame.height), .number(row.absolute.x), .number(row.absolute.y),
      ]
    }
  }

  private static func parent(of row: ViewRows.Row, in stage: ViewRows) -> String {
    guard let index = row.parent else { return "host" }
    return stage.rows[index].view.key ?? "row \(index)"
  }
}
