import Engine

/// Where the middles of views go between two layouts, seen from the canvas.
struct PairPaths {
  /// By the view's id, from progress 0 to 1 in equal steps.
  private(set) var centers: [String: [Point]] = [:]
  private let changes: [ObjectIdentifier: LayoutChange]

  private static let steps = 24

  /// - Parameter changes: of views that still lie where the way begins.
  init(_ changes: [LayoutChange]) {
    self.changes = Dictionary(
      changes.map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { first, _ in first })
    for change in changes {
      guard let key = change.view.key else { continue }
      centers[key] = (0...Self.steps).map { step in
        center(of: change.view, at: Double(step) / Double(Self.steps))
      }
    }
  }

  /// Parents move too, so a view's way is the sum of theirs and its own.
  private func center(of view: View, at progress: Double) -> Point {
    guard let frame = frame(of: view, at: progress) else { return .zero }
    var center = frame.center
    var above = view.superview
    while let parent = above, let frame = self.frame(of: parent, at: progress) {
      center = center + frame.origin
      above = parent.superview
    }
    return center
  }

  private func frame(of view: View, at progress: Double) -> Rect? {
    guard let change = changes[ObjectIdentifier(view)] else { return nil }
    let center = change.from.center + (change.to.center - change.from.center) * progress
    let size =
      change.from.size.lanes
      + (change.to.size.lanes - change.from.size.lanes) * progress
    return Rect(center: center, size: Size(lanes: size))
  }
}
