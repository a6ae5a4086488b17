import Engine

/// A part of the tuner that takes presses.
enum TunerTarget: Hashable {
  case previous, next, copy, reset
  case kind(TunerModel.Kind)
  /// A knob, from left to right, and whether its arrow to the left is meant.
  case knob(Int, isBack: Bool)
  /// A slider, from top to bottom.
  case slider(Int)
  /// The graph, for its control points.
  case graph

  /// The parts and where they lie in the design, from below to above.
  static func all(in layout: TunerLayout) -> [(target: TunerTarget, frame: Rect)] {
    let knobs = layout.knobs.enumerated().flatMap { index, cell in
      [
        (TunerTarget.knob(index, isBack: false), cell),
        (.knob(index, isBack: true), Rect(cell.x, cell.y, 22, cell.height)),
      ]
    }
    let kinds = TunerModel.Kind.allCases.enumerated().map {
      (TunerTarget.kind($0.element), layout.kind($0.offset))
    }
    // A control point at the graph's edge can be taken from outside too.
    return [(.graph, layout.graph.inset(by: -4))]
      + layout.sliders.enumerated().map { (.slider($0.offset), $0.element) } + knobs + kinds
      + [
        (.previous, layout.previous), (.next, layout.next), (.copy, layout.copy),
        (.reset, layout.reset),
      ]
  }
}
