/// A goal beside what was measured: one line of the table of goals.
struct Verdict {
  let row: String
  let unit: String
  /// The need of the benchmark, in the unit.
  let value: Double
  /// The name of the other work, and its need.
  let against: String
  let limit: Double
  /// The most that `value / limit` may be.
  let goal: Double

  var ratio: Double { limit == 0 ? value : value / limit }

  /// The goals of one benchmark: of its time and of its requests for memory.
  static func all(_ own: Measurement, _ other: Measurement?) -> [Verdict] {
    let benchmark = own.benchmark
    var verdicts: [Verdict] = []
    if let goal = benchmark.goal, let other {
      verdicts.append(
        Verdict(
          row: benchmark.name, unit: "ns", value: own.median, against: goal.other.name,
          limit: other.median, goal: goal.ratio))
    }
    if let goal = benchmark.allocationGoal {
      verdicts.append(
        Verdict(
          row: benchmark.name, unit: "allocations", value: own.allocations, against: "none",
          limit: 0, goal: goal))
    }
    return verdicts
  }

  /// The line of a Markdown table; nanoseconds say little, ratios much.
  var markdown: String {
    let numbers = [ratio, goal].map(Table.fixed)
    let words = unit == "ns" ? "time, against \(against)" : unit
    let end = ratio <= goal ? "" : "missed"
    return "| \(row) | \(words) | \(numbers[0]) | \(numbers[1]) | \(end) |"
  }

  /// The line as JSON; `ours` is the ratio to what it is compared with, or a number of allocations.
  var json: String {
    """
    {"row": "\(row)", "unit": "\(unit)", "value": \(value), "against": "\(against)", \
    "limit": \(limit), "ours": \(ratio), "goal": \(goal)}
    """
  }
}
