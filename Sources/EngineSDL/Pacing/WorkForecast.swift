/// Foretells how long the next picture takes to make, from how long the last ones did.
///
/// A picture is begun so late that it is done just in time: what the hand did last is still in it,
/// and pictures reach the display evenly although some take longer than others. Times are
/// nanoseconds.
struct WorkForecast: Hashable {
  private var costs: [Int64] = []
  private var oldest = 0
  /// About a second of them: what begins a motion costs most, and comes a few times a second.
  private static let memory = 64
  /// The time that a sleep and the scheduler may take beyond what they are asked for.
  private static let margin: Int64 = 700_000

  /// A picture took so long to make; negative (another clock) counts as nothing.
  mutating func observe(_ cost: Int64) {
    let cost = max(0, cost)
    if costs.count < Self.memory { return costs.append(cost) }
    costs[oldest] = cost
    oldest = (oldest + 1) % Self.memory
  }

  /// The time before it is due at which a picture is begun: half as long again as the longest took,
  /// for the one that takes longer than any before; at most the time between two.
  func lead(within period: Int64) -> Int64 {
    guard let longest = costs.max() else { return period }
    return min(longest + longest / 2 + Self.margin, period)
  }
}
