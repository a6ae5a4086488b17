import Engine
import EngineSDL

/// The changes that were on their way while a program was looked at, each as a timeline.
struct SeenChanges {
  /// In the order in which they began.
  private(set) var timelines: [ChangeTimeline] = []
  /// Kept, so that no other change gets the place of one in memory.
  private var seen: [any Change] = []

  /// Looks at a program after a frame.
  mutating func look(at screen: any HostedScreen, at time: Instant) {
    guard let change = (screen as? App)?.change ?? (screen as? StageScreen)?.change else { return }
    let isOnItsWay = change.isRunning || change.progress > 0 && change.progress < 1
    guard isOnItsWay, !seen.contains(where: { $0 === change }) else { return }
    let timeline = ChangeTimeline(of: change, began: time)
    guard !timeline.rows.isEmpty else { return }
    seen.append(change)
    timelines.append(timeline)
  }
}
