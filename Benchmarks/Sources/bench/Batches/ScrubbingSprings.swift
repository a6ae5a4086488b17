import Engine

extension Benchmark {
  /// One spring's motion at 10,000 times in no order, through the table.
  static func springTable() -> Benchmark {
    let table = SpringTable(Spring(response: 0.5, dampingRatio: 0.4), from: 0, to: 1000)
    let times = scrubbed.map { Float($0) }
    for time in times {
      let exact = Spring(response: 0.5, dampingRatio: 0.4).value(
        at: Double(time), from: 0, to: 1000)
      let error = abs(Double(table.value(at: time)) - exact)
      precondition(error <= 1e-3, "the table at \(time) is off by \(error)")
    }
    var values = [Float](repeating: 0, count: times.count)
    return Benchmark(name: "spring at random times, table", items: times.count) {
      table.sample(times, into: &values)
      return Double(values[0] + values[times.count - 1])
    }
  }

  /// The same, the closed form for each.
  static func springForm() -> Benchmark {
    let spring = Spring(response: 0.5, dampingRatio: 0.4)
    let times = scrubbed
    return Benchmark(name: "spring at random times, closed form", items: times.count) {
      var sum = 0.0
      for time in times { sum += spring.value(at: time, from: 0, to: 1000) }
      return sum
    }
  }

  private static var scrubbed: [Double] {
    (0..<10_000).map { index in
      let spread = Double(index) * 0.6180339887498949
      return spread - spread.rounded(.down)
    }
  }
}
