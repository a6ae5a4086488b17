import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct PairPickerTests {
  private static let windows = [Size(960, 720), Size(800, 600), Size(1920, 1080), Size(320, 480)]

  private func filmed(_ size: Size = Size(960, 720)) -> FilmedPairs {
    let film = FilmedScreen(squares(duration: 0.5, place: .window), size: size)
    film.frame()
    return film
  }

  private func click(_ pair: PairName, _ film: FilmedPairs, _ size: Size = Size(960, 720)) {
    film.frame(.press(PairsPage(size: size).center(of: pair)))
    film.frame(.release)
  }

  @Test(arguments: windows)
  func aClickOnAChipShowsThePair(_ size: Size) {
    let film = filmed(size)
    for pair in PairName.allCases + PairName.allCases.reversed() {
      click(pair, film, size)
      #expect(film.screen.pair == pair)
    }
  }

  @Test(arguments: windows)
  func thePageKeepsItsPartsApart(_ size: Size) {
    let window = Rect(origin: .zero, size: size).inset(by: -1e-9)
    for pair in PairName.allCases {
      let page = PairsPage(size: size, pair: pair.pair)
      #expect(page.sheet.union(window) == window)
      #expect(page.picker.frame.union(window) == window)
      #expect(page.sheet.maxY < page.picker.frame.minY && page.sheet.minY > 0)
      #expect(page.sheet.width * page.sheet.height > 0.28 * size.width * size.height)
      let bar = PillBar { _ in }
      bar.show(page.picker, selected: 0, in: size)
      let film = FilmedScreen(TreeScreen { [bar.root] }, size: size)
      #expect(!film.takesTap(page.sheet.center))
    }
  }

  @Test func aPressChoosesWhenItIsLetGoOnThePill() {
    let film = filmed()
    let grid = PairsPage(size: Size(960, 720)).center(of: .grid)
    film.frame(.press(grid))
    #expect(film.screen.pair == .squares && film.last.isRunning)
    film.frame(.release)
    #expect(film.screen.pair == .grid && film.rest(within: 30) != nil)
  }

  @Test func theColourOfANameGoesOverWithTheMarker() throws {
    let size = Size(960, 720)
    let bar = PillBar { _ in }
    bar.advance(to: .zero)
    for selected in [0, 1] {
      bar.show(PairsPage(size: size).picker, selected: selected, in: size)
      _ = bar.commands(DisplayListBuilder(measuring: PlainText()))
    }
    let names = try ["-soft", "-chosen"].map { ending in
      try #require(bar.root.first(key: PairName.grid.title + ending))
    }
    var shares: [[Double]] = []
    for frame in 0..<60 {
      bar.advance(to: .zero.advanced(bySeconds: Double(frame) / 60))
      shares.append(names.map(\.presented.alpha))
    }
    #expect(shares.first == [1, 0] && shares.last == [0, 1])
    #expect(shares.filter { 0 < $0[0] && $0[0] < 1 }.count >= 8)
  }

  @Test func theBarIsAStopAndArrowsDrawIt() throws {
    let film = filmed()
    for _ in PairName.allCases { film.key(.tab) }
    #expect(film.focused?.adjust == nil)
    film.key(.tab)
    let bar = try #require(film.focused)
    #expect(bar.adjust != nil && bar.frame.contains(PairsPage(size: Size(960, 720)).track.center))
    film.key(.pageUp)
    film.key(.right)
    #expect(abs(film.last.progress - 0.11) < 1e-9 && film.screen.isPaused)
    film.key(.end)
    #expect(film.rest() != nil && film.screen.squares.playback == nil)
    film.key(.left)
    #expect(abs(film.last.progress - 0.99) < 1e-9)
    film.key(.home)
    #expect(film.rest() != nil && film.last.progress == 0)
  }

  @Test func aDragAcrossTheChipsScrubs() {
    let film = filmed()
    let start = PairsPage(size: Size(960, 720)).center(of: .grid)
    film.frame(.press(start))
    film.frame(.move(start + Point(200, 0)))
    film.frame(.release)
    #expect(film.screen.pair == .squares && film.screen.squares.playback != nil)
  }

  @Test func withoutAWindowThereIsNoPicker() {
    let film = FilmedScreen(squares(), size: Size(960, 720), isDrawn: false)
    for pair in PairName.allCases { click(pair, film) }
    #expect(film.screen.pair == .squares)
  }

  @Test func keysGoRoundInBothDirections() {
    let film = filmed()
    var seen: [PairName?] = []
    for key in [Key.down, .pageDown, .down, .down, .down, .down] {
      film.key(key)
      seen.append(film.screen.pair)
    }
    #expect(seen == [.grid, .list, .sidebar, .mirror, .text, .squares])
    film.key(.up)
    #expect(film.screen.pair == .text)
    film.key(.pageUp)
    #expect(film.screen.pair == .mirror)
  }

  @Test func whatPlayedStandsStillUntilItIsShownAgain() {
    let film = filmed()
    film.key(.return)
    film.wait(10)
    let left = film.last
    film.key(.down)
    #expect(!film.screen.isPaused && film.rest(within: 30) != nil && film.last.progress == 0)
    film.wait(20)
    film.key(.up)
    #expect(film.screen.isPaused)
    #expect(difference(left, film.last) < 0.02 * 700)
    let shown = film.last
    #expect(difference(shown, film.wait(5)) < 1e-9)
    film.key(.space)
    #expect(film.rest(within: 60) != nil)
    #expect(film.last.progress == 1)
    film.key(.down)
    film.key(.up)
    #expect(film.last.progress == 1, "an end is kept")
  }

  @Test func aHandIsLetGoWhenAnotherPairComes() {
    let film = filmed()
    film.frame(.press(Point(400, 300)))
    film.frame(.move(Point(300, 300)))
    film.key(.down)
    #expect(film.rest(within: 30) != nil)
    film.key(.up)
    #expect(film.rest(within: 60) != nil)
    #expect(film.screen.root.presented.transform == .identity)
  }

  @Test func theSpeedIsThatOfAllPairs() {
    let film = filmed()
    film.screen.speed = 0.25
    film.key(.down)
    film.key(.return)
    film.wait(60)
    #expect(film.last.progress > 0.3 && film.last.progress < 0.7)
  }

  @Test func tuningIsOfThePairThatIsShown() {
    let film = filmed()
    film.screen.tune("squares", to: .linear(duration: 3))
    film.key(.down)
    #expect(film.screen.motions.map(\.name) == ["grid"])
    #expect(film.screen.motions.first?.type == .linear(duration: 0.5))
    film.screen.tune("squares", to: .linear(duration: 9))
    #expect(film.screen.motions.first?.type == .linear(duration: 0.5))
    film.key(.up)
    #expect(film.screen.motions.first?.type == .linear(duration: 3))
  }
}
