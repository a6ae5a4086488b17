extension Program {
  /// The tracks of a program, and all their parts side by side.
  struct TrackTable {
    /// One a property, in the order in which the animation names them.
    private(set) var tracks: [Track] = []
    private(set) var numbers: [Way<Double>] = []
    private(set) var lanes: [Way<Lanes>] = []
    private(set) var spans: [Span] = []
    /// The time of each span.
    private(set) var times: [SpanTime] = []
    /// The ends of what takes turns, and the slices of time by which they are found.
    private(set) var ends: [Double] = []
    private(set) var slices: [Int32] = []
    /// The curves of the straight ways.
    private(set) var curves = Curves()
    /// The times and curves that tracks of one span have, each once.
    private var paces: [SpanTime] = []
    private(set) var paceCount = 0

    init(_ tracks: [[Span]] = [], in frames: [Frame] = []) {
      self.tracks.reserveCapacity(tracks.count)
      for spans in tracks { add(spans, in: frames) }
      curves.finish()
      paceCount = paces.count
      paces = []
    }

    /// The ends of a track's way; nil if it has several, or is no straight one.
    func onlyWay(of track: Track) -> (from: Lanes, to: Lanes)? {
      guard track.order == .single, let place = track.places.first else { return nil }
      switch track.kind {
      case .numbers: return (numbers[place].from.lanes, numbers[place].to.lanes)
      case .lanes: return (lanes[place].from, lanes[place].to)
      case .spans: return nil
      }
    }

    private mutating func add(_ spans: [Span], in frames: [Frame]) {
      let order = Track.Order(of: spans, in: frames)
      let kind = order == .mixed ? .spans : Track.Kind(of: spans)
      let lead = spans[spans.lastIndex(where: \.motion.isMoving) ?? spans.count - 1]
      let leadTime = order == .single ? paced(lead) : time(of: lead)
      let parts = add(spans, as: kind)
      noteUses(of: order, kind, parts, lead: leadTime)
      tracks.append(
        Track(
          order: order, kind: kind,
          startsFromScreen: spans.allSatisfy(\.motion.startsFromScreen),
          curve: curve(of: spans), leadsStraight: lead.motion.isStraight, lead: leadTime,
          parts: parts,
          turns: order == .sequence ? turns(of: spans) : Turns()))
    }

    private mutating func add(_ spans: [Span], as kind: Track.Kind) -> Range<Int32> {
      let first: Int
      switch kind {
      case .numbers:
        first = numbers.count
        for span in spans { numbers.append(way(span)) }
      case .lanes:
        first = lanes.count
        for span in spans { lanes.append(way(span)) }
      case .spans:
        first = self.spans.count
        self.spans += spans
        for span in spans { times.append(time(of: span)) }
      }
      return Int32(first)..<Int32(first + spans.count)
    }

    private mutating func way<Value>(_ span: Span) -> Way<Value> {
      guard case .tween(let tween) = span.motion else {
        refuse("a function is no straight way")
      }
      return Way(
        start: span.start, duration: span.duration, from: Value(lanes: tween.from),
        to: Value(lanes: tween.to), curve: curves.add(tween.curve))
    }

    private mutating func turns(of spans: [Span]) -> Turns {
      let ends = spans.dropFirst().map { $0.active.start + $0.active.seam } + [.infinity]
      return Turns(ends, &self.ends, &slices)
    }

    // MARK: Times and curves

    private mutating func curve(of spans: [Span]) -> Int32? {
      guard let first = spans.first?.motion.curve,
        spans.allSatisfy({ $0.motion.curve == first })
      else { return nil }
      return curves.add(first)
    }

    private mutating func time(of span: Span) -> SpanTime {
      SpanTime(
        start: span.start, duration: span.duration, seam: span.active.seam,
        frame: Int32(span.frame), curve: span.motion.curve.map { curves.add($0) } ?? -1)
    }

    /// The time of a span that is alone in its track.
    private mutating func paced(_ span: Span) -> SpanTime {
      var time = time(of: span)
      // Only the last few are looked at: equal ones come together.
      if let known = paces.suffix(4).last(where: { $0.isAsFast(as: time) }) { return known }
      time.pace = Int32(paces.count)
      paces.append(time)
      curves.noteUse(of: time.curve)
      return time
    }

    /// Counts the values of curves that a frame needs for a track, but for that of one span.
    private mutating func noteUses(
      of order: Track.Order, _ kind: Track.Kind, _ parts: Range<Int32>, lead: SpanTime
    ) {
      let places = Int(parts.lowerBound)..<Int(parts.upperBound)
      switch (order, kind) {
      case (.single, _): break
      case (.together, .numbers): for way in numbers[places] { curves.noteUse(of: way.curve) }
      case (.together, .lanes): for way in lanes[places] { curves.noteUse(of: way.curve) }
      default: curves.noteUse(of: lead.curve)
      }
    }
  }
}

extension Program.SpanTime {
  fileprivate func isAsFast(as other: Self) -> Bool {
    frame == other.frame && start == other.start && duration == other.duration
      && curve == other.curve
  }
}

extension Program.Track.Order {
  fileprivate init(of spans: [Program.Span], in frames: [Program.Frame]) {
    if spans.count == 1 {
      self = spans[0].comesAgain(in: frames) ? .mixed : .single
    } else if !spans.allSatisfy({ $0.frame == 0 }) {
      self = .mixed
    } else if zip(spans, spans.dropFirst()).allSatisfy({ $0.0.isOver(before: $0.1) }) {
      self = .sequence
    } else {
      self = spans.allSatisfy(\.active.isWhole) ? .together : .mixed
    }
  }
}

extension Program.Span {
  /// True if it lies in what is gone through again, and is not shown all the time of a pass: then it
  /// is at its end before it, but for the first pass.
  fileprivate func comesAgain(in frames: [Program.Frame]) -> Bool {
    var (frame, isWhole) = (frame, active.isWhole)
    while frame != 0 {
      if frames[frame].warp.isRepeating, !isWhole { return true }
      isWhole = isWhole && frames[frame].active.isWhole
      frame = frames[frame].parent
    }
    return false
  }

  fileprivate func isOver(before next: Self) -> Bool {
    active.end <= next.active.start && !next.active.includesStart
  }
}

extension Program.Track.Kind {
  fileprivate init(of spans: [Program.Span]) {
    if !spans.allSatisfy(\.motion.isStraight) {
      self = .spans
    } else {
      self = spans.allSatisfy(\.motion.isOfNumber) ? .numbers : .lanes
    }
  }
}

extension Motion {
  fileprivate var isStraight: Bool { if case .tween = self { true } else { false } }

  fileprivate var isOfNumber: Bool {
    if case .tween(let tween) = self { tween.from.isNumber && tween.to.isNumber } else { false }
  }

  /// The curve of a straight way.
  fileprivate var curve: TimingCurve? {
    if case .tween(let tween) = self { tween.curve } else { nil }
  }
}
