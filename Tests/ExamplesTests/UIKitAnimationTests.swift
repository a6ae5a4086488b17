import EngineTestSupport
import Foundation
import Testing

/// UIKit's animations, as code that was written for UIKit plays them.
@Suite struct UIKitAnimationTests {
  private func output(of program: String) throws -> String {
    try PlaygroundModules.shared.get().output(of: ["main.swift": "import UIKit\n" + program])
  }

  /// A view that moves, and the places at which it is seen.
  private let box = #"""
    import PlaygroundSupport

    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.center.x = 0
    page.addSubview(box)
    PlaygroundPage.current.liveView = page

    func show(_ seconds: Double...) {
      for second in seconds {
        Playground.stage.advance(to: Instant(seconds: second))
        print(second, (box.presented.center.x * 10).rounded() / 10)
      }
    }

    show(0)

    """#

  @Test func aSpringOvershootsAndACurveIsAsUIKitsIs() throws {
    let program = #"""
      UIView.animate(withDuration: 1, delay: 0.5, options: [.curveLinear, .allowUserInteraction]) {
        box.center.x = 100
      } completion: { print("done", $0) }
      show(0.5, 0.75, 1.5)
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: []
      ) { box.center.x = 0 }
      var least = 0.0
      for tick in 0...60 {
        Playground.stage.advance(to: Instant(seconds: 1.5 + Double(tick) / 60))
        least = min(least, box.presented.center.x)
      }
      print(least < -20, least > -30)
      """#
    #expect(
      try output(of: box + program) == """
        0.0 0.0
        0.5 0.0
        0.75 25.0
        done true
        1.5 100.0
        true true

        """)
  }

  /// The duration is the perceived one: ω = 2π / duration, and the ratio is 1 − bounce, or
  /// 1 / (1 + bounce) below 0.
  @Test(arguments: [
    (0, 0, [46.6, 82.1, 94.9, 98.6, 99.9]), (0.3, 0, [56.1, 98.4, 104.4, 101.4, 99.8]),
    (-0.5, 0, [29.3, 53.6, 69.5, 80.0, 89.8]), (0.3, 2, [62.8, 100.3, 104.2, 101.2, 99.8]),
    (-0.5, 2, [32.3, 55.6, 70.8, 80.8, 90.2]),
  ])
  func aSpringIsSaidInItsBounce(_ bounce: Double, _ velocity: Double, _ places: [Double]) throws {
    let program = """
      UIView.animate(
        springDuration: 0.5, bounce: \(bounce), initialSpringVelocity: \(velocity), delay: 1
      ) {
        box.center.x = 100
      } completion: { print("done", $0) }
      show(1, 1.125, 1.25, 1.375, 1.5, 1.7)
      show(9)
      """
    let times = [1.125, 1.25, 1.375, 1.5, 1.7]
    let wanted = zip(times, places).map { "\($0) \($1)\n" }.joined()
    #expect(
      try output(of: box + program) == "0.0 0.0\n1.0 0.0\n\(wanted)done true\n9.0 100.0\n")
  }

  @Test func aSpringWithoutDurationIsThereAtOnce() throws {
    let program = """
      UIView.animate(springDuration: 0, bounce: -1) { box.center.x = 100 }
      show(0)
      UIView.animate(springDuration: 1, bounce: -9) { box.center.x = 0 }
      UIView.animate(springDuration: 1, bounce: 9, initialSpringVelocity: 99) { box.alpha = 0 }
      """
    #expect(try output(of: box + program) == "0.0 0.0\n0.0 100.0\n")
  }

  @Test func keyframesFollowEachOther() throws {
    let program = #"""
      UIView.animateKeyframes(withDuration: 2, delay: 0, animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 50 }
      }) { print("done", $0) }
      show(0.5, 1, 1.5, 2)
      """#
    #expect(
      try output(of: box + program) == """
        0.0 0.0
        0.5 50.0
        1.0 100.0
        1.5 75.0
        done true
        2.0 50.0

        """)
  }

  /// Functions for animators of a box.
  private let mover = #"""
    func mover(to x: CGFloat, _ curve: UIView.AnimationCurve) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { box.center.x = x }
      animator.addCompletion { print("end at", $0) }
      return animator
    }

    """#

  /// Along a curve it is scrubbed evenly, as UIKit's is; what is reversed ends at its start.
  @Test func anAnimatorIsScrubbedAndReversed() throws {
    let program = #"""
      let there = mover(to: 100, .linear)
      print(there.state, there.fractionComplete)
      there.startAnimation()
      show(0.25)
      there.pauseAnimation()
      print(there.isRunning, there.fractionComplete)
      show(0.5)
      there.startAnimation()
      show(1.25)
      let back = mover(to: 0, .easeIn)
      back.fractionComplete = 0.5
      show(1.25)
      back.isReversed = true
      back.startAnimation()
      show(2.25)
      """#
    #expect(
      try output(of: box + mover + program) == """
        0.0 0.0
        inactive 0.0
        0.25 25.0
        false 0.25
        0.5 25.0
        end at end
        1.25 100.0
        1.25 50.0
        end at start
        2.25 100.0

        """)
  }

  @Test func anAnimatorIsEndedAndASpringOvershoots() throws {
    let program = #"""
      let jump = mover(to: 20, .easeOut)
      jump.startAnimation()
      jump.finishAnimation(at: .end)
      show(0)
      print(jump.state)
      let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { box.center.x = 120 }
      spring.startAnimation()
      Playground.stage.advance(to: Instant(seconds: 0.2))
      print(box.presented.center.x > 130)
      """#
    #expect(
      try output(of: box + mover + program) == "0.0 0.0\nend at end\n0.0 20.0\ninactive\ntrue\n")
  }

  /// It stays where it is seen.
  @Test func anAnimatorIsEndedWhereItIs() throws {
    let program = #"""
      let there = mover(to: 100, .linear)
      there.addAnimations { box.alpha = 0 }
      there.startAnimation()
      show(0.25)
      there.finishAnimation(at: .current)
      show(0.25, 2)
      print(box.center.x, box.alpha, there.state)
      there.addAnimations { box.center.x = 50 }
      there.startAnimation()
      show(2.5, 3)
      """#
    #expect(
      try output(of: box + mover + program) == """
        0.0 0.0
        0.25 25.0
        end at current
        0.25 25.0
        2.0 25.0
        25.0 0.75 inactive
        2.5 37.5
        end at end
        3.0 50.0

        """)
  }

  @Test func aSpringIsEndedBeyondItsEnd() throws {
    let program = #"""
      let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { box.center.x = 150 }
      spring.addCompletion { print("spring at", $0) }
      spring.startAnimation()
      show(0.25)
      spring.finishAnimation(at: .current)
      show(0.25, 1)
      """#
    let text = try output(of: box + mover + program)
    let spring = try #require(
      text.split(separator: "\n").last?.split(separator: " ").last.flatMap { Double($0) })
    #expect(spring > 150)
    #expect(
      text == """
        0.0 0.0
        0.25 \(spring)
        spring at current
        0.25 \(spring)
        1.0 \(spring)

        """)
  }

  @Test func anActiveAnimatorTakesNoMore() throws {
    let program = """
      let there = mover(to: 100, .linear)
      there.startAnimation()
      there.addAnimations { box.alpha = 0 }
      """
    #expect(try output(of: box + mover + program).contains("takes no more animations"))
  }
}
