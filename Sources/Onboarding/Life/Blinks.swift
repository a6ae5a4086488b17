import Engine

/// The blinks of one creature: a row of them that begins anew when it is over.
struct Blinks {
  /// Between two blinks, from begin to begin, in seconds.
  static let gaps = 2.5...6.0

  private let motion: Animation<FloatAverage>
  /// The times at which the eyes begin to close, within one row.
  private let starts: [Double]
  /// The time that a row takes.
  private let row: Double

  /// - Parameter seed: another one for each creature, or they blink together.
  init(seed: Int) {
    var chance = Chance(seed: seed)
    let open = (0..<32).map { _ in
      Double.random(in: Self.gaps.lowerBound...Self.gaps.upperBound - Vital.blink, using: &chance)
    }
    motion = Vital.blinking(after: open)
    var (starts, time) = ([Double](), 0.0)
    for gap in open {
      starts.append(time + gap)
      time += gap + Vital.blink
    }
    (self.starts, row) = (starts, time)
  }

  /// The openness of the eyes, 0…1.
  func openness(at seconds: Double) -> Double { motion.strength(at: seconds) }

  /// True while the eyes move.
  func isBlinking(at seconds: Double) -> Bool { openness(at: seconds) < 1 }

  /// The next time at which the eyes begin to close.
  func next(after seconds: Double) -> Double {
    let begin = (seconds / row).rounded(.down) * row
    let start = starts.first { begin + $0 > seconds }
    return start.map { begin + $0 } ?? begin + row + starts[0]
  }
}
