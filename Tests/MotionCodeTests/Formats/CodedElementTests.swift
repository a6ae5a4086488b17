import Engine
import EngineTestSupport
import Testing

@testable import MotionCode

/// A moving element in the languages of others.
@Suite struct CodedElementTests {
  private typealias Key = CodedWay.Key

  private static func lanes(_ numbers: Double...) -> Lanes {
    var lanes = Lanes.zero
    for (index, number) in numbers.enumerated() { lanes[index] = number }
    return lanes
  }

  private static let ease = TimingCurve.cssEaseInOut
  /// It comes from the right, turns and fades in two pieces, and has a colour.
  private static let card = CodedElement(
    name: "my-card", frame: Rect(20, 40, 100, 60),
    ways: [
      CodedWay(
        .offset,
        [
          Key(lanes(300, 0), at: 0, .linear), Key(lanes(300, 0), at: 0.1, ease),
          Key(lanes(0, 0), at: 0.6, .linear),
        ]),
      CodedWay(.rotation, [Key(lanes(0), at: 0, ease), Key(lanes(.pi / 2), at: 0.4, .linear)]),
      CodedWay(
        .opacity,
        [
          Key(lanes(0), at: 0, .cssEaseIn), Key(lanes(0.5), at: 0.2, .linear),
          Key(lanes(1), at: 0.4, .linear),
        ]),
      CodedWay(
        .color, [Key(lanes(1, 0, 0, 1), at: 0, .linear), Key(lanes(1, 0, 0, 1), at: 0.6, .linear)]),
    ])

  private func lines(_ title: String, _ element: CodedElement = card) throws -> [String] {
    let format = try #require(CodeFormat.all.first { $0.title == title })
    let text = try #require(format.element)
    return text(element).split(separator: "\n").map { String($0) }
  }

  @Test func itsMotionsAreGrouped() {
    #expect(Self.card.groups.map(\.ways.count) == [1, 1])
    #expect(Self.card.groups[0].motion == CodedMotion(Self.ease, duration: 0.5, delay: 0.1))
    #expect(Self.card.pieced.map(\.property) == [.opacity])
    #expect(Self.card.still.map(\.property) == [.color])
  }

  @Test func inCSS() throws {
    #expect(
      try lines("CSS") == [
        "#my-card {", "  position: absolute;", "  left: 20px; top: 40px;",
        "  width: 100px; height: 60px;", "  background-color: #ff0000;",
        "  animation: my-card-1 0.5s ease-in-out 0.1s both,",
        "    my-card-2 0.4s ease-in-out both,",
        "    my-card-3 0.4s linear both;", "}", "@keyframes my-card-1 {",
        "  from { translate: 300px 0px }", "  to { translate: 0px 0px }", "}",
        "@keyframes my-card-2 {", "  from { rotate: 0deg }", "  to { rotate: 90deg }", "}",
        "@keyframes my-card-3 {", "  0% { opacity: 0; animation-timing-function: ease-in }",
        "  50% { opacity: 0.5 }", "  100% { opacity: 1 }", "}",
      ])
  }

  @Test func inSwiftUI() throws {
    #expect(
      try lines("SwiftUI") == [
        "myCard", "  .frame(width: 100, height: 60)",
        "  .background(Color(red: 1, green: 0, blue: 0, opacity: 1))",
        "  .animation(.easeInOut(duration: 0.4)) { $0.rotationEffect(.degrees(isOn ? 90 : 0)) }",
        "  .keyframeAnimator(initialValue: 0.0, trigger: isOn) { $0.opacity($1) } keyframes: { _ in "
          + "KeyframeTrack { MoveKeyframe(0.0); LinearKeyframe(0.5, duration: 0.2, timingCurve: "
          + ".bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))); "
          + "LinearKeyframe(1.0, duration: 0.2) } }",
        "  .animation(.easeInOut(duration: 0.5).delay(0.1)) { $0.offset(x: isOn ? 0 : 300, y: 0) }",
        "  .offset(x: 20, y: 40)",
      ])
  }

  @Test func inUIKit() throws {
    #expect(
      try lines("UIKit") == [
        "myCard.center = CGPoint(x: 370, y: 70)",
        "myCard.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)",
        "myCard.transform = .identity.rotated(by: 0)",
        "let myCardAnimator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut)",
        "myCardAnimator.addAnimations {", "  myCard.center = CGPoint(x: 70, y: 70)", "}",
        "myCardAnimator.startAnimation(afterDelay: 0.1)",
        "let myCardAnimator2 = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut)",
        "myCardAnimator2.addAnimations {", "  myCard.transform = .identity.rotated(by: 1.5708)",
        "}", "myCardAnimator2.startAnimation()",
        "let myCardKeysOpacity = CAKeyframeAnimation(keyPath: \"opacity\")",
        "myCardKeysOpacity.values = [0, 0.5, 1]", "myCardKeysOpacity.keyTimes = [0, 0.5, 1]",
        "myCardKeysOpacity.duration = 0.4",
        "myCardKeysOpacity.timingFunctions = [CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1), "
          + "CAMediaTimingFunction(name: .linear)]",
        "myCardKeysOpacity.fillMode = .both", "myCardKeysOpacity.isRemovedOnCompletion = false",
        "myCard.layer.add(myCardKeysOpacity, forKey: nil)",
      ])
  }

  @Test func inCompose() throws {
    #expect(
      try lines("Compose") == [
        "val change = updateTransition(isOn, label = \"my-card\")",
        "val x by change.animateDp({ tween(durationMillis = 500, delayMillis = 100, "
          + "easing = CubicBezierEasing(0.42f, 0f, 0.58f, 1f)) }) { if (it) 20.dp else 320.dp }",
        "val turn by change.animateFloat({ tween(durationMillis = 400, "
          + "easing = CubicBezierEasing(0.42f, 0f, 0.58f, 1f)) }) { if (it) 90f else 0f }",
        "val opacity by change.animateFloat({ keyframes { durationMillis = 400; "
          + "0f at 0 using CubicBezierEasing(0.42f, 0f, 1f, 1f); 0.5f at 200 using LinearEasing; "
          + "1f at 400 using LinearEasing } }) { if (it) 1f else 0f }",
        "Box(Modifier.offset(x, 40.dp).size(100.dp, 60.dp)"
          + ".graphicsLayer { rotationZ = turn; alpha = opacity }.background(Color(1f, 0f, 0f, 1f)))",
      ])
  }

  @Test func forMotionDev() throws {
    #expect(
      try lines("motion.dev") == [
        "animate(\"#my-card\", { x: [300, 0] }, { duration: 0.5, ease: \"easeInOut\", delay: 0.1 })",
        "animate(\"#my-card\", { rotate: [0, 90] }, { duration: 0.4, ease: \"easeInOut\" })",
        "animate(\"#my-card\", { opacity: [0, 0.5, 1] }, { duration: 0.4, times: [0, 0.5, 1], "
          + "ease: [[0.42, 0, 1, 1], \"linear\"] })",
      ])
  }

  /// motion.dev counts a velocity in the unit of each value.
  @Test func aVelocityIsThatOfEachValue() throws {
    let type = AnimationType.spring(duration: 1, damping: 0.5, initialVelocity: 2)
    let curve = try #require(type.timing?.curve)
    let thrown = CodedElement(
      name: "a", frame: Rect(0, 0, 10, 10),
      ways: [
        CodedWay(.offset, [Key(Self.lanes(-100, 30), at: 0, curve), Key(.zero, at: 1, .linear)]),
        CodedWay(.opacity, [Key(.zero, at: 0, curve), Key(Self.lanes(1), at: 1, .linear)]),
      ])
    let lines = try lines("motion.dev", thrown)
    #expect(lines.count == 3)
    for (line, words) in zip(
      lines,
      ["{ x: [-100, 0] }|velocity: 200 ", "{ y: [30, 0] }|velocity: -60 ", "opacity|velocity: 2 "])
    {
      for word in words.split(separator: "|") { #expect(line.contains(word), "\(line)") }
    }
    #expect(try self.lines("SwiftUI", thrown).contains { $0.contains("initialVelocity: 2)") })
    #expect(try self.lines("UIKit", thrown).contains { $0.contains("CGVector(dx: 2, dy: 2)") })
  }

  /// Steps and jumps are held, and come within a millisecond.
  @Test func jumpsStayJumps() {
    let way = CodedWay(
      .opacity,
      [
        Key(Self.lanes(0), at: 0, .steps(Steps(2))), Key(Self.lanes(1), at: 1, .cssStepEnd),
        Key(Self.lanes(0.4), at: 2, .linear),
      ])
    let keys = way.plainKeys.map { "\(PlainNumber.text($0.time)) \(PlainNumber.text($0.value[0]))" }
    #expect(keys == ["0 0", "0.499 0", "0.5 0.5", "0.999 0.5", "1 1", "1.999 1", "2 0.4"])
  }

  /// Two pieces, which take keyframes, from a value over another one to the last.
  private static func keyed(_ property: CodedProperty, _ values: [Lanes]) -> CodedElement {
    let keys = values.enumerated().map { Key($0.element, at: 0.2 * Double($0.offset), ease) }
    return CodedElement(
      name: "a", frame: Rect(0, 0, 10, 20), ways: [CodedWay(property, keys)])
  }

  /// Each number that moves has its keys, also if both go the same way, and one that stays is told.
  @Test(arguments: [
    (
      CodedProperty.offset, [lanes(0, 0), lanes(9, 9), lanes(4, 4)],
      ["offset(x: $1)", "offset(y: $1)"]
    ),
    (.offset, [lanes(0, 3), lanes(9, 3), lanes(4, 3)], ["offset(x: $1, y: 3)"]),
    (.size, [lanes(8, 8), lanes(9, 9), lanes(4, 4)], ["frame(width: $1)", "frame(height: $1)"]),
    (.size, [lanes(8, 30), lanes(9, 30), lanes(4, 30)], ["frame(width: $1, height: 30)"]),
    (.scale, [lanes(1, 1), lanes(2, 2), lanes(3, 3)], ["scaleEffect($1)"]),
    (.scale, [lanes(1, 2), lanes(1, 3), lanes(1, 4)], ["scaleEffect(x: 1, y: $1)"]),
  ])
  func swiftUIsKeyframesHaveAllNumbers(
    _ property: CodedProperty, _ values: [Lanes], _ modifiers: [String]
  ) throws {
    let keyed = try lines("SwiftUI", Self.keyed(property, values))
      .filter { $0.contains("keyframeAnimator") }
    #expect(keyed.count == modifiers.count)
    for (line, modifier) in zip(keyed, modifiers) {
      #expect(line.contains("{ $0.\(modifier) }"), "\(line)")
    }
  }

  private static func moving(_ property: CodedProperty, _ from: Lanes, _ to: Lanes) -> CodedWay {
    CodedWay(property, [Key(from, at: 0, ease), Key(to, at: 0.4, .linear)])
  }

  private static func box(_ ways: [CodedWay]) -> CodedElement {
    CodedElement(name: "a", frame: Rect(0, 0, 10, 20), ways: ways)
  }

  /// A scale that moves takes the rotation that stays with it, and the other way round.
  @Test func aTransformKeepsWhatStaysInUIKit() throws {
    let (tilt, wide) = (Self.lanes(0.5), Self.lanes(2, 2))
    let grown = try lines(
      "UIKit",
      Self.box([Self.moving(.scale, Self.lanes(1, 1), wide), Self.moving(.rotation, tilt, tilt)]))
    #expect(grown.contains("  a.transform = .identity.rotated(by: 0.5).scaledBy(x: 2, y: 2)"))
    let turned = try lines(
      "UIKit",
      Self.box([Self.moving(.scale, wide, wide), Self.moving(.rotation, .zero, tilt)]))
    #expect(turned.contains("  a.transform = .identity.rotated(by: 0.5).scaledBy(x: 2, y: 2)"))
    #expect(turned.contains("a.transform = .identity.rotated(by: 0).scaledBy(x: 2, y: 2)"))
  }

  /// A transform goes by the shorter way, and by none for a whole turn: keys of the angle do not.
  @Test(arguments: [3.2, 2 * Double.pi, -7])
  func halfATurnAndMoreIsInUIKitsCode(_ angle: Double) throws {
    let lines = try lines("UIKit", Self.box([Self.moving(.rotation, .zero, Self.lanes(angle))]))
    #expect(
      lines.contains { $0.contains("CAKeyframeAnimation(keyPath: \"transform.rotation.z\")") })
    #expect(lines.contains { $0.contains("values = [0, \(PlainNumber.text(angle, decimals: 4))]") })
    #expect(!lines.contains { $0.contains("transform = ") })
  }

  private static let (clear, red) = (lanes(1, 0, 0, 0), lanes(1, 0, 0, 1))
  /// A border whose width and colour move by motions of their own, around corners that stay.
  private static let framed = box([
    moving(.radius, lanes(8), lanes(8)), moving(.borderWidth, lanes(1), lanes(3)),
    CodedWay(.borderColor, [Key(clear, at: 0, .linear), Key(red, at: 0.2, .linear)]),
  ])

  @Test(arguments: [
    ("CSS", ["outline-width: 3px", "outline-color: #ff0000"]),
    (
      "SwiftUI",
      [
        "  .animation(.easeInOut(duration: 0.4)) { $0.overlay { RoundedRectangle(cornerRadius: 8)"
          + ".strokeBorder(lineWidth: isOn ? 3 : 1).animation(.linear(duration: 0.2)) { "
          + "$0.foregroundStyle(isOn ? Color(red: 1, green: 0, blue: 0, opacity: 1) "
          + ": Color(red: 1, green: 0, blue: 0, opacity: 0)) } } }"
      ]
    ),
    (
      "UIKit",
      [
        "CAKeyframeAnimation(keyPath: \"borderWidth\")",
        "CAKeyframeAnimation(keyPath: \"borderColor\")",
      ]
    ),
    (
      "Compose",
      [
        "val borderWidth by change.animateDp", "{ if (it) 3.dp else 1.dp }",
        "val borderColor by change.animateColor",
        ".border(borderWidth, borderColor, RoundedCornerShape(8.dp))",
      ]
    ), ("motion.dev", ["borderWidth: [1, 3]", "borderColor: ["]),
  ])
  func bordersAreInEveryLanguage(_ title: String, _ words: [String]) throws {
    let text = try lines(title, Self.framed).joined(separator: "\n")
    for word in words { #expect(text.contains(word), "\(text)") }
  }

  /// A border that stays is there, too, and one with keys has them.
  @Test func bordersThatStayOrHaveKeysAreInSwiftUI() throws {
    let color = Self.moving(.borderColor, Self.red, Self.red)
    let still = Self.box([Self.moving(.borderWidth, Self.lanes(2), Self.lanes(2)), color])
    #expect(
      try lines("SwiftUI", still).contains(
        "  .overlay { Rectangle().strokeBorder(lineWidth: 2)"
          + ".foregroundStyle(Color(red: 1, green: 0, blue: 0, opacity: 1)) }"))
    let widths = Self.keyed(.borderWidth, [Self.lanes(0), Self.lanes(4), Self.lanes(2)])
    #expect(
      try lines("SwiftUI", Self.box(widths.ways + [color])).contains {
        $0.contains(
          "{ content, width in content.overlay { Rectangle().strokeBorder(lineWidth: width)")
          && $0.contains("LinearKeyframe(4.0, duration: 0.2")
      })
  }
}
