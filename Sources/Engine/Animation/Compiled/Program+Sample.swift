extension Program {
  /// A moment of a program: the time of each of its frames.
  ///
  /// Made once and moved from moment to moment, so that sampling allocates nothing.
  struct Moment {
    fileprivate(set) var times: [Double]
    fileprivate(set) var active: [Bool]
    /// The number of passes through each frame before the present one; 0 unless it repeats.
    fileprivate(set) var passes: [Double]

    init(of program: Program) {
      times = [Double](repeating: 0, count: program.frames.count)
      active = [Bool](repeating: true, count: program.frames.count)
      passes = times
    }
  }

  /// Moves to a time in seconds, cut to 0…duration.
  func move(_ moment: inout Moment, to time: Double) {
    guard !frames.isEmpty else { return }
    // What repeats forever has no end: asked for it, it is at its start.
    moment.times[0] = time < .infinity ? min(duration, max(0, time)) : 0
    for index in frames.indices.dropFirst() {
      let frame = frames[index]
      let outer = moment.times[frame.parent]
      let reading = frame.reading(at: outer)
      (moment.times[index], moment.passes[index]) = (reading.time, reading.passes)
      moment.active[index] = moment.active[frame.parent] && frame.active.contains(outer)
    }
  }

  /// The place of the track of a slot, or of its whole property; nil if the program doesn't move it.
  func track(of slot: Slot) -> Int? {
    places.number(of: slot)
      ?? (slot.lanes == .all ? nil : places.number(of: slot.whole))
  }

  /// The lanes that a slot shows at a time in seconds, cut to 0…duration; nil if the program
  /// doesn't move it.
  ///
  /// Where the animation does not name the slot, it shows what it showed last, else what it will
  /// show next.
  public func value(of slot: Slot, at time: Double) -> Lanes? {
    precondition(!time.isNaN, "a time must be a number")
    guard let track = track(of: slot) else { return nil }
    var moment = Moment(of: self)
    var guess = 0
    move(&moment, to: time)
    return value(ofTrack: track, at: moment, guess: &guess)
  }

  /// The value of a track: the mean of the spans that name its slot at that moment; where none
  /// does, what was shown last goes on, else what is shown next is waited for.
  ///
  /// - Parameter guess: for spans in sequence, the place that was last found; it is moved on.
  func value(ofTrack index: Int, at moment: Moment, guess: inout Int) -> Lanes {
    let track = tracks[index]
    if let line = track.line { return line.value(paces[line.pace].share(at: moment)) }
    if !track.ends.isEmpty { return inSequence(track, at: moment, guess: &guess) }
    if let scalars = track.scalars, scalars.areAlwaysShown {
      return scalars.mean(at: moment.times[0], seam: Seam.width(in: duration)).lanes
    }
    let spans = track.spans
    if spans.count == 1 { return sample(spans[0], at: moment).mean }
    var sum = Lanes.zero
    var count = 0.0
    for span in spans
    where moment.active[span.frame] && span.active.contains(moment.times[span.frame]) {
      let part = sample(span, at: moment)
      sum += part.sum
      count += part.count
    }
    return count > 0 ? sum / count : neighbour(in: spans, at: moment)
  }

  /// The value of a track whose spans lie one after the other: between two, that of the earlier.
  private func inSequence(_ track: Track, at moment: Moment, guess: inout Int) -> Lanes {
    let time = moment.times[0]
    let seam = Seam.width(in: duration)
    guess = track.place(at: time, seam: seam, guess: guess)
    if let scalars = track.scalars {
      return scalars.value(of: guess, at: time, seam: seam).lanes
    }
    let isWaiting = guess > 0 && time <= track.spans[guess].active.start + seam
    return sample(track.spans[isWaiting ? guess - 1 : guess], at: moment).mean
  }

  /// The share of a track's way that is gone: along the curve of its last straight way that leads
  /// anywhere (waits and holds do not), else along its time. 0 at the start, 1 at the end.
  func weight(ofTrack index: Int, at moment: Moment) -> Double {
    if let line = tracks[index].line {
      return weight(of: line, share: paces[line.pace].share(at: moment))
    }
    let way = tracks[index].spans[tracks[index].way]
    if case .tween(let tween) = way.motion {
      let share = tween.curve.value(at: fraction(of: way, at: moment))
      return frames[way.frame].map.isBackward ? 1 - share : share
    }
    return duration > 0 && duration.isFinite ? moment.times[0] / duration : 1
  }

  /// The same for a straight way of which a share is gone.
  func weight(of line: Line, share: Double) -> Double {
    frames[paces[line.pace].frame].map.isBackward ? 1 - share : share
  }

  /// True if a track begins at what is on screen, false if it begins where it says.
  func startsFromScreen(_ index: Int) -> Bool {
    tracks[index].startsFromScreen
  }

  private func fraction(of span: Span, at moment: Moment) -> Double {
    Self.fraction(
      moment.times[span.frame] - span.start, of: span.duration, in: span.active.whole)
  }

  static func fraction(
    _ time: Double, of duration: Double, in whole: Double
  ) -> Double {
    Seam.fraction(Seam.snapped(time, to: duration, in: whole), of: duration)
  }

  private func sample(_ span: Span, at moment: Moment) -> Effect.Entry {
    let (sum, count) = span.motion.sample(fraction(of: span, at: moment))
    return Effect.Entry(sum: sum, count: count)
  }

  /// The value of a slot where no span names it: the mean of the spans that were shown last, else
  /// of those that are shown next. (More than one if they end, or begin, together.)
  private func neighbour(in spans: [Span], at moment: Moment) -> Lanes {
    let seam = Seam.width(in: duration)
    var nearest = -Double.infinity
    var isPast = false
    var sum = Lanes.zero
    var count = 0.0
    for span in spans {
      let ended = lastShown(span, at: moment)
      if isPast && ended == nil { continue }
      let nearness = ended ?? -span.shownFrom
      let isNearer = (ended != nil && !isPast) || nearness > nearest + seam
      guard isNearer || nearness >= nearest - seam else { continue }
      if isNearer { (nearest, isPast, sum, count) = (nearness, ended != nil, .zero, 0) }
      let part = sample(span, at: moment)
      sum += part.sum
      count += part.count
    }
    return sum / count
  }

  /// The time at which a span that is not active was shown last, in seconds of the whole's first
  /// pass through its frame; nil if it was not shown yet. Decided in the frame's own time, which a
  /// curve may have bent.
  private func lastShown(_ span: Span, at moment: Moment) -> Double? {
    let frame = frames[span.frame]
    let time = moment.times[span.frame]
    let isOver = frame.map.isBackward ? time <= span.active.start : time >= span.active.end
    if isOver { return span.shownTo }
    return moment.passes[span.frame] > 0 ? span.shownTo - frame.innerDuration : nil
  }
}
