import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// Two motions, and what was done to them.
private final class TwoMotions: Tunable {
  var types: [String: AnimationType] = [
    "short": .linear(duration: 0.2),
    "long": .spring(duration: 0.5, damping: 0.4, initialVelocity: 0),
  ]
  var isLongOnItsWay = true
  /// The seconds for which the long one waits; nil: nothing can wait.
  var delay: Double?
  var calls: [String] = []

  var motions: [TunableMotion] {
    ["short", "long"].map {
      let type = types[$0] ?? .none
      return TunableMotion(
        name: $0, use: .child, type: type, standard: .linear(duration: 0.3),
        delay: $0 == "long" ? delay : nil,
        isOnItsWay: $0 == "short" || isLongOnItsWay, elapsed: nil)
    }
  }

  func tune(_ name: String, to type: AnimationType?) {
    types[name] = type ?? .linear(duration: 0.3)
    calls.append(name)
  }

  func wait(_ name: String, for seconds: Double) { delay = seconds }
}

/// A tuner over two motions, in a window.
private final class TunerUnderTest {
  private let tuner = Tuner()
  private let screen: TwoMotions
  private let window = Size(960, 720)
  var isTunable = true
  private lazy var film = FilmedScreen(
    TreeScreen { [unowned self] in
      tuner.layOut()
      return tuner.inputTrees.map(\.root)
    }, size: window)

  init(_ screen: TwoMotions) {
    self.screen = screen
    tuner.screen = { [unowned self] in isTunable ? screen : nil }
    tuner.resize(to: window, room: window, at: .zero)
  }

  var isDown: Bool { film.stills.last?.isRunning ?? false }
  var panel: TunerPanel? {
    tuner.layOut()
    return tuner.panel
  }
  func toggle() { tuner.toggle() }
  func takeClipboardText() -> String? { tuner.takeClipboardText() }

  /// True if the panel took the event.
  func takes(_ event: InputEvent) -> Bool { film.takes(event) }
}

@Suite struct TunerHandTests {
  private let screen = TwoMotions()

  private func shown() -> TunerUnderTest {
    let tuner = TunerUnderTest(screen)
    tuner.toggle()
    return tuner
  }

  private func panel(_ tuner: TunerUnderTest) throws -> TunerPanel {
    try #require(tuner.panel)
  }

  /// A place of the panel's design, in the window.
  private func place(_ point: Point, _ panel: TunerPanel) -> Point {
    panel.layout.frame.origin + point * panel.layout.unit
  }

  private func tap(_ tuner: TunerUnderTest, _ part: (TunerLayout) -> Rect) throws {
    let panel = try panel(tuner)
    let point = place(part(panel.layout).center, panel)
    #expect(tuner.takes(.press(point)))
    #expect(tuner.isDown)
    #expect(tuner.takes(.release))
    #expect(!tuner.isDown)
  }

  @Test func hiddenItTakesNothing() {
    let tuner = TunerUnderTest(screen)
    #expect(tuner.panel == nil)
    #expect(!tuner.takes(.press(Point(800, 300))))
    #expect(!tuner.takes(.release))
    tuner.toggle()
    tuner.isTunable = false
    #expect(!tuner.takes(.press(Point(800, 300))))
  }

  @Test func itShowsTheLongestOnItsWay() throws {
    let tuner = shown()
    #expect(try panel(tuner).name == "long")
    screen.isLongOnItsWay = false
    #expect(try panel(tuner).name == "short")
  }

  @Test func arrowsChooseRoundAndRound() throws {
    let tuner = shown()
    try tap(tuner) { $0.next }
    #expect(try panel(tuner).name == "short")
    try tap(tuner) { $0.next }
    #expect(try panel(tuner).name == "long")
    try tap(tuner) { $0.previous }
    #expect(try panel(tuner).name == "short")
    tuner.toggle()
    tuner.toggle()
    #expect(try panel(tuner).name == "long", "shown anew it chooses anew")
  }

  @Test func pressesBesideThePanelAreTheScreens() {
    let tuner = shown()
    #expect(!tuner.takes(.press(Point(100, 300))))
    #expect(!tuner.takes(.move(Point(800, 300))))
    #expect(!tuner.takes(.release))
    #expect(!tuner.takes(.key(.right)))
  }

  @Test func aDragKeepsItsSlider() throws {
    let tuner = shown()
    let panel = try panel(tuner)
    let track = panel.layout.track(1)
    let press = Point(track.minX + 0.4 * track.width, track.midY)
    #expect(tuner.takes(.press(place(press, panel))))
    #expect(screen.types["long"] == .spring(duration: 0.5, damping: 0.43, initialVelocity: 0))
    #expect(tuner.takes(.move(Point(0, 0))))
    #expect(screen.types["long"] == .spring(duration: 0.5, damping: 0.05, initialVelocity: 0))
    #expect(tuner.takes(.move(Point(2000, 0))))
    #expect(screen.types["long"] == .spring(duration: 0.5, damping: 1, initialVelocity: 0))
    #expect(tuner.takes(.cancel))
    #expect(!tuner.takes(.move(Point(0, 0))))
    #expect(screen.calls == ["long", "long", "long"])
  }

  @Test func kindsSwitchAndComeBack() throws {
    let tuner = shown()
    try tap(tuner) { $0.kind(1) }
    #expect(
      screen.types["long"]
        == .curve(.cubicBezier(CubicBezier(0.25, 0.1, 0.25, 1)), duration: 0.5))
    try tap(tuner) { $0.kind(0) }
    #expect(screen.types["long"] == .linear(duration: 0.5))
    try tap(tuner) { $0.kind(2) }
    #expect(
      screen.types["long"] == .spring(duration: 0.5, damping: 0.4, initialVelocity: 0),
      "with the values it had")
  }

  @Test func controlPointsFollowTheHand() throws {
    let tuner = shown()
    try tap(tuner) { $0.kind(1) }
    let panel = try panel(tuner)
    let handle = try #require(panel.plot.handles.first)
    #expect(tuner.takes(.press(place(handle, panel))))
    let wanted = place(panel.plot.point(0.6, -0.25), panel)
    #expect(tuner.takes(.move(wanted)))
    #expect(
      screen.types["long"]
        == .curve(.cubicBezier(CubicBezier(0.6, -0.25, 0.25, 1)), duration: 0.5))
    #expect(tuner.takes(.move(Point(-500, 9000))))
    #expect(
      screen.types["long"]
        == .curve(.cubicBezier(CubicBezier(0, -0.5, 0.25, 1)), duration: 0.5))
  }

  @Test func theEndsOfLinesFollowTheHand() throws {
    let tuner = shown()
    screen.types["long"] = .curve(
      .piecewiseLinear(PiecewiseLinear([(0, 0), (0.2, 0.5), (1, 1)])), duration: 0.5)
    let panel = try panel(tuner)
    #expect(panel.plot.handles.count == 1)
    #expect(tuner.takes(.press(place(try #require(panel.plot.handles.first), panel))))
    #expect(tuner.takes(.move(place(panel.plot.point(0.25, 1.3), panel))))
    #expect(
      screen.types["long"]
        == .curve(.piecewiseLinear(PiecewiseLinear([(0, 0), (1.3, 0.25), (1, 1)])), duration: 0.5))
    #expect(tuner.takes(.move(Point(5000, 9000))) && tuner.takes(.release))
    #expect(
      screen.types["long"]
        == .curve(.piecewiseLinear(PiecewiseLinear([(0, 0), (-0.5, 1), (1, 1)])), duration: 0.5))
  }

  @Test func stepsAndPlacesOfJumpsHaveSliders() throws {
    let tuner = shown()
    try tap(tuner) { $0.kind(3) }
    #expect(screen.types["long"] == .curve(.steps(Steps(4, jump: .end)), duration: 0.5))
    let panel = try panel(tuner)
    #expect(panel.parameters == [.duration, .count, .jump])
    let (count, jump) = (panel.layout.track(1), panel.layout.track(2))
    #expect(count.midY == jump.midY && count.maxX < jump.minX, "one beside the other")
    #expect(tuner.takes(.press(place(Point(count.maxX, count.midY), panel))))
    #expect(tuner.takes(.release))
    #expect(tuner.takes(.press(place(Point(jump.minX, jump.midY), panel))))
    #expect(tuner.takes(.release))
    #expect(
      screen.types["long"]
        == .curve(.steps(Steps(20, jump: Steps.Jump.allCases[0])), duration: 0.5))
  }

  @Test func aWaitHasASliderWhereSomethingCanWait() throws {
    let tuner = shown()
    #expect(try !panel(tuner).parameters.contains(.delay))
    screen.delay = 0
    let panel = try panel(tuner)
    #expect(panel.parameters == [.duration, .damping, .velocity, .delay])
    let track = panel.layout.track(3)
    #expect(tuner.takes(.press(place(track.center, panel))) && tuner.takes(.release))
    #expect(screen.delay == 1 && screen.calls.isEmpty)
    try tap(tuner) { $0.reset }
    #expect(screen.delay == 0)
  }

  @Test func aPressThatSlidesOffIsNothing() throws {
    let tuner = shown()
    let panel = try panel(tuner)
    #expect(tuner.takes(.press(place(panel.layout.copy.center, panel))))
    #expect(tuner.takes(.move(place(panel.layout.reset.center, panel))))
    #expect(tuner.takes(.release))
    #expect(tuner.takeClipboardText() == nil && screen.calls.isEmpty)
  }

  @Test func besideItsPartsTheCardKeepsPressesToItself() throws {
    let tuner = shown()
    let panel = try panel(tuner)
    #expect(tuner.takes(.press(place(panel.layout.title.center, panel))) && tuner.isDown)
    #expect(tuner.takes(.move(Point(100, 300))) && tuner.takes(.release))
    #expect(screen.calls.isEmpty)
  }

  @Test func anotherScreenTakesTheSliderFromTheHand() throws {
    let tuner = shown()
    let panel = try panel(tuner)
    #expect(tuner.takes(.press(place(panel.layout.track(1).center, panel))))
    let calls = screen.calls
    tuner.toggle()
    tuner.toggle()
    #expect(tuner.takes(.move(Point(0, 0))) && !tuner.isDown)
    #expect(tuner.takes(.release) && screen.calls == calls)
  }

  @Test func onlyAPressNearAControlPointHoldsIt() throws {
    let tuner = shown()
    try tap(tuner) { $0.kind(1) }
    let panel = try panel(tuner)
    let handles = panel.plot.handles
    let between = handles[0] + (handles[1] - handles[0]) * 0.5
    #expect(handles[0].distance(to: between) > 16)
    let type = screen.types["long"]
    #expect(tuner.takes(.press(place(between, panel))) && tuner.takes(.move(Point(300, 300))))
    #expect(tuner.takes(.release) && screen.types["long"] == type)
  }

  @Test func copyAndReset() throws {
    let tuner = shown()
    try tap(tuner) { $0.copy }
    let line =
      "container[.long] = Animation(type: "
      + ".spring(duration: 0.5, damping: 0.4, initialVelocity: 0))"
    #expect(try panel(tuner).isCopied)
    #expect(tuner.takeClipboardText() == line)
    #expect(tuner.takeClipboardText() == nil)
    try tap(tuner) { $0.reset }
    #expect(screen.types["long"] == .linear(duration: 0.3))
    #expect(try !panel(tuner).isCopied, "another line by now")
  }
}
