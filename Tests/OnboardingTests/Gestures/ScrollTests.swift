import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Lists that scroll on slides.
@Suite struct ScrollTests {
  /// A list of so many rows, each 90 points high and 10 apart, below a bar, and a page with the
  /// picture of its eighth row.
  static func list(_ count: Int = 30, _ more: String = "", rows: String = "") -> String {
    let elements = (1...count).map { number in
      #"""
      {"id": "row\#(number)", "height": 90, "fill": "white", "tap": "page"\#(rows),
       "layout": {"stack": "horizontal", "inset": 10}, "elements": [
        {"id": "photo\#(number)", "fill": "blue", "width": 70, "height": 70,
         "motion": {"curve": "linear"}}]}
      """#
    }
    return #"""
      {"canvas": [400, 800], "slides": [
        {"name": "list", "background": "grey", "button": false, "elements": [
          {"id": "bar", "frame": [0, 0, 400, 100], "fill": "white"},
          {"id": "rows", "frame": [0, 100, 400, 700], "scroll": "vertical"\#(more),
           "layout": {"stack": "vertical", "spacing": 10}, "elements": [
            \#(elements.joined(separator: ","))]}]},
        {"name": "page", "button": false, "back": {"drag": "right"}, "elements": [
          {"id": "photo8", "fill": "blue", "frame": [0, 0, 400, 300],
           "motion": {"curve": "linear"}}]}]}
      """#
  }

  func film(_ count: Int = 30, _ more: String = "") throws -> FilmedOnboarding {
    try NavigationTests.film(Self.list(count, more))
  }

  /// Drags evenly from a point, by some way in so many frames, and holds still before letting go.
  func drag(_ film: FilmedOnboarding, from start: Point, by way: Point, holds: Bool = true) {
    film.frame(.press(start))
    for step in 1...10 { film.frame(.move(start + way * (Double(step) / 10))) }
    if holds { film.wait(20) }
    film.frame(.release)
  }

  @Test func aListGoesAlongWithTheHand() throws {
    let film = try film()
    #expect(film.last["row1"]?.frame == Rect(0, 100, 400, 90))
    drag(film, from: Point(200, 600), by: Point(3, -300))
    film.rest()
    let row = try #require(film.last["row4"]?.frame)
    #expect(abs(row.minY - 100) < 10, "300 points, but for what makes it a drag")
    #expect(film.step.name == "list", "the press was no tap")
  }

  @Test func whatIsOutOfSightIsNotThere() throws {
    let film = try film(10_000)
    #expect(film.last["row7"] != nil && film.last["row8"] == nil)
    film.frame(.key(.end))
    film.rest()
    #expect(film.last["row10000"]?.frame == Rect(0, 710, 400, 90) && film.last["row1"] == nil)
    #expect(film.screen.root.first(key: "rows")?.subviews.count == 7)
    film.frame(.key(.home))
    film.rest()
    #expect(film.last["row1"]?.frame == Rect(0, 100, 400, 90))
  }

  @Test func aThrownListGoesOnAndComesToRest() throws {
    let film = try film()
    film.frame(.press(Point(200, 700)))
    for step in 1...6 { film.frame(.move(Point(200, 700 - 30 * Double(step)))) }
    film.frame(.release)
    let begun = film.screen.tree.props.offsets["rows"] ?? 0
    #expect(film.rest() != nil)
    #expect((film.screen.tree.props.offsets["rows"] ?? 0) > begun + 200)
  }

  @Test func aPressHoldsAThrownListAndIsNoTap() throws {
    let film = try film()
    film.frame(.press(Point(200, 700)))
    for step in 1...6 { film.frame(.move(Point(200, 700 - 30 * Double(step)))) }
    film.frame(.release)
    film.wait(3)
    film.frame(.press(Point(200, 400)))
    let held = film.screen.tree.props.offsets["rows"] ?? 0
    film.wait(10)
    film.frame(.release)
    film.rest()
    #expect(abs((film.screen.tree.props.offsets["rows"] ?? 0) - held) < 1)
    #expect(film.step.name == "list")
  }

  @Test func beyondItsEndsAListGivesLikeRubber() throws {
    let film = try film()
    film.frame(.press(Point(200, 300)))
    for step in 1...10 { film.frame(.move(Point(200, 300 + 30 * Double(step)))) }
    let row = try #require(film.last["row1"]?.frame)
    #expect(row.minY > 150 && row.minY < 350, "less than the hand")
    film.frame(.release)
    film.rest()
    #expect(film.last["row1"]?.frame.minY == 100)
  }

  @Test func theWheelAndKeysScroll() throws {
    let film = try film()
    film.frame(.wheel(at: Point(200, 500), by: Point(0, 250)))
    film.rest()
    #expect(film.screen.tree.props.offsets["rows"] == 250)
    film.frame(.wheel(at: Point(200, 50), by: Point(0, 250)))
    film.rest()
    #expect(film.screen.tree.props.offsets["rows"] == 250, "over the bar it scrolls nothing")
    for (key, offset) in [(Key.down, 310.0), (.up, 250), (.pageDown, 880), (.pageUp, 250)] {
      film.frame(.key(key))
      film.rest()
      #expect(abs((film.screen.tree.props.offsets["rows"] ?? 0) - offset) < 1e-6, "\(key)")
    }
  }

  @Test func aTapOnAScrolledRowStartsWhereItIsSeenAndBackLeadsThere() throws {
    let film = try film()
    film.frame(.wheel(at: Point(200, 500), by: Point(0, 350)))
    film.rest()
    let start = try #require(film.last["photo8"]?.frame)
    #expect(start == Rect(10, 460, 70, 70))
    film.frame(.press(Point(200, 480)))
    film.frame(.release)
    #expect(film.last["photo8"]?.frame == start, "it begins where it is seen")
    film.wait(3)
    let onItsWay = try #require(film.last["photo8"]?.frame)
    #expect(onItsWay.minY < start.minY && onItsWay.width > start.width)
    film.rest()
    #expect(film.step.name == "page")
    film.frame(.key(.backspace))
    film.rest()
    #expect(film.step.name == "list" && film.last["photo8"]?.frame == start)
  }

  @Test func aListKeepsItsPlaceInANewFile() throws {
    let film = try film()
    film.frame(.wheel(at: Point(200, 500), by: Point(0, 350)))
    film.rest()
    let row = try #require(film.last["row8"]?.frame)
    film.screen.take(try DeckFile(Array(Self.list(40).utf8)).deck, Artwork())
    film.rest()
    #expect(film.last["row8"]?.frame == row)
    // Of a list that is shorter as much as there is.
    film.screen.take(try DeckFile(Array(Self.list(8).utf8)).deck, Artwork())
    film.rest()
    #expect(film.last["row8"]?.frame == Rect(0, 710, 400, 90))
  }

  @Test func aListKeepsItsShareInAnotherCanvas() throws {
    let film = try film()
    film.frame(.wheel(at: Point(200, 500), by: Point(0, 350)))
    film.rest()
    film.frame(.resize(Size(200, 400)))
    film.rest()
    #expect(film.last["row8"]?.frame == Rect(0, 225, 200, 45))
  }

  @Test func pagesSnap() throws {
    let film = try film(30, #", "snap": "page""#)
    drag(film, from: Point(200, 700), by: Point(0, -450))
    film.rest()
    #expect(film.screen.tree.props.offsets["rows"] == 700)
    drag(film, from: Point(200, 500), by: Point(0, 120))
    film.rest()
    #expect(
      [0, 700].contains(film.screen.tree.props.offsets["rows"] ?? -1), "one of the pages")
  }

  /// Only a wheel that turns up and down.
  @Test func aWheelAcrossIsNoListsThatScrollsDown() throws {
    let film = try film()
    film.frame(.wheel(at: Point(200, 500), by: Point(60, 0)))
    film.rest()
    #expect((film.screen.tree.props.offsets["rows"] ?? 0) == 0)
  }

  @Test func aListScrollsAfterADragThatIsRolledBack() throws {
    let line = [#", "tap": "page""#, #""button": false, "#, #""back": {"drag": "right"}, "#]
      .reduce(Self.list()) { $0.replacing($1, with: "") }
    let film = try NavigationTests.film(line)
    drag(film, from: Point(200, 600), by: Point(-120, 0))
    film.rest()
    #expect(film.step.name == "list" && film.screen.lastProgress == 0, "it was rolled back")
    film.frame(.wheel(at: Point(200, 500), by: Point(0, 250)))
    film.rest()
    #expect(film.screen.tree.props.offsets["rows"] == 250)
  }

  /// What was pulled goes back to its place on the way to the other slide.
  @Test func aListGoesOnWhileItsSlideLeaves() throws {
    let film = try film(30, #", "pull": "page""#)
    drag(film, from: Point(200, 300), by: Point(0, 400), holds: false)
    film.frame()
    let pulled = film.screen.tree.props.offsets["rows"] ?? 0
    #expect(film.step.name == "page" && film.screen.transition != nil && pulled < -20)
    film.wait(15)
    #expect(film.screen.transition != nil, "it is still on its way")
    #expect((film.screen.tree.props.offsets["rows"] ?? 0) > pulled / 2)
    film.rest()
    #expect(film.screen.scrollers.isEmpty, "nothing scrolls on the other slide")
    film.frame(.key(.backspace))
    film.rest()
    film.frame(.wheel(at: Point(200, 500), by: Point(0, 250)))
    film.rest()
    #expect(film.screen.tree.props.offsets["rows"] == 250)
  }

  @Test func aListThatScrollsNoMoreInItsFileIsTheSlides() throws {
    let film = try film()
    let still = Self.list().replacing(#""scroll": "vertical","#, with: "")
    film.screen.take(try DeckFile(Array(still.utf8)).deck, Artwork())
    film.rest()
    #expect(film.screen.scrollers.isEmpty)
    drag(film, from: Point(200, 600), by: Point(3, -300))
    film.rest()
    #expect(film.last["row1"]?.frame == Rect(0, 100, 400, 90))
  }

  /// Time goes on only once the hand has let go.
  @Test func aSlideStaysWhileItsListIsHeld() throws {
    let film = try NavigationTests.film(
      Self.list().replacing(
        #""background": "grey", "#,
        with: #""background": "grey", "after": {"seconds": 0.5, "to": "page"}, "#))
    film.frame(.press(Point(200, 600)))
    for step in 1...10 { film.frame(.move(Point(200, 600 - 10 * Double(step)))) }
    film.wait(120)
    #expect(film.step.name == "list")
    film.frame(.release)
    film.wait(120)
    #expect(film.step.name == "page")
  }

  @Test func aDragAcrossIsTheSlides() throws {
    let film = try film()
    film.frame(.wheel(at: Point(200, 500), by: Point(0, 350)))
    film.rest()
    film.frame(.press(Point(200, 480)))
    film.frame(.release)
    film.rest()
    // Back by its own gesture.
    drag(film, from: Point(50, 600), by: Point(340, 0))
    film.rest()
    #expect(film.step.name == "list")
    drag(film, from: Point(200, 600), by: Point(-150, 2))
    #expect(film.screen.tree.props.offsets["rows"] == 350, "and does not scroll")
  }

  /// A sheet is pulled down by a drag on its list where that is at its start, and scrolled elsewhere.
  @Test func aSheetGoesWhereItsListCanScrollNoFurther() throws {
    let rows = (1...20).map { #"{"id": "row\#($0)", "height": 60, "fill": "red"}"# }
    let film = try NavigationTests.film(
      #"""
      {"canvas": [400, 800], "slides": [
        {"name": "home", "button": false, "elements": [
          {"id": "open", "fill": "blue", "frame": [0, 0, 400, 100], "tap": "sheet"}]},
        {"name": "sheet", "over": "home", "back": {"drag": "down"}, "elements": [
          {"id": "rows", "frame": [0, 300, 400, 500], "fill": "white", "scroll": "vertical",
           "layout": {"stack": "vertical"}, "elements": [\#(rows.joined(separator: ","))]}]}]}
      """#)
    film.frame(.press(Point(200, 50)))
    film.frame(.release)
    film.rest()
    #expect(film.step.name == "sheet")
    drag(film, from: Point(200, 700), by: Point(0, -200))
    film.rest()
    drag(film, from: Point(200, 400), by: Point(0, 100))
    film.rest()
    #expect(film.step.name == "sheet", "there was something to scroll")
    film.frame(.key(.home))
    film.rest()
    drag(film, from: Point(200, 400), by: Point(0, 390))
    film.rest()
    #expect(film.step.name == "home")
  }

  /// A carousel in a list scrolls by a drag across, the list by one along it.
  @Test func scrollersInEachOtherTakeTheirOwnDrags() throws {
    let cards = (1...9).map {
      #"{"id": "card\#($0)", "width": 150, "height": "fill", "fill": "red"}"#
    }
    let rows = (1...20).map { #"{"id": "row\#($0)", "height": 60, "fill": "white"}"# }
    let film = try NavigationTests.film(
      #"""
      {"canvas": [400, 800], "slides": [
        {"name": "home", "button": false, "elements": [
          {"id": "rows", "frame": [0, 0, 400, 800], "scroll": "vertical",
           "layout": {"stack": "vertical"}, "elements": [
            {"id": "cards", "height": 200, "scroll": "horizontal", "snap": "start",
             "layout": {"stack": "horizontal", "spacing": 10},
             "elements": [\#(cards.joined(separator: ","))]},
            \#(rows.joined(separator: ","))]}]}]}
      """#)
    drag(film, from: Point(300, 100), by: Point(-170, 5))
    film.rest()
    let offsets = film.screen.tree.props.offsets
    #expect(offsets["cards"] == 160 && (offsets["rows"] ?? 0) == 0)
    drag(film, from: Point(300, 100), by: Point(5, -60))
    film.rest()
    #expect((film.screen.tree.props.offsets["rows"] ?? 0) > 40)
    // Only a wheel that turns up and down: it is the list's.
    film.frame(.wheel(at: Point(200, 20), by: Point(0, 30)))
    film.rest()
    #expect(film.screen.tree.props.offsets["cards"] == 160)
  }

  // MARK: Along the offset

  private func header(_ motion: String) -> String {
    Self.list().replacing(
      #"{"id": "bar", "frame": [0, 0, 400, 100], "fill": "white"}"#,
      with: #"""
        {"id": "bar", "frame": [0, 0, 400, 100], "fill": "white",
         "states": {"small": {"frame": [0, 0, 400, 60], "fill": "black"}}, "motion": \#(motion)}
        """#)
  }

  @Test func aHeaderShrinksAsItsListIsScrolled() throws {
    let film = try NavigationTests.film(
      header(#"{"with": "scroll", "of": "rows", "from": 100, "to": 300, "state": "small"}"#))
    for (offset, height) in [(0.0, 100.0), (100, 100), (200, 80), (300, 60), (900, 60)] {
      film.frame(.key(.home))
      film.rest()
      film.frame(.wheel(at: Point(200, 500), by: Point(0, offset)))
      film.rest()
      let bar = try #require(film.last["bar"])
      #expect(abs(bar.frame.height - height) < 1e-9, "at \(offset)")
    }
  }

  @Test func parallaxGoesByMovesAndACurve() throws {
    let film = try NavigationTests.film(
      header(
        #"""
        {"with": "scroll", "of": "rows", "to": 200, "curve": "ease-in",
         "leave": [{"up": 50}, "fade"]}
        """#))
    film.frame(.wheel(at: Point(200, 500), by: Point(0, 100)))
    film.rest()
    let share = TimingCurve.cssEaseIn.value(at: 0.5)
    let bar = try #require(film.last["bar"])
    #expect(abs(bar.frame.minY + 50 * share) < 1e-9 && abs(bar.alpha - 1 + share) < 1e-9)
    film.frame(.key(.end))
    film.rest()
    #expect(film.last["bar"]?.frame.minY == -50 && film.last["bar"]?.alpha == 0)
  }

  // MARK: Bad input

  @Test func whatCannotScrollIsTold() {
    #expect(
      mistakes(in: header(#"{"with": "scroll", "of": "row", "to": 9, "leave": ["fade"]}"#)).first
        == "\"row\": nothing of the id “row” scrolls on this slide; did you mean “rows”?")
    #expect(
      mistakes(in: header(#"{"with": "scroll", "of": "rows", "to": 9}"#)).first?
        .contains("nothing of it changes; say with “leave” or a “state”") == true)
    #expect(
      mistakes(in: header(#"{"with": "scroll", "of": "rows", "to": 0, "leave": ["fade"]}"#)).first?
        .contains("“from” and “to” are the same") == true)
    #expect(
      mistakes(in: header(#"{"with": "scroll", "of": "rows", "leave": ["fade"]}"#)).first?
        .contains("wanted “to”") == true)
    #expect(
      mistakes(in: header(#"{"with": "scroll", "of": "rows", "to": 9, "state": "tiny"}"#)).first?
        .contains("has no state “tiny”") == true)
    #expect(
      mistakes(
        inElement: #"{"id": "a", "frame": [0, 0, 9, 9], "fill": "red", "scroll": "vertical"}"#
      )
      .first?.contains("nothing is in it that could be placed") == true)
  }
}
