/// Robert Penner's easing families, with the constants that the web has agreed on
/// (easings.net). Each is given by its "in" form.
public enum PennerFamily: String, Hashable, Sendable, CaseIterable {
  case quad, cubic, quart, quint
  /// A quarter of a cosine.
  case sine
  /// 2^(10t − 10), with a small jump (0.001) at its flat end.
  case expo
  /// A quarter of a circle.
  case circ
  /// First goes back by a tenth.
  case back
  /// Swings up.
  case elastic
  /// Bounces up.
  case bounce
}

/// At which end a family does what it is known for.
public enum EaseSide: String, Hashable, Sendable, CaseIterable {
  case `in`, out, inOut
}

/// The formulas of the families; progress is in 0…1.
enum Penner {
  static func value(_ family: PennerFamily, _ side: EaseSide, _ t: Double) -> Double {
    switch side {
    case .in: family.value(t, isHalf: false)
    case .out: 1 - family.value(1 - t, isHalf: false)
    case .inOut where t < 0.5: family.value(2 * t, isHalf: true) / 2
    case .inOut: 1 - family.value(2 - 2 * t, isHalf: true) / 2
    }
  }

  static func slope(_ family: PennerFamily, _ side: EaseSide, _ t: Double) -> Double {
    switch side {
    case .in: family.slope(t, isHalf: false)
    case .out: family.slope(1 - t, isHalf: false)
    case .inOut: family.slope(t < 0.5 ? 2 * t : 2 - 2 * t, isHalf: true)
    }
  }
}

extension PennerFamily {
  /// "In" from 0 to 1; `isHalf` with the constants of a half of "inOut".
  fileprivate func value(_ t: Double, isHalf: Bool) -> Double {
    switch self {
    case .quad: return t * t
    case .cubic: return t * t * t
    case .quart: return t * t * t * t
    case .quint: return t * t * t * t * t
    case .sine: return 1 - Math.cos(t * .pi / 2)
    case .expo: return t > 0 ? Math.pow(2, 10 * t - 10) : 0
    case .circ: return 1 - (1 - t * t).squareRoot()
    case .back:
      let pull = PennerFamily.pull(isHalf)
      return t * t * ((pull + 1) * t - pull)
    case .elastic:
      let (frequency, shift) = PennerFamily.swing(isHalf)
      return t > 0 ? -Math.pow(2, 10 * t - 10) * Math.sin((10 * t - shift) * frequency) : 0
    case .bounce:
      let fall = Bounce(at: 1 - t)
      return 1 - (7.5625 * fall.offset * fall.offset + fall.floor)
    }
  }

  fileprivate func slope(_ t: Double, isHalf: Bool) -> Double {
    switch self {
    case .quad: return 2 * t
    case .cubic: return 3 * t * t
    case .quart: return 4 * t * t * t
    case .quint: return 5 * t * t * t * t
    case .sine: return .pi / 2 * Math.sin(t * .pi / 2)
    case .expo: return 10 * Math.log(2) * Math.pow(2, 10 * t - 10)
    case .circ: return t / (1 - t * t).squareRoot()
    case .back:
      let pull = PennerFamily.pull(isHalf)
      return t * (3 * (pull + 1) * t - 2 * pull)
    case .elastic:
      let (frequency, shift) = PennerFamily.swing(isHalf)
      let angle = (10 * t - shift) * frequency
      let swing = Math.log(2) * Math.sin(angle) + frequency * Math.cos(angle)
      return -10 * Math.pow(2, 10 * t - 10) * swing
    case .bounce: return 2 * 7.5625 * Bounce(at: 1 - t).offset
    }
  }

  private static func pull(_ isHalf: Bool) -> Double { isHalf ? 1.70158 * 1.525 : 1.70158 }

  private static func swing(_ isHalf: Bool) -> (frequency: Double, shift: Double) {
    isHalf ? (2 * .pi / 4.5, 11.125) : (2 * .pi / 3, 10.75)
  }
}

/// Which of the four parabolas of "out" a progress is on.
private struct Bounce {
  /// From the parabola's lowest place.
  let offset: Double
  /// The parabola's lowest value.
  let floor: Double

  init(at t: Double) {
    switch t * 2.75 {
    case ..<1: (offset, floor) = (t, 0)
    case ..<2: (offset, floor) = (t - 1.5 / 2.75, 0.75)
    case ..<2.5: (offset, floor) = (t - 2.25 / 2.75, 0.9375)
    default: (offset, floor) = (t - 2.625 / 2.75, 0.984375)
    }
  }
}
