extension Benchmark {
  /// The rows of layouts, and of the views that are made of them.
  static var layoutRows: [Benchmark] {
    [
      .animatingSquares(), .reusingViews(),
      .layoutDescribed(), .layoutDeclared().against(.layoutLimit(), atMost: 8),
      .layoutMeasured(), .layoutSolved(), .layoutArena().against(.layoutLimit(), atMost: 2.8),
      .layoutFlat(), .layoutOneLeaf().against(.layoutLimitInTotal(), atMost: 0.0255),
      .layoutOneLeafOfMany().against(.layoutFlatInTotal(), atMost: 0.005),
      .layoutUnchanged(), .layoutUpdated(),
    ]
  }
}
