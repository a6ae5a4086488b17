import Engine

extension Benchmark {
  private static let crowd = 10_000
  /// Tweens that end after the last of these frames.
  private static let frames = 600

  /// A frame of 10,000 running tweens of CSS's ease-in-out, through the public batch.
  static func tweenBatch() -> Benchmark {
    var batch = TweenBatch(.cssEaseInOut)
    for index in 0..<crowd {
      batch.add(
        id: index, from: Float(index), to: 0, at: 0, duration: 11 + Double(index % 100) / 10)
    }
    batch.update(at: 5)
    for (id, value) in zip(batch.ids, batch.values) {
      let share = TimingCurve.cssEaseInOut.value(at: 5 / (11 + Double(id % 100) / 10))
      let error = abs(Double(value) - lerp(Double(id), 0, share))
      precondition(error <= 2e-5 * Double(id), "tween \(id) of the batch is off by \(error)")
    }
    var frame = 0
    return Benchmark(name: "tweens, batch", items: crowd) {
      frame = (frame + 1) % frames
      batch.update(at: Double(frame) / 60)
      return Double(batch.values[frame] + batch.values[crowd - 1])
    }
  }

  /// The same, asking the exact curve for each.
  static func tweenLoop() -> Benchmark {
    let curve = TimingCurve.cssEaseInOut
    let durations = (0..<crowd).map { 11 + Double($0 % 100) / 10 }
    var values = [Double](repeating: 0, count: crowd)
    var frame = 0
    return Benchmark(name: "tweens, plain loop", items: crowd) {
      frame = (frame + 1) % frames
      let time = Double(frame) / 60
      for index in 0..<crowd {
        values[index] = lerp(Double(index), 0, curve.value(at: time / durations[index]))
      }
      return values[frame] + values[crowd - 1]
    }
  }

  /// A frame of 10,000 moving springs with rest detection, through the public batch.
  static func springBatch() -> Benchmark {
    // Hardly damped, so that they go on moving however long is measured.
    var batch = SpringBatch(
      Spring(response: 0.5, dampingRatio: 1e-9), restDistance: 1e-20, restSpeed: 1e-20)
    for index in 0..<crowd { batch.add(from: Float(index % 977), to: 1000) }
    var trial = batch
    for _ in 0..<30 { trial.advance(by: 1.0 / 60) }
    for (index, value) in trial.values.enumerated() {
      let exact = batch.spring.value(at: 0.5, from: Double(index % 977), to: 1000)
      let error = abs(Double(value) - exact)
      precondition(error <= 0.02, "spring \(index) of the batch is off by \(error)")
    }
    return Benchmark(name: "springs, batch", items: crowd) {
      batch.advance(by: 1.0 / 60)
      return Double(batch.values[0] + batch.values[crowd - 1]) + Double(batch.movingCount)
    }
  }

  /// The same, a closed form for each.
  static func springLoop() -> Benchmark {
    let spring = Spring(response: 0.5, dampingRatio: 1e-9)
    var values = [Double](repeating: 0, count: crowd)
    var frame = 0
    return Benchmark(name: "springs, plain loop", items: crowd) {
      frame = (frame + 1) % frames
      for index in 0..<crowd {
        values[index] = spring.value(at: Double(frame) / 60, from: Double(index % 977), to: 1000)
      }
      return values[frame] + values[crowd - 1]
    }
  }
}
