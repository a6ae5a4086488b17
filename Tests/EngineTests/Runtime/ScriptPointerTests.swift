import EngineTestSupport
import Testing

@testable import Engine

/// Events at views, which are looked for when their time has come.
@Suite struct ScriptPointerTests {
  /// A screen whose tree lies somewhere in it, in a design of another size.
  private final class Placed: StageScreen {
    private(set) var log: [InputEvent] = []
    let panel = View(frame: Rect(40, 20, 100, 60))
    let box = View(frame: Rect(10, 10, 50, 20))
    var unit = Size(1, 1)
    var transform = AffineTransform.identity

    override var canvas: Size { Size(200, 100) }
    override func layOut(at time: Instant) {
      (panel.key, box.key) = ("panel", "box")
      root.addSubview(panel)
      panel.addSubview(box)
    }
    override var inputTrees: [InputTree] { [InputTree(root, transform: transform, unit: unit)] }
    override func handle(_ event: InputEvent, at time: Instant) { log.append(event) }
  }

  private let screen = Placed()

  /// The events that came.
  private func play(_ script: String, rate: Double = 60) throws -> [InputEvent] {
    let size = Size(400, 300)
    var sequence = FrameSequence(
      runtime: Runtime(screen: screen, size: size), size: size, rate: rate,
      script: try InputScript(parsing: script))
    var events: [InputEvent] = []
    while let frame = try sequence.next() { events += frame.events }
    return events
  }

  private func problem(_ script: String) throws -> String? {
    #expect(throws: InputScript.ParseError.self) { try play(script) }?.description
  }

  @Test func aPressIsInTheMiddleOfAView() throws {
    let events = try play(
      "0 tap box\n0.1 hover panel\n0.2 wheel box 3 4\n0.3 press box\n0.3 move panel")
    #expect(
      events == [
        .press(Point(75, 40)), .release, .hover(Point(90, 50)),
        .wheel(at: Point(75, 40), by: Point(3, 4)), .press(Point(75, 40)), .move(Point(90, 50)),
      ])
    #expect(screen.log == events, "whoever looks on sees what the screen got")
  }

  @Test func theTreesPlaceAndWhatMovesCount() throws {
    screen.transform = .scale(2, 2).then(.translation(0, 5))
    #expect(try play("0 press box") == [.press(Point(150, 85))])
    screen.panel.frame.origin = Point(20, 20)
    #expect(try play("0 press box") == [.press(Point(110, 85))])
  }

  @Test func onlyWhatCanBeSeenOfAViewCounts() throws {
    screen.box.frame = Rect(-60, 10, 400, 20)
    #expect(try play("0 press box") == [.press(Point(100, 40))], "the canvas is 200 points wide")
    screen.panel.clipsToBounds = true
    #expect(try play("0 press box") == [.press(Point(90, 40))])
    screen.transform = .translation(280, 0)
    #expect(try play("0 press box") == [.press(Point(360, 40))], "the screen is 400 points wide")
  }

  @Test func aDragIsAsLongAsTheDesignHasIt() throws {
    screen.transform = .translation(100, 0)
    screen.unit = Size(0.5, 2)
    let events = try play("0 drag box down 10 0\n1 drag box right 10 0")
    #expect(
      events == [
        .press(Point(175, 40)), .move(Point(175, 60)), .release, .press(Point(175, 40)),
        .move(Point(180, 40)), .release,
      ])
  }

  @Test func allMovesOfAFrameAreSeenAndTheLastOneCounts() throws {
    let events = try play("0 drag box right 60 1", rate: 10)
    #expect(events.count == 62, "what is recorded is all of it")
    #expect(
      screen.log.count == 1 + 10 + 1 && screen.log.suffix(2) == [.move(Point(135, 40)), .release])
  }

  @Test func anEventOfAFrameFindsWhatTheOneBeforeItBrought() throws {
    let screen = screen
    screen.panel.action = {
      let next = View(frame: Rect(0, 0, 10, 10))
      next.key = "next"
      screen.root.addSubview(next)
    }
    #expect(try play("0 tap panel\n0 hover next").last == .hover(Point(5, 5)))
  }

  @Test func whatIsNotThereIsNamedWithItsLine() throws {
    #expect(
      try problem("0 tap box\n\n0.5 tap bx")
        == "line 3: there is no “bx” at 0.50 s; did you mean “box”?")
    #expect(
      try problem("0 tap something")
        == "line 1: there is no “something” at 0.00 s; there are “panel”, “box”")
    #expect(screen.log.count == 2, "nothing comes after that")
  }

  @Test func whatCannotBeSeenIsNamed() throws {
    let words =
      "line 1: “box” can't be seen at 0.00 s; an event there needs some of it on the canvas"
    screen.box.frame.origin = Point(300, 0)
    #expect(try problem("0 tap box") == words)
    screen.box.frame.origin = .zero
    screen.panel.alpha = 0
    #expect(try problem("0 tap box") == words)
  }

  @Test func aFilesNameIsSaid() throws {
    let size = Size(400, 300)
    var sequence = FrameSequence(
      runtime: Runtime(screen: screen, size: size), size: size, rate: 60,
      script: try InputScript(parsing: "0 tap bx").named("hand.txt"))
    let error = #expect(throws: InputScript.ParseError.self) { _ = try sequence.next() }
    #expect(error?.description.hasPrefix("hand.txt, line 1: there is no “bx”") == true)
  }
}
