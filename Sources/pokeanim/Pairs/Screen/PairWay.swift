import Engine

/// The way of one view between the two layouts of a pair, in its parent's coordinates.
struct PairWay {
  let ends: PairEnds
  let course: PairCourse

  /// The part of the whole in which a view steps aside, and rises.
  private static let (step, rise) = (0.08, 0.04)
  /// The pace of a way on which nobody sees where it begins and ends.
  private static let bend = TimingCurve.cssEaseInOut
  /// The way that is a whole lift, in points.
  private static let wholeLift = 150.0

  // MARK: At a part of the way

  /// The places from the start to the end, between which it goes straight.
  private var places: [PairCourse.Stop] {
    let (from, to) = (ends.from.frame, ends.to.frame)
    var stops = course.stops
    if stops.isEmpty, let hidden = course.hidden {
      stops = [
        PairCourse.Stop(part: hidden.lowerBound, frame: from),
        PairCourse.Stop(part: hidden.upperBound, frame: to, curve: Self.bend),
      ]
    }
    return [PairCourse.Stop(part: 0, frame: from)] + stops
      + [PairCourse.Stop(part: 1, frame: to)]
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
    let step = Self.step
    let share = part < step ? part / step : part > 1 - step ? (1 - part) / step : 1
    return course.aside * Self.bend.value(at: share) + course.origin * (1 - part)
  }

  // MARK: As an animation

  /// The whole way of a view, in a second.
  func animation(of view: View) -> Animation<Effect> {
    guard course != .plain else {
      return .parallel(view.ways(from: ends.from, to: ends.to, duration: 1) + corners(of: view))
    }
    let places = places
    var parts = [
      keyframes(places.map { Keyframe($0.part, $0.frame.center, curve: $0.curve) })
        .bind(view, with: \.center),
      keyframes(places.map { Keyframe($0.part, $0.frame.size, curve: $0.curve) })
        .bind(view, with: \.size),
      keyframes(opacities).bind(view, with: \.alpha),
    ]
    // Named without a shift too: it may take over, when mirrored, from a way that has one.
    let curve = course.aside == .zero ? .linear : Self.bend
    let shifts = [0, Self.step, 1 - Self.step, 1].map {
      Keyframe($0, offset(at: $0), curve: curve)
    }
    parts.append(keyframes(shifts).bind(view, with: \.translation))
    if course.asideScale != 1 {
      let scale = Point(course.asideScale, course.asideScale)
      parts.append(bump(Point(1, 1), scale, Self.step).bind(view, with: \.scale))
    }
    return .parallel(parts + corners(of: view) + lift(of: view))
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
    let (from, to) = (ends.from.frame, ends.to.frame)
    let corners = Point(from.maxX, from.maxY).distance(to: Point(to.maxX, to.maxY))
    let way = max(from.origin.distance(to: to.origin), corners)
    guard course.isLifted, way > 0 else { return [] }
    var lying = Palette.lifted(unit: 0)
    lying.color.alpha = 0
    let lifted = Palette.lifted(unit: min(1, way / Self.wholeLift) / 3)
    return [
      bump(0, way, Self.rise).bind(view, with: \.zPosition),
      keyframes([
        Keyframe(0, lying), Keyframe(0.5, lifted, curve: .cssEaseOut),
        Keyframe(1, lying, curve: .cssEaseIn),
      ]).bind(view, with: \.shadow),
    ]
  }

  /// From one value to another and back, with most of the time there.
  private func bump<Value: Interpolatable & Hashable>(
    _ rest: Value, _ top: Value, _ step: Double
  ) -> Animation<Average<Value>> {
    keyframes([
      Keyframe(0, rest), Keyframe(step, top, curve: Self.bend), Keyframe(1 - step, top),
      Keyframe(1, rest, curve: Self.bend),
    ])
  }

  private var opacities: [Keyframe<Double>] {
    let (from, to) = (ends.from.alpha, ends.to.alpha)
    var marks = [(course.fading.lowerBound, from), (course.fading.upperBound, to)]
    if let hidden = course.hidden {
      marks = [
        (max(0, hidden.lowerBound - course.fade), from), (hidden.lowerBound, 0),
        (hidden.upperBound, 0), (min(1, hidden.upperBound + course.fade), to),
      ]
    }
    if marks[0].0 > 0 { marks.insert((0, from), at: 0) }
    if marks[marks.count - 1].0 < 1 { marks.append((1, to)) }
    return marks.map { Keyframe($0.0, $0.1) }
  }
}
