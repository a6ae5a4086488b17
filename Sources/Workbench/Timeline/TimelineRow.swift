import Engine

/// A row of the timeline: an element with all its bars, one group of its properties, or a named part
/// of the change.
struct TimelineRow: Equatable {
  /// The meaning of a row.
  enum Kind: Equatable {
    /// All groups of an element, above each other in one row.
    case element(isOpen: Bool)
    case group(PropertyGroup)
    case part
  }

  /// A bar, at its height in the row.
  struct Bar: Equatable {
    /// nil: a named part.
    let group: PropertyGroup?
    let start: Double
    let end: Double
    /// The place among so many above each other.
    var place = 0
    var count = 1
  }

  let kind: Kind
  /// The element's id, or the part's name.
  let name: String
  var bars: [Bar]

  /// The rows of a timeline: the elements, each with its groups if it is open, then the named parts.
  static func rows(of timeline: ChangeTimeline, open: Set<String>) -> [TimelineRow] {
    timeline.rows.flatMap { rows(of: $0, isOpen: open.contains($0.element)) }
      + parts(of: timeline)
  }

  private static func rows(of row: ChangeTimeline.Row, isOpen: Bool) -> [TimelineRow] {
    let groups = Array(Set(row.bars.map(\.group))).sorted()
    let bars = row.bars.map { bar in
      Bar(
        group: bar.group, start: bar.start, end: bar.end,
        place: groups.firstIndex(of: bar.group) ?? 0, count: groups.count)
    }
    let head = TimelineRow(kind: .element(isOpen: isOpen), name: row.element, bars: bars)
    guard isOpen else { return [head] }
    return [head]
      + groups.map { group in
        let own = row.bars.filter { $0.group == group }
        return TimelineRow(
          kind: .group(group), name: row.element,
          bars: own.map { Bar(group: group, start: $0.start, end: $0.end) })
      }
  }

  private static func parts(of timeline: ChangeTimeline) -> [TimelineRow] {
    var names: [String] = []
    for part in timeline.parts where !names.contains(part.name) { names.append(part.name) }
    return names.map { name in
      let own = timeline.parts.filter { $0.name == name }
      return TimelineRow(
        kind: .part, name: name,
        bars: own.map {
          Bar(group: nil, start: $0.start, end: max($0.start, min($0.end, timeline.duration)))
        })
    }
  }

  /// The words at the row's left.
  var title: String {
    if case .group(let group) = kind { group.rawValue } else { name }
  }

  /// The bar at a time, and at a share of the row's height.
  func bar(at time: Double, height share: Double, slack: Double) -> Bar? {
    let near = bars.filter { $0.start - slack <= time && time <= $0.end + slack }
    return near.min { distance(of: $0, to: share) < distance(of: $1, to: share) }
  }

  private func distance(of bar: Bar, to share: Double) -> Double {
    abs((Double(bar.place) + 0.5) / Double(bar.count) - share)
  }
}
