import Engine

/// The outlines of an element's views on the screen, and the element at a place of it.
struct TimelineOutline {
  /// Everything that the change moves.
  let moves: [Move]
  /// The screen's trees, topmost first.
  let trees: [InputTree]
  let colors: WorkbenchColors

  /// The frames around an element's views, as they are seen, in the window.
  func commands(of element: String, isPicked: Bool) -> [DrawCommand] {
    var seen: Set<ObjectIdentifier> = []
    var path = Path()
    for move in moves {
      guard let view = move.property.owner as? View, seen.insert(ObjectIdentifier(view)).inserted,
        ChangeTimeline.name(of: view) == element, view.key == element || seen.count == 1
      else { continue }
      path = path + frame(of: view)
    }
    guard !path.isEmpty else { return [] }
    let (halo, line) = (colors.halo, isPicked ? colors.blue : colors.guide)
    return [
      .stroke(path, StrokeStyle(width: 4, join: .round), .color(halo.withAlpha(0.7))),
      .stroke(path, StrokeStyle(width: 2, join: .round), .color(line)),
    ]
  }

  private func frame(of view: View) -> Path {
    guard let tree = trees.first(where: { $0.root === view.root }) else { return Path() }
    let map = tree.toScreen(from: view)
    let (width, height) = (view.presented.size.width, view.presented.size.height)
    let corners = [Point.zero, Point(width, 0), Point(width, height), Point(0, height)]
    return .polygon(corners.map(map.apply))
  }

  /// The element that is seen at a point of the window and moves; nil: there is none.
  func element(at point: Point) -> String? {
    let known = Set(moves.map { ChangeTimeline.name(of: $0.property.owner) })
    for tree in trees {
      guard let place = tree.place(of: point, in: tree.root) else { continue }
      var view = tree.root.seen(at: place)
      while let current = view {
        if let key = current.key, known.contains(key) { return key }
        view = current.superview
      }
    }
    return nil
  }
}
