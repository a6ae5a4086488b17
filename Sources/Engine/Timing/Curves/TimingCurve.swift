/// The spread of a change over its time, as data: progress in, share of the change out.
///
/// Progress is clamped to 0…1; NaN is a programmer error. Every curve is exactly 0 at 0 and
/// exactly 1 at 1, springs too: the small rest that their definition leaves (≤ 0.4 %) is
/// covered by a snap at the end. Only steps that jump at the start and lines whose stops say so
/// begin or end elsewhere. In between a curve may leave 0…1 (overshoot).
///
///     TimingCurve.deckEaseOut(2).value(at: 0.5)  // 0.75
public enum TimingCurve: Hashable, Sendable {
  /// The identity.
  case linear
  /// The deck's `easeIn`: 1 − (1 − t)^(1/c), for c > 0: slow at first for c > 1.
  case deckEaseIn(Double)
  /// The deck's `easeOut`: 1 − (1 − t)^c, for c > 0: slow at last for c > 1.
  case deckEaseOut(Double)
  /// The deck's `easeInOut`: 1 / (1 + exp(c/t − c/(1 − t))), for c > 0: slow at both ends,
  /// steeper for larger c.
  case deckEaseInOut(Double)
  /// A CSS `cubic-bezier(…)` curve.
  case cubicBezier(CubicBezier)
  /// A damped spring, over its own duration.
  case spring(SpringCurve)
  /// A CSS `steps(…)` curve.
  case steps(Steps)
  /// A CSS `linear(…)` curve.
  case piecewiseLinear(PiecewiseLinear)
  /// A curve of one of Penner's families.
  case penner(PennerFamily, EaseSide)
  /// A function, where no data will do.
  case custom(CustomCurve)

  /// CSS `ease`.
  public static let cssEase = TimingCurve.cubicBezier(.cssEase)
  /// CSS `ease-in`.
  public static let cssEaseIn = TimingCurve.cubicBezier(.cssEaseIn)
  /// CSS `ease-out`.
  public static let cssEaseOut = TimingCurve.cubicBezier(.cssEaseOut)
  /// CSS `ease-in-out`.
  public static let cssEaseInOut = TimingCurve.cubicBezier(.cssEaseInOut)
  /// CSS `step-start`.
  public static let cssStepStart = TimingCurve.steps(Steps(1, jump: .start))
  /// CSS `step-end`.
  public static let cssStepEnd = TimingCurve.steps(Steps(1, jump: .end))

  /// The largest number, and the least below 0, that a curve from outside may be made of: whatever
  /// is worked out from such ones is a number.
  static let largest = 1e100

  /// A curve by a function of the progress between 0 and 1; see `CustomCurve`.
  public static func custom(_ function: @escaping @Sendable (Double) -> Double) -> TimingCurve {
    .custom(CustomCurve(function))
  }
}

extension TimingCurve {
  /// The share of the change at a progress.
  public func value(at progress: Double) -> Double {
    require(!progress.isNaN, "TimingCurve: progress must be a number, it is NaN")
    guard 0 < progress, progress < 1 else { return end(progress) }
    switch self {
    case .linear: return progress
    case .deckEaseIn(let c): return Ease.in(progress, exponent: c)
    case .deckEaseOut(let c): return Ease.out(progress, exponent: c)
    case .deckEaseInOut(let c): return Ease.inOut(progress, steepness: c)
    case .cubicBezier(let curve): return curve.value(at: progress)
    case .spring(let curve): return curve.value(at: progress)
    case .steps(let steps): return steps.value(at: progress)
    case .piecewiseLinear(let lines): return lines.value(at: progress)
    case .penner(let family, let side): return Penner.value(family, side, progress)
    case .custom(let curve): return curve.value(at: progress)
    }
  }

  /// The derivative of `value` by progress; one-sided at 0 and at 1.
  ///
  /// 0 for steps; infinite where the curve is vertical (an end of `deckEaseIn(2)`,
  /// `cubic-bezier(0, 1, …)`).
  public func slope(at progress: Double) -> Double {
    require(!progress.isNaN, "TimingCurve: progress must be a number, it is NaN")
    let progress = min(max(progress, 0), 1)
    switch self {
    case .linear: return 1
    case .deckEaseIn(let c): return Ease.inSlope(progress, exponent: c)
    case .deckEaseOut(let c): return Ease.outSlope(progress, exponent: c)
    case .deckEaseInOut(let c): return Ease.inOutSlope(progress, steepness: c)
    case .cubicBezier(let curve): return curve.slope(at: progress)
    case .spring(let curve): return curve.slope(at: progress)
    case .steps: return 0
    case .piecewiseLinear(let lines): return lines.slope(at: progress)
    case .penner(let family, let side): return Penner.slope(family, side, progress)
    case .custom(let curve): return curve.slope(at: progress)
    }
  }

  /// The value at a progress of at most 0 or at least 1.
  private func end(_ progress: Double) -> Double {
    let end = progress > 0 ? 1.0 : 0
    switch self {
    case .steps(let steps): return steps.value(at: end, isBefore: progress < 0)
    case .piecewiseLinear(let lines): return lines.value(at: end)
    default: return end
    }
  }
}
