import Engine
import Testing

@testable import pokeanim

/// Two motions, and what was done to them.
private final class TwoMotions: Tunable {
  var types: [String: AnimationType] = [
    "short": .linear(duration: 0.2),
    "long": .spring(duration: 0.5, damping: 0.4, initialVelocity: 0),
  ]
  var isLongOnItsWay = true
  var calls: [String] = []

  var motions: [TunableMotion] {
    ["short", "long"].map {
      let type = types[$0] ?? .none
      return TunableMotion(
        name: $0, use: .child, type: type, standard: .linear(duration: 0.3),
        isOnItsWay: $0 == "short" || isLongOnItsWay, elapsed: nil)
    }
  }

  func tune(_ name: String, to type: AnimationType?) {
    types[name] = type ?? .linear(duration: 0.3)
    calls.append(name)
  }
}

@Suite struct TunerHandTests {
  private let window = Size(960, 720)
  private let screen = TwoMotions()

  private func shown() -> Tuner {
    var tuner = Tuner()
    tuner.toggle()
    return tuner
  }

  private func panel(_ tuner: Tuner) throws -> TunerPanel {
    try #require(tuner.panel(for: screen, in: window))
  }

  /// A place of the panel's design, in the window.
  private func place(_ point: Point, _ panel: TunerPanel) -> Point {
    panel.layout.frame.origin + point * panel.layout.unit
  }

  private func tap(_ tuner: inout Tuner, _ part: (TunerLayout) -> Rect) throws {
    let panel = try panel(tuner)
    let point = place(part(panel.layout).center, panel)
    #expect(tuner.handle(.press(point), on: screen, in: window))
    #expect(tuner.isDown)
    #expect(tuner.handle(.release, on: screen, in: window))
    #expect(!tuner.isDown)
  }

  @Test func hiddenItTakesNothing() {
    var tuner = Tuner()
    #expect(tuner.panel(for: screen, in: window) == nil)
    #expect(!tuner.handle(.press(Point(800, 300)), on: screen, in: window))
    tuner.toggle()
    #expect(tuner.panel(for: nil, in: window) == nil)
    #expect(!tuner.handle(.press(Point(800, 300)), on: nil, in: window))
  }

  @Test func itShowsTheLongestOnItsWay() throws {
    let tuner = shown()
    #expect(try panel(tuner).motion.name == "long")
    screen.isLongOnItsWay = false
    #expect(try panel(tuner).motion.name == "short")
  }

  @Test func arrowsChooseRoundAndRound() throws {
    var tuner = shown()
    try tap(&tuner) { $0.next }
    #expect(try panel(tuner).motion.name == "short")
    try tap(&tuner) { $0.next }
    #expect(try panel(tuner).motion.name == "long")
    try tap(&tuner) { $0.previous }
    #expect(try panel(tuner).motion.name == "short")
    tuner.toggle()
    tuner.toggle()
    #expect(try panel(tuner).motion.name == "long", "shown anew it chooses anew")
  }

  @Test func pressesBesideThePanelAreTheScreens() {
    var tuner = shown()
    #expect(!tuner.handle(.press(Point(100, 300)), on: screen, in: window))
    #expect(!tuner.handle(.move(Point(800, 300)), on: screen, in: window))
    #expect(!tuner.handle(.release, on: screen, in: window))
    #expect(!tuner.handle(.key(.right), on: screen, in: window))
  }

  @Test func aDragKeepsItsSlider() throws {
    var tuner = shown()
    let panel = try panel(tuner)
    let track = panel.layout.track(1)
    #expect(tuner.handle(.press(place(track.center, panel)), on: screen, in: window))
    #expect(screen.types["long"] == .spring(duration: 0.5, damping: 0.53, initialVelocity: 0))
    #expect(tuner.handle(.move(Point(0, 0)), on: screen, in: window))
    #expect(screen.types["long"] == .spring(duration: 0.5, damping: 0.05, initialVelocity: 0))
    #expect(tuner.handle(.move(Point(2000, 0)), on: screen, in: window))
    #expect(screen.types["long"] == .spring(duration: 0.5, damping: 1, initialVelocity: 0))
    #expect(tuner.handle(.cancel, on: screen, in: window))
    #expect(!tuner.handle(.move(Point(0, 0)), on: screen, in: window))
    #expect(screen.calls == ["long", "long", "long"])
  }

  @Test func kindsSwitchAndComeBack() throws {
    var tuner = shown()
    try tap(&tuner) { $0.kind(1) }
    #expect(
      screen.types["long"]
        == .curve(.cubicBezier(CubicBezier(0.25, 0.1, 0.25, 1)), duration: 0.5))
    try tap(&tuner) { $0.kind(0) }
    #expect(screen.types["long"] == .linear(duration: 0.5))
    try tap(&tuner) { $0.kind(2) }
    #expect(
      screen.types["long"] == .spring(duration: 0.5, damping: 0.4, initialVelocity: 0),
      "with the values it had")
  }

  @Test func controlPointsFollowTheHand() throws {
    var tuner = shown()
    try tap(&tuner) { $0.kind(1) }
    let panel = try panel(tuner)
    let handle = try #require(panel.plot.handles.first)
    #expect(tuner.handle(.press(place(handle, panel)), on: screen, in: window))
    let wanted = place(panel.plot.point(0.6, -0.25), panel)
    #expect(tuner.handle(.move(wanted), on: screen, in: window))
    #expect(
      screen.types["long"]
        == .curve(.cubicBezier(CubicBezier(0.6, -0.25, 0.25, 1)), duration: 0.5))
    #expect(tuner.handle(.move(Point(-500, 9000)), on: screen, in: window))
    #expect(
      screen.types["long"]
        == .curve(.cubicBezier(CubicBezier(0, -0.5, 0.25, 1)), duration: 0.5))
  }

  @Test func copyAndReset() throws {
    var tuner = shown()
    try tap(&tuner) { $0.copy }
    let line =
      "container[.long] = Animation(type: "
      + ".spring(duration: 0.5, damping: 0.4, initialVelocity: 0))"
    #expect(try panel(tuner).isCopied)
    #expect(tuner.takeClipboardText() == line)
    #expect(tuner.takeClipboardText() == nil)
    try tap(&tuner) { $0.reset }
    #expect(screen.types["long"] == .linear(duration: 0.3))
    #expect(try !panel(tuner).isCopied, "another line by now")
  }
}
