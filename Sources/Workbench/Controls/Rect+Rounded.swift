package import Engine

extension Rect {
  /// The nearest one on whole points.
  package var rounded: Rect { Rect(x.rounded(), y.rounded(), width.rounded(), height.rounded()) }
}
