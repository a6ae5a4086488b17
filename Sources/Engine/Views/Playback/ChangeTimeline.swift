/// A change as a timeline: a row for each element, with a bar for each group of its properties.
package struct ChangeTimeline: Equatable {
  /// An element and what moves of it.
  package struct Row: Equatable {
    /// The element's id.
    package let element: String
    /// In order of their groups, then of time.
    package fileprivate(set) var bars: [Bar] = []
  }

  /// The time in which a group of properties moves, in seconds since the change began.
  package struct Bar: Equatable {
    package let group: PropertyGroup
    package fileprivate(set) var start: Double
    package fileprivate(set) var end: Double
  }

  /// The time of its first frame, in seconds.
  package let began: Double
  /// In seconds, as it plays at a speed of 1.
  package let duration: Double
  /// In the order in which the change names them.
  package private(set) var rows: [Row] = []
  /// Its named parts.
  package let parts: [Interval]
  /// Its named moments.
  package let markers: [Marker]

  /// - Parameter began: the time of its first frame.
  package init(of change: any Change, began: Instant) {
    let moves = change.moves
    self.began = began.seconds(since: .zero)
    let ends = moves.map(\.end).filter(\.isFinite)
    duration = change.duration.isFinite ? change.duration : ends.reduce(0, max)
    parts = change.intervals
    markers = change.markers
    var places: [String: Int] = [:]
    for move in moves { add(move, to: &places) }
    for place in rows.indices {
      rows[place].bars.sort { ($0.group, $0.start) < ($1.group, $1.start) }
    }
  }

  /// - Parameter places: of the rows, by their elements.
  private mutating func add(_ move: Move, to places: inout [String: Int]) {
    let bar = Bar(
      group: PropertyGroup(move.property), start: move.start, end: min(move.end, duration))
    guard bar.end > bar.start else { return }
    let name = Self.name(of: move.property.owner)
    guard let place = places[name] else {
      places[name] = rows.count
      return rows.append(Row(element: name, bars: [bar]))
    }
    rows[place].add(bar)
  }

  /// The id of a view, or of the nearest one around it that has one.
  package static func name(of owner: any PropertyOwner) -> String {
    guard let view = owner as? View ?? (owner as? ContentWay)?.view else {
      return "\(type(of: owner))"
    }
    var around: View? = view
    while let some = around, some.key == nil { around = some.superview }
    return around?.key ?? "view"
  }
}

extension ChangeTimeline.Row {
  /// Times that are less apart than a rounding are one.
  private static let rounding = 1e-9

  /// Adds a bar; with those that it overlaps or meets it is one.
  fileprivate mutating func add(_ bar: ChangeTimeline.Bar) {
    var bar = bar
    bars.removeAll { other in
      guard other.group == bar.group, other.start <= bar.end + Self.rounding,
        bar.start <= other.end + Self.rounding
      else { return false }
      bar.start = min(bar.start, other.start)
      bar.end = max(bar.end, other.end)
      return true
    }
    bars.append(bar)
  }
}
