/// The remainder of a motion that no playback leads any more: a distance that is added to a
/// property's value and comes to nothing by itself. Left by the motions of a view whose coordinates
/// have changed under it, or made of a spring that leads a velocity over to what comes next.
///
/// A fixed function of time: a class because few properties have one.
final class Residue {
  private enum Way {
    /// Along a course that the view is on.
    case following(ViewCourse, ViewProperty, rest: Lanes)
    /// From a distance at a velocity straight to nothing.
    case fading(from: Lanes, velocity: Lanes, since: Double)
    /// By a spring.
    case springing(Spring, from: Lanes, velocity: Lanes, since: Double)
  }

  /// The time at which nothing is left, in the stage's seconds.
  let end: Double
  private let way: Way

  /// The remainder of a course: its distance from the value at which it comes to rest.
  ///
  /// A course that never ends, or that hangs on too many earlier ones, is not followed: the
  /// residue leaves it at its velocity.
  init(of course: ViewCourse, _ property: ViewProperty, at now: Double) {
    let rest = course.rest.appearance[property]
    let distance = { course.pose(at: $0).appearance[property] - rest }
    if course.arrival < .infinity, course.generation < Self.longestChain {
      end = course.arrival
      way = .following(course, property, rest: rest)
    } else {
      end = min(course.arrival, now + Self.leaving)
      way = .fading(from: distance(now), velocity: velocity(of: distance, at: now), since: now)
    }
  }

  /// A spring to nothing from a distance at a velocity, over after a duration in seconds.
  init(spring: Spring, for length: Double, from: Lanes, velocity: Lanes, since time: Double) {
    end = time + length
    way = .springing(spring, from: from, velocity: velocity, since: time)
  }

  func value(at time: Double) -> Lanes {
    guard time < end else { return .zero }
    switch way {
    case .following(let course, let property, let rest):
      return course.pose(at: time).appearance[property] - rest
    case .fading(let from, let velocity, let since):
      let length = end - since
      let share = (time - since) / length
      let rest = (1 - share) * (1 - share)
      return from * (rest * (1 + 2 * share)) + velocity * (rest * share * length)
    case .springing(let spring, let from, let velocity, let since):
      guard time > since else { return from }
      let step = spring.step(after: time - since)
      return from * step.xx + velocity * step.xv
    }
  }

  /// On how many earlier courses it hangs, one on the other; -1 for one that is on no course.
  var generation: Int {
    if case .following(let course, _, _) = way { course.generation } else { -1 }
  }

  private static let longestChain = 24
  /// The seconds in which a course is left that can't be followed to its end.
  private static let leaving = 0.5
}

/// The velocity that a function of time has from a moment on.
private func velocity(of value: (Double) -> Lanes, at time: Double) -> Lanes {
  let step = 1e-4
  return (value(time) * -3 + value(time + step) * 4 - value(time + 2 * step)) / (2 * step)
}
