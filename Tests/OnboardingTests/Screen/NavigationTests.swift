import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Slides that lead elsewhere than to their neighbours.
@Suite struct NavigationTests {
  /// The slides of an app: a list, a page of it, and a sheet over that.
  static let app = #"""
    {"format": 2, "canvas": [400, 800],
     "motions": {"snappy": {"spring": {"response": 0.35, "damping": 0.8}}},
     "slides": [
      {"name": "welcome", "button": false, "elements": [
        {"id": "start", "fill": "green", "frame": [100, 600, 200, 60], "tap": "list"}]},
      {"name": "list", "button": false, "elements": [
        {"id": "row", "fill": "grey", "frame": [20, 100, 360, 80],
         "tap": {"to": "detail", "motion": "snappy"}},
        {"id": "photo", "fill": "blue", "frame": [30, 110, 60, 60]}]},
      {"name": "detail", "button": false, "back": {"drag": "right"}, "elements": [
        {"id": "photo", "fill": "blue", "frame": [0, 0, 400, 300]},
        {"id": "plan", "fill": "green", "frame": [100, 700, 200, 60], "tap": "sheet"}]},
      {"name": "sheet", "over": "detail", "dim": 0.4, "scale": 0.9, "back": {"tap": "outside"},
       "elements": [
        {"id": "panel", "fill": "white", "frame": [0, 400, 400, 400],
         "drag": {"direction": "down", "to": "back"}},
        {"id": "home", "fill": "red", "frame": [100, 500, 200, 60], "tap": "welcome"}]}]}
    """#

  static func film(_ text: String = app) throws -> FilmedOnboarding {
    let screen = OnboardingScreen(
      try DeckFile(Array(text.utf8)).deck, fit: .canvas, artwork: Artwork(), measuring: PlainText())
    let film = FilmedScreen(screen, size: Size(400, 800))
    film.frame()
    return film
  }

  func tap(_ film: FilmedOnboarding, _ x: Double, _ y: Double) {
    film.frame(.press(Point(x, y)))
    film.frame(.release)
    film.rest()
  }

  /// A film at rest on the sheet.
  func onSheet() throws -> FilmedOnboarding {
    let film = try Self.film()
    tap(film, 200, 630)
    tap(film, 200, 140)
    tap(film, 200, 730)
    #expect(film.step.name == "sheet")
    return film
  }

  @Test func aPressOnAnElementLeadsWhereItSays() throws {
    let film = try Self.film()
    tap(film, 200, 500)
    #expect(film.step.name == "welcome", "beside the element nothing happens")
    tap(film, 200, 630)
    #expect(film.step.name == "list")
    tap(film, 60, 140)
    #expect(film.step.name == "detail", "what lies on the element and leads nowhere is no obstacle")
    #expect(film.last["photo"]?.frame == Rect(0, 0, 400, 300))
  }

  @Test func aSlideOverAnotherHasItsElementsBelow() throws {
    let film = try onSheet()
    let keys = film.last.keys
    #expect(keys == ["background", "button", "photo", "plan", "below sheet", "panel", "home"])
    let photo = try #require(film.screen.root.first(key: "photo"))
    #expect(photo.presentedBox == Rect(20, 40, 360, 270), "around the canvas's centre")
    #expect(film.screen.root.first(key: "below sheet")?.backgroundColor == .black.withAlpha(0.4))
    tap(film, 200, 660)
    #expect(film.step.name == "sheet", "what lies below takes no press")
  }

  @Test func backLeadsHomeByTheSameMotion() throws {
    let film = try onSheet()
    #expect(film.screen.goBack())
    film.rest()
    #expect(film.step.name == "detail")
    film.key("Backspace")
    let way = (0..<30).map { _ in film.frame()["photo"]?.frame.width ?? 0 }
    film.rest()
    #expect(film.step.name == "list")
    // A spring, as on the way there: it leaves at once, and swings where it comes to.
    #expect(way[5] < 300 && way.contains { $0 < 59 })
    film.key("AC Back")
    film.rest()
    #expect(film.step.name == "welcome")
    #expect(!film.screen.goBack(), "there is nothing to go back to")
    film.key("Backspace")
    film.rest()
    #expect(film.step.name == "welcome")
  }

  @Test func aPressBesideASheetLeadsBack() throws {
    let film = try onSheet()
    tap(film, 200, 450)
    #expect(film.step.name == "sheet", "on its panel")
    tap(film, 200, 60)
    #expect(film.step.name == "detail")
  }

  @Test func aSheetFollowsTheHandThatPullsItDown() throws {
    let film = try onSheet()
    film.frame(.press(Point(200, 450)))
    film.frame(.move(Point(200, 470)))
    film.wait(10)
    for y in stride(from: 480.0, through: 640, by: 20) {
      film.frame(.move(Point(200, y)))
      let top = try #require(film.last["panel"]?.frame.minY)
      #expect(abs(top - (400 + y - 450)) < 0.5, "the panel at \(top), the hand at \(y)")
    }
    film.frame(.move(Point(200, 420)))
    film.wait(10)
    #expect(
      film.step.name == "sheet" && film.last["panel"]?.frame.minY ?? 0 < 401, "it gives like rubber"
    )
    film.frame(.move(Point(200, 760)))
    film.wait(10)
    film.frame(.release)
    film.rest()
    #expect(film.step.name == "detail")
    film.key("Backspace")
    film.rest()
    #expect(film.step.name == "list", "the sheet is on the way home no more")
  }

  /// However late its elements are on their own ways.
  @Test func whatLiesBelowGoesThereAsOne() throws {
    let late = Self.app.replacing(
      #""id": "plan", "#, with: #""id": "plan", "motion": {"delay": 0.3, "duration": 0.2}, "#)
    let film = try Self.film(late)
    tap(film, 200, 630)
    tap(film, 200, 140)
    film.frame(.press(Point(200, 730)))
    film.frame(.release)
    for _ in 0..<20 {
      film.frame()
      let scales = ["photo", "plan"].compactMap {
        film.screen.root.first(key: $0)?.presented.transform.scale.x
      }
      #expect(scales.count == 2 && abs(scales[0] - scales[1]) < 1e-9, "\(scales)")
    }
  }

  @Test func aSheetThatIsLetGoTooEarlyStays() throws {
    let film = try onSheet()
    film.frame(.press(Point(200, 450)))
    film.frame(.move(Point(200, 500)))
    film.wait(10)
    film.frame(.release)
    film.rest()
    #expect(film.step.name == "sheet" && film.last["panel"]?.frame.minY == 400)
    #expect(film.screen.goBack())
    film.rest()
    #expect(film.step.name == "detail", "the way home is what it was")
  }

  @Test func aDragLeadsBackInItsDirectionAlone() throws {
    let film = try Self.film()
    tap(film, 200, 630)
    tap(film, 200, 140)
    for direction in [Point(-1, 0), Point(0, 1), Point(0, -1), Point(1, 0)] {
      film.frame(.press(Point(200, 400)))
      film.frame(.move(Point(200, 400) + direction * 20))
      film.frame(.move(Point(200, 400) + direction * 260))
      film.wait(10)
      if direction.x < 1 { #expect(film.screen.transition == nil, "\(direction)") }
      film.frame(.release)
      film.rest()
      #expect(film.step.name == (direction.x == 1 ? "list" : "detail"), "\(direction)")
    }
  }

  @Test func aTapOnTheWayGoesOnFromThere() throws {
    let film = try onSheet()
    #expect(film.screen.goBack())
    film.wait(5)
    film.frame(.press(Point(200, 720)), .release)
    film.rest()
    #expect(film.step.name == "sheet", "the element that is on its way back was pressed")
    #expect(film.screen.goBack() && film.screen.goBack())
    film.rest()
    #expect(film.step.name == "list")
  }

  @Test func withoutAWayThereIsNoLine() throws {
    let film = try Self.film()
    for key: Key in [.right, .left, .return] {
      film.key(key)
      film.rest()
      #expect(film.step.name == "welcome", "\(key)")
    }
  }

  @Test func whereTheButtonIsSlidesAreStillALine() throws {
    let text = #"""
      {"slides": [{"name": "a"}, {"name": "b", "elements": [
        {"id": "skip", "fill": "red", "frame": [0, 0, 480, 100], "tap": "d"}]},
        {"name": "c", "over": true}, {"name": "d"}]}
      """#
    let film = try Self.film(text)
    for (key, name): (Key, String) in [(.right, "b"), (.right, "d"), (.left, "b"), (.left, "a")] {
      film.key(key)
      film.rest()
      #expect(film.step.name == name)
    }
  }

  @Test func aSlideGoesOnByItself() throws {
    let text = #"""
      {"slides": [{"name": "a", "after": {"seconds": 1, "to": "next"}},
        {"name": "b", "after": {"seconds": 0.5, "to": "a"}}]}
      """#
    let film = try Self.film(text)
    #expect(film.wait(58).isRunning && film.step.name == "a")
    film.wait(4)
    #expect(film.step.name == "b")
    film.wait(29 + 28)
    #expect(film.step.name == "b")
    film.wait(4)
    #expect(film.step.name == "a")
    film.wait(40)
    #expect(!film.last.isRunning, "it has gone round once")
    let next = try #require(film.screen.nextPicture(after: Instant(frame: film.index, rate: 60)))
    #expect(next > Instant(frame: film.index, rate: 60), "the host sleeps until then")
    film.wait(60 + 30)
    #expect(film.step.name == "b" && film.screen.transition == nil)
    film.frame(.press(Point(200, 200)))
    film.wait(200)
    #expect(film.step.name == "b", "not under a hand")
  }

  @Test func anyOtherSlideCanBeBelow() throws {
    let text = #"""
      {"slides": [
        {"name": "a", "elements": [{"id": "x", "fill": "red", "frame": [0, 0, 100, 100], "tap": "menu"}]},
        {"name": "b", "elements": [{"id": "y", "fill": "red", "frame": [0, 0, 100, 100], "tap": "menu"}]},
        {"name": "menu", "over": true, "elements": [
          {"id": "m", "fill": "blue", "frame": [0, 500, 400, 300], "tap": "back"}]}]}
      """#
    let film = try Self.film(text)
    for (own, name) in [("x", "a"), ("y", "b")] {
      tap(film, 20, 20)
      #expect(film.last.keys == ["background", "button", own, "m"])
      tap(film, 200, 600)
      #expect(film.step.name == name)
      film.key(.right)
      film.rest()
    }
  }

  @Test func anEditedFileKeepsTheWayHome() throws {
    let film = try onSheet()
    let edited = Self.app.replacing("[0, 400, 400, 400]", with: "[0, 300, 400, 500]")
    film.screen.take(try DeckFile(Array(edited.utf8)).deck, Artwork())
    film.frame()
    film.rest()
    #expect(film.step.name == "sheet" && film.last["panel"]?.frame.minY == 300)
    #expect(film.last.keys.contains("photo"))
    #expect(film.screen.goBack())
    film.rest()
    #expect(film.step.name == "detail")
    let without = edited.replacing(#""name": "list""#, with: #""name": "rows""#)
      .replacing(#""tap": "list""#, with: #""tap": "rows""#)
    film.screen.take(try DeckFile(Array(without.utf8)).deck, Artwork())
    #expect(film.screen.goBack())
    film.rest()
    #expect(film.step.name == "welcome", "a slide that is gone is left out")
  }

  @Test func aFileWithoutLinksIsALineAgain() throws {
    let film = try Self.film()
    let line = #"""
      {"canvas": [400, 800], "slides": [{"name": "welcome", "elements": [
        {"id": "start", "fill": "green", "frame": [100, 600, 200, 60]}]}, {"name": "list"}]}
      """#
    film.screen.take(try DeckFile(Array(line.utf8)).deck, Artwork())
    film.rest()
    tap(film, 200, 630)
    #expect(film.step.name == "welcome", "nothing is left of the link")
    film.key(.right)
    film.rest()
    #expect(film.step.name == "list")
  }

  /// Hearts over a picture are the program's own play: a prototype has none.
  @Test(arguments: [false, true], [false, true])
  func aClickedPictureThrowsHeartsInALineAlone(_ isGraph: Bool, _ presents: Bool) throws {
    let text = #"""
      {"canvas": [400, 800], "slides": [{"elements": [
        {"id": "p", "picture": "p.svg", "frame": [100, 100, 200, 200]},
        {"id": "x", "fill": "red", "frame": [0, 600, 9, 9]TAP}]}]}
      """#
    let tap = isGraph ? #", "tap": "next""# : ""
    let square = Drawing(
      viewBox: Rect(0, 0, 9, 9), items: [.fill(.rect(Rect(0, 0, 9, 9)), .color(.black))])
    let screen = OnboardingScreen(
      try DeckFile(Array(text.replacing("TAP", with: tap).utf8)).deck, fit: .canvas,
      artwork: Artwork(["p.svg": square]), measuring: PlainText(), lives: true)
    screen.presents = presents
    let film = FilmedScreen(screen, size: Size(400, 800))
    film.frame()
    film.frame(.press(Point(200, 200)))
    film.frame(.release)
    film.wait(6)
    let view = try #require(screen.root.first(key: "p"))
    guard case .drawing(let drawing) = screen.painted(view) else { return }
    #expect((drawing.items.count > 1) == (!isGraph && !presents))
  }

  @Test func twoHundredSlidesLieOverEachOther() throws {
    let slides = (0..<200).map { number in
      let over = number == 0 ? "" : #""over": "s\#(number - 1)", "dim": 0.01, "#
      let next = #", "tap": {"to": "s\#(min(199, number + 1))", "motion": {"duration": 0}}"#
      let frame = "[\(number), \(3 * number), 40, 40]"
      return
        #"{"name": "s\#(number)", \#(over)"button": false, "elements": [{"id": "e\#(number)", "fill": "red", "frame": \#(frame)\#(next)}]}"#
    }
    let film = try Self.film(
      #"{"canvas": [400, 800], "slides": [\#(slides.joined(separator: ", "))]}"#)
    for number in 0..<199 { tap(film, Double(number) + 35, 3 * Double(number) + 35) }
    #expect(film.step.name == "s199" && film.screen.root.subviews.count == 2 + 200 + 199)
    var steps = 0
    while film.screen.goBack() {
      film.rest()
      steps += 1
    }
    #expect(steps == 199 && film.step.name == "s0" && film.screen.root.subviews.count == 3)
  }
}
