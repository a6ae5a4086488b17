import Engine

/// A motion from 0 to 1 that is interrupted on its way and sent back to 0, under one policy: as a
/// stage really plays it, sampled.
struct InterruptFilm {
  /// Samples a second.
  static let rate = 240.0

  let policy: Interruption
  /// The place of the view at each sample, in whole distances.
  let places: [Double]

  /// - Parameters:
  ///   - cut: the time at which it is interrupted, in seconds.
  ///   - length: the length of the film, in seconds.
  init(_ policy: Interruption, timing: AnimatorTiming, cut: Double, length: Double) {
    self.policy = policy
    let stage = Stage()
    let view = View()
    stage.root.addSubview(view)
    let go = { (goal: Double) in
      _ = stage.animate(
        withDuration: timing.duration, curve: timing.curve, interruption: policy,
        animations: { view.center = Point(goal, 0) })
    }
    var places: [Double] = []
    let cutIndex = Int((cut * Self.rate).rounded())
    for index in 0...max(1, Int((length * Self.rate).rounded(.up))) {
      stage.advance(to: Instant.zero.advanced(bySeconds: Double(index) / Self.rate))
      if index == 0 { go(1) }
      if index == cutIndex { go(0) }
      places.append(view.presented.center.x)
    }
    self.places = places
  }

  /// The velocity at each sample, in whole distances a second.
  var speeds: [Double] {
    places.indices.map { index in
      index == 0 ? 0 : (places[index] - places[index - 1]) * Self.rate
    }
  }

  /// The place of the view at a progress of the film, 0…1.
  func place(at progress: Double) -> Double {
    let position = min(1, max(0, progress)) * Double(places.count - 1)
    let index = min(places.count - 2, Int(position))
    // Never between two samples of which the second is elsewhere by a jump.
    if abs(places[index + 1] - places[index]) > 0.2 { return places[index] }
    let share = position - Double(index)
    return places[index] + (places[index + 1] - places[index]) * share
  }
}

extension Interruption {
  var title: String {
    switch self {
    case .jump: "Jump"
    case .additive: "Additive"
    case .velocity: "Velocity"
    }
  }

  /// The fate of the first motion, in a line.
  var story: String {
    switch self {
    case .jump: "The first motion is forgotten"
    case .additive: "It runs on underneath"
    case .velocity: "A spring takes its speed over"
    }
  }
}
