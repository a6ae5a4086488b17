import Engine

/// Intervals put into rows: parts of one name share a row where they don't overlap.
struct BarRows: Equatable {
  struct Row: Equatable {
    let name: String
    var intervals: [Interval]
  }

  private(set) var rows: [Row] = []

  init(_ intervals: [Interval]) {
    for interval in intervals {
      if let row = rows.firstIndex(where: { $0.takes(interval) }) {
        rows[row].intervals.append(interval)
      } else {
        rows.append(Row(name: interval.name, intervals: [interval]))
      }
    }
  }
}

extension BarRows.Row {
  private static let rounding = 1e-9

  fileprivate func takes(_ interval: Interval) -> Bool {
    name == interval.name
      && intervals.allSatisfy {
        $0.end <= interval.start + Self.rounding || interval.end <= $0.start + Self.rounding
      }
  }
}
