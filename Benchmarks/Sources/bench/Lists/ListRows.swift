extension Benchmark {
  /// The rows of lists that are compared.
  static var listRows: [Benchmark] {
    [
      .comparing(1_000, .mixed), .comparing(10_000, .mixed),
      .comparing(1_000, .mixed, pairs: 16), .comparing(10_000, .mixed, pairs: 16),
      .comparing(1_000, .reversed), .comparing(10_000, .reversed),
      .comparing(1_000, .shuffled), .comparing(10_000, .shuffled),
      .comparing(1_000, .unchanged), .comparing(10_000, .unchanged),
      .comparingStrings(1_000, .mixed).against(.comparing(1_000, .mixed), atMost: 2.5),
      .mergeOrder(1_000),
    ]
  }
}
