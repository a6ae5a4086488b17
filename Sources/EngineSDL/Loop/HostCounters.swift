import Engine

/// The loop's work, counted at no cost, in memory that does not grow.
package struct HostCounters {
  /// Frames that were made, shown or not.
  package internal(set) var frames = 0
  /// Frames that should have been shown and were not, because one before took too long.
  package internal(set) var missed = 0
  /// Pictures that were handed to the window system.
  package internal(set) var presents = 0
  /// The times that the loop slept until an event came.
  package internal(set) var idleWakeUps = 0
  /// Between presents, while something moved.
  private(set) var intervals = IntervalHistogram()
  /// From a frame's begin until its picture was made, of those that were shown.
  private(set) var works = IntervalHistogram()
  /// The sum of these times, in nanoseconds.
  private var workTime: Int64 = 0
  /// From the program's start to its first picture, in nanoseconds; nil before it.
  private(set) var startUp: Int64?
  private var lastPresent: Int64?

  /// Nothing was to be shown for a while; the time to the next present is no interval.
  mutating func pause() { lastPresent = nil }

  /// A picture was shown; the times are on one clock.
  /// - Parameters:
  ///   - work: the time that it took to make, in nanoseconds.
  ///   - start: the time at which the program was started; nil if nobody knows.
  mutating func present(at time: Int64, work: Int64, start: Int64?) {
    presents += 1
    works.add(work)
    workTime += work
    if let lastPresent { intervals.add(time - lastPresent) }
    lastPresent = time
    if startUp == nil, let start { startUp = max(0, time - start) }
  }
}

extension HostCounters {
  /// A line for each counter: its name, a blank and its value; times are in milliseconds.
  package var lines: [String] {
    [
      "frames \(frames)", "missed \(missed)", "presents \(presents)",
      "idle-wake-ups \(idleWakeUps)",
      "interval-p50-ms \(Self.milliseconds(intervals.quantile(0.5)))",
      "interval-p99-ms \(Self.milliseconds(intervals.quantile(0.99)))",
      "work-mean-ms \(Self.milliseconds(presents > 0 ? workTime / Int64(presents) : nil))",
      "work-p50-ms \(Self.milliseconds(works.quantile(0.5)))",
      "work-p99-ms \(Self.milliseconds(works.quantile(0.99)))",
      "start-up-ms \(Self.milliseconds(startUp))",
    ]
  }

  /// Two decimals; `-` for nothing.
  private static func milliseconds(_ time: Int64?) -> String {
    time.map { PlainNumber.fixed(Double($0) / 1e6, decimals: 2) } ?? "-"
  }
}
