package import Engine

/// The input of a take.
package enum TakeScript {
  /// Events at given times.
  case given(InputScript)
  /// Keys that are pressed one by one, whenever the screen has rested for some seconds. The take
  /// begins with the press of the number `from`, counted from 0, and with as much rest.
  case turning([Key], rest: Double, from: Int)
}

/// The times of a take, as a run before it has found them.
struct TakePlan {
  var script = InputScript()
  /// The times of the first and the last moment, in seconds of the run.
  var start = 0.0
  var end = 0.0
  /// The spans of time in which something moves, in order, in seconds of the run.
  private(set) var moving: [ClosedRange<Double>] = []
  /// The times between at which something begins or ends, in seconds of the run.
  var times: Set<Double> = []
}

extension TakePlan {
  /// Notes that something moves from a time on, up to the frame after it.
  ///
  /// - Parameter frame: the time between two frames.
  mutating func note(motionAt time: Double, frame: Double) {
    let end = time + frame
    if let last = moving.last, last.upperBound >= time - 1e-6 {
      moving[moving.count - 1] = last.lowerBound...max(last.upperBound, end)
    } else {
      moving.append(time...end)
    }
  }

  /// The spans in which something moves between two times.
  func spans(in part: ClosedRange<Double>) -> [ClosedRange<Double>] {
    moving.filter { $0.overlaps(part) }.map { $0.clamped(to: part) }
  }

  /// The moments a second that are enough: 480 for what takes a second and less, down to 120 for
  /// what takes long and so is slow.
  var rate: Double {
    let seconds = spans(in: start...max(start, end)).reduce(0) {
      $0 + $1.upperBound - $1.lowerBound
    }
    return min(480, max(120, (480 / max(1, seconds)).rounded()))
  }
}
