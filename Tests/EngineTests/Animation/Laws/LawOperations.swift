import Engine

/// The operators that the law page is about, as a table: the engine's own, or broken ones, by
/// which the tests see whether the page would notice.
struct LawOperations {
  typealias Numbers = Animation<FloatAverage>

  var sequence: (Numbers, Numbers) -> Numbers = { $0 * $1 }
  var parallel: (Numbers, Numbers) -> Numbers = { $0 + $1 }
  var repeating: (Numbers, Int) -> Numbers = { $0.repeating(count: $1) }
  var intervals: (FreeSemiring<Fragment>) -> [Interval] = { expression in
    expression.interpret { $0.animation.named($0.name) }.intervals
  }

  static var engine: LawOperations { LawOperations() }
}

// MARK: Broken on purpose

extension LawOperations {
  /// `+` without holding: the shorter side drops out at its end.
  static var droppingTheHold: LawOperations {
    LawOperations(parallel: { a, b in
      guard case .runnable = a, case .runnable = b else { return a + b }
      let whole = max(a.duration, b.duration)
      return .runnable(duration: whole) { progress in
        let time = progress * whole
        return [a, b].filter { time <= $0.duration }.compactMap { $0.value(atSecond: time) }
          .reduce(.empty, <>)
      }
    })
  }

  /// `+` that takes as long as both sides one after the other.
  static var addingDurations: LawOperations {
    LawOperations(parallel: { a, b in
      guard case .runnable = a, case .runnable = b else { return a + b }
      return (a + b).held(for: min(a.duration, b.duration))
    })
  }

  /// `*` whose right end wins at the seam.
  static var rightEndAtTheSeam: LawOperations {
    LawOperations(sequence: { a, b in
      guard case .runnable = a, case .runnable = b, let first = b.value(0) else { return a * b }
      let whole = a.duration + b.duration
      return .runnable(duration: whole) { progress in
        let time = progress * whole
        let isRight = time >= a.duration - 1e-12 * whole
        return (isRight ? b.value(atSecond: time - a.duration) : a.value(atSecond: time)) ?? first
      }
    })
  }

  /// `repeating` that is back at its start when it ends.
  static var wrappingAtTheEnd: LawOperations {
    LawOperations(repeating: { a, count in
      guard count > 0, case .runnable = a, let first = a.value(0) else {
        return a.repeating(count: count)
      }
      return .runnable(duration: a.duration * Double(count)) { progress in
        a.value((progress * Double(count)).truncatingRemainder(dividingBy: 1)) ?? first
      }
    })
  }

  /// Intervals whose sequences go on at the latest end so far, wherever that was.
  static var startingAtTheLatestEnd: LawOperations {
    LawOperations(intervals: { expression in
      var intervals: [Interval] = []
      addIntervals(of: expression, from: 0, to: &intervals)
      return intervals
    })
  }

  private static func addIntervals(
    of expression: FreeSemiring<Fragment>, from start: Double, to intervals: inout [Interval]
  ) {
    switch expression.form {
    case .zero, .one: break
    case .single(let fragment):
      intervals.append(
        Interval(fragment.name, start: start, end: start + fragment.animation.duration))
    case .plus(let left, let right):
      addIntervals(of: left, from: start, to: &intervals)
      addIntervals(of: right, from: start, to: &intervals)
    case .times(let left, let right):
      addIntervals(of: left, from: start, to: &intervals)
      addIntervals(of: right, from: intervals.map(\.end).max() ?? start, to: &intervals)
    }
  }
}
