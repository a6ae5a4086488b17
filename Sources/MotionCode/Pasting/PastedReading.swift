import Engine

/// A motion as a language says it: its spring or its curve, and the times that are said by their place.
struct PastedReading {
  enum Kind {
    /// CSS's ease-in-out.
    case easeInOut
    case curve(TimingCurve)
    /// A spring at whose end a thousandth is left; of whichever duration.
    case settling(damping: Double, velocity: Double)
    /// A spring by its angular frequency without damping and its damping ratio.
    case swinging(frequency: Double, damping: Double, velocity: Double)
  }

  let kind: Kind
  /// In seconds; nil: it is said elsewhere, or not at all.
  let duration, delay: Double?

  init(_ kind: Kind, duration: Double? = nil, delay: Double? = nil) {
    (self.kind, self.duration, self.delay) = (kind, duration, delay)
  }

  /// The least duration and the largest velocity of a motion, in seconds and whole ways a second.
  static let (shortest, longest, fastest) = (0.05, 60.0, 1000.0)

  /// The type of the motion.
  ///
  /// - Parameter duration: in seconds, of what names none.
  func type(lasting duration: Double) -> AnimationType {
    let time = max(Self.shortest, self.duration ?? duration)
    switch kind {
    case .easeInOut: return .linear(duration: time)
    case .curve(let curve): return .curve(curve, duration: time)
    case .settling(let damping, let velocity):
      return .spring(
        duration: time, damping: Self.limited(damping), initialVelocity: Self.inRange(velocity))
    case .swinging(let frequency, let damping, let velocity):
      // As exact as what is written is: the equation of a critical spring is another one.
      let (ratio, speed) = (
        Self.limited((damping * 10_000).rounded() / 10_000), Self.inRange(velocity)
      )
      return .spring(
        duration: Self.lasting(frequency, ratio, speed), damping: ratio, initialVelocity: speed)
    }
  }

  private static func limited(_ damping: Double) -> Double { min(1, max(0.001, damping)) }
  private static func inRange(_ velocity: Double) -> Double {
    min(fastest, max(-fastest, velocity))
  }

  /// The duration of a spring of a frequency, in seconds: that at whose end a thousandth is left, as
  /// the engine's springs of a duration and a damping have it.
  private static func lasting(_ frequency: Double, _ ratio: Double, _ velocity: Double) -> Double {
    func phase(_ duration: Double) -> Double {
      let curve = SpringCurve(duration: duration, damping: ratio, initialVelocity: velocity)
      return curve.angularFrequency * duration
    }
    // The phase at the end does not depend on the duration for a start at rest.
    guard velocity != 0 else { return min(longest, max(shortest, phase(1) / frequency)) }
    var (low, high) = (shortest, longest)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if phase(middle) > frequency * middle { low = middle } else { high = middle }
    }
    return high
  }
}

extension PastedReading {
  /// A spring by its physics; nil: there is none of these.
  static func spring(
    mass: Double = 1, stiffness: Double, damping: Double, velocity: Double
  ) -> PastedReading? {
    let frequency = (stiffness / mass).squareRoot()
    return spring(
      frequency: frequency, damping: damping / (2 * frequency * mass), velocity: velocity)
  }

  /// A spring by its angular frequency without damping and its damping ratio; nil: there is none.
  static func spring(frequency: Double, damping: Double, velocity: Double) -> PastedReading? {
    guard frequency > 0, frequency.isFinite, damping > 0 else { return nil }
    return PastedReading(.swinging(frequency: frequency, damping: damping, velocity: velocity))
  }
}
