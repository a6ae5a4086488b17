/// The way from a part's own time out to the whole's, through everything that bends it.
final class WarpChain {
  private var outside: WarpChain?
  private let warp: TimeWarp
  private let start: Double
  private let outer: Double
  private let inner: Double

  /// The whole itself.
  convenience init() { self.init(outside: nil, .stretched, start: 0, outer: 1, inner: 1) }

  private init(
    outside: WarpChain?, _ warp: TimeWarp, start: Double, outer: Double, inner: Double
  ) {
    self.outside = outside
    self.warp = warp
    self.start = start
    self.outer = outer
    self.inner = inner
  }

  /// A frame in this one: where it begins and its duration here, and its own duration.
  func inside(_ warp: TimeWarp, at start: Double, outer: Double, inner: Double) -> WarpChain {
    WarpChain(outside: self, warp, start: start, outer: outer, inner: inner)
  }

  /// A time of the frame in seconds of the whole; where a curve goes back and forth, the first.
  func whole(_ time: Double) -> Double {
    var time = time
    var chain = self
    while let outside = chain.outside {
      time =
        chain.start + chain.outer * Self.inverse(chain.warp, min(1, max(0, time / chain.inner)))
      chain = outside
    }
    return time
  }

  private static func inverse(_ warp: TimeWarp, _ fraction: Double) -> Double {
    switch warp {
    case .reversed: 1 - fraction
    case .stretched, .resting, .repeated, .endless: fraction
    case .curve(let curve): inverse(of: curve, fraction)
    }
  }

  /// By halving: where the curve first reaches a fraction.
  private static func inverse(of curve: TimingCurve, _ fraction: Double) -> Double {
    if fraction <= 0 || fraction >= 1 { return fraction }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve.value(at: middle) < fraction { low = middle } else { high = middle }
    }
    return high
  }

  /// A tower of warps is let go one by one: releasing it link by link would recurse.
  deinit {
    var link = outside
    outside = nil
    while isKnownUniquelyReferenced(&link) {
      let next = link?.outside
      link?.outside = nil
      link = next
    }
  }
}
