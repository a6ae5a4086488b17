import Testing

@testable import Engine

/// Durations of 0 or less, and delays below 0, where something is played: it is there at once.
@Suite struct AtOnceTests {
  private let stage = Stage()
  private let ball = View(frame: Rect(0, 0, 20, 20))

  init() {
    stage.root.addSubview(ball)
    show(at: 1)
  }

  private var x: Double { ball.presented.center.x }

  private func show(at second: Double) { stage.advance(to: Instant(seconds: second)) }

  @Test(arguments: [0, -1, -0.0]) func aChangeIsThereInItsOwnFrame(_ duration: Double) {
    var outcomes: [Outcome] = []
    let change = stage.animate(
      withDuration: duration, animations: { ball.center.x = 110 },
      completion: { outcomes.append($0) })
    stage.update()
    #expect(x == 110)
    show(at: 1.016)
    #expect(x == 110 && outcomes == [.finished] && !change.isRunning && !stage.isRunning)
  }

  @Test func afterADelayItJumps() {
    stage.animate(withDuration: 0, delay: 0.5, animations: { ball.center.x = 110 })
    for (second, place) in [(1.0, 10.0), (1.49, 10), (1.51, 110), (2, 110)] {
      show(at: second)
      #expect(x == place, "\(second)")
    }
    #expect(!stage.isRunning)
  }

  @Test func aDelayBelowZeroIsNone() {
    stage.animate(
      withDuration: 1, delay: -3, curve: .linear, animations: { ball.center.x = 110 })
    show(at: 1.5)
    #expect(abs(x - 60) < 1e-9)
  }

  @Test(arguments: [0, -2]) func aTimingOfNothingIsThereAtOnce(_ duration: Double) {
    for timing in [
      AnimatorTiming.linear(duration: duration), .easeIn(duration: duration),
      .spring(duration: duration, damping: 0.4), .spring(duration: duration, bounce: 0.2),
      AnimatorTiming.spring().withDuration(duration),
    ] {
      #expect(timing.duration > 0 && timing.duration < 1e-5, "\(timing)")
      #expect(timing.curve.value(at: 0) == 1, "\(timing)")
    }
  }

  @Test func anElementsMotionOfNothingIsNone() {
    for type in [
      AnimationType.linear(duration: 0), .curve(.cssEase, duration: -1),
      .spring(duration: 0, damping: 0.5, initialVelocity: 3),
    ] {
      #expect(Animation<ChildTransition>(type: type).duration == 0)
    }
    let early = Animation<ChildTransition>(
      type: .linear(duration: 0.5), options: AnimationOptions(delay: -2))
    #expect(early.duration == 0.5)
  }

  @Test func aReloadByAnAnimatorOfNothingIsOverInTheNextFrame() {
    let view = ComponentView(frame: Rect(0, 0, 100, 200))
    func card(_ id: String) -> any Layout {
      SizeLayout<View>(width: 40, height: 20, config: { $0.backgroundColor = .black }).id(id)
    }
    func show(_ ids: [String], at second: Double) {
      view.component = StackLayout(axis: .vertical, sublayouts: ids.map(card))
      view.reload()
      self.show(at: second)
    }
    stage.root.addSubview(view)
    view.animator = TransformAnimator(transform: .scale(0.5), duration: 0)
    show(["a", "b"], at: 2)
    show(["b", "c"], at: 3)
    self.show(at: 3.02)
    #expect(!stage.isRunning && view.contentView.subviews.count == 2)
    #expect(view.contentView.subviews.map(\.presented.frame.y) == [0, 20])
    #expect(view.contentView.subviews.allSatisfy { $0.presented.alpha == 1 })
  }
}
