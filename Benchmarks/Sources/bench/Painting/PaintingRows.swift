import Engine

extension Benchmark {
  /// The rows of paths, texts and shadows.
  static var paintingRows: [Benchmark] {
    [.buildingPaths()] + paintingFills + paintingShapes + paintingPictures + paintingShadows + [
      .paintingText("standing"),
      .paintingText("moving") { $0.center = $0.center + Point(61.7, 33.3) },
      .paintingText("growing") { $0.scale = Point(1.6, 1.6) },
      .paintingText("turning") { $0.rotation = 0.5 },
      .paintingShadow("standing"),
      .paintingShadow("moving") { $0.center = $0.center + Point(61.7, 33.3) },
      .paintingShadow("turning") { $0.rotation = 0.3 },
    ]
  }
}
