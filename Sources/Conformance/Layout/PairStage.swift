import JSONText

/// A stage of a pair as the vector file has it, brought to the form in which it is compared.
struct PairStage {
  private struct Row {
    let number: Double
    let id: JSONValue
    let parent: Double
    /// x, y, w, h, absX, absY.
    let places: [JSONValue]
  }

  private let rows: [Row]

  /// nil if the expectation is not of the form that a stage has.
  init?(_ json: JSONValue?) {
    guard case .array(let values) = json else { return nil }
    var rows: [Row] = []
    for value in values {
      guard case .array(let row) = value, row.count == 9, case .number(let number) = row[0],
        case .number(let parent) = row[2]
      else { return nil }
      rows.append(Row(number: number, id: row[1], parent: parent, places: Array(row[3...])))
    }
    self.rows = rows
  }

  /// `[id, parent, x, y, w, h, absX, absY, which]` for every view.
  func whole(since first: PairStage?) -> JSONValue {
    .array(
      rows.map { row in
        let parent = row.parent == 0 ? -1 : index(of: row.parent).map(Double.init) ?? .nan
        return .array([row.id, .number(parent)] + row.places + [identity(row, since: first)])
      })
  }

  /// `[id, parent, w, h, absX, absY]` for every view with an id that was there before.
  func kept(since first: PairStage?) -> JSONValue {
    .array(
      rows.compactMap { row in
        guard row.id != .null, first?.index(of: row.number) != nil else { return nil }
        return .array([row.id, parent(of: row)] + row.places[2...])
      })
  }

  private func index(of number: Double) -> Int? { rows.firstIndex { $0.number == number } }

  private func identity(_ row: Row, since first: PairStage?) -> JSONValue {
    guard let first, row.id != .null else { return "any" }
    return first.index(of: row.number) == nil ? "new" : "kept"
  }

  private func parent(of row: Row) -> JSONValue {
    if row.parent == 0 { return "host" }
    guard let index = index(of: row.parent) else { return "nowhere" }
    return rows[index].id == .null ? .string("row \(index)") : rows[index].id
  }
}
