package import Engine

/// A part of a slider's knob, which gives way like rubber to a hand beyond the ends of its track.
package final class KnobView: View {
  /// The hand's way beyond the end of the track, in points, with its velocity.
  private var overshoot = 0.0
  private var pace = VelocityTracker()

  /// Gives way to a hand at a place along its track, in points.
  fileprivate func pull(_ place: Double, beyond overshoot: Double) {
    self.overshoot = overshoot
    if let now = stage?.now { pace.add(position: place, at: now) }
    let give = RubberBand.offset(overshoot: overshoot, dimension: ScrubTrack.give)
    if translation.x != give { translation.x = give }
  }

  /// Goes back to the end of the track.
  fileprivate func comeBack(on stage: Stage) {
    defer { pace.reset() }
    guard translation != .zero else { return }
    let back = RubberReturn(
      overshoot: overshoot, velocity: pace.velocity(at: stage.now), dimension: ScrubTrack.give)
    if stage.reducesMotion {
      translation = .zero
    } else {
      stage.play(back, of: self, along: Point(1, 0))
    }
  }
}

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
    for knob in knobs { knob.pull(x, beyond: over) }
  }

  /// Lets the knob in a slider go back to its end.
  func takeKnobBack(on stage: Stage) {
    for knob in knobs { knob.comeBack(on: stage) }
  }
}
