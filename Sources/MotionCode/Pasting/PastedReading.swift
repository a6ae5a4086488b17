import Engine

/// A motion as a language says it: its spring or its curve, and the times that are said by their place.
struct PastedReading {
  enum Kind {
    /// CSS's ease-in-out.
    case easeInOut
    case curve(TimingCurve)
    /// A spring at whose end a thousandth is left; of whichever duration.
    case settling(damping: Double, velocity: Double)
    /// A spring that lasts until it has settled.
    case swinging(PastedSpring)
  }

  let kind: Kind
  /// In seconds; nil: it is said elsewhere, or not at all.
  let duration, delay: Double?
  /// True if all times are said by their place: what is elsewhere in the text is another motion's.
  let isWhole: Bool

  init(_ kind: Kind, duration: Double? = nil, delay: Double? = nil, isWhole: Bool = false) {
    (self.kind, self.duration, self.delay, self.isWhole) = (kind, duration, delay, isWhole)
  }

  /// The least and the largest duration and the largest velocity of a motion, in seconds and whole ways
  /// a second.
  static let (shortest, longest, fastest) = (0.05, 60.0, 1000.0)

  /// The type of the motion.
  ///
  /// - Parameters:
  ///   - named: the duration that the text names elsewhere, in seconds.
  ///   - present: that of the present motion, in seconds.
  /// - Throws: ``PastedProblem`` if it is beyond all motions.
  func type(lasting named: Double?, or present: Double) throws(PastedProblem)
    -> AnimationType
  {
    if case .swinging(let spring) = kind { return try spring.type() }
    let said = duration ?? (isWhole ? nil : named)
    if let said { try Self.check(said) }
    let time = max(Self.shortest, said ?? present)
    switch kind {
    case .easeInOut: return .linear(duration: time)
    case .curve(let curve): return .curve(curve, duration: time)
    case .settling(let damping, let velocity):
      return .spring(
        duration: time, damping: min(1, max(0.001, damping)),
        initialVelocity: min(Self.fastest, max(-Self.fastest, velocity)))
    case .swinging(let spring): return try spring.type()
    }
  }

  private static func check(_ duration: Double) throws(PastedProblem) {
    guard duration > 0 else {
      throw PastedProblem("It takes no time: 0.3 s is a duration")
    }
    guard duration > longest else { return }
    let (long, short) = (
      PlainNumber.text(duration, decimals: 1), PlainNumber.text(duration / 1000, decimals: 3)
    )
    throw PastedProblem(
      "It takes \(long) s, and 60 s is the longest: \(long) ms are \(short) s")
  }
}

extension PastedReading {
  /// A spring by its physics; nil: there is none of these.
  static func spring(
    mass: Double = 1, stiffness: Double, damping: Double, velocity: Double
  ) throws(PastedProblem) -> PastedReading {
    guard mass > 0, stiffness > 0 else {
      throw PastedProblem("A spring’s mass and stiffness are above 0: 1 and 100 are")
    }
    let frequency = (stiffness / mass).squareRoot()
    return try spring(
      frequency: frequency, damping: damping / (2 * frequency * mass), velocity: velocity)
  }

  /// A spring by its angular frequency without damping and its damping ratio.
  ///
  /// - Throws: ``PastedProblem`` if there is none of these.
  static func spring(
    frequency: Double, damping: Double, velocity: Double
  ) throws(PastedProblem) -> PastedReading {
    guard let spring = PastedSpring(frequency: frequency, ratio: damping, velocity: velocity)
    else {
      throw PastedProblem("No spring has these numbers: stiffness 100, damping 10 is one")
    }
    return PastedReading(.swinging(spring))
  }
}
