/// One thing to measure.
///
/// Each benchmark is a static function in a file of its own and stands in its folder's list of rows.
struct Benchmark {
  /// The name of the measured work, as the table shows it.
  let name: String
  /// The number of items that one run of the work treats: times are given per item.
  let items: Int
  /// The work. Its result must depend on all that was computed, so that nothing can be left out.
  let work: () -> Double
  /// The comparison that it has to stand; nil if it only explains another row.
  private(set) var goal: Goal?
  /// The most requests for memory per item that it may make; nil if any number will do.
  private(set) var allocationGoal: Double?

  init(name: String, items: Int, work: @escaping () -> Double) {
    self.name = name
    self.items = items
    self.work = work
  }

  /// The same work with a goal: the most that its time per item may be of another's.
  ///
  /// - Parameters:
  ///   - other: the work to compare with, done in the same rounds: a plain loop, a peer, or a
  ///     smaller case of the same.
  ///   - ratio: the goal, as a part of the other's time per item.
  func against(_ other: Benchmark, atMost ratio: Double) -> Benchmark {
    var copy = self
    copy.goal = Goal(other: other, ratio: ratio)
    return copy
  }

  /// The same work, which may ask for memory at most that many times per item.
  func allocating(atMost count: Double) -> Benchmark {
    var copy = self
    copy.allocationGoal = count
    return copy
  }
}

/// The work that a benchmark is compared with, and how. A class, as it holds another benchmark.
final class Goal {
  let other: Benchmark
  /// The most that the benchmark's time per item may be of the other's.
  let ratio: Double

  init(other: Benchmark, ratio: Double) {
    self.other = other
    self.ratio = ratio
  }
}
