import Engine
import EngineTestSupport
import Testing

@testable import Workbench

/// The workbench over a screen of somebody's own.
@Suite struct WorkbenchScreenTests {
  /// A card that goes from left to right.
  private final class Own: StageScreen, HostedScreen {
    let card = View(frame: .zero, key: "card")
    private(set) var heard: [InputEvent] = []
    private(set) var told: [String] = []
    private lazy var move = stage.hold(way)
    private var way: Animation<Effect> { .translate(card, to: Point(200, 0), in: 0.5) }

    override var change: (any Change)? { move }
    override func layOut(at time: Instant) {
      if card.superview == nil { root.addSubview(card) }
      card.backgroundColor = .black
      card.frame = Rect(40, size.height / 2 - 40, 80, 80)
    }
    func take(dropped path: String) { told.append(path) }
    func takeNews() { told.append("news") }
    override func handle(_ event: InputEvent, at time: Instant) {
      heard.append(event)
      super.handle(event, at: time)
    }
  }

  /// A run of frames at 60 a second.
  private final class Film {
    let own = Own()
    let screen: WorkbenchScreen
    private let runtime: Runtime
    private var count = 0
    private(set) var report: FrameReport

    init(size: Size = Size(600, 500), onionSkin: Key? = .f4) {
      var tools = [Key.f2: WorkbenchTool.timeline]
      if let onionSkin { tools[onionSkin] = .onionSkin }
      screen = WorkbenchScreen(own, tools: tools, measuring: SilentText())
      runtime = Runtime(screen: screen, size: size)
      report = runtime.frame(at: .zero, events: [])
    }

    func frame(_ events: InputEvent...) {
      count += 1
      report = runtime.frame(at: .zero.advanced(bySeconds: Double(count) / 60), events: events)
    }

    /// Lets everything come to rest, or so many frames pass.
    func settle(most: Int = 120) {
      for _ in 0..<most where report.isRunning { frame() }
    }

    func resize(to size: Size) { frame(.resize(size)) }

    private let places = TimelinePlaces(window: Size(600, 500))
    var ruler: Point { window(places.ruler.center) }
    /// The middle of the first row.
    var row: Point { window(Point(places.lanes.midX, places.rows.y + TimelinePlaces.row / 2)) }

    private func window(_ point: Point) -> Point {
      Point(point.x * places.unit, places.frame.y + point.y * places.unit)
    }
  }

  @Test func theKeyOpensTheTimelineInTheFootAndTheScreenKeepsTheRest() {
    let film = Film()
    film.frame(.key(.f2))
    film.settle()
    let height = TimelinePlaces(window: Size(600, 500)).height
    #expect(film.own.size == Size(600, 500 - height))
    #expect(film.screen.inputTrees.count == 2)
    #expect(film.own.heard.isEmpty)
    film.frame(.key(.f2))
    film.settle()
    #expect(film.own.size == Size(600, 500) && film.screen.inputTrees.count == 1)
  }

  /// However low the window gets, the screen above the timeline has a size.
  @Test func aLowWindowLeavesTheScreenAPoint() {
    let film = Film()
    film.frame(.key(.f2))
    film.settle()
    film.resize(to: Size(300, 30))
    #expect(film.own.size == Size(300, 1))
  }

  @Test func theRulerScrubsTheScreensChange() {
    let film = Film()
    film.frame(.key(.f2))
    film.settle()
    film.frame(.press(film.ruler))
    for _ in 0..<10 { film.frame() }
    #expect(abs((film.own.change?.progress ?? 0) - 0.5) < 0.01)
    film.frame(.release)
    film.settle()
    #expect(abs(film.own.card.presented.transform.translation.x - 100) < 2)
  }

  /// A straight move is as fast at its ends as in its middle.
  @Test(arguments: [0, 0.3, 1]) func theSpeedIsThatOfTheMoment(_ progress: Double) throws {
    let film = Film()
    film.frame(.key(.f2))
    film.settle()
    film.own.change?.seek(to: progress)
    film.frame(.hover(film.row))
    let card = try #require(film.screen.workbench.timeline.hoveredCard)
    #expect(card.title == "card · position" && card.now.hasSuffix(", 400 pt/s"), "\(card.now)")
  }

  @Test func theOnionSkinLiesOverTheScreenAndGoesAgain() {
    let film = Film()
    let before = film.report.display
    film.frame(.key(.f4))
    film.settle()
    let shown = film.report.display
    for _ in 0..<100 { film.frame() }
    #expect(film.report.display != shown, "the word goes")
    #expect(film.report.display.commands.count > before.commands.count)
    #expect(!film.report.isRunning)
    film.frame(.key(.f4))
    for _ in 0..<100 { film.frame() }
    #expect(film.report.display == before)
  }

  @Test func withoutAKeyTheScreenGetsIt() {
    let film = Film(onionSkin: nil)
    film.frame(.key(.f4))
    #expect(film.own.heard == [.key(.f4)])
  }

  @Test func aWindowThatIsTooSmallSaysSo() {
    let film = Film(size: Size(200, 150))
    let before = film.report.display
    film.frame(.key(.f2))
    film.settle()
    #expect(film.report.display != before && !film.screen.workbench.timeline.isShown)
    for _ in 0..<100 { film.frame() }
    #expect(film.report.display == before)
  }

  @Test func theDesktopsColoursAreThePanels() {
    let film = Film()
    film.frame(.key(.f2))
    film.settle()
    let light = film.report.display
    film.screen.take(settings: DesktopSettings(colorScheme: .dark))
    film.frame()
    #expect(film.report.display != light)
  }

  @Test func theScreenHearsOfFilesAndNews() {
    let film = Film()
    film.screen.take(dropped: "a.svg")
    film.screen.takeNews()
    #expect(film.own.told == ["a.svg", "news"])
  }

  /// A screen that has no changes: the panel opens and says so.
  @Test func aScreenWithoutChangesIsShownAsWell() {
    final class Still: Screen {
      var isRunning: Bool { false }
      func resize(to size: Size, at time: Instant) {}
      func advance(to time: Instant) {}
      func handle(_ event: InputEvent, at time: Instant) {}
      func display() -> DisplayList { DisplayList([]) }
    }
    let tools = [Key.f2: WorkbenchTool.timeline, .f4: .onionSkin]
    let screen = WorkbenchScreen(Still(), tools: tools, measuring: SilentText())
    let runtime = Runtime(screen: screen, size: Size(600, 500))
    _ = runtime.frame(at: .zero, events: [.key(.f2), .key(.f4)])
    let report = runtime.frame(at: .zero.advanced(bySeconds: 1), events: [])
    #expect(report.display.commands.count > 0 && screen.workbench.timeline.timeline == nil)
  }
}
