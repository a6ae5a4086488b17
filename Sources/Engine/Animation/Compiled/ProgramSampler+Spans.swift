extension ProgramSampler {
  /// The lanes of a track that has other parts than straight ways in plain order.
  @inline(never)
  func value(ofSpans number: Int) -> Lanes {
    let track = program.table.tracks[number]
    switch track.order {
    case .single: return entry(ofSpan: Int(track.parts.lowerBound), at: track.lead).mean
    case .sequence:
      let turn = turn(of: track, at: readings[0].time)
      return entry(ofSpan: Int(track.parts.lowerBound) + turn).mean
    case .together, .mixed: return mean(of: track) ?? neighbour(in: track)
    }
  }

  /// The part of a span in a mean.
  private func entry(ofSpan place: Int, at time: Program.SpanTime? = nil) -> Effect.Entry {
    entry(of: program.table.spans[place], share(of: time ?? program.table.times[place]))
  }

  private func entry(of span: Program.Span, _ share: Double) -> Effect.Entry {
    switch span.motion {
    case .tween(let tween): Effect.Entry(sum: lerp(tween.from, tween.to, share))
    case .function(let function, _): function(share)
    }
  }

  /// The mean of the spans that name the property now; nil if none does.
  private func mean(of track: Program.Track) -> Lanes? {
    var whole = Effect.Entry(sum: .zero, count: 0)
    for place in track.parts.lazy.map(Int.init) where isShown(program.table.spans[place]) {
      whole.add(entry(ofSpan: place))
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
    for place in track.parts.lazy.map(Int.init) {
      let span = program.table.spans[place]
      let ended = lastShown(span)
      if isPast && ended == nil { continue }
      let nearness = ended?.time ?? -span.shownFrom
      let isNearer = (ended != nil && !isPast) || nearness > nearest + seam
      guard isNearer || nearness >= nearest - seam else { continue }
      if isNearer {
        (nearest, isPast) = (nearness, ended != nil)
        whole = Effect.Entry(sum: .zero, count: 0)
      }
      whole.add(ended?.isEarlierPass == true ? last(ofSpan: place) : entry(ofSpan: place))
    }
    return whole.mean
  }

  /// The part of a span in a mean where it is left.
  private func last(ofSpan place: Int) -> Effect.Entry {
    let (span, time) = (program.table.spans[place], program.table.times[place])
    let fraction = time.fraction(at: exit(of: span))
    return entry(of: span, program.table.curves.share(of: time.curve, at: fraction))
  }

  /// The time of its frame at which a span is left.
  private func exit(of span: Program.Span) -> Double {
    program.frames[span.frame].map.isBackward ? span.active.start : span.active.end
  }

  /// The end of a span's being shown.
  private struct Showing {
    /// In seconds of the whole, as if curves were straight lines.
    var time: Double
    /// True if a part around it has been gone through again since.
    var isEarlierPass = false
  }

  /// The end of the last time that a span which is not active was shown; nil if it was not shown
  /// yet. Decided in the frames' own times, which curves may have bent.
  private func lastShown(_ span: Program.Span) -> Showing? {
    let (now, exit) = (readings[span.frame].time, exit(of: span))
    let isOver = program.frames[span.frame].map.isBackward ? now <= exit : now >= exit
    var showing = Showing(time: span.shownTo)
    var (frame, isFound) = (span.frame, isOver)
    while frame != 0 {
      let repeated = program.frames[frame]
      if repeated.warp.isRepeating {
        // The passes before the present one, or before the one in which the span was shown.
        var passes = readings[frame].passes
        if !isFound, repeated.hasPass(before: passes) {
          passes += repeated.map.isBackward ? 1 : -1
          (isFound, showing.isEarlierPass) = (true, true)
        }
        showing.time = min(showing.time, repeated.firstPass.end) + passes * repeated.firstPass.pace
      }
      frame = repeated.parent
    }
    return isFound ? showing : nil
  }
}
