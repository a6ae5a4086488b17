import Engine

/// What lies under a press on the tuner.
enum TunerTarget: Equatable {
  case previous, next, copy, reset
  case kind(TunerModel.Kind)
  /// A slider, from top to bottom.
  case slider(Int)
  /// A knob, from left to right, and whether its arrow to the left is meant.
  case knob(Int, isBack: Bool)
  /// A control point of a cubic Bézier curve in the graph: 0 or 1.
  case handle(Int)
  /// The card, where nothing is.
  case card

  /// - Parameter point: in points of the window; nil: not on the panel.
  init?(at point: Point, _ layout: TunerLayout, plot: TunerPlot?) {
    guard layout.frame.contains(point) else { return nil }
    let place = layout.place(point)
    let buttons: [(Rect, TunerTarget)] = [
      (layout.previous, .previous), (layout.next, .next), (layout.copy, .copy),
      (layout.reset, .reset),
    ]
    let kinds = TunerModel.Kind.allCases.enumerated().map {
      (layout.kind($0.offset), TunerTarget.kind($0.element))
    }
    let sliders = layout.sliders.indices.map { (layout.sliders[$0], TunerTarget.slider($0)) }
    let knobs = layout.knobs.indices.map { index in
      let cell = layout.knobs[index]
      return (cell, TunerTarget.knob(index, isBack: place.x < cell.x + 22))
    }
    if let hit = (buttons + kinds + sliders + knobs).first(where: { $0.0.contains(place) }) {
      self = hit.1
    } else if let handle = plot?.handle(at: place) {
      self = .handle(handle)
    } else {
      self = .card
    }
  }
}
