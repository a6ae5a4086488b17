import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct AlgebraHandTests {
  @Test func aDragOverTheCanvasIsTheWhole() {
    let film = filmedAlgebra()
    for progress in [0.25, 1, 0.5] {
      film.drag(by: 960 * (progress - film.last.progress))
      #expect(abs(film.last.progress - progress) < 1e-9)
      #expect(film.last.isRunning)
      #expect(!film.frame(.release).isRunning)
      #expect(abs(film.wait(30).progress - progress) < 1e-9)
    }
    #expect(film.screen.isPaused)
  }

  @Test func aPressCatchesAndATapLetsGoOn() {
    let film = filmedAlgebra()
    film.key(.return)
    film.wait(60)
    let caught = film.frame(.press(Point(480, 300)))
    #expect(film.wait(20).progress == caught.progress)
    #expect(!film.screen.isPaused)
    film.frame(.release)
    #expect(film.wait(6).progress > caught.progress + 0.015)
  }

  @Test func aTapPlaysWhatStands() {
    let film = filmedAlgebra()
    for _ in 0..<2 {
      film.frame(.press(Point(480, 300)))
      film.frame(.release)
      #expect(film.last.isRunning)
      film.wait(20)
      film.key(.space)
      #expect(film.screen.isPaused)
    }
  }

  /// The playhead is picked on its line, wherever that stands: on a bar, at a seam, beside them all.
  @Test(arguments: [0, 0.1, 0.2, 0.4, 0.6, 0.75, 0.9, 1])
  func thePlayheadIsUnderTheHandWhereverItStands(_ progress: Double) throws {
    for page in 0..<4 { expectHeld(at: progress, on: page) }
  }

  /// Seams are its natural resting places: there it lies on the ends of two bars, or beside one.
  @Test(arguments: 0..<4) func atASeamThePlayheadIsUnderTheHand(_ page: Int) throws {
    let film = filmedAlgebra()
    for _ in 0..<page { film.key(.down) }
    let change = try #require(film.screen.change)
    let seams = Set(change.intervals.flatMap { [$0.start, $0.end] })
    for seam in seams.sorted() { expectHeld(at: seam / change.duration, on: page) }
  }

  private func expectHeld(at progress: Double, on page: Int) {
    let film = filmedAlgebra()
    for _ in 0..<page { film.key(.down) }
    film.screen.change?.seek(to: progress)
    film.wait(2)
    let lines = playheads(film)
    #expect(!lines.isEmpty)
    for index in lines.indices {
      film.screen.change?.seek(to: progress)
      film.wait(2)
      let line = lines[index]
      for height in [0.1, 0.35, 0.5, 0.65, 0.9] {
        let start = Point(
          line.presentedBox.midX, line.presentedBox.y + height * line.presentedBox.height)
        let way = progress < 0.5 ? 60.0 : -60
        film.frame(.press(start))
        for step in 1...6 { film.frame(.move(start + Point(way * Double(step) / 6, 0))) }
        film.wait(10)
        #expect(
          abs(line.presentedBox.midX - start.x - way) < 1, "page \(page), \(height)")
        film.frame(.move(start))
        film.wait(10)
        film.frame(.release)
        film.screen.change?.seek(to: progress)
        film.wait(2)
      }
    }
  }

  private func playheads(_ film: FilmedScreen<AlgebraScreen>) -> [PlayheadView] {
    var found: [PlayheadView] = []
    film.screen.root.forEachInPaintOrder {
      if let line = $0 as? PlayheadView { found.append(line) }
    }
    return found
  }

  @Test func theTimesAreAStop() {
    let film = filmedAlgebra()
    for _ in 0..<12 where film.focused?.adjust == nil { film.key(.tab) }
    #expect(film.focused?.adjust != nil)
    film.key(.home)
    film.key(.pageUp)
    #expect(abs(film.last.progress - 0.1) < 1e-9 && film.screen.isPaused)
  }

  /// A key that draws the times to an end is no end to loop from (random seed 7043).
  @Test(arguments: [Key.home, .end], [false, true])
  func whatLoopsStaysWhereAKeyDrawsIt(_ key: Key, isReversed: Bool) {
    let film = filmedAlgebra()
    for _ in 0..<12 where film.focused?.adjust == nil { film.key(.tab) }
    film.key(.return)
    film.key("L")
    film.wait(30)
    if isReversed { film.key(.r) }
    film.wait(5)
    film.key(key)
    film.wait(10)
    #expect(film.last.progress == (key == .home ? 0 : 1) && !film.last.isRunning)
    film.key(.space)
    film.wait(5)
    #expect(film.last.isRunning)
  }

  @Test func aDragOfWhatPlayedHoldsIt() {
    let film = filmedAlgebra()
    film.key(.return)
    film.wait(60)
    film.drag(by: 96)
    let held = film.frame(.release)
    #expect(film.wait(30).progress == held.progress)
    #expect(film.screen.isPaused && !film.last.isRunning)
  }

  @Test(arguments: [true, false])
  func aLostPressLetsGoOnUnlessItWasADrag(_ isDrag: Bool) {
    let film = filmedAlgebra()
    film.key(.return)
    film.wait(30)
    film.frame(.press(Point(480, 300)))
    if isDrag { film.frame(.move(Point(600, 300))) }
    #expect(film.frame(.cancel).isRunning == !isDrag)
  }

  @Test func aDragAcrossTheTabsTurnsNoPage() {
    let film = filmedAlgebra()
    film.frame(.press(Point(420, 678)))
    film.frame(.move(Point(520, 678)))
    film.frame(.release)
    #expect(film.shape("container") != nil)
    #expect(film.last.progress > 0.09)
  }

  /// Whatever hands and keys do in whatever order, progress stays a progress, and a hand that
  /// has let go leaves nothing running for ever.
  @Test func nothingGetsStuck() {
    let events: [InputEvent] = [
      .press(Point(480, 300)), .move(Point(300, 200)), .move(Point(900, 300)), .release, .cancel,
      .key(.return), .key(.space), .key(.r), .key(.left), .key(.right), .key(.up), .key(.down),
      .key(.comma), .key(.period), .text("x"), .key(.backspace), .key(.escape), .key(.tab),
      .press(Point(420, 678)), .resize(Size(480, 720)), .resize(Size(960, 720)),
    ]
    forAll(seeds: 0..<60) { random in
      let film = filmedAlgebra()
      for _ in 0..<40 {
        let still = film.frame(random.element(of: events))
        #expect((0...1).contains(still.progress))
      }
      film.frame(.release)
      film.frame(.key(.return))
      #expect(film.rest(within: 4000) != nil)
    }
  }
}
