import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Elements that hold elements.
@Suite struct GroupTests {
  /// A list with a card in it, a page that has the card's photo by itself, and a sheet over the list.
  private static let app = #"""
    {"canvas": [400, 800], "slides": [
      {"name": "list", "button": false, "elements": [
        {"id": "below", "fill": "grey", "frame": [0, 300, 400, 100], "tap": "sheet"},
        {"id": "card", "fill": "white", "frame": [20, 100, 360, 80], "tap": "page",
         "motion": {"curve": "linear", "enter": [{"left": 400}, "fade"], "leave": [{"left": 400}, "fade"]},
         "elements": [
          {"id": "photo", "fill": "blue", "frame": [10, 10, 60, 60], "motion": {"curve": "linear"}},
          {"id": "words", "text": "Tarn", "frame": [80, 20, 100, 40]}]},
        {"id": "bar", "frame": [0, 300, 400, 100], "elements": [
          {"id": "plan", "fill": "red", "frame": [300, 10, 80, 80], "tap": "page"}]}]},
      {"name": "page", "button": false, "background": "#fff", "elements": [
        {"id": "photo", "fill": "blue", "frame": [0, 0, 400, 300], "motion": {"curve": "linear"}}]},
      {"name": "sheet", "over": "list", "back": {"tap": "outside"}, "elements": [
        {"id": "hidden", "frame": [0, 0, 400, 800], "elements": [
          {"id": "panel", "fill": "white", "frame": [0, 500, 400, 300], "elements": [
            {"id": "words", "text": "Tarn", "frame": [20, 20, 200, 40]}]}]}]}]}
    """#

  private func film() throws -> FilmedOnboarding { try NavigationTests.film(Self.app) }

  private func tap(_ film: FilmedOnboarding, _ x: Double, _ y: Double) {
    film.frame(.press(Point(x, y)))
    film.frame(.release)
  }

  @Test func framesInAGroupAreCountedFromItsCorner() throws {
    let film = try film()
    #expect(film.last["photo"]?.frame == Rect(30, 110, 60, 60))
    #expect(film.last["plan"]?.frame == Rect(300, 310, 80, 80))
    // As traces have them: boxes on the canvas.
    let small = FilmedScreen(film.screen, size: Size(200, 400))
    small.frame()
    #expect(small.last["photo"]?.frame == Rect(15, 55, 30, 30))
  }

  @Test func aGroupComesGoesAndFadesAsOne() throws {
    let film = try film()
    tap(film, 200, 140)
    var ways: [Double] = []
    while film.screen.transition != nil {
      let views = film.frame()
      guard let card = views["card"], let words = views["words"] else { continue }
      #expect(abs(words.frame.minX - card.frame.minX - 80) < 1e-9)
      #expect(words.alpha == 1, "it fades with its group")
      ways.append(card.frame.minX)
    }
    #expect(ways.count > 10 && ways == ways.sorted(by: >) && film.step.name == "page")
  }

  @Test func whatIsInAnotherGroupFliesThere() throws {
    let film = try film()
    tap(film, 200, 140)
    let view = try #require(film.screen.root.first(key: "photo"))
    var boxes = [view.presentedBox]
    while film.screen.transition != nil {
      film.frame()
      boxes.append(view.presentedBox)
    }
    #expect(boxes.last == Rect(0, 0, 400, 300) && film.screen.root.first(key: "photo") === view)
    #expect(boxes[0].minX > 25, "from where it was")
    for (old, new) in zip(boxes, boxes.dropFirst()) {
      #expect(new.width >= old.width && new.minX <= old.minX && new.width - old.width < 30)
    }
    #expect(film.screen.goBack())
    film.rest()
    #expect(view.presentedBox == Rect(30, 110, 60, 60) && view.superview?.key == "card")
  }

  @Test func aGroupIsPressedAsOneAndBesideWhatIsInItNotAtAll() throws {
    let film = try film()
    tap(film, 60, 140)
    #expect(film.step.name == "page", "the photo is a part of the card")
    let again = try self.film()
    tap(again, 340, 350)
    #expect(again.step.name == "page", "what is in the bar")
    let below = try self.film()
    tap(below, 100, 350)
    #expect(below.step.name == "sheet", "the bar itself shows nothing and takes no press")
  }

  @Test func aSlideOverAnotherTakesWhatIsInItsGroups() throws {
    let film = try film()
    tap(film, 100, 350)
    film.rest()
    #expect(film.last["words"]?.frame == Rect(20, 520, 200, 40))
    #expect(film.last["photo"]?.frame == Rect(30, 110, 60, 60), "what it has not is still below")
    #expect(film.screen.root.first(key: "words")?.superview?.key == "panel")
    tap(film, 60, 140)
    film.rest()
    #expect(film.step.name == "list", "a group that shows nothing is no part of the sheet")
  }

  @Test func whatIsCutOffAtAGroupsEdgesSaysSo() throws {
    let film = try NavigationTests.film(
      #"""
      {"canvas": [400, 800], "slides": [{"elements": [
        {"id": "a", "frame": [0, 0, 100, 100], "radius": 20, "clip": true, "elements": [
          {"id": "b", "fill": "red", "frame": [50, 50, 100, 100]}]}]}]}
      """#)
    let group = try #require(film.screen.root.first(key: "a"))
    #expect(group.clipsToBounds && group.presented.cornerRadius == 20)
    #expect(film.screen.root.first(key: "b")?.clipsToBounds == false)
  }

  /// What comes in a group that stays waits its turn; what flies there from elsewhere does not come.
  @Test func aStaggerGoesThroughGroups() throws {
    let film = try NavigationTests.film(
      #"""
      {"canvas": [400, 800], "choreography": {"stagger": 0.2}, "slides": [
        {"elements": [{"id": "g", "frame": [0, 0, 400, 100], "elements": []},
          {"id": "m", "fill": "red", "frame": [0, 200, 9, 9]}]},
        {"elements": [{"id": "g", "frame": [0, 0, 400, 100], "elements": [
          {"id": "m", "fill": "red", "frame": [0, 0, 9, 9]},
          {"id": "x", "fill": "red", "frame": [20, 0, 9, 9]},
          {"id": "y", "fill": "red", "frame": [40, 0, 9, 9]}]}]}]}
      """#)
    film.key(.right)
    film.wait(8)
    #expect(film.last["x"]?.alpha ?? 0 > 0 && film.last["y"]?.alpha == 0)
  }
}
