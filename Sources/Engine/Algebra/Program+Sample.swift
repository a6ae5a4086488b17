extension Program {
  /// A moment of a program: the time of each of its frames.
  ///
  /// Made once and moved from moment to moment, so that sampling allocates nothing.
  struct Moment {
    fileprivate(set) var times: [Double]
    fileprivate(set) var active: [Bool]

    init(of program: Program) {
      times = [Double](repeating: 0, count: program.frames.count)
      active = [Bool](repeating: true, count: program.frames.count)
    }
  }

  /// Moves to a time in seconds, cut to 0…duration.
  func move(_ moment: inout Moment, to time: Double) {
    guard !frames.isEmpty else { return }
    moment.times[0] = min(duration, max(0, time))
    for index in frames.indices.dropFirst() {
      let frame = frames[index]
      let outer = moment.times[frame.parent]
      moment.times[index] = frame.local(outer)
      moment.active[index] = moment.active[frame.parent] && frame.active.contains(outer)
    }
  }

  /// The place of a slot's track; nil if the program doesn't move it.
  func track(of slot: Slot) -> Int? { places[slot] }

  /// What a slot shows at a time in seconds; nil if the program doesn't move it.
  public func value(of slot: Slot, at time: Double) -> Lanes? {
    guard let track = track(of: slot) else { return nil }
    var moment = Moment(of: self)
    move(&moment, to: time)
    return value(ofTrack: track, at: moment)
  }

  /// The value of a track: the mean of the spans that name its slot at that moment; where none
  /// does, the span that ended last goes on, else the next one to start is waited for.
  func value(ofTrack index: Int, at moment: Moment) -> Lanes {
    let spans = tracks[index].spans
    if spans.count == 1 { return sample(spans[0], at: moment).mean }
    var sum = Lanes.zero
    var count = 0.0
    for span in spans
    where moment.active[span.frame] && span.active.contains(moment.times[span.frame]) {
      let part = sample(span, at: moment)
      sum += part.sum
      count += part.count
    }
    return count > 0 ? sum / count : sample(neighbour(in: spans, at: moment), at: moment).mean
  }

  /// How far along its way a track is: along its curve if its last part is a straight way in the
  /// whole's own time (what comes before is a wait), else along the time. 0 at the start, 1 at
  /// the end.
  func weight(ofTrack index: Int, at moment: Moment) -> Double {
    if let span = tracks[index].spans.last, span.frame == 0, case .tween(let tween) = span.motion {
      return tween.curve.value(at: fraction(of: span, at: moment))
    }
    return duration > 0 ? moment.times[0] / duration : 1
  }

  /// Whether a track begins at what is on screen, or where it says.
  func startsFromScreen(_ index: Int) -> Bool {
    tracks[index].spans.allSatisfy(\.motion.startsFromScreen)
  }

  private func fraction(of span: Span, at moment: Moment) -> Double {
    min(1, max(0, (moment.times[span.frame] - span.start) / span.duration))
  }

  private func sample(_ span: Span, at moment: Moment) -> Effect.Entry {
    let (sum, count) = span.motion.sample(fraction(of: span, at: moment))
    return Effect.Entry(sum: sum, count: count)
  }

  private func neighbour(in spans: [Span], at moment: Moment) -> Span {
    let time = moment.times[0]
    let ended = spans.filter { $0.wholeEnd <= time }
    if let last = ended.max(by: { $0.wholeEnd < $1.wholeEnd }) { return last }
    return spans.min { $0.wholeStart < $1.wholeStart } ?? spans[0]
  }
}
