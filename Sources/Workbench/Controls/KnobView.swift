package import Engine

/// A part of a slider's knob, which gives way like rubber to a hand beyond the ends of its track.
package final class KnobView: View {}

extension View {
  private var knobs: [KnobView] {
    var found: [KnobView] = []
    forEachInPaintOrder { if let knob = $0 as? KnobView { found.append(knob) } }
    return found
  }

  /// Lets the knob in a slider give way to the hand that draws it.
  ///
  /// - Parameter margin: the distance of the track's ends from the slider's, in points.
  package func letKnobGive(to tracking: Tracking, margin: Double) {
    guard let x = tracking.point?.x else { return }
    let over = x - min(max(x, margin), max(margin, size.width - margin))
    let give =
      over == 0 ? 0 : RubberBand.offset(overshoot: over, dimension: ScrubTrack.give)
    for knob in knobs where knob.translation.x != give { knob.translation.x = give }
  }

  /// Lets the knob in a slider go back to its end.
  func takeKnobBack(on stage: Stage) {
    let knobs = knobs.filter { $0.translation != .zero }
    guard !knobs.isEmpty else { return }
    stage.animate(spring: Spring(response: SettleSpring.response, dampingRatio: 1)) {
      for knob in knobs { knob.translation = .zero }
    }
  }
}
