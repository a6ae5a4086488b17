extension Decay {
  /// The velocity, per second, with which a motion from one place comes to rest at another.
  public func velocity(toReach target: Double, from: Double) -> Double {
    require(target.isFinite && from.isFinite, "Decay: places must be finite")
    return (target - from) / distance(velocity: 1)
  }

  /// The time until the motion is slower than a speed (above 0, per second), in seconds.
  public func duration(velocity: Double, untilSlowerThan speed: Double) -> Double {
    require(speed > 0, "Decay: the speed to wait for must be above 0")
    guard abs(velocity) > speed else { return 0 }
    return Math.log(abs(velocity) / speed) * distance(velocity: 1)
  }

  /// The time at which a motion passes a place, in seconds; nil if it rests before, or goes the
  /// other way.
  public func time(toReach target: Double, from: Double, velocity: Double) -> Double? {
    let share = (target - from) / distance(velocity: velocity)
    guard share.isFinite else { return target == from ? 0 : nil }
    guard 0 <= share, share < 1 else { return nil }
    return -Math.log(1 - share) * distance(velocity: 1)
  }
}
