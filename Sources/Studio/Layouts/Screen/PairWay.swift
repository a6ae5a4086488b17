import Engine

/// The way of one view between the two layouts of a pair, in its parent's coordinates.
struct PairWay {
  var ends: PairEnds
  var course: PairCourse
  /// What the view shows in the two layouts, where that is not the same.
  var contents: PairContents?

  /// The part of the whole in which a view steps aside, and rises.
  private static let (step, rise) = (0.08, 0.04)
  /// The pace of a way on which nobody sees where it begins and ends.
  private static let bend = TimingCurve.cssEaseInOut
  /// The way that is a whole lift, in points.
  private static let wholeLift = 150.0

  // MARK: At a part of the way

  /// The places from the start to the end, between which it goes straight.
  private var places: [PairCourse.Stop] {
    let (from, to, flight) = (ends.from.frame, ends.to.frame, course.flight)
    var places = [PairCourse.Stop(part: 0, frame: from)] + course.stops
    if let last = places.last, last.part < flight.lowerBound {
      places.append(PairCourse.Stop(part: flight.lowerBound, frame: last.frame))
    }
    let pace = flight == 0...1 ? TimingCurve.linear : Self.bend
    places.append(PairCourse.Stop(part: flight.upperBound, frame: to, curve: pace))
    if flight.upperBound < 1 { places.append(PairCourse.Stop(part: 1, frame: to)) }
    return places
  }

  /// The place at a part of the way, 0…1, without what it keeps aside.
  func frame(at part: Double) -> Rect {
    let places = places
    let next = places.dropFirst().first { $0.part >= part } ?? places[places.count - 1]
    guard let last = places.last(where: { $0.part < next.part }) else { return ends.from.frame }
    let share = (part - last.part) / (next.part - last.part)
    return last.frame.interpolated(to: next.frame, at: next.curve.value(at: share))
  }

  /// The shift of the view from there.
  func offset(at part: Double) -> Point {
    course.aside * share(aside: part) + course.origin * (1 - part)
  }

  /// The share of the distance that it keeps aside, 0…1.
  private func share(aside part: Double) -> Double {
    Self.bend.value(at: min(1, part / Self.step, (1 - part) / Self.step))
  }

  /// The box that it fills there.
  private func box(at part: Double) -> Rect {
    let frame = frame(at: part).offset(by: offset(at: part))
    let scale = 1 + (course.asideScale - 1) * share(aside: part)
    return Rect(center: frame.center, size: frame.size * scale)
  }

  /// The distance that it goes, by the corner that goes furthest.
  var distance: Double {
    let (from, to) = (ends.from.frame, ends.to.frame)
    return max(
      from.origin.distance(to: to.origin),
      Point(from.maxX, from.maxY).distance(to: Point(to.maxX, to.maxY)))
  }

  /// True if it passes another one on its way, over which it is to rise: it is opaque, and the
  /// other is much larger, or goes less far.
  func passes(over other: PairWay) -> Bool {
    guard ends.isOpaque, isNearer(than: other), !meets(other, at: 0), !meets(other, at: 1) else {
      return false
    }
    let (flight, steps) = (course.flight, 48)
    return (0...steps).contains { step in
      let part = lerp(flight.lowerBound, flight.upperBound, Double(step) / Double(steps))
      return meets(other, at: part)
    }
  }

  /// True if it lies on another one at a part of the way.
  private func meets(_ other: PairWay, at part: Double) -> Bool {
    box(at: part).inset(by: 0.5).intersects(other.box(at: part).inset(by: 0.5))
  }

  private func isNearer(than other: PairWay) -> Bool {
    func area(_ size: Size) -> Double { size.width * size.height }
    let (mine, others) = (area(ends.to.size), area(other.ends.to.size))
    if !other.ends.isOpaque || mine < others / 2 { return true }
    return mine <= others * 2 && distance > other.distance
  }

  // MARK: As an animation

  /// The whole way of a view, in a second.
  ///
  /// - Parameter old: the way that it takes over from: what moved on that is named here too, so that
  ///   it moves back.
  func animation(of view: View, after old: PairWay? = nil) -> Animation<Effect> {
    let courses = [course, old?.course ?? .plain]
    guard courses.contains(where: { $0 != .plain }) else {
      return .parallel(view.ways(from: ends.from, to: ends.to, duration: 1) + paint(of: view))
    }
    let places = places
    var parts = [
      keyframes(places.map { Keyframe($0.part, $0.frame.center, curve: $0.curve) })
        .bind(view, with: \.center),
      keyframes(places.map { Keyframe($0.part, $0.frame.size, curve: $0.curve) })
        .bind(view, with: \.size),
      opacities.bind(view, with: \.alpha),
    ]
    let curve = course.aside == .zero ? .linear : Self.bend
    let shifts = [0, Self.step, 1 - Self.step, 1].map {
      Keyframe($0, offset(at: $0), curve: curve)
    }
    parts.append(keyframes(shifts).bind(view, with: \.translation))
    if courses.contains(where: { $0.asideScale != 1 }) {
      let scale = Point(course.asideScale, course.asideScale)
      parts.append(bump(Point(1, 1), scale, Self.step).bind(view, with: \.scale))
    }
    if courses.contains(where: { $0.height > 0 }) { parts += lift(of: view) }
    return .parallel(parts + paint(of: view))
  }

  /// Its corners, and its colours where these differ.
  private func paint(of view: View) -> [Animation<Effect>] {
    let fades = contents.map { view.fades(from: $0.before, to: $0.after, duration: 1) }
    return corners(of: view) + colors(of: view) + (fades ?? [])
  }

  private func colors(of view: View) -> [Animation<Effect>] {
    let (from, to) = (ends.from, ends.to)
    var parts: [Animation<Effect>] = []
    if from.backgroundColor != to.backgroundColor {
      parts.append(
        keyframes([Keyframe(0, from.backgroundColor), Keyframe(1, to.backgroundColor)])
          .bind(view, with: \.backgroundColor))
    }
    if from.borderColor != to.borderColor {
      parts.append(
        keyframes([Keyframe(0, from.borderColor), Keyframe(1, to.borderColor)])
          .bind(view, with: \.borderColor))
    }
    if from.borderWidth != to.borderWidth {
      parts.append(
        keyframes([Keyframe(0, from.borderWidth), Keyframe(1, to.borderWidth)])
          .bind(view, with: \.borderWidth))
    }
    return parts
  }

  /// Its corners go along with its size.
  private func corners(of view: View) -> [Animation<Effect>] {
    let (from, to) = (ends.from.cornerRadius, ends.to.cornerRadius)
    guard from != to else { return [] }
    let (start, growth) = (ends.from.size.width, ends.to.size.width - ends.from.size.width)
    return [
      keyframes(
        places.map { stop in
          let share = growth == 0 ? stop.part : (stop.frame.width - start) / growth
          return Keyframe(stop.part, lerp(from, to, share), curve: stop.curve)
        }
      ).bind(view, with: \.cornerRadius)
    ]
  }

  private func lift(of view: View) -> [Animation<Effect>] {
    let flight = course.flight
    let heights = bump(0, course.height, Self.rise, in: flight).bind(view, with: \.zPosition)
    guard ends.isOpaque else { return [heights] }
    var lying = Palette.lifted(unit: 0)
    lying.color.alpha = 0
    let lifted =
      course.height > 0 ? Palette.lifted(unit: min(1, distance / Self.wholeLift) / 3) : lying
    let shadows = keyframes([
      Keyframe(flight.lowerBound, lying),
      Keyframe((flight.lowerBound + flight.upperBound) / 2, lifted, curve: .cssEaseOut),
      Keyframe(flight.upperBound, lying, curve: .cssEaseIn),
    ])
    return [heights, shadows.bind(view, with: \.shadow)]
  }

  /// From one value to another and back, with most of the time there.
  private func bump<Value: Interpolatable & Hashable>(
    _ rest: Value, _ top: Value, _ step: Double, in part: ClosedRange<Double> = 0...1
  ) -> Animation<Average<Value>> {
    let step = step * (part.upperBound - part.lowerBound)
    return keyframes([
      Keyframe(part.lowerBound, rest),
      Keyframe(part.lowerBound + step, top, curve: Self.bend),
      Keyframe(part.upperBound - step, top),
      Keyframe(part.upperBound, rest, curve: Self.bend),
    ])
  }

  private var opacities: Animation<Average<Double>> {
    keyframes([
      Keyframe(course.fading.lowerBound, ends.from.alpha),
      Keyframe(course.fading.upperBound, ends.to.alpha),
    ])
  }
}
