extension Benchmark {
  /// The rows of kernels that move 10,000 values of one kind.
  static var batchRows: [Benchmark] {
    [
      .tweenBatch(), .tweenLoop(), .springBatch(), .springLoop(), .springTable(), .springForm(),
    ]
  }
}
