@testable import Engine

/// A window of 300×100 with three views side by side, each 80 wide, and room to their right: one
/// with an action, one that yields to drags, one that tracks.
final class PressWorld {
  enum Target: Int, CaseIterable {
    case plain, yielding, tracking

    /// In the window; another one within 8 points of it is still on the view.
    var center: Point { Point(50 + 100 * Double(rawValue), 50) }
  }

  let root = View(frame: Rect(0, 0, 400, 100))
  private(set) var views: [View] = []
  private(set) var actions: [Target] = []
  private(set) var tracked: [Tracking] = []
  private(set) var looks: [Target: PressLook] = [:]
  /// Everything the screen got.
  private(set) var screens: [InputEvent] = []
  private(set) var now = Instant.zero
  let tracker = PressTracker()

  init() {
    views = Target.allCases.map { target in
      let view = View(frame: Rect(center: target.center, size: Size(80, 80)))
      view.action = { [unowned self] in actions.append(target) }
      view.yieldsToDrag = target == .yielding
      view.onLook = { [unowned self] in looks[target] = $0 }
      let label = View(frame: Rect(10, 10, 60, 60))
      view.addSubview(label)
      root.addSubview(view)
      return view
    }
    self[.tracking].tracking = { [unowned self] in tracked.append($0) }
    tracker.trees = [InputTree(root)]
  }

  subscript(target: Target) -> View { views[target.rawValue] }

  func look(_ target: Target) -> PressLook { looks[target] ?? .plain }

  func place(_ tree: InputTree) { tracker.trees = [tree] }

  /// An event a frame after the last one.
  func send(_ event: InputEvent) {
    now = now.advanced(bySeconds: 1 / 60)
    if case .resize = event { return tracker.letGo() }
    screens += tracker.handle(event, at: now).map(\.event)
  }
}
