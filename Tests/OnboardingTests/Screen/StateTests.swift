import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// The states of elements, under the pointer and by presses.
@Suite struct StateTests {
  private static let app = #"""
    {"canvas": [400, 800], "motions": {"slow": {"curve": "linear", "duration": 1}}, "slides": [
      {"name": "first", "button": false, "elements": [
        {"id": "switch", "fill": "grey", "frame": [20, 100, 64, 36], "tap": {"state": "on"},
         "states": {
          "on": {"fill": "#00ff00", "motion": "slow", "elements": {"knob": {"frame": [30, 2, 32, 32]}}},
          "pressed": {"scale": 0.5, "motion": "slow"}, "hover": {"opacity": 0.5}},
         "elements": [{"id": "knob", "fill": "white", "frame": [2, 2, 32, 32]}]},
        {"id": "tabs", "frame": [0, 200, 400, 40],
         "states": {"b": {"elements": {"mark": {"frame": [200, 0, 200, 40]}}},
                    "c": {"elements": {"mark": {"fill": "red"}}}},
         "elements": [
          {"id": "mark", "fill": "white", "frame": [0, 0, 200, 40]},
          {"id": "two", "text": "2", "frame": [200, 0, 200, 40], "tap": {"state": ["b"], "of": "tabs"}}]},
        {"id": "round", "fill": "blue", "frame": [0, 300, 100, 40],
         "tap": {"state": ["b", "c", "normal"], "of": ["tabs", "switch"]}},
        {"id": "go", "fill": "blue", "frame": [0, 700, 100, 40], "tap": {"to": "second", "motion": "slow"}}]},
      {"name": "second", "button": false, "elements": [
        {"id": "switch", "fill": "grey", "frame": [300, 600, 64, 36], "tap": {"state": "on"},
         "states": {"on": {"fill": "#00ff00"}}}]}]}
    """#

  private func film() throws -> FilmedOnboarding { try NavigationTests.film(Self.app) }

  private func tap(_ film: FilmedOnboarding, _ x: Double, _ y: Double) {
    film.frame(.press(Point(x, y)))
    film.frame(.release)
  }

  private func view(_ film: FilmedOnboarding, _ key: String) throws -> View {
    try #require(film.screen.root.first(key: key))
  }

  @Test func aPressLeadsIntoAStateAndOut() throws {
    let film = try film()
    let (body, knob) = (try view(film, "switch"), try view(film, "knob"))
    tap(film, 50, 118)
    film.frame(.hover(nil))
    film.wait(30)
    #expect(film.screen.transition == nil, "it is no change of slides")
    #expect(knob.presented.frame.minX > 8 && knob.presented.frame.minX < 24, "on its way")
    film.rest()
    #expect(knob.presented.frame == Rect(30, 2, 32, 32))
    #expect(body.presented.backgroundColor == Color(0, 255, 0))
    tap(film, 50, 118)
    film.frame(.hover(nil))
    film.rest()
    #expect(
      knob.presented.frame == Rect(2, 2, 32, 32)
        && body.presented.backgroundColor == Color(css: "grey"))
  }

  @Test func aPressMayLeadThroughStatesOfAnotherElement() throws {
    let film = try film()
    let mark = try view(film, "mark")
    for _ in 0..<2 {
      tap(film, 300, 220)
      film.rest()
      #expect(mark.presented.frame == Rect(200, 0, 200, 40), "one state alone stays")
    }
    let looks = (0..<3).map { _ in
      tap(film, 50, 320)
      film.rest()
      return "\(Int(mark.presented.frame.minX)) \(mark.presented.backgroundColor.green)"
    }
    #expect(looks == ["0 0.0", "0 1.0", "200 1.0"])
  }

  @Test func whatIsPressedLooksSoWhileItIs() throws {
    let film = try film()
    let body = try view(film, "switch")
    film.frame(.hover(Point(50, 118)))
    film.rest()
    #expect(body.presented.alpha == 0.5 && body.presented.transform.scale.x == 1)
    film.frame(.press(Point(50, 118)))
    film.wait(30)
    #expect(0.6...0.9 ~= body.presented.transform.scale.x, "on its way in a second")
    film.rest()
    #expect(body.presented.transform.scale.x == 0.5 && body.presented.alpha == 0.5)
    film.frame(.move(Point(300, 500)))
    film.frame(.release)
    film.frame(.hover(nil))
    film.rest()
    #expect(body.presented.transform.scale.x == 1 && body.presented.alpha == 1)
    #expect(film.screen.root.first(key: "knob")?.presented.frame == Rect(2, 2, 32, 32), "let go")
  }

  @Test func aKeyPressesAndHoversNot() throws {
    let film = try film()
    let body = try view(film, "switch")
    film.key("Tab")
    #expect(body.hasFocus)
    film.key(.space)
    film.wait(3)
    #expect(body.presented.alpha == 1, "the pointer is elsewhere")
  }

  @Test func aStateStaysAcrossSlidesAndEdits() throws {
    let film = try film()
    tap(film, 50, 118)
    tap(film, 50, 720)
    film.rest()
    #expect(film.step.name == "second")
    #expect(try view(film, "switch").presented.backgroundColor == Color(0, 255, 0))
    let edited = Self.app.replacing("[300, 600, 64, 36]", with: "[200, 600, 64, 36]")
    film.screen.take(try DeckFile(Array(edited.utf8)).deck, Artwork())
    film.rest()
    let body = try view(film, "switch").presented
    #expect(body.frame == Rect(200, 600, 64, 36) && body.backgroundColor == Color(0, 255, 0))
  }

  @Test func aStateOnTheWayJumpsNowhere() throws {
    let film = try film()
    tap(film, 50, 720)
    film.wait(10)
    let body = try view(film, "switch")
    var boxes = [body.presentedBox]
    let next = { (event: InputEvent?) in
      if let event { film.frame(event) } else { film.frame() }
      boxes.append(body.presentedBox)
    }
    next(.press(body.presentedBox.center))
    for _ in 0..<20 { next(nil) }
    #expect(film.screen.transition != nil && film.step.name == "second")
    next(.release)
    while film.screen.transition != nil || film.screen.isRunning { next(nil) }
    for (old, new) in zip(boxes, boxes.dropFirst()) {
      #expect(abs(new.midX - old.midX) < 16 && abs(new.width - old.width) < 6)
    }
    #expect(body.presentedBox == Rect(300, 600, 64, 36))
  }

  @Test func withReducedMotionNothingMoves() throws {
    let film = try film()
    film.screen.stage.reducesMotion = true
    tap(film, 50, 118)
    film.frame(.hover(nil))
    let knob = try view(film, "knob")
    var places = Set([knob.presented.frame.minX])
    while film.screen.isRunning {
      film.frame()
      places.insert(knob.presented.frame.minX)
    }
    #expect(places == [2, 30] || places == [30])
  }
}
