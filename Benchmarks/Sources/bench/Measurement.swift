import CAllocations
import Glibc

/// The times of one benchmark, in nanoseconds of the processor per item, a sample a round.
struct Measurement {
  let benchmark: Benchmark
  private let runsPerSample: Int
  private var samples: [Double] = []
  /// The result of the first run: the same on every machine, so that two builds can be compared.
  let checksum: Double
  /// Requests for memory per item, in a run that has all the memory that is used again and again.
  let allocations: Double

  /// Warms up, and finds how many runs make a sample long enough for the clock.
  ///
  /// - Parameter sampleLength: the least length of a sample, in nanoseconds.
  init(_ benchmark: Benchmark, sampleLength: Double = 2e7) {
    self.benchmark = benchmark
    checksum = benchmark.work()
    // What two frames use in turns is there after the second.
    _ = benchmark.work()
    let before = allocations_so_far()
    _ = benchmark.work()
    allocations = Double(allocations_so_far() - before) / Double(benchmark.items)
    var runs = 1
    while Self.time(benchmark, runs: runs).elapsed < sampleLength, runs < 1 << 30 { runs *= 2 }
    runsPerSample = runs
  }

  mutating func addSample() {
    let (elapsed, result) = Self.time(benchmark, runs: runsPerSample)
    samples.append(elapsed / Double(runsPerSample * benchmark.items))
    precondition(!result.isNaN, "the result of \(benchmark.name) is no number")
  }

  var minimum: Double { samples.min() ?? .nan }

  /// The middle sample; of an even number the mean of the two in the middle.
  var median: Double {
    guard !samples.isEmpty else { return .nan }
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  private static func time(
    _ benchmark: Benchmark, runs: Int
  ) -> (elapsed: Double, result: Double) {
    var result = 0.0
    let start = processorTime()
    for _ in 0..<runs { result = benchmark.work() }
    return (processorTime() - start, result)
  }

  /// The time that the processor has spent on this program, its other threads included, in
  /// nanoseconds: what another program takes meanwhile does not count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
