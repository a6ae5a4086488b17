package import Engine

/// The frame times of a run at a constant rate, with the input between them.
package struct RunTimes {
  /// Frames a second.
  var rate: Double
  /// The moments that are looked at for a frame, ≥ 1.
  package var steps: Int
  var script: InputScript
  /// In seconds; nil: until nothing moves.
  package var duration: Double?

  package init(rate: Double, steps: Int = 1, script: InputScript, duration: Double? = nil) {
    (self.rate, self.steps) = (rate, steps)
    (self.script, self.duration) = (script, duration)
  }

  /// The frames of a screen that was just started.
  func frames(of runtime: Runtime, size: Size) -> FrameSequence {
    // With frames between those of the film it ends at one of them nevertheless.
    let whole = duration.map { ($0 * rate).rounded() / rate }
    return FrameSequence(
      runtime: runtime, size: size, rate: rate * Double(steps),
      duration: steps == 1 ? duration : whole, script: script)
  }
}

extension InputScript {
  /// Zero, and the times of its events.
  package var times: [Instant] { [.zero] + entries.map(\.time) }

  /// Frames at some times, each after the events up to it.
  package func steps(at times: some Sequence<Instant>) -> [FrameSequence.Step] {
    var script = self
    return Set(times).sorted().map {
      FrameSequence.Step(time: $0, entries: script.entries(upTo: $0))
    }
  }
}
