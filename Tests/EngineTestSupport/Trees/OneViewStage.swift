package import Engine

/// A stage with one view on it, driven by seconds.
package struct OneViewStage {
  package let stage = Stage()
  package let view = View(frame: Rect(0, 0, 100, 40), key: "view")

  package init() { stage.root.addSubview(view) }

  package func advance(to seconds: Double) { stage.advance(to: .seconds(seconds)) }

  /// A change of the view's middle along x, as a value.
  package func move(
    to x: Double, in duration: Double = 1, curve: TimingCurve = .linear
  ) -> Animation<Effect> {
    stage.animation(withDuration: duration, curve: curve) { view.center.x = x }
  }

  package var x: Double { view.presented.center.x }
}
