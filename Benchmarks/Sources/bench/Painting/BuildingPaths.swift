import Engine

extension Benchmark {
  /// 1,000 outlines of rounded rectangles, made anew.
  static func buildingPaths() -> Benchmark {
    let count = 1_000
    return Benchmark(name: "build rounded rectangles", items: count) {
      var elements = 0
      for index in 0..<count {
        let path = Path.roundedRect(Rect(0, 0, 200, 100 + Double(index)), radius: 12)
        elements += path.elements.count
      }
      return Double(elements)
    }
  }
}
