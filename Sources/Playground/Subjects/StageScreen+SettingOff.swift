import Engine

extension StageScreen {
  /// True while a change that plays by itself is at its start: to play it is what happens anyway, and
  /// must not turn it round, as a film's first key would.
  var setsOff: Bool {
    change.map { $0.isRunning && !$0.isReversed && $0.progress == 0 } ?? false
  }
}
