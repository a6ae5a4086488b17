extension ScrollMotion {
  /// A hand takes hold: what moves stops where it is.
  public mutating func hold(at time: Instant) {
    guard !isHeld else { return }
    phase = .held(offset(at: time))
  }

  /// The hand has moved this far, in points, since it took hold. Ignored without a hand.
  public mutating func drag(to translation: Double) {
    require(translation.isFinite, "ScrollMotion: a translation must be finite")
    guard var drag = currentDrag else { return }
    drag.move(to: translation)
    phase = .dragged(drag)
  }

  /// The hand lets go at a velocity in points per second: its own, against the offset's. Ignored
  /// without a hand.
  public mutating func release(velocity: Double = 0, at time: Instant) {
    require(velocity.isFinite, "ScrollMotion: a velocity must be finite")
    guard let drag = currentDrag else { return }
    let hand = min(max(velocity, -Self.fastest), Self.fastest)
    // A flick goes on to the next snap, also one that would not carry so far.
    let origin = abs(hand) > Self.flick ? drag.start : nil
    fling(from: drag.offset, velocity: drag.velocity(forHand: hand), origin: origin, at: time)
  }

  /// A hand that lets go faster than this means to go on, in points per second.
  private static let flick = 250.0

  /// A wheel has turned by a distance in points, forwards if positive.
  ///
  /// Distances add up: while it still glides, the next one counts from where it would have come
  /// to. It stays between the ends, and rests at a snap beyond where it began. Ignored while a hand
  /// holds.
  public mutating func wheel(by distance: Double, at time: Instant) {
    require(distance.isFinite, "ScrollMotion: a wheel's distance must be finite")
    guard !isHeld, distance != 0 else { return }
    let start = offset(at: time)
    var wheel = ScrollWheel(origin: start, wanted: start)
    if case .gliding(let glide, _) = phase, isMoving(at: time) {
      wheel = glide.wheel ?? ScrollWheel(origin: start, wanted: glide.target)
    }
    wheel.wanted = extent.clamped(wheel.wanted + distance)
    let target = snaps.rest(near: wheel.wanted, from: wheel.origin, in: extent)
    let velocity = velocity(at: time)
    phase = .gliding(ScrollGlide(from: start, velocity: velocity, to: target, wheel: wheel), time)
  }

  /// Scrolls to an offset, or the nearest possible one; a hand that holds it loses it.
  ///
  /// - Parameter isAnimated: true if it glides there, false if it is there at once.
  public mutating func scroll(to target: Double, isAnimated: Bool = true, at time: Instant) {
    require(target.isFinite, "ScrollMotion: an offset must be finite")
    if isAnimated {
      glide(to: target, at: time)
    } else {
      phase = .resting(extent.clamped(target))
    }
  }

  /// Scrolls as little as needed to show a range of the content; its start, if it is too long.
  public mutating func scroll(
    toShow range: ClosedRange<Double>, isAnimated: Bool = true, at time: Instant
  ) {
    let now = rest ?? offset(at: time)
    let target = min(max(now, range.upperBound - extent.viewport), range.lowerBound)
    guard target != now else { return }
    scroll(to: target, isAnimated: isAnimated, at: time)
  }

  /// Scrolls at an even pace in points per second, forwards if positive, until an end, before
  /// which it brakes; 0 stops a drift, and nothing else. Ignored while a hand holds, and by what
  /// springs back from beyond an end.
  public mutating func drift(at pace: Double, at time: Instant) {
    require(pace.isFinite, "ScrollMotion: a pace must be finite")
    let offset = offset(at: time)
    guard !isHeld, offset == extent.clamped(offset) else { return }
    if case .drifting(let drift, _) = phase {
      guard drift.pace != pace else { return }
    } else if pace == 0 {
      return
    }
    drift(from: offset, pace: pace, at: time)
  }

  /// Content or viewport have other lengths. Nothing jumps: what moves goes on, what now lies
  /// beyond an end springs back to it. Only what rests at a snap is at the same one at once.
  ///
  /// - Parameters:
  ///   - shift: by how much the content before the viewport has grown; the offset is raised by it
  ///     at once, so that what is seen stays.
  ///   - snaps: the offsets at which it comes to rest by itself, from now on.
  public mutating func resize(
    to extent: ScrollExtent, shiftingBy shift: Double = 0, snaps: ScrollSnaps = ScrollSnaps(),
    at time: Instant
  ) {
    require(shift.isFinite, "ScrollMotion: a shift must be finite")
    guard extent != self.extent || shift != 0 || snaps != self.snaps else { return }
    let (before, old) = (self.extent, self.snaps)
    (self.extent, self.snaps) = (extent, snaps)
    if isAtRest(at: time), shift == 0, let rest,
      let place = snaps.place(of: rest, since: old, in: before, now: extent)
    {
      phase = .resting(place)
    }
    let (offset, velocity) = (self.offset(at: time) + shift, self.velocity(at: time))
    switch phase {
    case .held: phase = .held(offset)
    case .dragged(let drag): phase = .dragged(drag.resized(to: extent, shiftedBy: shift))
    case .resting, .flung: fling(from: offset, velocity: velocity, at: time)
    case .gliding(let glide, _):
      let same = snaps.place(of: glide.target, since: old, in: before, now: extent)
      let target = same ?? snaps.rest(near: glide.target + shift, in: extent)
      self.glide(
        from: offset, velocity: velocity, to: target, isThrow: glide.isThrow && velocity != 0,
        at: time)
    case .drifting(let drift, _): self.drift(from: offset, pace: drift.pace, at: time)
    }
  }

  private var currentDrag: ScrollDrag? {
    switch phase {
    case .held(let offset): ScrollDrag(at: offset, in: extent)
    case .dragged(let drag): drag
    case .resting, .flung, .gliding, .drifting: nil
    }
  }

  /// Lets go of it at a velocity.
  ///
  /// - Parameter origin: the offset beyond which it is to come to rest; nil: anywhere.
  private mutating func fling(
    from offset: Double, velocity: Double, origin: Double? = nil, at time: Instant
  ) {
    let fling = ScrollFling(from: offset, velocity: velocity, in: extent)
    // A flick back to where it came from goes no farther than it leads.
    let goesOn = origin.map { (fling.rest - $0) * velocity > 0 } ?? false
    let rest = snaps.rest(near: fling.rest, from: goesOn ? origin : nil, in: extent)
    if velocity == 0, offset == rest {
      phase = .resting(offset)
    } else if rest == fling.rest {
      phase = .flung(fling, time)
    } else {
      phase = .gliding(ScrollGlide(throwing: velocity, from: offset, to: rest), time)
    }
  }

  /// Begins a drift; what lies beyond an end springs back instead, and at pace 0 it rests.
  private mutating func drift(from offset: Double, pace: Double, at time: Instant) {
    guard pace != 0, offset == extent.clamped(offset) else {
      return fling(from: offset, velocity: 0, at: time)
    }
    phase = .drifting(ScrollDrift(from: offset, pace: pace, in: extent), time)
  }

  private mutating func glide(to target: Double, at time: Instant) {
    glide(from: offset(at: time), velocity: velocity(at: time), to: target, at: time)
  }

  private mutating func glide(
    from offset: Double, velocity: Double, to target: Double, isThrow: Bool = false,
    at time: Instant
  ) {
    phase = .gliding(
      ScrollGlide(
        from: offset, velocity: velocity, to: extent.clamped(target), isThrow: isThrow), time)
  }
}
