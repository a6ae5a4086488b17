import Engine

/// The way of one view in a change, in the window.
struct OnionWay {
  /// A view, and the place where its way begins.
  struct Start: Equatable {
    let view: View
    /// From the root's coordinates to the window's.
    let rootToWindow: AffineTransform
    /// From the view's coordinates to the root's when the change begins.
    let toRoot: AffineTransform
    /// From a place of the view's middle in the root to where it would be by now.
    let toNow: AffineTransform

    /// - Parameter end: of a change that is over; nil: it is not.
    /// - Returns: nil if the view is in none of the trees.
    init?(_ view: View, in course: ChangeCourse, _ trees: [InputTree], endedAt end: End?) {
      guard let tree = trees.first(where: { $0.root === view.root }) else { return nil }
      self.view = view
      rootToWindow = tree.toScreen(from: tree.root)
      toRoot = course.toRoot(of: view, at: 0)
      toNow = end.map { Self.map(of: view, in: course, since: $0) } ?? .identity
    }

    /// Brings the place at which a view's way ended to where the view lies now, and stretches the
    /// way to it as the screen was stretched.
    private static func map(
      of view: View, in course: ChangeCourse, since end: End
    ) -> AffineTransform {
      let size = view.presented.size
      let now = view.presentedToRoot.apply(to: Point(size.width / 2, size.height / 2))
      let then = course.middle(of: view, at: end.seconds)
      return .translation(-then.x, -then.y)
        .then(.scale(end.stretch.width, end.stretch.height)).then(.translation(now.x, now.y))
    }

    static func == (a: Start, b: Start) -> Bool {
      a.view === b.view && a.rootToWindow == b.rootToWindow && a.toRoot == b.toRoot
        && a.toNow == b.toNow
    }
  }

  /// The end of a change that is over.
  struct End {
    /// The time at which it ended, in seconds of the change.
    let seconds: Double
    /// The factors by which the screen has grown since the change was laid out.
    let stretch: Size
  }

  private let start: Start
  private let course: ChangeCourse
  private let colors: WorkbenchColors
  /// The way of the view's middle, with ticks at equal times; none if it is hardly one.
  private(set) var path: [DrawCommand] = []
  /// The pictures of the view at equal times, stronger from the first to the last.
  private var ghosts: [(time: Double, picture: DrawCommand)] = []

  /// The most points of a path.
  private static let mostPoints = 300
  /// A way that is shorter is none, in points.
  private static let leastWay = 3.0

  /// - Parameters:
  ///   - count: the ghosts but for the last.
  ///   - builder: makes the ghosts' pictures; nil: they are outlines, and the path is a faint line.
  init(
    _ start: Start, in course: ChangeCourse, ghosts count: Int, colors: WorkbenchColors,
    by builder: DisplayListBuilder?
  ) {
    (self.start, self.course, self.colors) = (start, course, colors)
    let view = course.alone(start.view)
    let picture = builder?.commands(for: view) ?? []
    ghosts = (0...count).compactMap { index in
      let share = Double(index) / Double(count)
      let time = course.duration * share
      return ghost(at: time, opacity: 0.12 + 0.24 * share, view.presented.size, picture)
        .map { (time, $0) }
    }
    path = line(isFaint: builder == nil)
  }

  /// The ghosts that lie apart from the view itself at a time.
  func ghosts(but now: Double) -> [DrawCommand] {
    let near = 0.25 * course.duration / Double(max(1, ghosts.count - 1))
    return ghosts.filter { abs($0.time - now) > near }.map(\.picture)
  }

  /// The middle of the view at a time, in the window.
  func middle(at time: Double) -> Point {
    start.rootToWindow.apply(
      to: start.toNow.apply(to: course.middle(of: start.view, at: time)))
  }

  private func toWindow(at time: Double) -> AffineTransform {
    let middle = course.middle(of: start.view, at: time)
    let shift = start.toNow.apply(to: middle) - middle
    return course.toRoot(of: start.view, at: time).then(.translation(shift.x, shift.y))
      .then(start.rootToWindow)
  }

  // MARK: Ghosts

  /// - Parameter size: that of the picture.
  private func ghost(
    at time: Double, opacity: Double, _ size: Size, _ picture: [DrawCommand]
  ) -> DrawCommand? {
    let look = course.appearance(of: start.view, at: time)
    let map = toWindow(at: time)
    guard size.width > 0, size.height > 0, !picture.isEmpty else {
      return outline(of: look, map, opacity)
    }
    let strength = opacity * look.alpha
    guard strength > 0.01 else { return nil }
    let fit = AffineTransform.scale(look.size.width / size.width, look.size.height / size.height)
    return .layer(Layer(transform: fit.then(map), opacity: strength, commands: picture))
  }

  private func outline(
    of appearance: Appearance, _ map: AffineTransform, _ opacity: Double
  ) -> DrawCommand {
    let box = Path.roundedRect(
      Rect(origin: .zero, size: appearance.size), radius: appearance.cornerRadius)
    let line = DrawCommand.stroke(box, StrokeStyle(width: 1.5), .color(colors.guide))
    return .layer(Layer(transform: map, opacity: opacity, commands: [line]))
  }

  // MARK: Lines

  private func line(isFaint: Bool) -> [DrawCommand] {
    let frames = min(
      Self.mostPoints, max(1, Int((course.duration / PlaybackCommand.frame).rounded())))
    let points = (0...frames).map { middle(at: course.duration * Double($0) / Double(frames)) }
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard length > Self.leastWay else { return [] }
    let line = Path.line(through: points)
    func stroke(_ path: Path, _ width: Double, _ color: Color) -> DrawCommand {
      .stroke(path, StrokeStyle(width: width, cap: .round, join: .round), .color(color))
    }
    if isFaint { return [stroke(line, 1, colors.guide.withAlpha(0.5))] }
    return [
      stroke(line, 3.5, colors.halo.withAlpha(0.55)),
      .stroke(
        ticks(at: points, length), StrokeStyle(width: 1), .color(colors.guide.withAlpha(0.8))),
      stroke(line, 1.5, colors.guide),
    ]
  }

  /// Ticks across a path, at each frame or, where these would lie too close, at every second, fifth,
  /// tenth … of them; every tenth one is longer.
  private func ticks(at points: [Point], _ length: Double) -> Path {
    let last = points.count - 1
    let wanted = Self.leastGap * Double(last) / length
    let step = Self.steps.first { Double($0) >= wanted } ?? last
    var ticks = Path()
    for index in stride(from: 0, through: last, by: step) {
      let way = points[min(index + 1, last)] - points[max(0, index - 1)]
      let pace = Point.zero.distance(to: way)
      guard pace > 1e-6 else { continue }
      let across = Point(-way.y, way.x) * ((index / step % 10 == 0 ? 5.0 : 2.5) / pace)
      ticks.move(to: points[index] - across)
      ticks.line(to: points[index] + across)
    }
    return ticks
  }

  /// The least distance between two ticks on average, in points.
  private static let leastGap = 5.0
  private static let steps = [1, 2, 5, 10, 20, 50, 100]

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
        .color(colors.halo.withAlpha(0.7))),
      .stroke(path, StrokeStyle(width: 2, cap: .round, join: .round), .color(colors.red)),
    ]
  }
}
