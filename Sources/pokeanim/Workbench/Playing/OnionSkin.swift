import Engine

/// The whole way of a change at once: ghosts of what moves at equal times, its paths with a tick a
/// frame, and how fast it is now.
final class OnionSkin {
  var isShown = false
  private var course: ChangeCourse?
  /// The animation that it belongs to, kept: another one could come to lie in its place.
  private var value: AnyObject?

  /// The most views that are shown, and the most ghosts of all of them.
  private static let (mostViews, mostGhosts) = (40, 64)
  /// The most points of a path.
  private static let mostPoints = 300
  /// A way that is shorter is none, in points.
  private static let leastWay = 3.0
  /// The seconds of a motion that its arrow is long, and the longest arrow, in points.
  private static let (arrowTime, longestArrow) = (0.1, 130.0)

  /// The picture over a screen.
  ///
  /// - Parameters:
  ///   - picked: the element that is shown alone; nil: all are.
  ///   - trees: the screen's.
  func commands(
    of change: any Change, picked: String?, in trees: [InputTree], _ builder: DisplayListBuilder
  ) -> [DrawCommand] {
    guard let course = course(of: change) else { return [] }
    let seen = course.movingViews.filter { view in
      picked == nil || ChangeTimeline.name(of: view) == picked
    }
    .prefix(Self.mostViews)
    let now = change.progress * change.duration
    let count = max(2, min(8, Self.mostGhosts / max(1, seen.count)))
    var (ghosts, paths): ([DrawCommand], [DrawCommand]) = ([], [])
    for view in seen {
      guard let tree = trees.first(where: { $0.root === view.root }) else { continue }
      let way = OnionWay(view: view, course: course, tree: tree)
      ghosts += way.ghosts(count, around: now, builder)
      paths += way.path(most: Self.mostPoints, least: Self.leastWay)
      paths += way.arrow(at: now, lasting: Self.arrowTime, longest: Self.longestArrow)
    }
    return ghosts + paths
  }

  private func course(of change: any Change) -> ChangeCourse? {
    guard change.duration > 0, change.duration.isFinite,
      case .runnable(let node) = change.animation
    else { return nil }
    if let course, value === node, course.duration == change.duration {
      return course
    }
    (course, value) = (ChangeCourse(of: change), node)
    return course
  }

  /// Forgets a change, and what it moves.
  func forget() { (course, value) = (nil, nil) }
}

/// The way of one view in a change, in the window.
struct OnionWay {
  let view: View
  let course: ChangeCourse
  let tree: InputTree

  /// From the root's coordinates to the window's.
  private var toWindow: AffineTransform { tree.toScreen(from: tree.root) }

  /// The middle of the view at a time, in the window.
  func middle(at time: Double) -> Point {
    let size = course.appearance(of: view, at: time).size
    return course.toRoot(of: view, at: time).then(toWindow)
      .apply(to: Point(size.width / 2, size.height / 2))
  }

  /// The pictures of the view at equal times, paler with their distance from the present.
  func ghosts(
    _ count: Int, around now: Double, _ builder: DisplayListBuilder
  ) -> [DrawCommand] {
    let picture = builder.commands(for: course.alone(view))
    return (0...count).compactMap { index -> DrawCommand? in
      let time = course.duration * Double(index) / Double(count)
      let distance = abs(time - now) / course.duration
      guard distance > 0.25 / Double(count) else { return nil }
      let opacity = 0.34 * (1 - distance) + 0.06
      return ghost(at: time, opacity: opacity, picture)
    }
  }

  private func ghost(
    at time: Double, opacity: Double, _ picture: [DrawCommand]
  ) -> DrawCommand? {
    let (present, other) = (view.presented, course.appearance(of: view, at: time))
    let map = course.toRoot(of: view, at: time).then(toWindow)
    guard present.alpha > 0.02, present.size.width > 0, present.size.height > 0,
      let toOwn = View.toParent(present).inverse, !picture.isEmpty
    else { return outline(of: other, map, opacity) }
    let fit = AffineTransform.scale(
      other.size.width / present.size.width, other.size.height / present.size.height)
    let strength = opacity * min(1, other.alpha / present.alpha)
    guard strength > 0.01 else { return nil }
    return .layer(
      Layer(transform: toOwn.then(fit).then(map), opacity: strength, commands: picture))
  }

  private func outline(
    of appearance: Appearance, _ map: AffineTransform, _ opacity: Double
  ) -> DrawCommand {
    let box = Path.roundedRect(
      Rect(origin: .zero, size: appearance.size), radius: appearance.cornerRadius)
    let line = DrawCommand.stroke(
      box, StrokeStyle(width: 1.5), .color(Palette.current.guide))
    return .layer(Layer(transform: map, opacity: opacity, commands: [line]))
  }

  /// The way of the view's middle, with a tick for each frame.
  func path(most: Int, least: Double) -> [DrawCommand] {
    let frames = min(most, max(1, Int((course.duration / PlaybackCommand.frame).rounded())))
    let points = (0...frames).map { middle(at: course.duration * Double($0) / Double(frames)) }
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard length > least else { return [] }
    var (line, ticks) = (Path(), Path())
    for (index, point) in points.enumerated() {
      if index == 0 { line.move(to: point) } else { line.line(to: point) }
      let way = points[min(index + 1, frames)] - points[max(0, index - 1)]
      let pace = Point.zero.distance(to: way)
      guard pace > 1e-6 else { continue }
      let across = Point(-way.y, way.x) * ((index % 10 == 0 ? 5.0 : 2.5) / pace)
      ticks.move(to: point - across)
      ticks.line(to: point + across)
    }
    let (halo, color) = (Palette.current.halo.withAlpha(0.55), Palette.current.guide)
    return [
      .stroke(line, StrokeStyle(width: 3.5, cap: .round, join: .round), .color(halo)),
      .stroke(ticks, StrokeStyle(width: 1), .color(color.withAlpha(0.8))),
      .stroke(line, StrokeStyle(width: 1.5, cap: .round, join: .round), .color(color)),
    ]
  }

  /// The velocity of the view's middle at a time, as an arrow.
  func arrow(at time: Double, lasting: Double, longest: Double) -> [DrawCommand] {
    let rest = 1.0 / 480
    let (start, end) = (max(0, time - rest), min(course.duration, time + rest))
    guard end > start else { return [] }
    let velocity = (middle(at: end) - middle(at: start)) * (1 / (end - start))
    let pace = Point.zero.distance(to: velocity)
    let length = min(longest, pace * lasting)
    guard length > 6 else { return [] }
    let direction = velocity * (1 / pace)
    let across = Point(-direction.y, direction.x)
    let foot = middle(at: time)
    let tip = foot + direction * length
    var path = Path()
    path.move(to: foot)
    path.line(to: tip)
    path.move(to: tip - direction * 7 + across * 4.5)
    path.line(to: tip)
    path.line(to: tip - direction * 7 - across * 4.5)
    return [
      .stroke(
        path, StrokeStyle(width: 5, cap: .round, join: .round),
        .color(Palette.current.halo.withAlpha(0.7))),
      .stroke(path, StrokeStyle(width: 2, cap: .round, join: .round), .color(Palette.red)),
    ]
  }
}
