package import Engine

/// The order in which properties of an element move: a line of algebra, as data.
package indirect enum SlideTimeline: Hashable, Sendable {
  case nothing
  /// Nothing for some seconds.
  case wait(Double)
  /// Properties that move at once; their delay counts for nothing.
  case part([MotionProperty], SlideTime)
  /// Both at once.
  case sum(SlideTimeline, SlideTimeline)
  /// One after the other.
  case product(SlideTimeline, SlideTimeline)
  /// In seconds.
  case delayed(SlideTimeline, by: Double)
  /// In seconds.
  case held(SlideTimeline, for: Double)
  /// In seconds.
  case stretched(SlideTimeline, to: Double)
}

extension SlideTimeline {
  /// The time of each property in a motion; of one that moves twice, the last one.
  package func times(in timing: AnimatorTiming) -> [MotionProperty: SlideTime] {
    var times: [MotionProperty: SlideTime] = [:]
    for span in spans(in: timing).list {
      for property in span.properties { times[property] = span.time }
    }
    return times
  }

  /// In seconds.
  package func duration(in timing: AnimatorTiming) -> Double { spans(in: timing).duration }

  /// The properties that it names, as often as it does.
  package var properties: [MotionProperty] {
    spans(in: .linear(duration: 1)).list.flatMap(\.properties)
  }

  private func spans(in timing: AnimatorTiming) -> Spans {
    switch self {
    case .nothing: return Spans()
    case .wait(let seconds): return Spans(duration: seconds)
    case .part(let properties, let time):
      let own = MotionDetails.Time(time.curve, duration: time.duration).timing(beside: timing)
      return Spans(
        list: [Span(properties: properties, curve: time.curve, duration: own.duration)],
        duration: own.duration)
    case .sum(let a, let b):
      let (first, second) = (a.spans(in: timing), b.spans(in: timing))
      return Spans(
        list: first.list + second.list, duration: max(first.duration, second.duration))
    case .product(let a, let b):
      let (first, second) = (a.spans(in: timing), b.spans(in: timing))
      return Spans(
        list: first.list + second.after(first.duration).list,
        duration: first.duration + second.duration)
    case .delayed(let a, let delay):
      let spans = a.spans(in: timing)
      return spans.isNothing ? spans : spans.after(delay)
    case .held(let a, let time):
      var spans = a.spans(in: timing)
      if !spans.isNothing { spans.duration += time }
      return spans
    case .stretched(let a, let duration): return a.spans(in: timing).stretched(to: duration)
    }
  }

  /// The time of a part.
  private struct Span {
    let properties: [MotionProperty]
    let curve: TimingCurve?
    var start = 0.0
    var duration: Double

    /// No motion is shorter than a millisecond.
    var time: SlideTime { SlideTime(curve, duration: max(duration, 1e-3), delay: start) }
  }

  /// The times of all parts of a line, and its duration.
  private struct Spans {
    var list: [Span] = []
    var duration = 0.0

    /// True if it is nothing, and so waits for nothing.
    var isNothing: Bool { list.isEmpty && duration == 0 }

    func after(_ seconds: Double) -> Spans {
      var spans = self
      for index in list.indices { spans.list[index].start += seconds }
      spans.duration += seconds
      return spans
    }

    /// Nothing can't be stretched.
    func stretched(to whole: Double) -> Spans {
      guard duration > 0 else { return self }
      var spans = self
      for index in list.indices {
        spans.list[index].start *= whole / duration
        spans.list[index].duration *= whole / duration
      }
      spans.duration = whole
      return spans
    }
  }
}
