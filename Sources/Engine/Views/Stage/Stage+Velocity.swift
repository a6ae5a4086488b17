extension Stage {
  /// The velocity of a view's centre in its parent on screen, in points a second; zero at rest, and
  /// while a hand holds it.
  public func velocity(of view: View) -> Point {
    Point(lanes: speed(of: view.property(.center), in: view))
  }

  /// The velocity of any property of a view on screen, in the property's units a second: of
  /// `\.alpha`, of `\.scale`, or of a part such as `\.center.x` or `\.transform.rotation`.
  ///
  /// Zero at rest, while a hand holds it, and for what the stage doesn't move; for a `frame` or
  /// `transform` as a whole ask for its parts.
  public func velocity<Value: Interpolatable>(
    of view: View, _ property: KeyPath<View, Value>
  ) -> Value {
    guard let places = type(of: view).places(of: property), places.count == 1 else {
      return Value(lanes: .zero)
    }
    let whole = speed(of: Property(view, places[0].number), in: view)
    return Value(lanes: places[0].read(whole))
  }

  private func speed(of property: Property, in view: View) -> Lanes {
    let rest = view.restLanes(of: property.number)
    return properties.read(property) { $0.speed(at: seconds, rest: rest) } ?? .zero
  }

  /// Plays the changes of a closure by a spring, launched at a velocity: a card that is thrown to
  /// its place.
  ///
  /// Unlike a curve's, the velocity is in points a second and of each axis by itself, however far
  /// it is to go. It takes the place of the velocity on screen.
  /// - Parameters:
  ///   - spring: comes to rest; not undamped. It takes the time that it needs.
  ///   - velocity: of the centres that the closure moves, in points a second; nil: the one on
  ///     screen goes on. Without effect while a component view reloads.
  /// - Returns: the playback that moves them.
  @discardableResult
  public func animate(
    spring: Spring, velocity: Point? = nil, interruption: Interruption = .additive,
    file: StaticString = #fileID, line: UInt = #line, animations: () -> Void,
    completion: ((Outcome) -> Void)? = nil
  ) -> Playback {
    require(
      spring.damping > 0, "a spring without damping never comes to rest", file: file, line: line)
    let curve = SpringCurve(spring)
    let playback = animate(
      withDuration: curve.duration, curve: .spring(curve), interruption: interruption,
      file: file, line: line, animations: animations, completion: completion)
    if let velocity, recorder?.reload == nil {
      for property in playback.properties where property.number == ViewProperty.center.rawValue {
        if let view = property.owner as? View {
          setVelocity(velocity, of: view, spring: spring)
        }
      }
    }
    return playback
  }

  /// Lets a view go on at a velocity, as after a throw: a spring leads it over to whatever moves
  /// the view, or to where it rests.
  ///
  /// Nothing for people who asked for less motion.
  /// - Parameters:
  ///   - velocity: of its centre in its parent, in points a second; finite.
  ///   - spring: swings out and comes to rest; not undamped; nil: that of a hand's throw.
  public func setVelocity(
    _ velocity: Point, of view: View, spring: Spring? = nil
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
