extension Stage {
  /// The velocity of a view's centre in its parent on screen, in points a second; zero at rest, and
  /// while a hand holds it.
  public func velocity(of view: View) -> Point {
    let property = view.property(.center)
    let rest = view.restLanes(of: property.number)
    let speed = properties.read(property) { $0.speed(at: seconds, rest: rest) } ?? .zero
    return Point(lanes: speed)
  }

  /// Lets a view go on at a velocity, as after a throw: a spring leads it over to whatever moves
  /// the view, or to where it rests.
  ///
  /// Nothing for people who asked for less motion.
  /// - Parameters:
  ///   - velocity: of its centre in its parent, in points a second; finite.
  ///   - spring: swings out and comes to rest; not undamped; nil: that of a hand's throw.
  public func setVelocity(
    _ velocity: Point, of view: View,
    spring: Spring? = nil
  ) {
    require(velocity.x.isFinite && velocity.y.isFinite, "a velocity must be finite")
    let spring = spring ?? Spring(response: SettleSpring.response, dampingRatio: 0.8)
    require(spring.damping > 0, "a spring without damping never comes to rest")
    guard !reducesMotion else { return }
    let (property, now) = (view.property(.center), seconds)
    let rest = view.restLanes(of: property.number)
    properties.changeOrAdd(property) { layers in
      let missing = velocity.lanes - layers.speed(at: now, rest: rest)
      let residue = Residue(
        spring: spring, for: spring.timeToFade, from: .zero, velocity: missing, since: now)
      if missing != .zero { layers.add(residue, in: .all) }
    }
    present()
  }
}

extension Spring {
  /// The time until a millionth is left of any motion, in seconds.
  fileprivate var timeToFade: Double {
    let decay = angularFrequency * min(dampingRatio, 1 / (2 * dampingRatio))
    return -Math.log(1e-6) / decay
  }
}
