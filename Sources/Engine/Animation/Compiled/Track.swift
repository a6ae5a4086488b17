extension Program {
  /// Everything that moves one property. A class, so that a sample copies nothing.
  final class Track {
    /// The way in which the spans share the time.
    enum Order {
      /// One span alone.
      case single
      /// All are shown all the time: the value is their mean.
      case together
      /// One after the other in the whole's own time; each is held until the next one.
      case sequence
      /// Any other.
      case mixed
    }

    let order: Order
    /// The last span that leads anywhere (waits and holds do not), or the last one.
    let lead: SpanTime
    /// Its motion.
    let motion: Motion
    /// True if it begins at what is on screen, false if it begins where it says.
    let startsFromScreen: Bool
    /// The ends of a single span's way; nil if that is a function.
    let way: Way?
    /// The spans as plain numbers, if they are several in plain order and all straight ways.
    let numbers: NumberWays?
    /// The times until which the spans of a sequence are shown: each until the next one begins.
    let ends: [Double]
    /// The spans, and the time of each, if there are several and they are no plain numbers.
    let spans: [Span]
    let times: [SpanTime]

    /// - Parameter table: of the whole program, so far.
    init(_ spans: [Span], _ table: inout CurveTable) {
      let place = spans.lastIndex(where: \.motion.isMoving) ?? spans.count - 1
      order = Self.order(of: spans)
      motion = spans[place].motion
      lead = table.time(of: spans[place], isAlone: order == .single)
      startsFromScreen = spans.allSatisfy(\.motion.startsFromScreen)
      ends = order == .sequence ? spans.dropFirst().map(\.active.start) + [.infinity] : []
      switch order {
      case .single:
        way =
          if case .tween(let tween) = motion { Way(from: tween.from, to: tween.to) } else { nil }
        numbers = nil
      case .together, .sequence:
        way = nil
        numbers = NumberWays(spans)
      case .mixed: (way, numbers) = (nil, nil)
      }
      guard order != .single, numbers == nil else {
        (self.spans, times) = ([], [])
        return
      }
      self.spans = spans
      var times: [SpanTime] = []
      for span in spans { times.append(table.time(of: span, isAlone: false)) }
      self.times = times
    }

    private static func order(of spans: [Span]) -> Order {
      if spans.count == 1 { return .single }
      guard spans.allSatisfy({ $0.frame == 0 }) else { return .mixed }
      let isSequence = zip(spans, spans.dropFirst()).allSatisfy {
        $0.active.end <= $1.active.start && !$1.active.includesStart
      }
      if isSequence { return .sequence }
      return spans.allSatisfy(\.active.isWhole) ? .together : .mixed
    }

    /// Of spans in sequence, the one that is shown at a time; a seam belongs to the earlier one.
    ///
    /// - Parameter guess: the place to look at first: going forwards finds it at once.
    func place(at time: Double, seam: Double, guess: Int) -> Int {
      ends.withUnsafeBufferPointer { ends in
        for place in guess..<min(guess + 2, ends.count)
        where time <= ends[place] + seam && (place == 0 || time > ends[place - 1] + seam) {
          return place
        }
        var (low, high) = (0, ends.count - 1)
        while low < high {
          let middle = (low + high) / 2
          if time <= ends[middle] + seam { high = middle } else { low = middle + 1 }
        }
        return low
      }
    }
  }

  /// The two ends of a straight way.
  struct Way {
    let from: Lanes
    let to: Lanes
  }

  /// The time of a span, in seconds of its frame, and the curve along which it goes.
  struct SpanTime {
    let start: Double
    let duration: Double
    /// The width of a seam in the frame.
    let seam: Double
    let frame: Int
    /// The place among the program's curves; nil: evenly.
    let curve: Int?
    /// The number that it has in common with tracks of the same time and curve, so that these are
    /// looked at once for all; nil in a track of several spans.
    let pace: Int?

    /// The fraction of the span that is gone at a time of the frame.
    func fraction(at time: Double) -> Double {
      Seam.fraction(time - start, of: duration, width: seam)
    }
  }

  /// The curves and paces of a program, while it is compiled.
  struct CurveTable {
    private(set) var curves: [TimingCurve] = []
    private var paces: [SpanTime] = []

    var paceCount: Int { paces.count }

    /// The time of a span.
    ///
    /// - Parameter isAlone: true if its track has no other one.
    mutating func time(of span: Span, isAlone: Bool) -> SpanTime {
      let curve = number(of: span.motion)
      let isKnown = { (pace: SpanTime) in
        pace.frame == span.frame && pace.start == span.start && pace.duration == span.duration
          && pace.curve == curve
      }
      // Only the last few are looked at: equal ones come together.
      if isAlone, let pace = paces.suffix(4).last(where: isKnown) { return pace }
      let time = SpanTime(
        start: span.start, duration: span.duration, seam: span.active.seam, frame: span.frame,
        curve: curve, pace: isAlone ? paces.count : nil)
      if isAlone { paces.append(time) }
      return time
    }

    private mutating func number(of motion: Motion) -> Int? {
      guard case .tween(let tween) = motion, tween.curve != .linear else { return nil }
      if let known = curves.indices.suffix(4).last(where: { curves[$0] == tween.curve }) {
        return known
      }
      curves.append(tween.curve)
      return curves.count - 1
    }
  }
}
