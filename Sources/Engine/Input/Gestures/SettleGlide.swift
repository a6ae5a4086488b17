/// The rest of a change after the hand let go that is not to go faster than a limit: what is fastest in
/// it goes on at its velocity, comes to an even one, and slows down to the end.
struct SettleGlide: Hashable, Sendable {
  /// The progress at the start, in 0…1.
  let progress: Double
  /// 1 to commit, 0 to roll back.
  let target: Double
  private let pace: ReleasePace
  private let course: GlideCourse

  /// The settling at the end to which a throw leads.
  init(releasing progress: Double, velocity: Double, _ pace: ReleasePace) {
    (self.progress, self.pace) = (progress, pace)
    let way = pace.isJudgedByWay ? pace.way(at: progress, velocity) : (progress, velocity)
    target = SettleSpring(releasing: way.0, velocity: way.1).target
    let speed = velocity * pace.slope(atProgress: progress)
    course = GlideCourse(
      distance: abs(pace.place(at: target) - pace.place(at: progress)),
      velocity: target == 1 ? speed : -speed, limit: max(pace.limit, abs(speed)))
  }

  /// The time after which it rests, in seconds.
  var duration: Double { course.duration }

  /// The progress after a time in seconds.
  func value(at time: Double) -> Double {
    guard time > 0 else { return progress }
    guard time < duration else { return target }
    let way = course.place(at: time)
    return pace.progress(at: pace.place(at: progress) + (target == 1 ? way : -way))
  }

  /// The progress's velocity after a time in seconds.
  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let slope = pace.slope(atProgress: value(at: time))
    return course.velocity(at: time) / slope * (target == 1 ? 1 : -1)
  }
}

/// A way that begins with a velocity and ends at rest: a ramp to an even speed, that speed, and a ramp
/// down, all smooth.
struct GlideCourse: Hashable, Sendable {
  /// The time that it takes if it need not be faster than it may, in seconds.
  static let usual = 0.55
  /// The time in which it comes to its even speed, in seconds.
  private static let rising = 0.1
  /// The longest and the shortest time in which it slows down, in seconds.
  private static let falling = (longest: 0.34, shortest: 0.12)

  private let start: Double
  private let speed: Double
  /// The lengths of its parts, in seconds.
  private let (rise, even, fall): (Double, Double, Double)

  /// - Parameters:
  ///   - distance: in points, ≥ 0.
  ///   - velocity: in points a second; below 0 away from the end.
  ///   - limit: the fastest that it goes, in points a second, at least that velocity; > 0.
  init(distance: Double, velocity: Double, limit: Double) {
    start = velocity
    if velocity >= 0, 2 * distance <= velocity * Self.usual {
      // It slows down all the way.
      (speed, rise, even, fall) = (velocity, 0, 0, velocity > 0 ? 2 * distance / velocity : 0)
      return
    }
    // What is left for the even speed and half of the ramps on both its sides.
    let left = distance - velocity * Self.rising / 2
    let wanted = left / (Self.usual - (Self.rising + Self.falling.longest) / 2)
    speed = min(limit, max(0, wanted))
    let time = speed > 0 ? left / speed : 0
    let slack = 2 * (Self.usual - Self.rising / 2 - time)
    fall = min(Self.falling.longest, max(Self.falling.shortest, slack))
    (rise, even) = (Self.rising, max(0, time - (Self.rising + fall) / 2))
  }

  /// In seconds.
  var duration: Double { rise + even + fall }

  /// The place after a time, in points.
  func place(at time: Double) -> Double {
    let (first, last) = (min(time, rise), time - rise - even)
    var place = start * first + (speed - start) * Self.ramp(first, rise)
    place += speed * max(0, time - rise)
    if last > 0 { place -= speed * Self.ramp(min(last, fall), fall) }
    return place
  }

  /// The velocity after a time, in points a second.
  func velocity(at time: Double) -> Double {
    if time < rise { return start + (speed - start) * Self.share(time / rise) }
    let last = time - rise - even
    return last > 0 ? speed * (1 - Self.share(min(1, last / fall))) : speed
  }

  /// The share of a ramp, 0…1.
  private static func share(_ time: Double) -> Double { time * time * (3 - 2 * time) }

  /// The way along a ramp up to 1 a second, in so many seconds of it.
  private static func ramp(_ time: Double, _ length: Double) -> Double {
    guard length > 0 else { return 0 }
    let share = time / length
    return length * share * share * share * (1 - share / 2)
  }
}
