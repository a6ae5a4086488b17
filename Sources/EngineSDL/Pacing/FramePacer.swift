/// Says when the next frame is due: by the display's own presents where they wait for it, else by
/// a grid of times, on which pictures are begun just in time.
struct FramePacer {
  /// One frame to make.
  struct Frame: Hashable {
    /// The time that the picture is of.
    var time: Int64
    /// Don't begin before; nil: at once.
    var wake: Int64?
    /// The time at which the picture is expected on screen.
    var target: Int64
  }

  /// True while presents are believed to wait for the display.
  private(set) var followsPresents: Bool
  private var grid: PacingClock
  private var predictor: PresentPredictor
  private let cap: Double
  private var rate: Double
  /// The time of the last picture, and the target of the frame before if there was no pause.
  private var lastPresent: Int64?
  private var lastTarget: Int64?
  /// The time that a picture of the grid is on its way: what the first of a motion took.
  private var lag: Int64 = 0
  private var forecast = WorkForecast()
  /// The frame in the making; nil: it waits for no slot.
  private var current: Frame?
  /// The time at which the frame in the making was begun.
  private var begun: Int64
  /// Frames since the last present that were not shown, because nothing had changed.
  private var unshown = 0
  /// Presents that returned too soon to have waited, since the last one that waited.
  private var hasty = 0

  /// - Parameters:
  ///   - rate: the rate that the display reports, in hertz, > 0.
  ///   - cap: the most frames a second, > 0; nil: as many as the display shows.
  ///   - presentsWait: true if a present returns only when the display has taken the picture.
  init(rate: Double, cap: Double?, presentsWait: Bool, at now: Int64) {
    self.cap = cap ?? .infinity
    self.rate = rate
    followsPresents = presentsWait
    grid = PacingClock(rate: min(rate, self.cap), at: now)
    predictor = PresentPredictor(rate: rate)
    (current, begun) = (nil, now)
  }

  /// Frames that should have been shown and were not.
  var missed: Int { predictor.missed + grid.missed }

  /// Seconds between frames.
  var interval: Double {
    followsPresents ? predictor.period * Double(stride) / 1e9 : 1 / grid.rate
  }

  /// The window went to a display of another rate, or another way to present was taken.
  mutating func adapt(rate: Double, presentsWait: Bool, at now: Int64) {
    if rate != self.rate {
      self.rate = rate
      grid.adapt(rate: min(rate, cap), at: now)
      predictor.adapt(rate: rate)
    }
    if !presentsWait, followsPresents { distrust(at: now) }
  }

  /// Nothing moved for a while: what passed is not missed. A frame may begin now, and is shown
  /// as soon as it is made.
  mutating func rebase(at now: Int64) {
    grid.rebase(at: now)
    (current, begun) = (nil, now)
    unshown = 0
    predictor.pause()
    lastPresent = nil
    lastTarget = nil
  }

  // MARK: Frames

  /// The next frame, each once and in order.
  mutating func next(at now: Int64) -> Frame {
    let frame = followsPresents ? nextByPresents(at: now) : nextByGrid(at: now)
    (current, begun) = (frame, max(now, frame.wake ?? now))
    unshown += 1
    return frame
  }

  /// The frame's picture is made; it is not to be handed over before the time returned: on the
  /// grid nothing else waits for its target.
  mutating func finished(at now: Int64) -> Int64? {
    forecast.observe(now - begun)
    guard !followsPresents, let frame = current else { return nil }
    // A target that lies far ahead is of another clock.
    return (1...gridPeriod).contains(frame.target - now) ? frame.target : nil
  }

  /// A picture was handed over at `began`, and was taken at `ended`.
  mutating func presented(began: Int64, ended: Int64) {
    let stride = stride * max(1, unshown)
    unshown = 0
    defer { lastPresent = ended }
    guard followsPresents else {
      if current == nil { lag = min(max(0, began - begun), gridPeriod) }
      return
    }
    let gap = lastPresent.map { Double(ended - $0) } ?? .infinity
    let waited = Double(ended - began)
    if waited > min(gap, predictor.period) / 4 {
      hasty = 0
    } else if gap < min(predictor.period, 1e9 / rate) / 2 {
      hasty += 1
      if hasty >= Self.patience { distrust(at: ended) }
      return
    }
    predictor.observe(ended, stride: stride)
  }

  /// A queue of pictures that was empty takes a few at once; a display that waits takes no more.
  private static let patience = 4

  private mutating func distrust(at now: Int64) {
    followsPresents = false
    grid.rebase(at: now)
    lag = 0
  }

  private var gridPeriod: Int64 { Int64(1e9 / grid.rate) }

  private mutating func nextByGrid(at now: Int64) -> Frame {
    let slot = grid.nextSlot(after: now - lag)
    let target = slot + lag
    return Frame(
      time: slot, wake: target - forecast.lead(within: gridPeriod), target: target)
  }

  private mutating func nextByPresents(at now: Int64) -> Frame {
    let period = Int64(predictor.period)
    var target = predictor.next(after: now)
    if let lastTarget, target < lastTarget + period / 2, lastTarget - now < 2 * period {
      // The same picture of the display twice: jitter, or a present that did not wait.
      target = lastTarget + period
    }
    target += Int64(stride - 1) * period
    lastTarget = target
    // No present has waited if the frame before was not shown; under a cap, too few have.
    let wake = stride > 1 || unshown > 0 ? target - period + period / 8 : nil
    return Frame(time: target - period, wake: wake, target: target)
  }

  /// Pictures of the display for one frame.
  private var stride: Int {
    cap.isInfinite ? 1 : max(1, Int((1e9 / predictor.period / cap - 0.01).rounded(.up)))
  }
}
