extension Benchmark {
  /// The rows of layouts, and of the views that are made of them.
  static var layoutRows: [Benchmark] {
    [
      .animatingSquares(), .reusingViews(),
      .layoutDescribed(), .layoutDeclared(), .layoutMeasured(), .layoutSolved(), .layoutArena(),
      .layoutFlat(), .layoutOneLeaf(), .layoutOneLeafOfMany(), .layoutUnchanged(), .layoutUpdated(),
    ]
  }
}
