import Engine

extension Benchmark {
  /// 10,000 values of one curve at times that jump about, as in scrubbing.
  static func evaluating(_ name: String, _ curve: TimingCurve) -> Benchmark {
    let count = 10_000
    let times = (0..<count).map { Double($0 * 7919 % count) / Double(count) }
    return Benchmark(name: "evaluate \(name)", items: count) {
      var sum = 0.0
      for time in times { sum += curve.value(at: time) }
      return sum
    }
  }
}
