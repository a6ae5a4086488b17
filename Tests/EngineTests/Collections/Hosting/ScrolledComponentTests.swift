import EngineTestSupport
import Testing

@testable import Engine

/// Component views that are scrolled by hand.
@Suite struct ScrolledComponentTests {
  /// Ten pages that lie side by side or below each other, with a change that follows the scrolling.
  private final class Pages: StageScreen {
    let list = ComponentView(frame: .zero)
    let bar = View(frame: Rect(0, 0, 100, 4), backgroundColor: .black, key: "bar")
    lazy var reading = stage.hold(.translate(bar, to: Point(100, 0)))
    var told: [Double] = []
    var tapped: [Int] = []
    var pressesScreen = 0

    init(_ scrolling: ScrollAxes = .vertical, snapping: ScrollSnap? = nil) {
      super.init()
      [list, bar].forEach(root.addSubview)
      list.scrolling = scrolling
      list.snapping = snapping
      list.onScroll = { [unowned self] offset in
        told.append(offset.y + offset.x)
        reading.seek(to: ScrollTimeline(from: 0, to: 9 * 200).progress(at: offset.y))
      }
    }

    override func layOut(at time: Instant) {
      list.frame = Rect(origin: .zero, size: size)
      list.component = StackLayout(
        axis: list.scrolling == .horizontal ? .horizontal : .vertical,
        sublayouts: (0..<10).map { number in
          SizeLayout<View>(size: size) { [unowned self] view in
            view.action = { [unowned self] in tapped.append(number) }
          }.id("page \(number)")
        })
    }

    override func handle(_ event: InputEvent, at time: Instant) {
      if !list.scroll(with: event, at: time) {
        pressesScreen += 1
        super.handle(event, at: time)
      }
    }
  }

  private func film(_ screen: Pages) -> FilmedScreen<Pages> {
    let film = FilmedScreen(screen, size: Size(300, 200), isDrawn: false)
    film.wait(3)
    return film
  }

  /// Drags by points a frame, and lets go.
  private func drag(_ film: FilmedScreen<Pages>, by way: Point, frames: Int = 8) {
    let start = Point(150, 100)
    film.frame(.press(start))
    for frame in 1...frames { film.frame(.move(start + way * Double(frame))) }
    film.frame(.release)
  }

  @Test func aHandScrollsWhatItDragsAndThrows() throws {
    let screen = Pages()
    let film = film(screen)
    film.frame(.press(Point(150, 100)))
    film.frame(.move(Point(150, 60)))
    let held = screen.list.contentOffset.y
    #expect(held > 30 && held <= 40)
    film.frame(.move(Point(150, 20)))
    film.frame(.release)
    #expect(screen.isRunning)
    try #require(film.rest(within: 1_200) != nil)
    #expect(screen.list.contentOffset.y > 200, "it is thrown on")
    #expect(screen.tapped.isEmpty, "a drag is no press, also on what has an action")
    #expect(screen.told == screen.told.sorted() && screen.told.last == screen.list.contentOffset.y)
  }

  /// A press that an item has had first holds the list where it is by then.
  @Test func aDragOfAMovingListDoesNotJump() {
    let screen = Pages()
    let film = film(screen)
    drag(film, by: Point(0, -6))
    film.wait(2)
    #expect(screen.isRunning)
    film.frame(.press(Point(150, 100)))
    film.wait(8)
    let before = screen.list.contentOffset.y
    film.frame(.move(Point(150, 92)))
    let moved = screen.list.contentOffset.y - before
    #expect(moved >= 0 && moved < 40, "\(moved)")
  }

  /// A hand on what goes on from a throw is there to hold it, whatever is under it.
  @Test(arguments: [nil, .start()] as [ScrollSnap?])
  func aPressOnAThrownListHoldsIt(_ snapping: ScrollSnap?) throws {
    let screen = Pages(snapping: snapping)
    let film = film(screen)
    func tap() {
      film.frame(.press(Point(150, 100)))
      film.frame(.release)
    }
    drag(film, by: Point(0, -6))
    film.wait(2)
    let thrown = screen.list.contentOffset.y
    tap()
    #expect(screen.tapped.isEmpty)
    try #require(film.rest() != nil)
    let held = screen.list.contentOffset.y
    #expect(snapping == nil ? held < thrown + 20 : held.truncatingRemainder(dividingBy: 200) == 0)
    tap()
    #expect(screen.tapped.count == 1, "what rests is pressed")
    film.frame(.wheel(at: Point(150, 100), by: Point(0, 60)))
    film.wait(2)
    #expect(screen.isRunning)
    tap()
    #expect(screen.tapped.count == 2, "no hand is on a wheel")
  }

  /// Nobody has thrown what springs back as it has become shorter.
  @Test(arguments: [nil, .start()] as [ScrollSnap?])
  func whatSpringsBackIsPressed(_ snapping: ScrollSnap?) throws {
    let screen = Pages(snapping: snapping)
    let film = film(screen)
    drag(film, by: Point(0, -40), frames: 12)
    film.wait(600)
    screen.list.scroll(to: Point(0, 1_800))
    film.frame(.wheel(at: Point(150, 100), by: Point(0, 1)))
    try #require(film.rest() != nil)
    screen.list.component = SizeLayout<View>(size: Size(300, 1_900)) { view in
      view.action = { screen.tapped.append(99) }
    }.id("short")
    film.wait(2)
    #expect(screen.isRunning && screen.list.contentOffset.y > 1_700)
    film.frame(.press(Point(150, 100)))
    film.frame(.release)
    #expect(screen.tapped == [99])
  }

  @Test func aPressWithoutADragIsTheItems() {
    let screen = Pages()
    let film = film(screen)
    film.frame(.press(Point(150, 100)))
    film.frame(.move(Point(152, 100)))
    film.frame(.release)
    #expect(screen.tapped == [0] && screen.list.contentOffset == .zero)
  }

  @Test(arguments: [ScrollAxes.vertical, .horizontal])
  func aFlickTurnsOnePageAndRestsExactlyAtIt(_ scrolling: ScrollAxes) throws {
    let screen = Pages(scrolling, snapping: .center())
    let film = film(screen)
    let (way, page) = scrolling == .vertical ? (Point(0, -5), 200.0) : (Point(-5, 0), 300.0)
    drag(film, by: way)
    try #require(film.rest() != nil)
    let offset = screen.list.contentOffset
    #expect(max(offset.x, offset.y) == page && min(offset.x, offset.y) == 0)
    drag(film, by: way * -1)
    try #require(film.rest() != nil)
    #expect(screen.list.contentOffset == .zero)
  }

  @Test func aWheelScrollsAsFarAsItTurnsOrToTheNextPage() throws {
    let plain = Pages()
    let rolled = film(plain)
    rolled.frame(.wheel(at: Point(10, 10), by: Point(0, 60)))
    try #require(rolled.rest() != nil)
    #expect(plain.list.contentOffset.y == 60)
    let paged = Pages(snapping: .start())
    let turned = film(paged)
    turned.frame(.wheel(at: Point(10, 10), by: Point(0, 60)))
    try #require(turned.rest() != nil)
    #expect(paged.list.contentOffset.y == 200)
  }

  @Test func aChangeGoesAsFarAsTheListIsScrolled() throws {
    let screen = Pages()
    let film = film(screen)
    drag(film, by: Point(0, -12))
    for _ in 0..<60 {
      let still = film.frame()
      let progress = screen.list.contentOffset.y / 1_800
      #expect(abs(screen.reading.progress - progress) < 1e-12)
      #expect(abs(try #require(still["bar"]).frame.minX - 100 * progress) < 1e-9)
    }
    #expect(screen.reading.progress > 0.1)
  }

  @Test func whatIsOutsideIsLeftToOthers() {
    let screen = Pages()
    let film = film(screen)
    screen.list.frame = Rect(0, 0, 300, 100)
    film.frame()
    film.frame(.press(Point(150, 150)))
    film.frame(.move(Point(150, 50)))
    film.frame(.release)
    film.frame(.wheel(at: Point(150, 150), by: Point(0, 60)))
    film.wait(10)
    #expect(screen.list.contentOffset == .zero && screen.pressesScreen >= 4)
  }

  /// Others may scroll it, too.
  @Test func aHandTakesOverWhereAProgramScrolled() {
    let screen = Pages()
    let film = film(screen)
    film.frame(.hover(Point(150, 100)))
    screen.list.scroll(to: Point(30, 500))
    film.frame(.press(Point(150, 100)))
    #expect(screen.list.contentOffset == Point(30, 500))
    film.frame(.move(Point(150, 60)))
    #expect(screen.list.contentOffset.x == 30 && screen.list.contentOffset.y > 530)
  }

  @Test func aPressBetweenTwoSnapsMovesNothing() {
    let screen = Pages(snapping: .start())
    let film = film(screen)
    screen.list.contentOffset = Point(0, 37)
    let told = screen.told
    film.frame(.press(Point(150, 100)))
    film.frame(.move(Point(151, 100)))
    #expect(screen.list.contentOffset == Point(0, 37) && screen.told == told)
    #expect(screen.list.contentView.frame.minY == -37)
  }

  @Test func whatScrollsAlongNoAxisTakesNoEvent() {
    let screen = Pages(.neither)
    let film = film(screen)
    let before = screen.pressesScreen
    screen.list.contentOffset = Point(0, 37)
    film.frame(.wheel(at: Point(10, 10), by: Point(0, 60)))
    drag(film, by: Point(0, -5))
    #expect(screen.list.contentOffset == Point(0, 37))
    #expect(screen.pressesScreen > before, "the wheel is the screen's")
    #expect(screen.tapped == [0], "a press that stays on an item is the item's")
  }

  /// Another size of the window: the page that was seen is seen.
  @Test func aPageStaysWhenThePagesGetAnotherSize() throws {
    let screen = Pages(snapping: .start())
    let film = film(screen)
    for _ in 0..<3 {
      film.frame(.wheel(at: Point(10, 10), by: Point(0, 60)))
      film.rest()
    }
    #expect(screen.list.contentOffset.y == 600)
    film.frame(.resize(Size(300, 320)))
    film.rest()
    #expect(screen.list.contentOffset.y == 960)
    #expect(screen.list.visibleIds == ["page 3"])
    #expect(screen.told.last == 960)
  }

  @Test func atRestNothingRuns() throws {
    let screen = Pages(snapping: .center())
    let film = film(screen)
    drag(film, by: Point(0, -9))
    try #require(film.rest() != nil)
    let count = screen.told.count
    film.wait(30)
    #expect(!screen.isRunning && screen.told.count == count)
  }
}
