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

    /// The frame's own time in seconds, cut to its ends, and how often it has been gone through.
    struct Reading {
      var time = 0.0
      var passes = 0.0
    }

    /// Its reading at a time of its parent.
    func reading(at parentTime: Double) -> Reading {
      let time = Seam.snapped(parentTime - start, to: outerDuration, in: active.whole)
      if warp.isRepeating {
        let (passes, local) = Seam.passed(min(time, outerDuration), in: innerDuration)
        return Reading(time: local, passes: passes)
      }
      return Reading(time: warp(Seam.fraction(time, of: outerDuration)) * innerDuration)
    }
  }
}
