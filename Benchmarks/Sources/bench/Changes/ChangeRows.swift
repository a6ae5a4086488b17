extension Benchmark {
  /// The rows of changes on a stage: reloads, transitions, frames.
  static var changeRows: [Benchmark] {
    [
      .reloading(1_000, visible: 1_000).allocating(atMost: 5), .reloading(1_000, visible: 100),
      .reloadingOneChanged(1_000), .reloadingOneText(1_000),
      .stacking(20).against(.stacking(1), atMost: 3), .stacking(40),
      .interrupting(2_000).against(.interrupting(500), atMost: 1.25),
      .beginning(4_000).against(.beginning(1_000), atMost: 1.25),
      .moving(500),
      .listing(500).against(.moving(500), atMost: 1.5).allocating(atMost: 0),
      .painting(500),
      .planningTransitions().allocating(atMost: 2), .playingTransitions(),
      .setting(10_000).against(.settingWithoutStage(10_000), atMost: 2).allocating(atMost: 0),
      .playingTweens().against(.plainTweens(), atMost: 10), .playingTweensTogether(),
    ]
  }
}
