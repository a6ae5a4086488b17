import Engine

/// The ways of the views' middles between two layouts, seen from the canvas.
struct PairPaths {
  /// By the view's id, from progress 0 to 1 in equal steps.
  private(set) var centers: [String: [Point]] = [:]
  private let ways: [ObjectIdentifier: PairWay]

  private static let steps = 24

  /// - Parameter changes: of views that still lie where the way begins, with their ways.
  init(_ changes: [(view: View, way: PairWay)]) {
    ways = Dictionary(
      changes.map { (ObjectIdentifier($0.view), $0.way) }, uniquingKeysWith: { first, _ in first })
    for (view, _) in changes {
      guard let key = view.key else { continue }
      centers[key] = (0...Self.steps).map { step in
        center(of: view, at: Double(step) / Double(Self.steps))
      }
    }
  }

  /// Parents move too, so a view's way is the sum of theirs and its own.
  private func center(of view: View, at part: Double) -> Point {
    guard let way = ways[ObjectIdentifier(view)] else { return .zero }
    var center = way.frame(at: part).center + way.offset(at: part)
    var above = view.superview
    while let parent = above, let way = ways[ObjectIdentifier(parent)] {
      center = center + way.frame(at: part).origin + way.offset(at: part)
      above = parent.superview
    }
    return center
  }
}
