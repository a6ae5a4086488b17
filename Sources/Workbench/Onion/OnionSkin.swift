package import Engine

/// The whole way of a change at once: ghosts of what moves at equal times, its paths with ticks at
/// equal times, and how fast it is now.
///
/// While a change plays, its ghosts and paths stay what they are: they are made once.
package final class OnionSkin {
  package var isShown = false
  private var course: ChangeCourse?
  /// The animation that it belongs to, kept: another one could come to lie in its place.
  private var value: AnyObject?
  private var chosen: Chosen?
  private var drawn: Drawn?

  /// The most views that are shown, and the most ghosts of all of them.
  private static let (mostViews, mostGhosts) = (24, 64)
  /// The most views whose ghosts are pictures, and lie all along the way: of more they would only
  /// cover each other, and only the two ends are shown, as outlines.
  private static let mostPictures = 12
  /// The seconds of a motion that its arrow is long, and the longest arrow, in points.
  private static let (arrowTime, longestArrow) = (0.1, 130.0)
  /// The longest arrow of a crowd, in points.
  private static let crowdArrow = 36.0

  /// The views that are shown of a change.
  private struct Chosen {
    let picked: String?
    let views: [View]
    /// True if more move than can be told apart.
    let isCrowd: Bool
  }

  /// The ways as they were drawn, and all that they depend on beside the change.
  private struct Drawn {
    let starts: [OnionWay.Start]
    let colors: WorkbenchColors
    let ways: [OnionWay]
  }

  package init() {}

  /// The picture over a screen.
  ///
  /// - Parameters:
  ///   - picked: the element that is shown alone; nil: all are.
  ///   - trees: the screen's.
  ///   - stretch: of a change that is over, the factors by which the screen has grown since.
  ///   - isAtRest: true if nothing is fast, whatever its curve is at the end.
  package func commands(
    of change: any Change, picked: String?, in trees: [InputTree], stretch: Size = Size(1, 1),
    isAtRest: Bool = false, colors: WorkbenchColors, _ builder: DisplayListBuilder
  ) -> [DrawCommand] {
    guard let course = course(of: change) else { return [] }
    let now = change.progress * change.duration
    let end = change.outcome == nil ? nil : OnionWay.End(seconds: now, stretch: stretch)
    let chosen = views(of: course, picked: picked)
    let starts = chosen.views.compactMap { OnionWay.Start($0, in: course, trees, endedAt: end) }
    let ways = ways(starts, course, colors, isCrowd: chosen.isCrowd, builder)
    let longest = chosen.isCrowd ? Self.crowdArrow : Self.longestArrow
    let arrows = ways.flatMap { $0.arrow(at: now, lasting: Self.arrowTime, longest: longest) }
    return ways.flatMap { $0.ghosts(but: now) } + ways.flatMap(\.path)
      + (isAtRest ? [] : arrows)
  }

  /// True if a change takes nothing to another place.
  func isEmpty(for change: any Change) -> Bool {
    course(of: change)?.movingViews.isEmpty ?? true
  }

  /// The views that are shown: those of what is picked, or all; of a crowd those that lie in no other
  /// one that moves, and of too many of these the ones that go farthest.
  private func views(of course: ChangeCourse, picked: String?) -> Chosen {
    if let chosen, chosen.picked == picked { return chosen }
    let moving = course.movingViews.filter { view in
      picked == nil || ChangeTimeline.name(of: view) == picked
    }
    let isCrowd = moving.count > Self.mostPictures
    let outermost = isCrowd && picked == nil ? course.outermostViews : moving
    let views = farthest(of: outermost, in: course).prefix(Self.mostViews)
    let chosen = Chosen(picked: picked, views: Array(views), isCrowd: isCrowd)
    self.chosen = chosen
    return chosen
  }

  private func farthest(of views: [View], in course: ChangeCourse) -> [View] {
    guard views.count > Self.mostViews else { return views }
    let lengths = course.distances(of: views)
    let least = lengths.sorted(by: >)[Self.mostViews - 1]
    return zip(views, lengths).filter { $1 >= least }.map(\.0)
  }

  private func ways(
    _ starts: [OnionWay.Start], _ course: ChangeCourse, _ colors: WorkbenchColors,
    isCrowd: Bool, _ builder: DisplayListBuilder
  ) -> [OnionWay] {
    if let drawn, drawn.starts == starts, drawn.colors == colors { return drawn.ways }
    let count = isCrowd ? 1 : min(8, Self.mostGhosts / max(1, starts.count))
    let ways = starts.map {
      OnionWay($0, in: course, ghosts: count, colors: colors, by: isCrowd ? nil : builder)
    }
    drawn = Drawn(starts: starts, colors: colors, ways: ways)
    return ways
  }

  private func course(of change: any Change) -> ChangeCourse? {
    guard change.duration > 0, change.duration.isFinite,
      case .runnable(let node) = change.animation
    else { return nil }
    if let course, value === node, course.duration == change.duration {
      return course
    }
    forget()
    (course, value) = (ChangeCourse(of: change), node)
    return course
  }

  /// Forgets a change, and what it moves.
  package func forget() { (course, value, chosen, drawn) = (nil, nil, nil, nil) }
}
