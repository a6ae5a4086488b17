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
    let share = share(of: time ?? program.table.times[place])
    switch program.table.spans[place].motion {
    case .tween(let tween): return Effect.Entry(sum: lerp(tween.from, tween.to, share))
    case .function(let function, _): return function(share)
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
      let nearness = ended ?? -span.shownFrom
      let isNearer = (ended != nil && !isPast) || nearness > nearest + seam
      guard isNearer || nearness >= nearest - seam else { continue }
      if isNearer {
        (nearest, isPast) = (nearness, ended != nil)
        whole = Effect.Entry(sum: .zero, count: 0)
      }
      whole.add(entry(ofSpan: place))
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
