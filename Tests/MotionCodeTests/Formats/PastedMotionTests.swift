import Engine
import EngineTestSupport
import Testing

@testable import MotionCode

/// What people paste from the tools of the trade, by the parameters that these document.
@Suite struct PastedMotionTests {
  /// The frequency and the damping ratio of the spring that a text says.
  private func spring(_ text: String) throws -> (
    stiffness: Double, ratio: Double, type: AnimationType
  ) {
    let type = try PastedMotion(text, duration: 0.7).type
    let spring = try #require(CodedMotion(type).spring)
    return (spring.spring.stiffness, spring.spring.dampingRatio, type)
  }

  private static func stiffness(response: Double) -> Double {
    let frequency = 2 * Double.pi / response
    return frequency * frequency
  }

  /// Stiffness at mass 1, and damping ratio.
  @Test(arguments: [
    // SwiftUI: a response, or a perceptual duration, is 2π/ω; bounce is 1 − ζ.
    (".spring(response: 0.35, dampingFraction: 0.8)", stiffness(response: 0.35), 0.8),
    (".spring(dampingFraction: 0.6)", stiffness(response: 0.5), 0.6),
    (
      ".spring(response: 0.4, dampingFraction: 0.9, blendDuration: 0.7)", stiffness(response: 0.4),
      0.9
    ),
    (".interactiveSpring()", stiffness(response: 0.15), 0.86),
    (".spring(duration: 0.4, bounce: 0.2)", stiffness(response: 0.4), 0.8),
    ("withAnimation(.spring(duration: 0.4)) { }", stiffness(response: 0.4), 1),
    ("animation.spring(duration: 0.4, bounce: 0)", stiffness(response: 0.4), 1),
    ("Spring(response: 0.4, dampingRatio: 0.7)", stiffness(response: 0.4), 0.7),
    ("Spring(duration: 0.4, bounce: 0.3)", stiffness(response: 0.4), 0.7),
    (".interpolatingSpring(duration: 0.4, bounce: 0.3)", stiffness(response: 0.4), 0.7),
    (".interpolatingSpring", stiffness(response: 0.5), 1),
    (".interactiveSpring(duration: 0.3, extraBounce: 0.1)", stiffness(response: 0.3), 0.76),
    (".interactiveSpring(response: 0.3)", stiffness(response: 0.3), 0.86),
    (".spring(.bouncy(duration: 0.4))", stiffness(response: 0.4), 0.7),
    (".snappy(extraBounce: 0.05)", stiffness(response: 0.5), 0.8),
    (".smooth(duration: 0.4, extraBounce: 0.2)", stiffness(response: 0.4), 0.8),
    ("withAnimation(.smooth(duration: 0.3)) { fluid() }", stiffness(response: 0.3), 1),
    (".spring()", stiffness(response: 0.5), 1), (".animation(.spring, value: on)", 157.9137, 1),
    (".smooth", stiffness(response: 0.5), 1), (".snappy", stiffness(response: 0.5), 0.85),
    (".bouncy(duration: 0.6, extraBounce: 0.1)", stiffness(response: 0.6), 0.6),
    (".interpolatingSpring(stiffness: 170, damping: 26)", 170, 0.997_05),
    (".interpolatingSpring(mass: 2, stiffness: 200, damping: 10)", 100, 0.25),
    // UIKit
    (
      "UISpringTimingParameters(mass: 1.0, stiffness: 100, damping: 15, initialVelocity: .zero)",
      100,
      0.75
    ), ("UIView.animate(springDuration: 0.4, bounce: 0.3)", stiffness(response: 0.4), 0.7),
    ("UISpringTimingParameters(duration: 0.4, bounce: 0.3)", stiffness(response: 0.4), 0.7),
    ("UISpringTimingParameters(duration: 0.4, bounce: 0.3)", stiffness(response: 0.4), 0.7),
    ("CASpringAnimation(perceptualDuration: 0.4, bounce: 0.3)", stiffness(response: 0.4), 0.7),
    ("let a = CASpringAnimation(keyPath: \"position\")", 100, 0.5),
    ("let a = CASpringAnimation()\na.mass = 2\na.stiffness = 200", 100, 0.25),
    // motion.dev: physics go before a duration; its visual duration is ×1.2 of a swing, and needs
    // another number beside it.
    ("{type: \"spring\", visualDuration: 0.4}", 100, 0.5),
    ("{type: \"spring\", visualDuration: 0.4, duration: 2}", stiffness(response: 0.48), 1),
    ("{type: \"spring\", visualDuration: 0.4, bounce: 0.25}", stiffness(response: 0.48), 0.75),
    ("{type: \"spring\", visualDuration: 0.4, bounce: 0.99}", stiffness(response: 0.48), 0.05),
    ("{type: \"spring\", duration: 2, damping: 20}", 100, 1),
    ("{'type': 'spring', mass: 4}", 25, 0.25), ("{ type: spring, stiffness: 400 }", 400, 0.25),
    ("{ type: 'spring' }", 100, 0.5), ("{ type: \"spring\", stiffness: 400 }", 400, 0.25),
    ("{ stiffness: 300, damping: 20, mass: 0.5 }", 600, 0.8165),
    ("{\"type\": \"spring\", \"stiffness\": 400, \"damping\": 20}", 400, 0.5),
    // Compose
    ("spring(Spring.DampingRatioMediumBouncy, Spring.StiffnessLow)", 200, 0.5),
    ("spring(dampingRatio = 0.4f, stiffness = 380f)", 380, 0.4),
    ("spring<Dp>(stiffness = Spring.StiffnessMediumLow)", 400, 1), ("spring()", 1500, 1),
    ("spring(0.75f, 50f)", 50, 0.75), ("spring(0.4f, Spring.StiffnessHigh)", 10_000, 0.4),
    ("spring(Spring.DampingRatioLowBouncy, StiffnessVeryLow)", 50, 0.75),
    ("spring(stiffness = 1_200f, dampingRatio = 0.6f)", 1200, 0.6),
    ("val a = spring<Float>()\nval b = tween<Float>(300)", 1500, 1),
    ("animationSpec = spring(dampingRatio = Spring.DampingRatioHighBouncy)", 1500, 0.2),
    // Figma
    ("Mass 1, Stiffness 100, Damping 15", 100, 0.75), ("Gentle", 100, 0.75),
    ("quick", 300, 0.577_35), ("Figma: Bouncy", 600, 0.306_19),
    ("{\"type\": \"BOUNCY\"}", 600, 0.306_19),
    (
      "{\"type\":\"CUSTOM_SPRING\",\"easingFunctionSpring\":{\"mass\":2,\"stiffness\":200,"
        + "\"damping\":30}}", 100, 0.75
    ),
    ("Custom spring\nStiffness: 711.1, Damping: 40, Mass: 1", 711.1, 0.75),
  ])
  func othersSprings(_ text: String, _ stiffness: Double, _ ratio: Double) throws {
    let found = try spring(text)
    #expect(isClose(found.stiffness, stiffness, within: 1e-4 * stiffness), "\(found)")
    #expect(isClose(found.ratio, min(1, ratio), within: 1e-3), "\(found)")
  }

  /// Of two springs each has its own numbers, whichever the other one has.
  @Test(arguments: [
    (
      "val a = spring<Float>(stiffness = 300f)\n"
        + "val b = spring<Float>(dampingRatio = 0.2f, stiffness = 900f)", 300, 1
    ),
    (
      "val a = spring<Float>(stiffness = Spring.StiffnessLow)\n"
        + "val b = spring<Float>(dampingRatio = 0.2f, stiffness = 900f)", 200, 1
    ),
    (
      ".interpolatingSpring(stiffness: 170, damping: 26)\n"
        + ".interpolatingSpring(mass: 2, stiffness: 100, damping: 5, initialVelocity: 9)", 170,
      0.997_05
    ),
    (
      "{x: {type: \"spring\", stiffness: 300}, y: {type: \"spring\", stiffness: 100, damping: 5}}",
      300, 0.288_68
    ),
    (
      "{ let a = CASpringAnimation(); a.mass = 2; a.stiffness = 200 }\n{ a.damping = 90 }", 100,
      0.25
    ),
    (
      "UIViewPropertyAnimator(duration: 0, timingParameters: UISpringTimingParameters(mass: 1, "
        + "stiffness: 100, damping: 15, initialVelocity: CGVector(dx: 0, dy: 0)))", 100, 0.75
    ),
  ])
  func theFirstOfTwoSpringsIsRead(_ text: String, _ stiffness: Double, _ ratio: Double) throws {
    let found = try spring(text)
    #expect(isClose(found.stiffness, stiffness, within: 1e-4 * stiffness), "\(found)")
    #expect(isClose(found.ratio, ratio, within: 1e-3), "\(found)")
    guard case .spring(_, _, let velocity) = found.type else { return }
    #expect(velocity == 0)
  }

  /// A spring's delay is beside it in its braces, or anywhere behind its parentheses.
  @Test(arguments: [
    ("{x: {type: \"spring\", stiffness: 300}, y: {type: \"spring\", delay: 2}}", nil),
    ("{x: {type: \"spring\", stiffness: 300, delay: 0.2}, y: {delay: 2}}", 0.2),
    (".interpolatingSpring(stiffness: 170, damping: 26).delay(0.3)", 0.3),
  ])
  func aSpringsDelayIsItsOwn(_ text: String, _ delay: Double?) throws {
    #expect(try PastedMotion(text, duration: 1).delay == delay)
  }

  /// The velocity of Compose's springs is the argument of another call.
  @Test func aSpringsVelocityMayStandBehindIt() throws {
    let text = "animateTo(1f, spring(dampingRatio = 0.5f, stiffness = 100f), initialVelocity = 2f)"
    let type = try spring(text + "\nspring(stiffness = 3f, velocity = 5f)").type
    guard case .spring(_, _, let velocity) = type else { throw PastedProblem("no spring") }
    #expect(velocity == 2)
  }

  /// Springs of a duration at whose end a thousandth is left, as the engine's.
  @Test(arguments: [
    (
      "UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, "
        + "initialSpringVelocity: 3, options: [])", 0.4, 0.5, 3.0
    ),
    ("UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.7)", 0.3, 0.7, 0),
    ("{ type: \"spring\", duration: 0.8, bounce: 0.4 }", 0.8, 0.6, 0),
    ("{ type: \"spring\", bounce: 0 }", 0.8, 1, 0),
    ("{ type: \"spring\", duration: 0.4, velocity: 3 }", 0.4, 0.7, 0),
    ("{ type: \"spring\", bounce: 0.2, velocity: 3 }", 0.8, 0.8, 0),
    (".spring(duration: 0.5, damping: 0.4, initialVelocity: 2)", 0.5, 0.4, 2),
    (".spring(duration: 0.5, damping: 0.4, velocity: -1)", 0.5, 0.4, -1),
  ])
  func springsOfADuration(
    _ text: String, _ duration: Double, _ damping: Double, _ velocity: Double
  ) throws {
    #expect(
      try PastedMotion(text, duration: 0.7).type
        == .spring(duration: duration, damping: damping, initialVelocity: velocity))
  }

  private static let material = CubicBezier(0.4, 0, 0.2, 1)

  @Test(arguments: [
    ("tween(300, easing = FastOutSlowInEasing)", material, 0.3, nil),
    ("tween(300, 50, LinearOutSlowInEasing)", CubicBezier(0, 0, 0.2, 1), 0.3, 0.05),
    ("tween(durationMillis = 500, delayMillis = 20)", material, 0.5, 0.02),
    ("tween(300, easing = EaseInOutCubic)", CubicBezier(0.65, 0, 0.35, 1), 0.3, nil),
    ("tween(300, easing = EaseIn)", .cssEaseIn, 0.3, nil),
    ("tween(easing = Ease)", .cssEase, 0.3, nil),
    ("tween(delayMillis = 40, durationMillis = 200)", material, 0.2, 0.04),
    ("tween<Dp>(1_200)", material, 1.2, nil),
    ("CubicBezierEasing(a = 0.2f, b = 0f, c = 0f, d = 1f)", CubicBezier(0.2, 0, 0, 1), 0.7, nil),
    (
      "tween(250, easing = CubicBezierEasing(c = 0.3f, d = 1f, a = 0.1f, b = 0f))",
      CubicBezier(0.1, 0, 0.3, 1), 0.25, nil
    ),
    (
      "val own = CubicBezierEasing(0.1f, 0.2f, 0.3f, 0.4f)\ntween(250, easing = own)",
      CubicBezier(0.1, 0.2, 0.3, 0.4), 0.25, nil
    ), ("PathInterpolator(0.2f, 0f, 0f, 1f)", CubicBezier(0.2, 0, 0, 1), 0.7, nil),
    ("tween<Float>(easing = FastOutLinearInEasing)", CubicBezier(0.4, 0, 1, 1), 0.3, nil),
    (
      "tween(250, easing = CubicBezierEasing(0.1f, 0.2f, 0.3f, 0.4f))",
      CubicBezier(0.1, 0.2, 0.3, 0.4), 0.25, nil
    ),
    (".timingCurve(0.2, 0, 0, 1, duration: 0.3).delay(0.2)", CubicBezier(0.2, 0, 0, 1), 0.3, 0.2),
    ("animation.delay(0.2).easeIn(duration: 0.3)", .cssEaseIn, 0.3, 0.2),
    (
      ".timingCurve(.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: "
        + "UnitPoint(x: 0, y: 1)), duration: 0.3)", CubicBezier(0.2, 0, 0, 1), 0.3, nil
    ),
    ("CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)", CubicBezier(0.2, 0, 0, 1), 0.7, nil),
    ("CAMediaTimingFunction(name: .easeInEaseOut)", .cssEaseInOut, 0.7, nil),
    ("CAMediaTimingFunction(name: .default)", .cssEase, 0.7, nil),
    ("CATransaction.setAnimationDuration(0.4); .easeOut", .cssEaseOut, 0.4, nil),
    // The first one in the text, of whichever kind.
    (".easeOut(duration: 0.3)\n.easeInOut(duration: 1)", .cssEaseOut, 0.3, nil),
    (".easeIn(duration: 0.3)\n.timingCurve(0.1, 0, 0.2, 1, duration: 1)", .cssEaseIn, 0.3, nil),
    (
      ".timingCurve(0.1, 0, 0.2, 1, duration: 1)\n.easeIn(duration: 0.3)",
      CubicBezier(0.1, 0, 0.2, 1), 1, nil
    ), (".easeIn(duration: 0.3)\nsteps(4)", .cssEaseIn, 0.3, nil),
    ("cubic-bezier(0.1, 0, 0.2, 1)\nsteps(4)", CubicBezier(0.1, 0, 0.2, 1), 0.7, nil),
    ("{ ease: \"backOut\" }, { ease: \"easeIn\" }", CubicBezier(0.33, 1.53, 0.69, 0.99), 0.7, nil),
    ("{ duration: 0.4, ease: \"backOut\" }", CubicBezier(0.33, 1.53, 0.69, 0.99), 0.4, nil),
    ("{ ease: 'easeOut', delay: 0.2 }", .cssEaseOut, 0.7, 0.2),
    ("{ ease: cubicBezier(0.1, 0.2, 0.3, 0.4) }", CubicBezier(0.1, 0.2, 0.3, 0.4), 0.7, nil),
    (
      "transition={{ duration: 0.5, ease: [0.1, 0, 1e-1, 1] }}", CubicBezier(0.1, 0, 0.1, 1), 0.5,
      nil
    ),
    ("Cubic(0.4, 0.0, 0.2, 1.0), Duration(milliseconds: 250)", material, 0.25, nil),
    (
      "{\"type\":\"CUSTOM_CUBIC_BEZIER\",\"easingFunctionCubicBezier\":"
        + "{\"x1\":0.4,\"x2\":0.2,\"y1\":0,\"y2\":1}}", material, 0.7, nil
    ), ("{\"type\": \"EASE_IN_AND_OUT_BACK\"}", CubicBezier(0.7, -0.4, 0.4, 1.4), 0.7, nil),
    ("{\"type\": \"EASE_OUT\"}", .cssEaseOut, 0.7, nil),
    (".easeInOut(duration: 0.4)", .cssEaseInOut, 0.4, nil), (".easeOut", .cssEaseOut, 0.7, nil),
    (
      "UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: "
        + "CGPoint(x: 0, y: 1))", CubicBezier(0.2, 0, 0, 1), 0.7, nil
    ),
    (
      "UIView.animate(withDuration: 0.4, delay: 0.1, options: [.curveEaseIn])", .cssEaseIn, 0.4, 0.1
    ),
    ("UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)", .cssEaseInOut, 0.3, nil),
    ("0.25, 0.1, 0.25, 1", .cssEase, 0.7, nil),
    ("Custom bezier: 0.25, 0.1, 0.25, 1, 300 ms", .cssEase, 0.3, nil),
    ("Ease in and out, 300ms", .cssEaseInOut, 0.3, nil), ("Ease in", .cssEaseIn, 0.7, nil),
    ("Ease out back 200ms", CubicBezier(0.45, 1.45, 0.8, 1), 0.2, nil),
    ("Ease in back", CubicBezier(0.3, -0.05, 0.7, -0.5), 0.7, nil),
    ("Ease in and out back", CubicBezier(0.7, -0.4, 0.4, 1.4), 0.7, nil),
    ("--ease-out-quint: cubic-bezier(0.22, 1, 0.36, 1);", CubicBezier(0.22, 1, 0.36, 1), 0.7, nil),
    ("animation: slide 250ms ease-in 100ms both", .cssEaseIn, 0.25, 0.1),
  ])
  func othersCurves(
    _ text: String, _ curve: CubicBezier, _ duration: Double, _ delay: Double?
  ) throws {
    let pasted = try PastedMotion(text, duration: 0.7)
    #expect(pasted.type.timing?.curve == .cubicBezier(curve))
    #expect(pasted.type.timing?.duration == duration && pasted.delay == delay)
  }

  @Test(arguments: [
    ("withAnimation(.linear(duration: 2)) {}", AnimationType.curve(.linear, duration: 2)),
    ("Animation(type: .linear(duration: 2))", .linear(duration: 2)),
    ("tween(200, easing = LinearEasing)", .curve(.linear, duration: 0.2)),
    ("Linear, 300 ms", .curve(.linear, duration: 0.3)),
  ])
  func aLineIsNotTheEnginesNamedType(_ text: String, _ type: AnimationType) throws {
    #expect(try PastedMotion(text, duration: 1).type == type)
  }

  /// motion.dev's `backIn` half-way: its `backOut` the other way round.
  private static let backIn = 1 - CubicBezier(0.33, 1.53, 0.69, 0.99).value(at: 0.5)

  /// Easings that are no Bézier curves, by what their documentation makes of a place.
  @Test(arguments: [
    ("{ ease: \"circIn\" }", 0.6, 0.2), ("{ ease: \"circOut\" }", 0.4, 0.8),
    ("{ ease: \"circInOut\" }", 0.3, 0.1), ("{ ease: \"circInOut\" }", 0.7, 0.9),
    ("{ ease: \"backInOut\" }", 0.25, backIn / 2),
    ("{ ease: \"backInOut\" }", 0.75, 1 - backIn / 2),
    ("{ ease: \"anticipate\" }", 0.25, backIn / 2), ("{ ease: \"anticipate\" }", 0.75, 0.984_375),
    ("tween(300, easing = EaseOutBounce)", 0.5, 0.765_625),
    ("tween(300, easing = EaseInOutElastic)", 0.5, 0.5),
  ])
  func othersNamedCurves(_ text: String, _ place: Double, _ value: Double) throws {
    let timing = try #require(try PastedMotion(text, duration: 1).type.timing)
    #expect(isClose(timing.curve.value(at: place), value, within: 2e-3), "\(timing.curve)")
  }

  /// Material's emphasized easing, as its documentation writes it: two bends that meet at 0.4.
  @Test func aPathThatIsBentIsLinesAlongIt() throws {
    let text =
      "tween(500, easing = PathEasing(Path().apply { moveTo(0f, 0f); cubicTo(0.05f, 0f, "
      + "0.133333f, 0.06f, 0.166666f, 0.4f); cubicTo(0.208333f, 0.82f, 0.25f, 1f, 1f, 1f) }))"
    let timing = try #require(try PastedMotion(text, duration: 1).type.timing)
    #expect(timing.duration == 0.5)
    #expect(isClose(timing.curve.value(at: 0.166_666), 0.4, within: 1e-6))
    // The middles of both: an eighth of the ends and three eighths of the points between.
    #expect(isClose(timing.curve.value(at: 0.089_583), 0.0725, within: 1e-4))
    #expect(isClose(timing.curve.value(at: 0.317_708), 0.8575, within: 1e-4))
  }
}
