import Engine

/// Some moments of a run, at equal times.
package struct StripFrames {
  /// The times, in seconds, in order.
  let times: [Double]

  /// - Parameters:
  ///   - count: ≥ 2.
  ///   - part: the first and the last time, in seconds.
  package init(_ count: Int, in part: ClosedRange<Double>) {
    let length = part.upperBound - part.lowerBound
    times = (0..<count).map { part.lowerBound + length * Double($0) / Double(count - 1) }
  }

  /// The most frames that are made on the way: hours of 60 a second.
  private static let most = 1_000_000

  /// The frames that a run makes of them: those of its rate, and those of the times.
  package func steps(_ run: RunTimes) throws -> [Run.Step] {
    guard let last = times.last else { return [] }
    let clock = VirtualClock(rate: run.rate)
    let count = clock.frameCount(duration: last)
    guard count <= Self.most else {
      throw Failure("\(count) frames are too many; take a smaller --to or --fps")
    }
    let grid = (0..<count).map { clock.time(ofFrame: $0) }
    return run.script.steps(
      at: (grid + times.map(Self.instant)).filter { $0 <= Self.instant(last) })
  }

  /// The frames of the times, in a run of the steps.
  package func taken(of run: consuming Run) throws -> [Run.Frame] {
    let wanted = times.map(Self.instant)
    var taken: [Run.Frame] = []
    while let frame = try run.next() {
      taken += wanted.filter { $0 == frame.report.time }.map { _ in frame }
    }
    return taken
  }

  private static func instant(_ seconds: Double) -> Instant {
    Instant.zero.advanced(bySeconds: seconds)
  }
}
