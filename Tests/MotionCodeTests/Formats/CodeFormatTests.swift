import Engine
import EngineTestSupport
import Testing

@testable import MotionCode

/// A motion in the languages of others, by the parameters that these document.
@Suite struct CodeFormatTests {
  private static let bezier = CodedMotion(
    .cubicBezier(CubicBezier(0.55, 0, 0.6, 1.4)), duration: 0.45, delay: 0.1)
  /// A spring of stiffness 100 and damping 10, whatever it takes.
  private static let spring = spring(stiffness: 100, damping: 10)

  static func spring(
    stiffness: Double, damping: Double, velocity: Double = 0, delay: Double = 0
  ) -> CodedMotion {
    let reading = try? PastedReading.spring(
      stiffness: stiffness, damping: damping, velocity: velocity)
    return CodedMotion((try? reading?.type(lasting: nil, or: 1)) ?? .none, delay: delay)
  }

  @Test func noTwoLanguagesHaveOneTitle() {
    #expect(Set(CodeFormat.all.map(\.title)).count == CodeFormat.all.count)
    #expect(CodeFormat.all.allSatisfy { $0.following != $0 })
  }

  @Test(arguments: [
    ("Swift", ".curve(.cubicBezier(CubicBezier(0.55, 0, 0.6, 1.4)), duration: 0.45)"),
    ("CSS", "transition: all 0.45s cubic-bezier(0.55, 0, 0.6, 1.4) 0.1s;"),
    ("SwiftUI", ".timingCurve(0.55, 0, 0.6, 1.4, duration: 0.45).delay(0.1)"),
    (
      "UIKit",
      "UIViewPropertyAnimator(duration: 0.45, controlPoint1: CGPoint(x: 0.55, y: 0), "
        + "controlPoint2: CGPoint(x: 0.6, y: 1.4))\nanimator.startAnimation(afterDelay: 0.1)"
    ),
    (
      "Compose",
      "tween(durationMillis = 450, delayMillis = 100, "
        + "easing = CubicBezierEasing(0.55f, 0f, 0.6f, 1.4f))"
    ), ("motion.dev", "{ duration: 0.45, ease: [0.55, 0, 0.6, 1.4], delay: 0.1 }"),
    ("Figma", "Custom bezier: 0.55, 0, 0.6, 1.4, 450 ms, after delay 100 ms"),
  ])
  func aBezierHasItsForm(_ title: String, _ text: String) throws {
    let format = try #require(CodeFormat.all.first { $0.title == title })
    #expect(format.text(Self.bezier).contains(text))
  }

  /// Mass is 1, stiffness and damping are exact: √100 is 10, a damping of 10 is half of the critical one,
  /// and a response is 2π/10.
  @Test(arguments: [
    ("SwiftUI", ".spring(response: 0.628319, dampingFraction: 0.5)"),
    (
      "UIKit",
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, "
        + "initialVelocity: CGVector(dx: 0, dy: 0))"
    ), ("Compose", "spring(dampingRatio = 0.5f, stiffness = 100f)"),
    ("motion.dev", "{ type: \"spring\", stiffness: 100, damping: 10, mass: 1 }"),
    ("Figma", "Custom spring: Mass 1, Stiffness 100, Damping 10"),
    ("CSS", "transition: all 1.27"), ("CSS", "s linear(0 0%, "),
  ])
  func aSpringHasItsForm(_ title: String, _ text: String) throws {
    let format = try #require(CodeFormat.all.first { $0.title == title })
    #expect(format.text(Self.spring).contains(text), "\(format.text(Self.spring))")
  }

  @Test(arguments: [
    (
      "SwiftUI",
      ".interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2).delay(0.2)"
    ), ("UIKit", "initialVelocity: CGVector(dx: 2, dy: 2)"),
    ("UIKit", "animator.startAnimation(afterDelay: 0.2)"),
    ("motion.dev", "mass: 1, velocity: 2 /* times the way */, delay: 0.2 }"),
    (
      "Compose", "100f) /* before it: delay(200); animateTo(…, initialVelocity = 2f * the way) */"
    ),
    (
      "Figma",
      "Damping 10, after delay 200 ms (it begins at rest there, and here with a velocity: 2)"
    ),
  ])
  func whatASpringCantSayIsInAComment(_ title: String, _ text: String) throws {
    let format = try #require(CodeFormat.all.first { $0.title == title })
    let motion = Self.spring(stiffness: 100, damping: 10, velocity: 2, delay: 0.2)
    #expect(format.text(motion).contains(text), "\(format.text(motion))")
  }

  @Test(arguments: [
    (TimingCurve.cssEaseInOut, "SwiftUI", ".easeInOut(duration: 0.5)"),
    (.linear, "SwiftUI", ".linear(duration: 0.5)"),
    (.cssEaseInOut, "UIKit", "UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut)"),
    (.linear, "UIKit", "UIViewPropertyAnimator(duration: 0.5, curve: .linear)"),
    (.cssEaseInOut, "motion.dev", "{ duration: 0.5, ease: \"easeInOut\" }"),
    (.linear, "Compose", "tween(durationMillis = 500, easing = LinearEasing)"),
    (.cssEaseOut, "Figma", "Ease out, 500 ms"), (.cssEaseIn, "Figma", "Ease in, 500 ms"),
    (.cssEaseInOut, "Figma", "Ease in and out, 500 ms"), (.linear, "Figma", "Linear, 500 ms"),
    (.steps(Steps(4)), "CSS", "transition: all 0.5s steps(4, jump-end);"),
    (.steps(Steps(4)), "motion.dev", "{ duration: 0.5, ease: steps(4, \"end\") }"),
    (
      .steps(Steps(3, jump: .both)), "motion.dev",
      "{ duration: 0.5, ease: (t) => Math.min(1, (Math.floor(t * 3) + 1) / 4) }"
    ),
    (
      .steps(Steps(4)), "Compose",
      "tween(durationMillis = 500, easing = Easing { min(1f, floor(it * 4f) / 4f) })"
    ), (.steps(Steps(4)), "Figma", "Figma has no curve like this one: steps(4, jump-end), 500 ms"),
    (
      .steps(Steps(2)), "UIKit",
      "animation.values = [0, 0.5]\nanimation.keyTimes = [0, 0.5, 1]\n"
        + "animation.calculationMode = .discrete"
    ),
    (
      .steps(Steps(2)), "SwiftUI",
      "KeyframeTrack { MoveKeyframe(0.0); LinearKeyframe(0.0, duration: 0.25); MoveKeyframe(0.5); "
        + "LinearKeyframe(0.5, duration: 0.25); MoveKeyframe(1.0) }"
    ),
  ])
  func curvesHaveTheirForms(_ curve: TimingCurve, _ title: String, _ text: String) throws {
    let format = try #require(CodeFormat.all.first { $0.title == title })
    let said = format.text(CodedMotion(curve, duration: 0.5))
    #expect(said.contains(text), "\(said)")
  }

  @Test(arguments: [
    ("motion.dev", "ease: transform([0, 0.5, 1], [0, 1.2, 1]) }"),
    ("Compose", "PathEasing(Path().apply { moveTo(0f, 0f); lineTo(0.5f, 1.2f); lineTo(1f, 1f) })"),
    ("CSS", "linear(0 0%, 1.2 50%, 1 100%)"),
    (
      "SwiftUI",
      "{ MoveKeyframe(0.0); LinearKeyframe(1.2, duration: 0.5); LinearKeyframe(1.0, duration: 0.5) }"
    ),
    (
      "UIKit",
      "animation.values = [0, 1.2, 1]\nanimation.keyTimes = [0, 0.5, 1]\n"
        + "animation.calculationMode = .linear\nanimation.duration = 1"
    ),
  ])
  func linesHaveTheirForms(_ title: String, _ text: String) throws {
    let format = try #require(CodeFormat.all.first { $0.title == title })
    let lines = PiecewiseLinear([(0, 0), (1.2, 0.5), (1, 1)])
    let said = format.text(CodedMotion(.piecewiseLinear(lines), duration: 1))
    #expect(said.contains(text), "\(said)")
  }

  /// Slow springs have small numbers: six digits of each are said.
  @Test func smallNumbersHaveAsManyDigits() {
    #expect(CodeNumber.text(0.012_345_678) == "0.0123457")
    #expect(CodeNumber.text(283.123_456) == "283.1235" && CodeNumber.text(0) == "0")
    #expect(CodeNumber.text(-0.000_001_234) == "-0.000001234")
  }
}
