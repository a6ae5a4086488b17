package import Engine

/// The whole way of a change at once: ghosts of what moves at equal times, its paths with a tick a
/// frame, and how fast it is now.
///
/// While a change plays, its ghosts and paths stay what they are: they are made once.
package final class OnionSkin {
  package var isShown = false
  private var course: ChangeCourse?
  /// The animation that it belongs to, kept: another one could come to lie in its place.
  private var value: AnyObject?
  private var drawn: Drawn?

  /// The most views that are shown, and the most ghosts of all of them.
  private static let (mostViews, mostGhosts) = (40, 64)
  /// The most views whose ghosts are pictures, and lie all along the way: of more they would only
  /// cover each other, and only the two ends are shown, as outlines.
  private static let mostPictures = 12
  /// The seconds of a motion that its arrow is long, and the longest arrow, in points.
  private static let (arrowTime, longestArrow) = (0.1, 130.0)

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
  package func commands(
    of change: any Change, picked: String?, in trees: [InputTree], colors: WorkbenchColors,
    _ builder: DisplayListBuilder
  ) -> [DrawCommand] {
    guard let course = course(of: change) else { return [] }
    let seen = course.movingViews.filter { view in
      picked == nil || ChangeTimeline.name(of: view) == picked
    }
    .prefix(Self.mostViews)
    let starts = seen.compactMap { OnionWay.Start($0, in: course, trees) }
    let now = change.progress * change.duration
    let ways = ways(starts, course, colors, builder)
    return ways.flatMap { $0.ghosts(but: now) } + ways.flatMap(\.path)
      + ways.flatMap { $0.arrow(at: now, lasting: Self.arrowTime, longest: Self.longestArrow) }
  }

  private func ways(
    _ starts: [OnionWay.Start], _ course: ChangeCourse, _ colors: WorkbenchColors,
    _ builder: DisplayListBuilder
  ) -> [OnionWay] {
    if let drawn, drawn.starts == starts, drawn.colors == colors { return drawn.ways }
    let isCrowd = starts.count > Self.mostPictures
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
  package func forget() { (course, value, drawn) = (nil, nil, nil) }
}
