import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct AlgebraPagesTests {
  /// A key that only the page of that number has.
  private static let marks = ["bars.left", "left.circle", "red pill", "caret"]

  private func page(_ film: FilmedAlgebra) -> Int? {
    Self.marks.firstIndex { film.shape($0) != nil }
  }

  @Test(arguments: [(Key.up, Key.down), (.pageUp, .pageDown)])
  func upAndDownTurnPagesAndStopAtTheEnds(_ up: Key, _ down: Key) {
    let film = filmedAlgebra()
    var seen = [page(film)]
    for _ in 0..<4 {
      film.key(down)
      seen.append(page(film))
    }
    for _ in 0..<4 {
      film.key(up)
      seen.append(page(film))
    }
    #expect(seen == [0, 1, 2, 3, 3, 2, 1, 0, 0])
  }

  @Test func tabsTurnPages() {
    let film = filmedAlgebra()
    let tabs = PillRow(
      tabs: ["Example", "Laws", "Scene", "Line"], on: AlgebraCanvas(window: Size(960, 720)))
    for x in stride(from: 0.0, to: 960, by: 5) {
      let place = Point(x, 678)
      let wanted = (0..<4).first { tabs.pill($0).contains(place) } ?? page(film)
      film.frame(.press(place))
      film.frame(.release)
      #expect(page(film) == wanted)
    }
    #expect(page(film) == 3)
  }

  @Test func aPageThatIsLeftStandsStill() {
    let film = filmedAlgebra()
    film.key(.return)
    let left = film.wait(60).progress
    film.key(.down)
    #expect(film.rest(within: 30) != nil && film.last.progress == 0)
    film.wait(60)
    #expect(abs(film.key(.up).progress - left) < 0.01)
    #expect(film.screen.isPaused)
  }

  @Test func nothingPlaysByItself() {
    for page in 0..<4 {
      let film = filmedAlgebra(page: page)
      #expect(film.rest(within: 30) != nil && film.last.progress == 0)
    }
  }

  @Test(arguments: [
    Size(960, 720), Size(800, 600), Size(1920, 1080), Size(320, 480), Size(480, 960), Size(1, 1),
    Size(3000, 40),
  ])
  func everySizeHasAPicture(_ size: Size) {
    for page in 0..<4 {
      let film = FilmedScreen(algebra(), size: size)
      film.frame()
      for _ in 0..<page { film.key(.down) }
      film.key(.return)
      film.wait(3)
      #expect(film.last.progress > 0)
    }
  }

  @Test(arguments: [Size(960, 720), Size(800, 600), Size(1920, 1080), Size(320, 480)])
  func everythingLiesInTheWindow(_ size: Size) {
    for page in 0..<4 {
      let film = filmedAlgebra(page: page, size: size)
      film.drag(by: size.width * 0.4)
      let room = Rect(origin: .zero, size: size).inset(by: -0.5)
      for shape in film.last.shapes where !shape.frame.isEmpty {
        #expect(room.intersection(shape.frame) == shape.frame, "\(shape.key) of page \(page)")
      }
    }
  }

  @Test func aResizeKeepsWhatPlays() {
    let film = filmedAlgebra()
    film.key(.return)
    let before = film.wait(60).progress
    film.frame(.resize(Size(480, 960)))
    #expect(film.last.isRunning && abs(film.last.progress - before) < 0.005)
    #expect(film.wait(60).progress > before + 0.19)
  }

  @Test(arguments: [Size(960, 720), Size(480, 720), Size(1600, 720), Size(480, 1100)])
  func cardsLieInTheWindowAndDoNotOverlap(_ size: Size) {
    for (page, count) in [3, 2, 2, 3].enumerated() {
      let film = filmedAlgebra(page: page, size: size)
      var cards: [Rect] = []
      film.screen.root.forEachInPaintOrder {
        if $0.shadow.color.alpha > 0 { cards.append($0.presentedBox) }
      }
      #expect(cards.count == count)
      for (index, first) in cards.enumerated() {
        #expect(!first.isEmpty && Rect(origin: .zero, size: size).intersection(first) == first)
        for second in cards[(index + 1)...] { #expect(!first.intersects(second)) }
      }
    }
  }
}
