extension Program {
  /// A part with a time of its own, inside another one.
  struct Frame {
    let parent: Int
    /// The part's place in seconds of the parent.
    let start: Double
    let outerDuration: Double
    let innerDuration: Double
    let warp: TimeWarp
    let active: ActiveTime
    /// Its place in the whole.
    let map: TimeMap
    /// The times of the whole at which its start and its end are shown, holding included.
    private let shownStart: Double
    private let shownEnd: Double

    /// The whole itself.
    init(ofWhole duration: Double) {
      parent = 0
      start = 0
      outerDuration = duration
      innerDuration = duration
      warp = .stretched
      active = ActiveTime(ofWhole: duration)
      map = TimeMap()
      (shownStart, shownEnd) = (0, duration)
    }

    /// A frame in another one.
    ///
    /// - Parameters:
    ///   - parent: the number of the other one.
    ///   - number: its own number.
    ///   - start: the time at which it begins, in seconds of the other one.
    ///   - outer: its duration in seconds of the other one.
    ///   - inner: its duration in seconds of its own.
    ///   - active: the time in which it is shown, in seconds of the other one.
    init(
      in frames: [Frame], parent: Int, warp: TimeWarp, start: Double, outer: Double,
      inner: Double, active: ActiveTime
    ) {
      let around = frames[parent]
      self.parent = parent
      self.start = start
      outerDuration = outer
      innerDuration = inner
      self.warp = warp
      self.active = active
      map = around.map.inside(warp, at: start, outer: outer, inner: inner, frame: frames.count)
      let (first, last) = (around.shown(active.start), around.shown(active.end))
      (shownStart, shownEnd) = warp == .reversed ? (last, first) : (first, last)
    }

    /// The time of the whole, in seconds, at which a time of the frame is shown in its first pass,
    /// as if curves were straight lines: see ``TimeMap/outlined(_:)``.
    func shown(_ time: Double) -> Double {
      if time <= 0 { return shownStart }
      if time >= innerDuration { return shownEnd }
      return map.outlined(time)
    }

    /// The end of the first pass through a frame that repeats, and how much later each further one
    /// is, in seconds of the whole, as if curves were straight lines.
    var firstPass: (end: Double, pace: Double) {
      let (first, last) = (map.outlined(0), map.outlined(innerDuration))
      return (max(first, last), last - first)
    }

    /// True if the frame was gone through already as it is with so many passes before this one.
    func hasPass(before passes: Double) -> Bool {
      map.isBackward ? (passes + 1.5) * innerDuration < outerDuration : passes > 0
    }

    /// The state of a frame at a moment.
    struct Reading {
      /// The frame's own time in seconds, cut to its ends.
      var time = 0.0
      /// The number of passes through the frame before the present one; 0 unless it repeats.
      var passes = 0.0
      var isShown = true
    }

    /// Its reading at that of its parent.
    func reading(in outer: Reading) -> Reading {
      let isShown = outer.isShown && active.contains(outer.time)
      let time = Seam.snapped(outer.time - start, to: outerDuration, width: active.seam)
      guard warp.isRepeating else {
        let fraction = Seam.fraction(time, of: outerDuration)
        return Reading(time: warp(fraction) * innerDuration, isShown: isShown)
      }
      let pass = Seam.pass(at: min(time, outerDuration), of: innerDuration)
      return Reading(time: pass.time, passes: pass.number, isShown: isShown)
    }
  }
}
