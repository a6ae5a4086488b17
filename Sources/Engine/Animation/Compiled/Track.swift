extension Program {
  /// Everything that moves one slot. A class, so that a sample copies nothing.
  final class Track {
    let spans: [Span]
    /// If it is one straight way.
    let line: Line?
    /// If several spans lie one after the other in the whole's own time: when each is over. Else
    /// empty.
    let ends: [Double]
    /// The spans as plain numbers, if they are several.
    let scalars: ScalarSpans?
    /// The last span that leads anywhere (waits and holds do not).
    let way: Int
    /// True if it begins at what is on screen, false if it begins where it says.
    let startsFromScreen: Bool

    init(_ spans: [Span], line: Line?) {
      self.spans = spans
      self.line = line
      ends = line == nil && Self.areInSequence(spans) ? spans.map(\.active.end) : []
      scalars = line == nil ? ScalarSpans(spans) : nil
      way = spans.lastIndex(where: \.motion.isMoving) ?? spans.count - 1
      startsFromScreen = spans.allSatisfy(\.motion.startsFromScreen)
    }

    private static func areInSequence(_ spans: [Span]) -> Bool {
      spans.allSatisfy { $0.frame == 0 }
        && zip(spans, spans.dropFirst()).allSatisfy {
          $0.active.end <= $1.active.start && !$1.active.includesStart
        }
    }

    /// Of spans in sequence, the first one that is not over at a time; the last one at the end.
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
}
