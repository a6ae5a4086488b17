/// The place of a frame's own time in the whole program's.
///
/// Curves count as straight lines here, which keeps the order of a frame's parts: it serves to
/// tell which of them is the earlier one, not to tell the time.
struct FramePlace {
  /// The frame's own duration in seconds.
  private let duration: Double
  /// The time of the whole at which its time 0 would lie, in seconds, and the seconds of the whole
  /// that each second of its own takes, negative backwards.
  private let origin: Double
  private let rate: Double
  /// The times of the whole at which it starts and ends, in seconds, holding included.
  private let reach: (start: Double, end: Double)

  init(ofWhole duration: Double) {
    self.init(duration: duration, origin: 0, rate: 1, reach: (0, duration))
  }

  private init(duration: Double, origin: Double, rate: Double, reach: (start: Double, end: Double))
  {
    self.duration = duration
    self.origin = origin
    self.rate = rate
    self.reach = reach
  }

  /// True if the frame's time falls while the whole's rises.
  var isBackward: Bool { rate < 0 }

  /// A time of the frame in seconds of the whole.
  func inWhole(_ time: Double) -> Double {
    if time <= 0 { return reach.start }
    if time >= duration { return reach.end }
    return origin + rate * time
  }

  /// The place of a frame inside this one.
  ///
  /// - Parameters:
  ///   - start: the time at which it begins, in seconds of this one.
  ///   - outer: its duration in seconds of this one.
  ///   - inner: its duration in seconds of its own.
  ///   - active: the time in which it is shown, in seconds of this one.
  func place(
    ofFrameAt start: Double, outer: Double, inner: Double, active: ActiveTime, isReversed: Bool
  ) -> FramePlace {
    let (first, last) = (inWhole(active.start), inWhole(active.end))
    let pace = rate * outer / inner
    return isReversed
      ? FramePlace(
        duration: inner, origin: origin + rate * (start + outer), rate: -pace, reach: (last, first))
      : FramePlace(
        duration: inner, origin: origin + rate * start, rate: pace, reach: (first, last))
  }
}
