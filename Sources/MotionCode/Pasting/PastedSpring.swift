import Engine

/// A spring by its physics, to become a motion that lasts until the spring has settled.
struct PastedSpring {
  /// The angular frequency without damping, in radians a second, > 0.
  let frequency: Double
  /// 1 is critical.
  let ratio: Double
  /// In whole ways a second.
  let velocity: Double

  /// nil: there is none of these.
  init?(frequency: Double, ratio: Double, velocity: Double) {
    guard frequency > 0, ratio > 0 else { return nil }
    self.frequency = frequency
    // As exact as what is written is: the equation of a critical spring is another one.
    self.ratio = (min(1e6, ratio) * 10_000).rounded() / 10_000
    self.velocity = min(PastedReading.fastest, max(-PastedReading.fastest, velocity))
  }

  /// The engine's motion of this spring; one that it has no parameters for is lines along it.
  ///
  /// - Throws: ``PastedProblem`` if no motion is near it.
  func type() throws(PastedProblem) -> AnimationType {
    guard ratio >= Self.leastRatio else {
      throw PastedProblem("This spring swings on and on: more damping is needed")
    }
    guard Self.frequencies ~= frequency else {
      throw PastedProblem(
        "This spring is too \(frequency < 1 ? "slow" : "fast"): stiffness 100 and damping 10 are one"
      )
    }
    let settling = spring.settlingDuration(velocity: velocity)
    if let duration = duration(settling: settling) {
      try Self.check(duration)
      return .spring(duration: duration, damping: ratio, initialVelocity: velocity)
    }
    try Self.check(settling)
    return .curve(.piecewiseLinear(try lines(over: settling)), duration: settling)
  }

  /// The engine's springs have at least this damping.
  private static let leastRatio = 0.003
  private static let frequencies = 1e-6...1e9
  /// Of a motion, in seconds.
  private static let durations = 0.001...PastedReading.longest
  /// The most by which lines may differ from the spring, as shares of how far it goes.
  private static let tolerances = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016]

  private static let swingsTooOften = PastedProblem(
    "This spring swings too often: more damping is needed")

  private var spring: Spring {
    Spring(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  private static func check(_ duration: Double) throws(PastedProblem) {
    guard !(durations ~= duration) else { return }
    let time = PlainNumber.text(duration, decimals: duration < 1 ? 6 : 1)
    throw PastedProblem(
      "This spring comes to rest after \(time) s: "
        + (duration < 1 ? "0.001 s is the shortest" : "60 s is the longest"))
  }

  /// That of the engine's spring; nil: lines are nearer to this one. Those are for springs that are
  /// damped more, or start so fast that by their definition they wait long after they have settled.
  private func duration(settling: Double) -> Double? {
    guard ratio <= 1, velocity < ratio * frequency else { return nil }
    let duration = SpringCurve.duration(frequency: frequency, damping: ratio, velocity: velocity)
    return duration <= 1.5 * settling || swings(in: settling) > Self.mostSwings ? duration : nil
  }

  /// The most turns of a spring that lines go along.
  private static let mostSwings = 50.0

  /// The number of turns within a time.
  private func swings(in time: Double) -> Double {
    max(0, 1 - ratio * ratio).squareRoot() * frequency * time / .pi
  }

  private func lines(over settling: Double) throws(PastedProblem) -> PiecewiseLinear {
    let count = 2000
    guard swings(in: settling) < Double(PastedCurve.most) / 2 else { throw Self.swingsTooOften }
    let times = (0...count).map { Double($0) / Double(count) }
    let values = times.map { place in
      place == 1 ? 1 : spring.value(at: place * settling, from: 0, to: 1, velocity: velocity)
    }
    let farthest = values.map(abs).max() ?? 1
    guard farthest <= PastedCurve.farthest else {
      throw PastedProblem(
        "This spring goes \(PlainNumber.text(farthest, decimals: 0)) times its way: "
          + "a start velocity of \(PlainNumber.text(velocity, decimals: 2)) ways a second is too much"
      )
    }
    let polyline = Polyline(
      times: times, values: values.map { Lanes(repeating: $0) }, start: 0, end: count)
    for tolerance in Self.tolerances {
      let places = polyline.places(within: tolerance * max(1, farthest))
      guard places.count <= PastedCurve.most else { continue }
      return PiecewiseLinear(places.map { .init(rounded(values[$0]), at: rounded(times[$0])) })
    }
    throw Self.swingsTooOften
  }

  private func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}
