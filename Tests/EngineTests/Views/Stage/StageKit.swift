import Engine

/// A stage with one view on it, driven by seconds.
struct OneViewStage {
  let stage = Stage()
  let view = View(frame: Rect(0, 0, 100, 40), key: "view")

  init() { stage.root.addSubview(view) }

  func advance(to seconds: Double) { stage.advance(to: moment(seconds)) }

  /// A change of the view's middle along x, as a value.
  func move(
    to x: Double, in duration: Double = 1, curve: TimingCurve = .linear
  ) -> Animation<Effect> {
    stage.animation(withDuration: duration, curve: curve) { view.center.x = x }
  }

  var x: Double { view.presented.center.x }
}

/// The moment of a number of seconds, to the nanosecond.
func moment(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}
