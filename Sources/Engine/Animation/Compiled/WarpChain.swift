/// The way from a part's own time out to the whole's, through everything that bends it.
///
/// What is straight (stretching, turning round) is put together at once, so that a tower of it
/// costs no more than one; curves are gone through one by one.
struct WarpChain {
  private var scale = 1.0
  private var offset = 0.0
  private var curve: BentTime?

  /// The whole itself.
  init() {}

  /// A frame in this one: where it begins and its duration here, and its own duration.
  func inside(_ warp: TimeWarp, at start: Double, outer: Double, inner: Double) -> WarpChain {
    switch warp {
    case .reversed: straight(from: start + outer, pace: -outer / inner)
    case .stretched, .resting, .repeated, .endless: straight(from: start, pace: outer / inner)
    case .curve(let curve): WarpChain(BentTime(curve, inner, straight(from: start, pace: outer)))
    }
  }

  private func straight(from start: Double, pace: Double) -> WarpChain {
    var chain = self
    chain.offset = place(start)
    chain.scale = scale * pace
    return chain
  }

  private init(_ curve: BentTime) { self.curve = curve }

  private func place(_ time: Double) -> Double { offset + scale * time }

  /// A time of the frame in seconds of the whole; where a curve goes back and forth, the first.
  func whole(_ time: Double) -> Double { whole(time) { $0.fraction(at: $1) } }

  /// The time, in seconds of the whole, at which a time of the frame is over for good: a curve that
  /// goes back and forth does not go back before it any more.
  func wholeForGood(_ time: Double) -> Double { whole(time) { $0.lastFraction(before: $1) } }

  private func whole(_ time: Double, _ fraction: (BentTime, Double) -> Double) -> Double {
    var time = place(time)
    var next = curve
    while let bent = next {
      time = bent.outside.place(fraction(bent, time))
      next = bent.outside.curve
    }
    return max(0, time)
  }

  /// A frame whose time a curve bends, outside of which there may be others.
  private final class BentTime {
    private let curve: TimingCurve
    /// The frame's own duration in seconds.
    private let duration: Double
    /// From a fraction of the frame, 0…1, outwards.
    private(set) var outside: WarpChain

    init(_ curve: TimingCurve, _ duration: Double, _ outside: WarpChain) {
      self.curve = curve
      self.duration = duration
      self.outside = outside
    }

    /// By halving: where the curve first reaches the fraction of the frame's own time.
    func fraction(at time: Double) -> Double {
      let wanted = min(1, max(0, time / duration))
      if wanted <= 0 || wanted >= 1 { return wanted }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if curve.value(at: middle) < wanted { low = middle } else { high = middle }
      }
      return high
    }

    /// From where on the frame's own time is never before one again.
    func lastFraction(before time: Double) -> Double {
      let wanted = min(1, max(0, time / duration))
      guard wanted > 0, let place = samples.lastIndex(where: { $0 < wanted }) else { return 0 }
      guard place < samples.count - 1 else { return 1 }
      let step = 1 / Double(samples.count - 1)
      return Bisection.crossing(from: Double(place) * step, to: Double(place + 1) * step) {
        curve.value(at: $0) >= wanted
      }
    }

    /// The curve at places that lie evenly, close enough to see each of its turns.
    private lazy var samples = (0...Self.sampleCount).map {
      curve.value(at: Double($0) / Double(Self.sampleCount))
    }

    private static let sampleCount = 1_024

    /// A tower of curves is let go one by one: releasing it link by link would recurse.
    deinit {
      var link = outside.curve
      outside.curve = nil
      while isKnownUniquelyReferenced(&link) {
        let next = link?.outside.curve
        link?.outside.curve = nil
        link = next
      }
    }
  }
}
