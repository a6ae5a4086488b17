import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct LawPageTests {
  private let canvas = AlgebraCanvas(window: Size(960, 720))

  private func page() -> LawPage {
    let page = LawPage(measuring: SilentText())
    page.layOut(canvas)
    return page
  }

  @Test func rightAndLeftGoThroughAllCasesAndRound() {
    let page = page()
    let count = page.cases.count
    for index in 1...count {
      #expect(page.handle(.key(.right)))
      #expect(page.index == index % count)
    }
    #expect(page.handle(.key(.left)))
    #expect(page.index == count - 1)
    #expect(!page.handle(.key(.return)))
  }

  /// The hand holds what played, not what comes in its place.
  @Test func aKeyTakesWhatPlaysFromTheHand() {
    let film = filmedAlgebra(page: 1)
    film.drag(by: 100)
    #expect(film.last.isRunning, "it is held")
    film.key(.right)
    film.frame(.move(Point(700, 300)))
    film.wait(120)
    #expect(!film.last.isRunning, "nothing is held, though the button is down")
  }

  /// A key that means nothing leaves the hand what it holds.
  @Test func otherKeysLeaveTheHandAlone() {
    let film = filmedAlgebra(page: 1)
    film.drag(by: 100)
    let held = film.last.progress
    for key: Key in ["Left Shift", "PrintScreen", "X"] { film.key(key) }
    film.frame(.move(Point(660, 300)))
    film.wait(7)
    #expect(film.last.progress > held)
  }

  @Test func theArrowsDoTheSame() {
    let page = page()
    let film = FilmedScreen(TreeScreen { [page.player.root] }, size: canvas.window)
    for (key, index) in [("on", 1), ("back", 0)] {
      let arrow = page.player.root.first(key: key)
      #expect(arrow.map { film.takesTap($0.presentedBox.center) } == true)
      #expect(page.index == index)
    }
    #expect(!film.takesTap(Point(260, 260)))
  }

  /// The balls are where the values are, on both sides, at any time of any case.
  @Test func theBallsShowTheValues() {
    let page = page()
    for _ in page.cases {
      let law = page.shown
      for share in [0.0, 0.1, 0.37, 0.5, 0.81, 1] where law.duration > 0 {
        page.player.seek(to: share)
        page.follow()
        let time = page.player.seconds
        for (card, side) in zip(page.cards, [law.left, law.right]) {
          let value = side.value(atSecond: time)
          #expect((card.shown == nil) == (value == nil))
          let way = (card.shown ?? 0) - (value ?? 0)
          #expect(abs(way) < 1e-9, "\(law.law) \(side.text) at \(time)")
        }
      }
      _ = page.handle(.key(.right))
    }
  }

  @Test func theValueOneIsAsHighAsTheCurvesRoom() throws {
    let film = filmedAlgebra(page: 1)
    let low = try #require(film.shape("left.circle")).frame.midY
    let value = try #require(Laws.cases[0].left.value(atSecond: 0))
    film.drag(by: 960)
    let high = try #require(film.shape("left.circle")).frame.midY
    let end = try #require(Laws.cases[0].left.value(atSecond: 10))
    #expect(abs((low - high) / (end - value) - 236) < 1e-6)
  }

  @Test func aCounterexampleRestsWhereTheSidesPart() {
    let film = filmedAlgebra(page: 1)
    let number = Laws.cases.firstIndex { $0.law == "Right distributivity" && $0.kind != .holds }
    for _ in 0..<(number ?? 0) { film.key(.right) }
    #expect(abs(film.last.progress - 0.5) < 1e-12)
    #expect(!film.last.isRunning && !film.screen.isPaused)
    let heights = ["left.circle", "right.circle"].map { film.shape($0)?.frame.midY ?? 0 }
    #expect(heights[1] - heights[0] > 50)
    #expect(film.key(.return).progress == 0)
    #expect(film.rest()?.progress == 1)
  }

  @Test func bothSidesMoveInTheSameFrames() throws {
    let film = filmedAlgebra(page: 1)
    film.key(.return)
    for _ in 0..<100 {
      film.frame()
      let left = try #require(film.shape("left.circle")).frame
      let right = try #require(film.shape("right.circle")).frame
      #expect(abs(left.y - right.y) < 1e-9)
    }
  }

  @Test func whatNeverPlaysStaysAtItsStart() {
    let film = filmedAlgebra(page: 1)
    film.key(.right)
    film.key(.right)
    #expect(film.key(.return).progress == 0)
    #expect(!film.last.isRunning)
    #expect(film.key(.period).progress == 0)
    #expect(film.shape("left.circle")?.alpha == 0)
  }
}
