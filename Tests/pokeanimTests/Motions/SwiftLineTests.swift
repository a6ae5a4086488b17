import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct SwiftLineTests {
  @Test func allKindsInBothUses() throws {
    let types: [AnimationType] = [
      .spring(duration: 0.5, damping: 0.4, initialVelocity: 0),
      .spring(duration: 1, damping: 1, initialVelocity: -2.5),
      .linear(duration: 0.3),
      .curve(.cubicBezier(CubicBezier(0.25, -0.1, 0, 1.5)), duration: 1.05),
      .curve(.steps(Steps(4, jump: .end)), duration: 0.5),
      .curve(.piecewiseLinear(PiecewiseLinear([(0, 0), (1.2, 0.5), (1, 1)])), duration: 0.5),
      .curve(.linear, duration: 0.5),
    ]
    let lines = types.flatMap { type in
      [
        SwiftLine.text(of: TunerModel(type), name: "cuteImage", use: .child),
        SwiftLine.text(of: TunerModel(type), name: "squares", use: .layout),
        SwiftLine.text(
          of: TunerModel(type), name: "Scale",
          use: .animator(AnimatorCall(kind: .fade, cascade: .top))),
      ]
    }
    try expectGolden(lines.joined(separator: "\n") + "\n", "Tuner/SwiftLines.txt")
  }

  /// As the exported source names them.
  @Test(arguments: [
    ("my-logo", "myLogo"), ("copper.title", "copperTitle"), ("2nd", "element2nd"),
    ("in", "inElement"), ("cuteImage", "cuteImage"),
  ])
  func aKeyIsAName(_ key: String, _ name: String) {
    let line = SwiftLine.text(of: TunerModel(.linear(duration: 1)), name: key, use: .child)
    #expect(line.hasPrefix("container[.\(name)] = "), "\(line)")
  }

  /// The lines of the golden, as they stand there: what the tuner copies compiles.
  @Test func theLinesCompile() {
    enum Keys { case cuteImage }
    var container = ChildrenAnimations<Keys>()
    container[.cuteImage] = Animation(
      type: .spring(duration: 0.5, damping: 0.4, initialVelocity: 0))
    container[.cuteImage] = Animation(
      type: .curve(.cubicBezier(CubicBezier(0.25, -0.1, 0, 1.5)), duration: 1.05))
    container[.cuteImage] = Animation(
      type: .curve(.steps(Steps(4, jump: .end)), duration: 0.5))
    container[.cuteImage] = Animation(
      type: .curve(.piecewiseLinear(PiecewiseLinear([(0, 0), (1.2, 0.5), (1, 1)])), duration: 0.5))
    container[.cuteImage] = Animation(type: .curve(.linear, duration: 0.5))
    container[.cuteImage] = Animation(type: .curve(.cssEaseInOut, duration: 0.3))
    #expect(container[.cuteImage].duration == 0.3)
    let componentView = ComponentView()
    componentView.animator = FadeAnimator(
      timing: .spring(duration: 1, damping: 1, velocity: -2.5), cascade: .top)
    componentView.animator = FadeAnimator(
      timing: AnimatorTiming(
        curve: .cubicBezier(CubicBezier(0.25, -0.1, 0, 1.5)), duration: 1.05), cascade: .top)
    componentView.animator = TransformAnimator(
      transform: Transform(scale: Point(0.02, 1)), timing: .easeInOut(duration: 0.3),
      cascade: .top)
    let stage = Stage()
    let layout = SizeLayout<View>(width: 1, height: 1).arrangement(width: 1, height: 1)
      .prepareAnimation(for: stage.root)
    stage.animate(withDuration: 1.05, curve: .cssEaseInOut, animations: layout.apply)
    stage.animate(
      withDuration: 0.5,
      curve: .spring(SpringCurve(duration: 0.5, damping: 0.4, initialVelocity: 0)),
      animations: layout.apply)
  }
}
