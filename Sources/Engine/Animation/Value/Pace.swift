extension Program {
  /// The time and the curve of a straight way. Most ways of a program share one, so that a moment's
  /// curve is looked at once for all of them.
  struct Pace {
    let frame: Int
    let start: Double
    let duration: Double
    /// The duration of the frame, for the width of a seam.
    let whole: Double
    let curve: TimingCurve

    /// The share of the way that is gone at a moment.
    func share(at moment: Moment) -> Double {
      let time = Seam.snapped(moment.times[frame] - start, to: duration, in: whole)
      return curve.value(at: Seam.fraction(time, of: duration))
    }
  }

  /// The way of a slot that is moved by one straight way only.
  struct Line {
    /// The number of its pace.
    let pace: Int
    let from: Lanes
    let to: Lanes

    /// The value when a share of the way is gone.
    func value(_ share: Double) -> Lanes { lerp(from, to, share) }
  }

  /// The paces of a program, while it is compiled.
  struct Paces {
    private(set) var list: [Pace] = []

    /// The line of a track; nil if several spans make it up, or a function.
    mutating func line(of spans: [Span]) -> Line? {
      guard spans.count == 1, let span = spans.first, case .tween(let tween) = span.motion
      else { return nil }
      return Line(pace: number(of: span, tween.curve), from: tween.from, to: tween.to)
    }

    /// The number of a span's pace. Only the last few are looked at: equal ones come together.
    private mutating func number(of span: Span, _ curve: TimingCurve) -> Int {
      for number in list.indices.suffix(4).reversed()
      where list[number].frame == span.frame && list[number].start == span.start
        && list[number].duration == span.duration && list[number].curve == curve
      {
        return number
      }
      list.append(
        Pace(
          frame: span.frame, start: span.start, duration: span.duration,
          whole: span.active.whole, curve: curve))
      return list.count - 1
    }
  }
}
