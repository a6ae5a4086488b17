import Engine

/// The changes that were on their way while a screen was looked at, each as a timeline.
struct SeenChanges {
  /// In the order in which they began.
  private(set) var timelines: [ChangeTimeline] = []
  private var met = MetChanges()

  /// Looks at a screen after a frame.
  mutating func look(at screen: any Screen, at time: Instant) {
    guard let change = screen.change, !met.contains(change), change.isOnItsWay else { return }
    let timeline = ChangeTimeline(of: change, began: time)
    guard !timeline.rows.isEmpty, met.insert(change) else { return }
    timelines.append(timeline)
  }
}
