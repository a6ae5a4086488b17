import Engine

/// A person's choices on the timeline: the part that is seen, what is open and picked, and how it is
/// played.
package struct TimelineView: Equatable {
  /// The ends of the stretch that is played alone.
  enum End: Equatable { case a, b }

  /// The time that is seen; nil: there is no timeline.
  var scale: TimelineScale?
  /// The rows above those in sight.
  private(set) var above = 0
  /// The part of a row by which the wheel has gone on.
  private var rest = 0.0
  /// The elements whose groups have rows of their own.
  private(set) var open: Set<String> = []
  /// The element that is picked.
  package var picked: String?
  var ending = TimelineSheet.Ending.once
  /// The stretch that is played alone, in seconds.
  private(set) var stretch: ClosedRange<Double>?

  /// Shows another change, or the same one with other times.
  ///
  /// - Parameter keepsScale: true while a hand draws a bar.
  mutating func show(
    _ timeline: ChangeTimeline, in places: TimelinePlaces, keepsScale: Bool = false
  ) {
    let other =
      keepsScale ? scale?.lasting(timeline.duration) : scale?.stretched(to: timeline.duration)
    scale = other ?? TimelineScale(duration: timeline.duration)
    if let stretch {
      self.stretch =
        stretch.lowerBound < timeline.duration
        ? stretch.lowerBound...min(stretch.upperBound, timeline.duration) : nil
    }
    if let picked, !timeline.rows.contains(where: { $0.element == picked }) { self.picked = nil }
    limit(rows: TimelineRow.rows(of: timeline, open: open).count, in: places)
  }

  mutating func limit(rows: Int, in places: TimelinePlaces) {
    above = max(0, min(above, rows - places.rowCount))
  }

  /// Scrolls by a share of a row.
  mutating func scroll(by share: Double, rows: Int, in places: TimelinePlaces) {
    let wanted = rest + share
    above += Int(wanted.rounded(.towardZero))
    rest = wanted - wanted.rounded(.towardZero)
    limit(rows: rows, in: places)
  }

  /// Scrolls as little as needed to show a row.
  mutating func reveal(row: Int, in places: TimelinePlaces) {
    above = min(row, max(above, row - max(1, places.rowCount) + 1))
  }

  /// Opens an element's groups, or puts them away.
  mutating func turn(_ element: String) {
    if open.remove(element) == nil { open.insert(element) }
  }

  // MARK: The stretch

  /// Plays alone what is seen; or all of it again.
  mutating func turnStretch() {
    guard stretch == nil, let scale else { return stretch = nil }
    stretch = scale.start...min(scale.end, max(scale.start, scale.duration))
  }

  /// Puts an end of the stretch to a time, in seconds; the other one gives way.
  mutating func set(_ end: End, to time: Double) {
    guard let scale else { return }
    let time = min(scale.duration, max(0, time))
    let old = stretch ?? 0...scale.duration
    switch end {
    case .a: stretch = time...max(time, old.upperBound)
    case .b: stretch = min(old.lowerBound, time)...time
    }
  }
}
