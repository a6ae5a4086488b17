import Engine
import EngineTestSupport
import Testing

@testable import ExampleScreens

/// The screens of the programs in Examples under a hand.
@Suite struct ExampleScreenTests {
  private func film<Filmed: Screen>(
    _ screen: Filmed, size: Size = Size(420, 600)
  ) -> FilmedScreen<Filmed> {
    let film = FilmedScreen(screen, size: size, isDrawn: false)
    film.frame()
    return film
  }

  // MARK: Springs

  @Test func aBallIsThrownAtTheHandsVelocityAndComesHome() throws {
    let film = film(SpringsScreen(measuring: MonospacedText()))
    film.frame(.press(Point(210, 300)))
    for frame in 1...6 { film.frame(.move(Point(210 + 10 * Double(frame), 300))) }
    let held = try #require(film.stills.last?["ball 0"]).frame.midX
    #expect(held == 270)
    film.frame(.release)
    let thrown = try #require(film.frame()["ball 0"]).frame.midX
    #expect(abs(thrown - held - 10) < 1.5, "it goes on by the ten points a frame of the hand")
    let rest = try #require(film.rest())
    for ball in rest.shapes { #expect(abs(ball.frame.midX - 210) < 1, "\(ball)") }
  }

  @Test func aPressCatchesABallInFlight() throws {
    let film = film(SpringsScreen(measuring: MonospacedText()))
    film.frame(.press(Point(210, 300)))
    film.frame(.move(Point(330, 200)))
    film.frame(.release)
    let flying = try #require(film.wait(8)["ball 0"]).frame.center
    film.again([.press(flying)])
    let caught = try #require(film.wait(60)["ball 0"]).frame.center
    #expect(caught.distance(to: flying) < 1e-9)
  }

  /// A press beside the ball is the screen's, and a press that does not move throws nothing.
  @Test func aBallThatIsOnlyPressedStaysAndOneBesideItToo() throws {
    let film = film(SpringsScreen(measuring: MonospacedText()))
    for place in [Point(210, 300), Point(20, 20)] {
      film.frame(.press(place))
      film.frame(.release)
      for still in film.stills.suffix(2) { #expect(still["ball 0"]?.frame.midX == 210) }
    }
  }

  // MARK: Rail

  @Test func aStoneGivesPastTheEndAndAThrowEndsOnTheRail() throws {
    let film = film(RailScreen(measuring: MonospacedText()), size: Size(720, 360))
    let stone = { () throws -> Double in
      try #require(film.stills.last?["stone"]).frame.midX
    }
    #expect(try stone() == 60)
    film.frame(.press(Point(70, 180)))
    film.frame(.move(Point(30, 180)))
    #expect(try abs(stone() - 60 + RubberBand.offset(overshoot: 40, dimension: 720)) < 1e-9)
    for frame in 1...6 { film.frame(.move(Point(30 + 20 * Double(frame), 180))) }
    #expect(try stone() == 140)
    film.frame(.release)
    film.frame()
    #expect(try abs(stone() - 160) < 2, "it goes on by the twenty points a frame of the hand")
    film.wait(12)
    let (first, goal) = (film.stills.last?["echo"], film.stills.last?["stone"])
    #expect(try #require(first).frame.midX < #require(goal).frame.midX, "the echo is behind it")
    try #require(film.rest() != nil)
    #expect(try abs(stone() - 660) < 0.2)
    #expect(try abs(#require(film.stills.last?["echo"]).frame.midX - 660) < 0.3)
  }

  @Test func lampsLightUpInAWaveAsTheStoneGoesByTheGoal() throws {
    let screen = RailScreen(measuring: MonospacedText())
    let film = film(screen, size: Size(720, 360))
    let lit = {
      (0..<9).filter { screen.root.first(key: "lamp \($0)")?.presented.backgroundColor != .gray }
    }
    film.frame(.press(Point(60, 180)))
    film.frame(.move(Point(400, 180)))
    #expect(lit().isEmpty)
    film.wait(8)
    let some = lit()
    #expect(!some.isEmpty && some == Array(0..<some.count) && some.count < 9, "\(some)")
    film.frame(.release)
    try #require(film.rest() != nil)
    #expect(lit().count == 9)
  }

  // MARK: Layouts

  @Test func aDragUpMakesThePlayerLargeAndAClickMakesItSmallAgain() throws {
    let film = film(LayoutsScreen(measuring: MonospacedText()))
    let small = try #require(film.stills.last)
    #expect(small["card"]?.frame == Rect(20, 496, 380, 84))
    film.frame(.press(Point(60, 540)))
    for frame in 1...30 { film.frame(.move(Point(60, 540 - 10 * Double(frame)))) }
    let half = try #require(film.stills.last)
    #expect(half["close"].map { $0.alpha > 0 && $0.alpha < 1 } == true)
    film.frame(.release)
    let large = try #require(film.rest())
    #expect(large["card"]?.frame == Rect(20, 20, 380, 560))
    film.frame(.press(Point(210, 300)))
    film.frame(.release)
    let again = try #require(film.rest())
    #expect(again.shapes == small.shapes)
  }

  // MARK: Welcome

  @Test func pagesComeByKeysAndByTheHand() throws {
    let film = film(WelcomeScreen(measuring: MonospacedText()))
    let first = try #require(film.stills.last)
    film.frame(.key(.right))
    #expect(film.wait(20).keys.suffix(2).sorted() == ["words0", "words1"])
    let second = try #require(film.rest())
    #expect(second.keys == ["sky", "sun", "hill", "words1"])
    film.frame(.press(Point(100, 500)))
    for frame in 1...30 { film.frame(.move(Point(100 + 9 * Double(frame), 500))) }
    film.frame(.release)
    #expect(try #require(film.rest()).shapes == first.shapes)
    film.frame(.key(.left))
    #expect(try #require(film.rest()).shapes == first.shapes, "there is nothing before the first")
  }

  // MARK: Postcards

  @Test func aFlickBringsTheNextPostcardAndTheDayGoesOn() throws {
    let screen = PostcardsScreen(measuring: MonospacedText())
    let film = film(screen, size: Size(640, 480))
    film.rest()
    let row = try #require(screen.root.subviews.last as? ComponentView)
    let dawn = screen.root.subviews[0].presented.backgroundColor
    #expect(row.contentOffset == .zero)
    film.frame(.press(Point(320, 300)))
    for frame in 1...6 { film.frame(.move(Point(320 - 12 * Double(frame), 300))) }
    film.frame(.release)
    try #require(film.rest() != nil)
    let card = try #require(row.view(id: "Morning"))
    #expect(
      abs(card.presentedBox.midX - 320) < 1e-9 && abs(card.presented.transform.rotation) < 1e-9)
    #expect(screen.root.subviews[0].presented.backgroundColor != dawn)
    film.frame(.wheel(at: Point(320, 300), by: Point(-60, 0)))
    try #require(film.rest() != nil)
    #expect(row.contentOffset == .zero)
    #expect(screen.root.subviews[0].presented.backgroundColor == dawn)
  }

  // MARK: Shelf

  @Test func tilesGoAndComeByClicksHoweverQuick() throws {
    let screen = ShelfScreen(measuring: MonospacedText())
    let film = film(screen, size: Size(640, 480))
    let shelf = try #require(screen.root.subviews.first as? ComponentView)
    film.rest()
    #expect(shelf.visibleIds.count == 12)
    for _ in 0..<3 {
      let tile = try #require(shelf.view(id: shelf.visibleIds[0]))
      film.frame(.press(tile.presented.frame.center))
      film.frame(.release)
    }
    #expect(shelf.visibleIds.count == 9)
    #expect(shelf.contentView.subviews.count > 9, "those that leave are still seen")
    let plus = try #require(shelf.view(id: "plus"))
    film.rest()
    film.frame(.press(plus.presented.frame.center), .release)
    film.rest()
    #expect(shelf.visibleIds.count == 10 && shelf.contentView.subviews.count == 10)
  }
}
