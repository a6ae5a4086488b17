/// The motion of a view from a moment on, with all that moves it and its parents then, whatever
/// becomes of them later.
///
/// A fixed function of time: a class because many courses share their parents', and so that each
/// is looked at once a frame.
final class ViewCourse {
  /// The state of a course at a time.
  struct Pose {
    let appearance: Appearance
    /// From the view's coordinates to those of the tree's top.
    let toTop: AffineTransform
    /// The share of what the view holds that it and its parents let through, 0…1.
    let strength: Double
    /// The angles of the view and its parents together, in radians, whole turns included.
    let angle: Double
    /// True if the view and its parents together mirror their x axes.
    let isMirrored: Bool

    init(_ appearance: Appearance, in parent: Pose?) {
      self.appearance = appearance
      let toParent = View.toParent(appearance)
      toTop = parent.map { toParent.then($0.toTop) } ?? toParent
      strength = appearance.alpha * (parent?.strength ?? 1)
      angle = appearance.transform.rotation + (parent?.angle ?? 0)
      isMirrored = (appearance.transform.scale.x < 0) != (parent?.isMirrored ?? false)
    }
  }

  private enum Source {
    /// By what moves the view's own properties.
    case properties([PropertyCourse])
    /// Wherever another course is, as far as a view with another parent can be there; with an
    /// opacity of its own, if the colours and what the view holds have taken over from it.
    case place(of: ViewCourse, opening: Double?)
  }

  /// The pose at the time that was last asked for.
  private struct Look {
    let time: Double
    let pose: Pose
  }

  /// nil for a view at the top.
  private let parent: ViewCourse?
  /// The appearance when the course began, in which what moves is replaced.
  private let still: Appearance
  private let source: Source
  private var latest: Look?

  /// The pose in which it comes to rest.
  let rest: Pose
  /// The time at which it comes to rest, in the stage's seconds: infinity if never, −infinity if it
  /// rests.
  let arrival: Double
  /// The length of the longest chain of courses that it, or a parent, hangs on through residues; 0:
  /// none.
  let generation: Int
  /// True if what the view holds is ever turned or scaled.
  let turns: Bool
  /// True if what the view holds is ever faded.
  let fades: Bool

  /// A view's course with what moves its properties.
  init(of view: View, in parent: ViewCourse?, on stage: Stage?, withColours: Bool) {
    let properties = PropertyCourse.all(of: view, on: stage, withColours: withColours)
    self.parent = parent
    still = view.presented
    source = .properties(properties)
    rest = Pose(still.with(properties, { $0.rest }), in: parent?.rest)
    arrival = properties.reduce(parent?.arrival ?? -.infinity) { max($0, $1.layers.arrival) }
    generation = properties.reduce(parent?.generation ?? 0) {
      max($0, $1.layers.generation + 1)
    }
    let transform = still.transform
    turns =
      parent?.turns == true || transform.scale != Point(1, 1) || transform.rotation != 0
      || properties.contains { $0.property == .scale || $0.property == .rotation }
    fades =
      parent?.fades == true || still.alpha != 1 || properties.contains { $0.property == .alpha }
  }

  /// The course of a view that stays on another course, but in another parent.
  ///
  /// - Parameter opening: the opacity that the view has from now on, while its colours and what it
  ///   holds show as strongly as before; nil: that of the course.
  init(keeping course: ViewCourse, in parent: ViewCourse?, opening: Double? = nil) {
    self.parent = parent
    still = course.still
    source = .place(of: course, opening: opening)
    rest = Pose(
      course.rest.appearance(
        movedFrom: course.parent?.rest, to: parent?.rest, opening: opening),
      in: parent?.rest)
    arrival = max(course.arrival, parent?.arrival ?? -.infinity)
    generation = max(course.generation, parent?.generation ?? 0)
    turns = course.turns || parent?.turns == true
    fades = (opening.map { $0 != 1 } ?? course.fades) || parent?.fades == true
  }

  var parentsTurn: Bool { parent?.turns == true }
  var parentsFade: Bool { parent?.fades == true }

  /// The pose of the course at a time in the stage's seconds.
  func pose(at time: Double) -> Pose {
    if arrival <= time { return rest }
    if let latest, latest.time == time { return latest.pose }
    var chain = [self]
    var above = parent
    while let course = above, !course.knows(time) {
      chain.append(course)
      above = course.parent
    }
    var pose = above?.pose(at: time)
    for course in chain.reversed() {
      let next = Pose(course.appearance(at: time, in: pose), in: pose)
      course.latest = Look(time: time, pose: next)
      pose = next
    }
    return pose ?? rest
  }

  private func knows(_ time: Double) -> Bool { arrival <= time || latest?.time == time }

  private func appearance(at time: Double, in parent: Pose?) -> Appearance {
    switch source {
    case .properties(let properties): still.with(properties) { $0.value(at: time) }
    case .place(let course, let opening):
      course.pose(at: time).appearance(
        movedFrom: course.parent?.pose(at: time), to: parent, opening: opening)
    }
  }
}

/// The motion of one of a view's properties, as it was when the course began.
private struct PropertyCourse {
  let property: ViewProperty
  let layers: PropertyMotion
  let rest: Lanes

  func value(at time: Double) -> Lanes { layers.value(at: time, rest: rest) }

  /// The courses of the properties that are moved, of all that decide where and how strongly a view
  /// shows.
  static func all(of view: View, on stage: Stage?, withColours: Bool) -> [PropertyCourse] {
    guard let stage, stage.movesAnything else { return [] }
    return (withColours ? looks : places).compactMap { property in
      guard let motion = stage.motion(of: view.property(property)) else { return nil }
      let rest = view.rest[property]
      return PropertyCourse(
        property: property, layers: motion.leftBehind(at: stage.seconds, target: rest), rest: rest)
    }
  }
}

extension PropertyCourse {
  private static let places: [ViewProperty] = [
    .center, .size, .translation, .scale, .rotation, .alpha,
  ]
  private static let looks = places + [.backgroundColor, .borderColor]
}

extension Appearance {
  fileprivate func with(_ properties: [PropertyCourse], _ value: (PropertyCourse) -> Lanes)
    -> Appearance
  {
    guard !properties.isEmpty else { return self }
    var appearance = self
    for property in properties { appearance[property.property] = value(property) }
    return appearance.shown
  }
}
