import Engine

extension Deck {
  /// The program's slides. One more is one more entry here, and its picture in `Assets`.
  public static let builtIn = Deck(
    [
      Slide(
        "creature", title: "Hello, wanderer!\nThis is Tumble.", color: Color(255, 168, 72),
        fluid: SlideMotions(
          picture: SlideMotion(
            enter: [.right(300), .vanishLate], leave: [.scale(0.3), .left(300), .vanishLate])),
        original: SlideMotions(
          picture: SlideMotion(.linear(duration: 0.3), enter: [.fade], leave: [.scale(0)]),
          title: SlideMotion(.linear(duration: 0.3), enter: [.fade], leave: [.left(1000), .fade]))),
      Slide(
        "cute", title: "Moon hares\nlove company.", color: Color(216, 168, 120),
        fluid: SlideMotions(
          picture: SlideMotion(
            .curve(bounce, duration: 0.5), leavingType: SlideMotion.fluidType,
            enter: [.scale(0.1), .right(200), .vanishLate],
            leave: [.left(SlideMotion.width), .vanishLate])),
        original: SlideMotions(
          picture: SlideMotion(
            .spring(duration: 0.5, damping: 0.4, initialVelocity: 0), enter: [.scale(0)],
            leave: [.left(1000)]),
          title: SlideMotion(
            .linear(duration: 0.3), enter: [.right(500), .fade], leave: [.left(500)]))),
      Slide(
        "capture", title: "Hang up a lantern.\nWait for dusk,\nand see who comes.",
        color: Color(216, 240, 240),
        fluid: SlideMotions(
          picture: SlideMotion(
            enter: [.scale(0.1), .right(300), .vanishLate],
            leave: [.scale(0.1), .left(300), .vanishLate])),
        original: SlideMotions(
          picture: SlideMotion(
            .linear(duration: 0.4), enter: [.scale(0), .right(300)], leave: [.scale(0), .left(300)]),
          title: SlideMotion(
            .linear(duration: 0.3), enter: [.right(300), .fade], leave: [.left(500)]))),
      Slide(
        "gotcha", title: "Ready?\nThe whole valley\nis waiting for you.",
        color: Color(255, 144, 24),
        button: "Restart", finish: "Play with layouts", isCelebrated: true),
    ], loop: .forward)

  /// Ends a little beyond its goal, and comes back.
  private static var bounce: TimingCurve { .cubicBezier(CubicBezier(0.55, 0, 0.6, 1.4)) }
}
