import Engine
import EngineTestSupport
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// A file's screen that is made anew with another number stands where the one before stood.
@Suite struct PlaygroundScreenTests {
  private static let keys: [Key] = [
    .space, .return, .r, .comma, .period, .left, .right, .leftBracket, .rightBracket, "X", "L",
    .f5, .t, .h, .escape,
  ]

  private func person() -> RandomPerson {
    RandomPerson(
      .init(keys: 3, presses: 4, moves: 12, releases: 4), keys: Self.keys, in: Size(960, 720),
      step: Point(60, 20), sizes: [Size(960, 720), Size(700, 600)], hand: Point(100, 250))
  }

  /// Runs the code again, whatever was done before, which nobody sees then or later.
  @Test func codeThatRunsAgainShowsTheSame() throws {
    var runs = 0
    try forAll(seeds: 0..<60) { random in
      let (one, other) = (try PlayedWindow(), try PlayedWindow())
      var (person, number) = (person(), 1.0)
      for frame in 0..<160 {
        let isQuiet = Bool.random(using: &random)
        let events = isQuiet ? [] : [person.event(&random)]
        if Int.random(in: 0..<20, using: &random) == 0 {
          number = number == 1 ? 2 : 1
          for window in [one, other] { window.numbers.set("none", to: 1, continuesStep: false) }
          one.numbers.set("none", to: number, continuesStep: false)
        }
        one.frame(events)
        other.frame(events)
        #expect(one.shown == other.shown, "frame \(frame)")
      }
      runs += one.runs - other.runs
    }
    #expect(runs > 0)
  }

  @Test func anotherNumberIsSeenAtTheSameMomentOfTheSameDrag() throws {
    let window = try PlayedWindow()
    window.wait(3)
    window.frame(.press(Point(50, 250)))
    for x in stride(from: 60.0, through: 130, by: 10) { window.frame(.move(Point(x, 250))) }
    let before = window.shown
    let progress = try #require(window.screen).progress
    #expect(progress > 0.1)
    window.numbers.set("lift", to: 300, continuesStep: false)
    window.frame()
    #expect(window.runs == 2 && window.shown != before)
    #expect(window.screen?.change?.isRunning == true || window.screen?.isRunning == true)
    window.numbers.set("lift", to: 200, continuesStep: false)
    window.frame()
    #expect(window.shown == before)
    #expect(abs((window.screen?.progress ?? 0) - progress) < 1e-9)
  }

  @Test func aChangeThatAToolHasBroughtSomewhereStaysThere() throws {
    let window = try PlayedWindow()
    window.wait(3)
    let change = try #require(window.screen?.change)
    change.pause()
    change.seek(to: 0.3)
    window.frame()
    let before = window.shown
    window.numbers.set("none", to: 5, continuesStep: false)
    window.frame()
    #expect(window.runs == 2 && window.shown == before)
  }

  @Test func codeThatFailsLeavesWhatIsShown() throws {
    struct Broken: Error {}
    let numbers = TunableNumbers()
    _ = numbers.value(of: "a", 1, in: 0...9)
    var (isBroken, words) = (false, [String]())
    let screen = try PlaygroundScreen(tuning: numbers, complain: { words.append($0) }) {
      if isBroken { throw Broken() }
      return PlayedCard(lift: 10)
    }
    let runtime = Runtime(screen: screen, size: Size(400, 300))
    let before = runtime.frame(at: .zero, events: []).display
    isBroken = true
    numbers.set("a", to: 2, continuesStep: false)
    for frame in 1...3 {
      let report = runtime.frame(at: Instant(frame: frame, rate: 60), events: [])
      #expect(report.display == before)
    }
    #expect(words.count == 1)
  }

  @Test func whoeverIsBroughtToTheBeginningIsTold() throws {
    let window = try PlayedWindow()
    window.frame(.key("X"))
    tune(window)
    #expect(window.app.notice == nil)
    for _ in 0..<4001 { window.frame(.key("X")) }
    tune(window)
    #expect(window.app.notice?.text == "From the beginning: more was done than is kept")
    window.app.notice = nil
    tune(window)
    #expect(window.app.notice == nil, "what is shown goes on from there")
  }

  private func tune(_ window: PlayedWindow) {
    let runs = window.runs
    let value = window.value("none") ?? 0
    window.numbers.set("none", to: value == 1 ? 2 : 1, continuesStep: false)
    window.frame()
    #expect(window.runs == runs + 1)
  }

  // MARK: The log

  @Test func framesInWhichNothingHappensAreOne() {
    var log = PlayedLog()
    log.resize(to: Size(100, 100))
    for frame in 0..<1000 { log.advance(to: Instant(frame: frame, rate: 60), hasMotion: false) }
    #expect(log.count == 1)
    log.add(.event(.key(.space)))
    for frame in 1000..<1010 { log.advance(to: Instant(frame: frame, rate: 60), hasMotion: true) }
    #expect(log.count == 11)
    for frame in 1010..<1100 {
      log.advance(to: Instant(frame: frame, rate: 60), hasMotion: false)
      log.add(.event(.hover(Point(Double(frame), 0))))
    }
    #expect(log.count <= 13, "of a pointer's way over what rests the end counts")
  }

  @Test func aLogIsBounded() {
    var log = PlayedLog(most: 50)
    log.resize(to: Size(100, 100))
    for frame in 0..<5000 {
      log.advance(to: Instant(frame: frame, rate: 60), hasMotion: true)
      log.add(.event(.key("X")))
      if frame == 4990 { log.add(.event(.resize(Size(200, 100)))) }
      #expect(log.count <= 51)
    }
    let card = PlayedCard(lift: 10)
    log.play(into: card)
    #expect(card.size == Size(200, 100))
  }

  /// Motion alone is never what is forgotten first.
  @Test func motionGoesOnFromWhereItCame() {
    var log = PlayedLog(most: 50)
    log.resize(to: Size(100, 100))
    log.advance(to: .zero, hasMotion: false)
    log.add(.event(.key("X")))
    for frame in 1..<5000 { log.advance(to: Instant(frame: frame, rate: 60), hasMotion: true) }
    let card = PlayedCard(lift: 10)
    log.play(into: card)
    #expect(card.root.first(key: "box")?.cornerRadius == 1)
  }
}
