import Engine
import EngineSDL

/// The changes that were on their way while a program was looked at, each as a timeline.
struct SeenChanges {
  /// In the order in which they began.
  private(set) var timelines: [ChangeTimeline] = []
  private var met = MetChanges()

  /// Looks at a program after a frame.
  mutating func look(at screen: any HostedScreen, at time: Instant) {
    guard let change = screen.shownChange, !met.contains(change) else { return }
    let isOnItsWay = change.isRunning || change.progress > 0 && change.progress < 1
    guard isOnItsWay else { return }
    let timeline = ChangeTimeline(of: change, began: time)
    guard !timeline.rows.isEmpty, met.insert(change) else { return }
    timelines.append(timeline)
  }
}
