/// The evaluator of a compiled program: the program, and the moment of it that was asked for last.
///
/// Everything that runs is sampled here. All properties of a frame ask for the same moment, so that
/// its frames and its curves are gone through once. Moving allocates nothing; each property's part
/// is found at once, whatever moment it is.
///
///     let sampler = ProgramSampler(animation.compiled())
///     sampler.move(to: 0.5)
///     sampler.value(ofTrack: 0)
///
/// Its state lies in memory of its own: checked accesses to the properties of a class would take
/// longer than most samples do.
package final class ProgramSampler {
  package let program: Program
  /// The state of each frame; the first is the whole's.
  let readings: UnsafeMutableBufferPointer<Program.Frame.Reading>
  /// The time that was asked for.
  private let time: UnsafeMutablePointer<Double>
  /// The share that is gone at each pace, as far as it was asked for.
  private let shares: UnsafeMutableBufferPointer<Share>
  let seam: Double

  private struct Share {
    var time = Double.nan
    var value = 0.0
  }

  /// A sampler at the program's start.
  package init(_ program: Program) {
    self.program = program
    readings = .allocate(capacity: program.frames.count)
    readings.initialize(repeating: Program.Frame.Reading())
    time = .allocate(capacity: 1)
    time.initialize(to: .nan)
    shares = .allocate(capacity: program.table.paceCount)
    shares.initialize(repeating: Share())
    seam = Seam.width(in: program.duration)
  }

  deinit {
    readings.deallocate()
    time.deallocate()
    shares.deallocate()
  }

  /// Moves to a time in seconds, cut to 0…duration.
  package func move(to time: Double) {
    require(!time.isNaN, "a time must be a number")
    guard time != self.time.pointee else { return }
    self.time.pointee = time
    // What repeats forever has no end: asked for it, it is at its start.
    readings[0].time = time < .infinity ? min(program.duration, max(0, time)) : 0
    if readings.count > 1 { moveInside() }
  }

  /// Apart, as most programs are one frame, and saving registers takes as long as moving that.
  @inline(never)
  private func moveInside() {
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
  package func value(ofTrack number: Int) -> Lanes {
    let track = program.table.tracks[number]
    return switch track.kind {
    case .numbers: program.table.numbers.withUnsafeBufferPointer { value(of: number, $0).lanes }
    case .lanes: program.table.lanes.withUnsafeBufferPointer { value(of: number, $0) }
    case .spans: value(ofSpans: number)
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
    let track = program.table.tracks[number]
    guard track.leadsStraight else {
      let duration = program.duration
      return duration > 0 && duration.isFinite ? readings[0].time / duration : 1
    }
    let share = share(of: track.lead)
    return program.frames[Int(track.lead.frame)].map.isBackward ? 1 - share : share
  }

  /// The share of a span's way that is gone.
  @inline(__always)
  func share(of span: Program.SpanTime) -> Double {
    let pace = Int(span.pace)
    if pace >= 0, shares[pace].time == time.pointee { return shares[pace].value }
    let fraction = span.fraction(at: readings[Int(span.frame)].time)
    let share = program.table.curves.share(of: span.curve, at: fraction)
    if pace >= 0 { shares[pace] = Share(time: time.pointee, value: share) }
    return share
  }

  // MARK: Straight ways

  @inline(__always)
  private func value<Value>(
    of number: Int, _ ways: UnsafeBufferPointer<Program.Way<Value>>
  ) -> Value {
    let track = program.table.tracks[number]
    let first = Int(track.parts.lowerBound)
    switch track.order {
    case .single: return ways[first].value(share(of: track.lead))
    case .sequence, .mixed:
      let time = readings[0].time
      let way = ways[first + turn(of: track, at: time)]
      return way.value(share(of: way, at: time))
    case .together: return mean(of: number, ways)
    }
  }

  @inline(__always)
  func turn(of track: Program.Track, at time: Double) -> Int {
    program.table.ends.withUnsafeBufferPointer { ends in
      program.table.slices.withUnsafeBufferPointer { track.turns.turn(at: time, ends, $0) }
    }
  }

  @inline(__always)
  private func share<Value>(of way: Program.Way<Value>, at time: Double) -> Double {
    program.table.curves.share(of: way.curve, at: way.fraction(at: time, seam))
  }

  @inline(never)
  private func mean<Value>(
    of number: Int, _ ways: UnsafeBufferPointer<Program.Way<Value>>
  ) -> Value {
    let track = program.table.tracks[number]
    let (time, ways) = (readings[0].time, UnsafeBufferPointer(rebasing: ways[track.places]))
    var sum = Value.zero
    if track.curve == -1 {
      for way in ways { sum += way.value(way.fraction(at: time, seam)) }
    } else if let curve = track.curve, !program.table.curves.hasPieces(curve) {
      // Asked for once, as copying it takes as long as many curves do.
      let shape = program.table.curves[curve]
      for way in ways { sum += way.value(shape.value(at: way.fraction(at: time, seam))) }
    } else {
      for way in ways { sum += way.value(share(of: way, at: time)) }
    }
    return sum / Double(ways.count)
  }
}
