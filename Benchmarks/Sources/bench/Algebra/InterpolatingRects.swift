import Engine

extension Benchmark {
  /// The frames of 10,000 views part of the way between two layouts.
  static func interpolatingRects() -> Benchmark {
    let count = 10_000
    let before = (0..<count).map { Rect(Double($0), 0, 100, 50) }
    let after = (0..<count).map { Rect(0, Double($0), 50, 100) }
    var frames = before
    var step = 0
    return Benchmark(name: "interpolate rects", items: count) {
      step = (step + 1) % 100
      let progress = Double(step) / 100
      for index in 0..<count {
        frames[index] = before[index].interpolated(to: after[index], at: progress)
      }
      return frames[step].x + frames[count - 1].height
    }
  }
}
