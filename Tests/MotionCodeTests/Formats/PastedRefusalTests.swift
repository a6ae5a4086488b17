import Engine
import EngineTestSupport
import Testing

@testable import MotionCode

/// Texts that are no motion, and texts that would take for ever.
@Suite struct PastedRefusalTests {
  @Test(arguments: [
    "gentle reminder", "slow down please", "spring is here", "bouncy castles", "bouncy(castles)",
    ".timingCurve(0.1, 0.2)", "KeyframeTrack { }", "Mass 1, Stiffness 100", "0.1, 0.2, 0.3",
    // Fours that are no Bézier curves.
    "rgba(0, 0, 0, 0.5)", "color: rgba(255, 0, 0, 0.5)", "rgb(0 0 0 / 0.5)", "hsla(0, 1, 1, 0.5)",
    "Color(0.2, 0.4, 0.1, 1)", "Color(red: 0.2, green: 0.4, blue: 0.1, opacity: 1)",
    "inset(0, 0, 1, 1)", "CGRect(0, 0, 1, 1)", "color: [0.2, 0.4, 0.1, 1]", "matrix(1, 0, 0, 1)",
    "linear-gradient(0, 0, 1, 1)", "box-shadow: 0 1px 2px rgba(0,0,0,.1)", "vec4(0, 0, 0, 1)",
    "my-steps(4)", "nonlinear(0, 1)",
  ])
  func whatIsNoMotionIsRefused(_ text: String) {
    #expect(throws: PastedMotion.Problem.self) { try PastedMotion(text, duration: 1) }
  }

  /// Colours and boxes beside a curve are not the curve.
  @Test(arguments: [
    "box-shadow: 0 1px rgba(0, 0, 0, 0.5); transition: all 0.3s ease-in",
    "Color(0.2, 0.4, 0.1, 1).animation(.easeIn(duration: 0.3))",
    "{ backgroundColor: \"rgba(0, 0, 0, 0.5)\" }, { ease: \"easeIn\", duration: 0.3 }",
    "color: rgba(0, 0, 0, 0.2); transition: all 0.3s cubic-bezier(0.42, 0, 1, 1)",
    "Color(0.1f, 0.2f, 0.3f, 1f); tween(300, easing = EaseIn)",
  ])
  func coloursAreNoCurves(_ text: String) throws {
    #expect(try PastedMotion(text, duration: 1).type == .curve(.cssEaseIn, duration: 0.3))
  }

  /// The words say what would be right.
  @Test(arguments: [
    ("steps(100000000)", "1 to 200"), ("steps(201)", "1 to 200"), ("steps(0)", "1 to 200"),
    ("steps(1, jump-none)", "1 to 200"), ("steps(99999999999999999999999)", "1 to 200"),
    ("{ ease: steps(500, \"end\") }", "1 to 200"), ("Steps(100000000, jump: .end)", "1 to 200"),
    ("Easing { min(1f, floor(it * 900000000f) / 900000000f) }", "1 to 200"),
    ("linear(0, 1e9, 1)", "-10 to 10"), ("linear()", "1 to 200"),
    ("linear(0, 1 300%)", "0% to 100%"),
    ("linear(0\(String(repeating: ", 1", count: 300)))", "1 to 200"),
    ("cubic-bezier(2, 0, 3, 1)", "x from 0 to 1"), ("cubic-bezier(0.1, 0.2)", "four numbers"),
    ("cubic-bezier(nan, 0, 1, 1)", "four numbers"), ("cubic-bezier(0, 1e300, 1, 1)", "-10 to 10"),
    ("controlPoint1: CGPoint(x: 0, y: 0)", "four numbers"), ("2, 0, 3, 1", "x from 0 to 1"),
    ("transition: all 120s ease", "60 s is the longest"),
    ("{ duration: 300, ease: \"easeIn\" }", "0.3 s"),
    (".linear(duration: 0)", "takes no time"), ("transition: all 0s ease", "takes no time"),
    ("transition: all 1s ease -2s", "can’t wait"), (".easeIn(duration: 1).delay(100)", "0 to 60 s"),
    (".easeIn(duration: 1).speed(2)", "divide the times"),
    ("keyframes { durationMillis = 400; 0f at 0 using LinearEasing }", "several motions"),
    ("{ opacity: [0, 1, 0] }, { ease: [\"easeIn\", \"easeOut\"] }", "several motions"),
    ("KeyframeTrack { CubicKeyframe(1.0, duration: 1) }", "several motions"),
    ("tween(300, easing = MyOwnEasing)", "FastOutSlowInEasing is one"),
    ("tween(medium)", "milliseconds"), ("PathEasing(Path().apply { arcTo(0f, 0f) })", "cubicTo"),
    ("animation.values = [0, 1]\nanimation.keyTimes = [0]", "a time for each value"),
    ("transform([0, 1], [0])", "a value for each place"),
    ("transition-timing-function: my-ease", "ease-in-out is one"),
    ("transition: all 0.3s var(--spring)", "“var(--spring)”: ease-in-out is one"),
    ("transition: all 0.3s my-ease", "“my-ease”: ease-in-out is one"),
    ("transition: my-ease 0.3s all, b 1s ease", "“all”: ease-in-out is one"),
    ("animation: spring(1 100 10) slide 0.3s both", "“spring(1 100 10)”: ease-in-out is one"),
    ("hello", "cubic-bezier"),
  ])
  func theReasonIsTold(_ text: String, _ words: String) {
    #expect {
      try PastedMotion(text, duration: 1)
    } throws: { error in
      let problem = (error as? PastedMotion.Problem)?.words ?? ""
      return problem.contains(words)
    }
  }

  /// However long a text is, and whatever it is made of, a part of it is read.
  @Test(arguments: [
    "a", "1", " ", "(", "{", "[1,", "spring(", "a=[", "linear(0,", "steps(1),", "e\u{301}",
    "\u{301}",
    "transform([", "stiffness 1 ", "-", "a-", "0.1s,", "moveto(0,0)",
    "linearkeyframe(1, duration: 1)",
    "patheasing cubicto(1,1,1,1,1,1)", "transition:", "\"", "1e", "_", "1_", "bezier(",
    "keytimes = [0,", "1.", "1.,", "transition-", "animation-a",
  ])
  func aTextWithoutAnEndIsRead(_ part: String) {
    for start in ["", "ease "] { read(start + String(repeating: part, count: 200_000)) }
  }

  private func read(_ text: String) {
    let read = PastedText(text)
    #expect(read.words.unicodeScalars.count <= 24_000)
    let runs = read.words.split { !$0.isLetter }.map(\.utf8.count)
    #expect(runs.allSatisfy { $0 <= 64 * 4 })
    guard let timing = try? PastedMotion(text, duration: 1).type.timing else { return }
    #expect(timing.duration <= 60 && timing.curve.value(at: 0.5).isFinite)
  }

  /// Pieces of all languages, in any order: what comes of them is a motion that can be played.
  @Test func anyTextIsAMotionOrIsRefused() {
    let parts = [
      "cubic-bezier(", "0.5", ",", "1e9", "-", ".spring(", "stiffness:", "damping=", "s", "ms", "[",
      "]", ")", "é", "\n", "dampingRatio = ", "9999999", "velocity: ", "mass: ", "response: ", "0",
      "bounce: ", "duration: ", "type: \"spring\"", "tween(", "steps(", "linear(", "1e400", "nan",
      "inf", "UISpringTimingParameters(", "keyTimes = [", "values = [", "KeyframeTrack {",
      "MoveKeyframe(", "LinearKeyframe(", "PathEasing(", "cubicTo(", "transition: ", "ease", "%",
      "dampingFraction: ", "visualDuration: ", ".bouncy(", "extraBounce: ", "gentle", ";", "}", "{",
    ]
    forAll(seeds: 0..<800) { random in
      let text = (0..<random.int(in: 0...14)).map { _ in random.element(of: parts) }.joined()
      guard let pasted = try? PastedMotion(text, duration: 0.5) else { return }
      guard let timing = pasted.type.timing else {
        Issue.record("no motion: \(text)")
        return
      }
      #expect(timing.duration >= 0.001 && timing.duration <= 60, "\(text)")
      #expect((pasted.delay ?? 0) >= 0 && (pasted.delay ?? 0) <= 60, "\(text)")
      #expect(abs(timing.curve.value(at: 0.5)) < 1e6, "\(text)")
    }
  }
}
