/// The ways of the views that a change moves, looked at without moving anything.
///
/// As the change alone has them: what it took over from others, and is on its way out, is no part of
/// it.
package struct ChangeCourse {
  /// A view and the properties of it that the change moves.
  private struct Course {
    let view: View
    var tracks: [(property: ViewProperty, track: Int)] = []
  }

  private let sampler: ProgramSampler
  private let curve: TimingCurve?
  private var courses: [Course] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The length of the change, in seconds.
  package let duration: Double

  package init(of change: any Change) {
    sampler = ProgramSampler(change.animation.compiled())
    curve = change.timing?.curve
    duration = change.duration
    for (track, property) in sampler.program.properties.enumerated() {
      guard let view = property.owner as? View, let name = ViewProperty(rawValue: property.number)
      else { continue }
      let place = places[ObjectIdentifier(view)] ?? courses.count
      if place == courses.count { courses.append(Course(view: view)) }
      places[ObjectIdentifier(view)] = place
      courses[place].tracks.append((name, track))
    }
  }

  /// The views that the change takes to other places, sizes or angles, in the order in which it
  /// names them.
  package var movingViews: [View] {
    courses.filter { $0.tracks.contains { Self.placing.contains($0.property) } }.map(\.view)
  }

  /// The moving views that lie in no other one that moves: those in it go along with it.
  package var outermostViews: [View] {
    let moving = movingViews
    let all = Set(moving.map(ObjectIdentifier.init))
    return moving.filter { view in
      var above = view.superview
      while let some = above, !all.contains(ObjectIdentifier(some)) { above = some.superview }
      return above == nil
    }
  }

  private static let placing: Set<ViewProperty> = [
    .center, .size, .translation, .scale, .rotation,
  ]

  /// A copy of a view to be shown elsewhere: upright, its corner at the origin, opaque, and as large
  /// as the view is on screen, or at rest while that is nothing. Those in it that the change moves
  /// are left out: they have ways of their own.
  package func alone(_ view: View) -> View {
    let copy = copy(of: view)
    if copy.presented.size.width <= 0 || copy.presented.size.height <= 0 {
      copy.presented.size = view.rest.size
    }
    copy.presented.frame.origin = .zero
    copy.presented.transform = .identity
    copy.presented.alpha = 1
    return copy
  }

  private func copy(of view: View) -> View {
    let copy = View()
    (copy.rest, copy.presented, copy.content) = (view.rest, view.presented, view.content)
    (copy.floats, copy.clipsToBounds) = (view.floats, view.clipsToBounds)
    for child in view.subviews where places[ObjectIdentifier(child)] == nil {
      copy.addSubview(self.copy(of: child))
    }
    return copy
  }

  /// The appearance of a view at a time in seconds of the change, in its parent.
  package func appearance(of view: View, at seconds: Double) -> Appearance {
    guard let place = places[ObjectIdentifier(view)] else { return view.presented }
    let share = duration > 0 ? min(1, max(0, seconds / duration)) : 1
    sampler.move(to: (curve?.value(at: share) ?? share) * sampler.program.duration)
    var appearance = view.presented
    for (property, track) in courses[place].tracks {
      appearance[property] = sampler.value(ofTrack: track)
    }
    return appearance.shown
  }

  /// The middle of a view at a time in seconds of the change, in its root.
  package func middle(of view: View, at seconds: Double) -> Point {
    let size = appearance(of: view, at: seconds).size
    return toRoot(of: view, at: seconds).apply(to: Point(size.width / 2, size.height / 2))
  }

  /// The distances between the two ends of each view, in points.
  package func distances(of views: [View]) -> [Double] {
    // One moment for all, then the other: to move in time takes as long as the change has parts.
    let starts = views.map { middle(of: $0, at: 0) }
    let ends = views.map { middle(of: $0, at: duration) }
    return zip(starts, ends).map { $0.distance(to: $1) }
  }

  /// From a view's own coordinates to its root's at a time in seconds of the change.
  package func toRoot(of view: View, at seconds: Double) -> AffineTransform {
    var map = AffineTransform.identity
    var current = view
    while let parent = current.superview {
      map = map.then(View.toParent(appearance(of: current, at: seconds)))
      current = parent
    }
    return map
  }
}
