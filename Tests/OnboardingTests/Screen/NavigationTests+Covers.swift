import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Slides over others in unusual company.
extension NavigationTests {
  /// A sheet over a menu that lies over whichever slide was shown: each is below once.
  @Test func noSlideIsBelowTwice() throws {
    let film = try Self.film(
      #"""
      {"canvas": [400, 800], "slides": [
        {"name": "list", "button": false, "elements": [
          {"id": "more", "fill": "red", "frame": [0, 0, 100, 100], "tap": "menu"}]},
        {"name": "menu", "over": true, "dim": 0.4, "scale": 0.5, "elements": [
          {"id": "in", "fill": "blue", "frame": [0, 400, 100, 100], "tap": "sub"}]},
        {"name": "sub", "over": "menu", "dim": 0.2, "elements": [
          {"id": "leaf", "fill": "green", "frame": [200, 400, 100, 100]}]}]}
      """#)
    tap(film, 50, 50)
    tap(film, 50, 450)
    #expect(film.step.name == "sub" && film.step.covered == ["list", "menu"])
    #expect(
      film.last.keys == ["background", "button", "more", "below menu", "in", "below sub", "leaf"])
    #expect(film.screen.root.first(key: "more")?.transform.scale.x == 0.5)
  }

  /// What is saved counts for the slide that is shown, too.
  @Test func anEditOfWhatLiesBelowIsFollowed() throws {
    let film = try onSheet()
    let alone = Self.app.replacing(#""over": "detail", "dim": 0.4, "scale": 0.9, "#, with: "")
    for (text, covered) in [
      (Self.app.replacing(#""over": "detail""#, with: #""over": "list""#), ["list"]),
      (alone, []), (Self.app, ["detail"]),
    ] {
      film.screen.take(try DeckFile(Array(text.utf8)).deck, Artwork())
      film.rest()
      #expect(film.step.name == "sheet" && film.step.covered == covered)
    }
  }

  /// A page that a hand let go short is on its way back to the list, whose rows can be pressed.
  @Test func aTapWhileAChangeTurnsRoundGoesOnFromThere() throws {
    let film = try onSheet()
    film.frame(.press(Point(200, 450)))
    for y in stride(from: 470.0, through: 600, by: 10) { film.frame(.move(Point(200, y))) }
    film.wait(12)
    film.frame(.release)
    film.wait(3)
    #expect(film.step.name == "sheet" && film.screen.transition != nil)
    let home = try #require(film.screen.root.first(key: "home"))
    film.frame(.press(home.presentedBox.center))
    film.frame(.release)
    film.rest()
    #expect(film.step.name == "welcome")
  }

  /// A slide that is the only one of its line has no neighbours, however the line goes round.
  @Test func noSlideIsItsOwnNeighbour() throws {
    let film = try Self.film(
      #"""
      {"canvas": [400, 800], "loop": true, "slides": [
        {"name": "a", "elements": [{"id": "x", "fill": "red", "frame": [0, 0, 9, 9], "tap": "b"}]},
        {"name": "b", "over": true, "elements": [{"id": "y", "fill": "red", "frame": [9, 0, 9, 9]}]}]}
      """#)
    for key: Key in [.right, .left, .return] {
      film.key(key)
      #expect(film.screen.transition == nil)
      film.rest()
    }
  }

  /// The program's button lies below what covers its slide: nor does Return press it.
  @Test func returnPressesNothingBelowASheet() throws {
    let film = try Self.film(
      #"""
      {"canvas": [400, 800], "slides": [
        {"name": "a", "finish": "Go", "elements": [
          {"id": "x", "fill": "red", "frame": [0, 0, 100, 100], "tap": "b"}]},
        {"name": "b", "over": "a", "elements": [
          {"id": "y", "fill": "red", "frame": [0, 600, 400, 200]}]}]}
      """#)
    var finished = 0
    film.screen.onFinish = { finished += 1 }
    tap(film, 50, 50)
    #expect(film.step.name == "b")
    film.key(.return)
    film.rest()
    #expect(film.step.name == "b" && finished == 0)
  }
}
