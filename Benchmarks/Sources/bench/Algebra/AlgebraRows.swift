import Engine
import EngineDeck

extension Benchmark {
  /// The rows of curves and composed animations.
  static var algebraRows: [Benchmark] {
    [
      .interpolatingRects(),
      .evaluating("a cubic Bézier", .cssEaseInOut),
      .evaluating("a spring", .spring(SpringCurve(duration: 0.5, damping: 0.4))),
      .sequence(of: 10).against(.deckSequence(of: 10), atMost: 0.5),
      .sequence(of: 100).against(.plainSequence(of: 100), atMost: 1),
      .sequence(of: 1_000).against(.plainSequence(of: 1_000), atMost: 1),
      .sequence(of: 10_000).against(.plainSequence(of: 10_000), atMost: 0.5),
      .deckSequence(of: 100), .deckSequence(of: 10_000),
      .parallel(of: 100, "straight ways").against(.plainParallel(of: 100), atMost: 2),
      .parallel(of: 10_000, "straight ways").against(.plainParallel(of: 10_000), atMost: 2),
      .deckParallel(of: 100), .deckParallel(of: 10_000),
      .parallel(of: 100, curve: easeInOut, "eased ways"),
      .compiling(1_000),
    ]
  }
}
