/// The evaluator of a compiled program: the program, and the moment of it that was asked for last.
///
/// Everything that runs is sampled here. All properties of a frame ask for the same moment, so that
/// its frames and its curves are gone through once. Moving allocates nothing; going forwards finds
/// each property's part at once, a jump finds it by halving.
///
///     let sampler = ProgramSampler(animation.compiled())
///     sampler.move(to: 0.5)
///     sampler.value(ofTrack: 0)
///
/// Its state lies in memory of its own: checked accesses to the properties of a class would take
/// longer than most samples do.
public final class ProgramSampler {
  public let program: Program
  /// The state of each frame; the first is the whole's.
  let readings: UnsafeMutableBufferPointer<Program.Frame.Reading>
  /// The time that was asked for.
  private let time: UnsafeMutablePointer<Double>
  /// The share that is gone at each pace, as far as it was asked for.
  private let shares: UnsafeMutableBufferPointer<Share>
  /// For each track in sequence, the place that was last found.
  private let places: UnsafeMutableBufferPointer<Int>
  private let seam: Double

  private struct Share {
    var time = Double.nan
    var value = 0.0
  }

  public init(_ program: Program) {
    self.program = program
    readings = .allocate(capacity: program.frames.count)
    readings.initialize(repeating: Program.Frame.Reading())
    time = .allocate(capacity: 1)
    time.initialize(to: .nan)
    shares = .allocate(capacity: program.paceCount)
    shares.initialize(repeating: Share())
    places = .allocate(capacity: program.tracks.count)
    places.initialize(repeating: 0)
    seam = Seam.width(in: program.duration)
  }

  deinit {
    readings.deallocate()
    time.deallocate()
    shares.deallocate()
    places.deallocate()
  }

  /// Moves to a time in seconds, cut to 0…duration.
  public func move(to time: Double) {
    precondition(!time.isNaN, "a time must be a number")
    guard time != self.time.pointee else { return }
    self.time.pointee = time
    // What repeats forever has no end: asked for it, it is at its start.
    readings[0].time = time < .infinity ? min(program.duration, max(0, time)) : 0
    for index in 1..<readings.count {
      let outer = readings[program.frames[index].parent]
      readings[index] = program.frames[index].reading(in: outer)
    }
  }

  /// The lanes that a property shows there, by its place among the program's
  /// ``Program/properties``.
  ///
  /// The mean of the spans that name the property; where none does, what was shown last goes on,
  /// else what is shown next is waited for.
  public func value(ofTrack number: Int) -> Lanes {
    let track = program.tracks[number]
    switch track.order {
    case .single:
      if let way = track.way { return lerp(way.from, way.to, share(of: track.lead)) }
      return entry(of: track.motion, at: track.lead).mean
    case .together:
      if let numbers = track.numbers {
        return numbers.mean(at: readings[0].time, seam: seam).lanes
      }
      return mean(of: track) ?? .zero
    case .sequence:
      let time = readings[0].time
      let place = track.place(at: time, seam: seam, guess: places[number])
      places[number] = place
      if let numbers = track.numbers { return numbers.value(of: place, at: time, seam: seam).lanes }
      return entry(of: track.spans[place].motion, at: track.times[place]).mean
    case .mixed: return mean(of: track) ?? neighbour(in: track)
    }
  }

  /// The lanes that a property shows at a time in seconds, cut to 0…duration; nil if the program
  /// doesn't move it.
  func value(of property: Property, at time: Double) -> Lanes? {
    guard let track = program.track(of: property) else { return nil }
    move(to: time)
    return value(ofTrack: track)
  }

  /// The share of a track's way that is gone: along the curve of its last straight way that leads
  /// anywhere (waits and holds do not), else along its time. 0 at the start, 1 at the end.
  func weight(ofTrack number: Int) -> Double {
    let track = program.tracks[number]
    guard case .tween = track.motion else {
      let duration = program.duration
      return duration > 0 && duration.isFinite ? readings[0].time / duration : 1
    }
    let share = share(of: track.lead)
    return program.frames[track.lead.frame].map.isBackward ? 1 - share : share
  }

  // MARK: Spans

  /// The share of a span's way that is gone.
  @inline(__always)
  private func share(of span: Program.SpanTime) -> Double {
    if let pace = span.pace, shares[pace].time == time.pointee { return shares[pace].value }
    let fraction = span.fraction(at: readings[span.frame].time)
    let share = span.curve.map { program.curves[$0].value(at: fraction) } ?? fraction
    if let pace = span.pace { shares[pace] = Share(time: time.pointee, value: share) }
    return share
  }

  /// The part of a span in a mean.
  private func entry(of motion: Motion, at span: Program.SpanTime) -> Effect.Entry {
    switch motion {
    case .tween(let tween): Effect.Entry(sum: lerp(tween.from, tween.to, share(of: span)))
    case .function(let function, _): function(share(of: span))
    }
  }

  /// The mean of the spans that name the property now; nil if none does.
  private func mean(of track: Program.Track) -> Lanes? {
    var whole = Effect.Entry(sum: .zero, count: 0)
    for (place, span) in track.spans.enumerated() where isShown(span) {
      whole.add(entry(of: span.motion, at: track.times[place]))
    }
    return whole.count > 0 ? whole.mean : nil
  }

  private func isShown(_ span: Program.Span) -> Bool {
    readings[span.frame].isShown && span.active.contains(readings[span.frame].time)
  }

  /// The value of a property where no span names it: the mean of the spans that were shown last,
  /// else of those that are shown next. (More than one if they end, or begin, together.)
  private func neighbour(in track: Program.Track) -> Lanes {
    var nearest = -Double.infinity
    var isPast = false
    var whole = Effect.Entry(sum: .zero, count: 0)
    for (place, span) in track.spans.enumerated() {
      let ended = lastShown(span)
      if isPast && ended == nil { continue }
      let nearness = ended ?? -span.shownFrom
      let isNearer = (ended != nil && !isPast) || nearness > nearest + seam
      guard isNearer || nearness >= nearest - seam else { continue }
      if isNearer {
        (nearest, isPast) = (nearness, ended != nil)
        whole = Effect.Entry(sum: .zero, count: 0)
      }
      whole.add(entry(of: span.motion, at: track.times[place]))
    }
    return whole.mean
  }

  /// The time at which a span that is not active was shown last, in seconds of the whole's first
  /// pass through its frame; nil if it was not shown yet. Decided in the frame's own time, which a
  /// curve may have bent.
  private func lastShown(_ span: Program.Span) -> Double? {
    let frame = program.frames[span.frame]
    let reading = readings[span.frame]
    let isOver =
      frame.map.isBackward
      ? reading.time <= span.active.start : reading.time >= span.active.end
    if isOver { return span.shownTo }
    return reading.passes > 0 ? span.shownTo - frame.innerDuration : nil
  }
}
