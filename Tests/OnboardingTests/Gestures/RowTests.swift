import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Rows that hands draw aside or sort, and lists that are pulled.
@Suite struct RowTests {
  private func film(_ more: String = "", rows: String = "", _ count: Int = 30) throws
    -> FilmedOnboarding
  {
    try NavigationTests.film(ScrollTests.list(count, more, rows: rows))
  }

  private let remove = #", "swipe": {"direction": "left", "remove": true}"#

  @Test func aRowIsDrawnAsideAndGoes() throws {
    let film = try film(rows: remove)
    film.frame(.press(Point(350, 250)))
    for step in 1...10 { film.frame(.move(Point(350 - 30 * Double(step), 251))) }
    let aside = try #require(film.last["row2"]?.frame)
    #expect(abs(aside.minX + 292) < 10 && aside.minY == 200, "it goes along with the hand")
    #expect(film.last["row3"]?.frame.minY == 300)
    film.frame(.release)
    var places: [Double] = []
    for _ in 0..<120 where film.screen.isRunning {
      film.frame()
      film.last["row3"].map { places.append($0.frame.minY) }
    }
    #expect(film.last["row2"] == nil && film.last["row3"]?.frame == Rect(0, 200, 400, 90))
    #expect(Set(places).count > 5 && places == places.sorted(by: >), "the others close up")
    #expect(film.step.name == "list")
  }

  @Test func aRowThatIsLetGoEarlySpringsBack() throws {
    let film = try film(rows: remove)
    film.frame(.press(Point(350, 250)))
    for step in 1...10 { film.frame(.move(Point(350 - 10 * Double(step), 250))) }
    film.wait(20)
    film.frame(.release)
    #expect(film.rest() != nil)
    #expect(film.last["row2"]?.frame == Rect(0, 200, 400, 90))
  }

  @Test func aSwipeMayLeadElsewhere() throws {
    let film = try film(rows: #", "swipe": {"direction": "right", "to": "page"}"#)
    film.frame(.press(Point(50, 250)))
    for step in 1...10 { film.frame(.move(Point(50 + 30 * Double(step), 250))) }
    film.frame(.release)
    film.rest()
    #expect(film.step.name == "page")
    film.frame(.key(.backspace))
    film.rest()
    #expect(film.last["row2"]?.frame == Rect(0, 200, 400, 90), "the row is back in its place")
  }

  @Test func aDragAlongTheListScrollsIt() throws {
    let film = try film(rows: remove)
    film.frame(.press(Point(350, 650)))
    for step in 1...10 { film.frame(.move(Point(350 - Double(step), 650 - 20 * Double(step)))) }
    film.frame(.release)
    film.rest()
    #expect((film.screen.tree.props.offsets["rows"] ?? 0) > 150)
    #expect(film.screen.tree.props.sorted == SortedElements())
  }

  /// Back in its place, as the others close up: not in one frame.
  @Test func aRowWhoseSwipeChangesAStateComesBack() throws {
    let film = try film(
      rows: #", "swipe": {"direction": "left", "state": "on"}, "states": {"on": {"fill": "lime"}}"#)
    film.frame(.press(Point(350, 250)))
    for step in 1...10 { film.frame(.move(Point(350 - 30 * Double(step), 250))) }
    film.frame(.release)
    var places: [Double] = []
    while film.screen.isRunning, places.count < 300 {
      film.frame()
      film.last["row2"].map { places.append($0.frame.minX) }
    }
    #expect(film.last["row2"]?.frame == Rect(0, 200, 400, 90))
    #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) < 120 }, "it does not jump")
    #expect(film.screen.tree.props.states.named["row2"] == "on")
  }

  // MARK: Sorting

  @Test func aRowThatIsHeldIsTakenElsewhere() throws {
    let film = try film(#", "reorder": true"#)
    film.frame(.press(Point(200, 250)))
    film.wait(24)
    for step in 1...20 { film.frame(.move(Point(200, 250 + 10 * Double(step)))) }
    film.wait(30)
    let lifted = try #require(film.last["row2"]?.frame)
    #expect(abs(lifted.minY - 400) < 1, "it lies under the hand")
    #expect(film.last["row3"]?.frame.minY == 200 && film.last["row4"]?.frame.minY == 300)
    film.frame(.release)
    film.rest()
    #expect(film.last["row2"]?.frame == Rect(0, 400, 400, 90))
    #expect(film.step.name == "list", "it was no tap")
  }

  @Test func aRowThatIsNotHeldScrolls() throws {
    let film = try film(#", "reorder": true"#)
    film.frame(.press(Point(200, 650)))
    for step in 1...10 { film.frame(.move(Point(200, 650 - 20 * Double(step)))) }
    film.frame(.release)
    film.rest()
    #expect(film.screen.tree.props.sorted == SortedElements())
    #expect((film.screen.tree.props.offsets["rows"] ?? 0) > 150)
  }

  @Test func whereNothingScrollsADragSortsAtOnce() throws {
    let film = try film(#", "reorder": true"#, 5)
    film.frame(.press(Point(200, 250)))
    for step in 1...20 { film.frame(.move(Point(200, 250 + 10 * Double(step)))) }
    film.frame(.release)
    film.rest()
    #expect(film.last["row2"]?.frame == Rect(0, 400, 400, 90))
  }

  @Test func aSortThatIsLostGoesBack() throws {
    let film = try film(#", "reorder": true"#, 5)
    film.frame(.press(Point(200, 250)))
    for step in 1...20 { film.frame(.move(Point(200, 250 + 10 * Double(step)))) }
    film.frame(.cancel)
    film.rest()
    #expect(film.last["row2"]?.frame == Rect(0, 200, 400, 90))
    #expect(film.last["row4"]?.frame == Rect(0, 400, 400, 90))
  }

  /// From each place to each other one.
  @Test func everySortIsThatOfAList() throws {
    for from in 0..<4 {
      for to in 0..<4 where to != from {
        let film = try film(#", "reorder": true"#, 4)
        let start = Point(200, 145 + 100 * Double(from))
        film.frame(.press(start))
        for step in 1...8 {
          film.frame(.move(start + Point(0, Double(to - from) * 12.5 * Double(step))))
        }
        film.frame(.release)
        film.rest()
        var keys = (1...4).map { "row\($0)" }
        keys.insert(keys.remove(at: from), at: to)
        let found = keys.map { film.last[$0]?.frame.minY }
        #expect(found == [100, 200, 300, 400], "\(from) to \(to)")
        #expect(film.screen.root.first(key: keys[to])?.floats == false, "it lies on pixels again")
      }
    }
  }

  @Test func aDragAcrossIsASwipeWhereRowsAreSortedToo() throws {
    let film = try film(#", "reorder": true"#, rows: remove, 4)
    film.frame(.press(Point(350, 250)))
    for step in 1...10 { film.frame(.move(Point(350 - 30 * Double(step), 250))) }
    film.frame(.release)
    film.rest()
    #expect(film.last["row2"] == nil && film.last["row3"]?.frame.minY == 200)
  }

  @Test func atTheEdgeOfAListASortScrollsIt() throws {
    let film = try film(#", "reorder": true"#)
    film.frame(.press(Point(200, 550)))
    film.wait(24)
    for step in 1...20 { film.frame(.move(Point(200, 550 + 12 * Double(step)))) }
    film.wait(60)
    let offset = film.screen.tree.props.offsets["rows"] ?? 0
    #expect(offset > 200)
    let lifted = try #require(film.last["row5"]?.frame)
    #expect(abs(lifted.midY - 785) < 6, "it stays under the hand")
    film.frame(.release)
    film.rest()
    let order = try #require(film.screen.tree.props.sorted.orders["rows"])
    #expect(try #require(order.firstIndex(of: "row5")) > 8)
    #expect((film.screen.tree.props.offsets["rows"] ?? 0) - offset < 60, "it stops there")
  }

  @Test func aRowLiesUnderTheHandWhereTheWheelTurnsBeforeItIsLifted() {
    let frames = (0..<3).map { Rect(0, 100 * Double($0), 100, 90) }
    let sort = RowSort(
      "b", in: "rows", keys: ["a", "b", "c"], frames: frames, waits: true, at: Point(50, 150),
      along: .vertical, place: 150, offset: 40)
    #expect(sort.claim(.press(Point(50, 150)), at: .zero) == .waits)
    #expect(sort.claim(at: Instant.zero.advanced(bySeconds: 1)) == .takes)
    sort.scroll(to: 100)
    #expect(sort.origin == Point(0, 160), "60 points on in the list, which has gone as far")
  }

  /// Also an order on a later slide than the first one with the group.
  @Test func theFileCountsOnEachSlide() throws {
    func deck(_ orders: [[String]]) throws -> Deck {
      let slides = orders.enumerated().map { place, order in
        let rows = order.map { #"{"id": "\#($0)", "fill": "red", "height": 20}"# }
        return #"""
          {"name": "\#(place)", "elements": [
            {"id": "rows", "frame": [0, 0, 100, 100], "reorder": true,
             "layout": {"stack": "vertical"}, "elements": [\#(rows.joined(separator: ","))]}]}
          """#
      }
      let text = #"{"canvas": [100, 100], "slides": [\#(slides.joined(separator: ","))]}"#
      return try DeckFile(Array(text.utf8)).deck
    }
    let old = try deck([["a", "b"], ["a", "b"]])
    var hands = SortedElements()
    hands.orders["rows"] = ["b", "a"]
    func orders(after new: Deck) -> [String: [String]] {
      var sorted = hands
      sorted.follow(from: old, to: new)
      return sorted.orders
    }
    #expect(orders(after: try deck([["a", "b"], ["b", "a"]])).isEmpty)
    #expect(orders(after: try deck([["b", "a"], ["a", "b"]])).isEmpty)
    #expect(orders(after: try deck([["a", "b"]])) == hands.orders, "the slide that is left has it")
    #expect(orders(after: try deck([["a", "b"], ["a", "b"], ["b", "a"]])) == hands.orders)
  }

  /// The inner list has the press.
  @Test func ofListsInEachOtherTheInnerOneIsSorted() throws {
    let inner = (1...3).map { #"{"id": "in\#($0)", "height": 40, "fill": "red"}"# }
    let film = try NavigationTests.film(
      #"""
      {"canvas": [400, 800], "slides": [{"name": "a", "button": false, "elements": [
        {"id": "outer", "frame": [0, 0, 400, 400], "reorder": true, "layout": {"stack": "vertical"},
         "elements": [
          {"id": "inner", "reorder": true, "layout": {"stack": "vertical"},
           "elements": [\#(inner.joined(separator: ","))]},
          {"id": "other", "height": 40, "fill": "blue"}]}]}]}
      """#)
    film.frame(.press(Point(200, 20)))
    for step in 1...8 { film.frame(.move(Point(200, 20 + 5 * Double(step)))) }
    film.frame(.release)
    film.rest()
    #expect(film.last["in2"]?.frame.minY == 0 && film.last["in1"]?.frame.minY == 40)
    #expect(film.last["inner"]?.frame.minY == 0)
  }

  /// A file with another order has its own again; one that differs elsewhere does not.
  @Test func theFileCountsWhereItHasAnotherOrder() throws {
    let film = try film(#", "reorder": true"#, rows: remove, 4)
    film.frame(.press(Point(350, 150)))
    for step in 1...10 { film.frame(.move(Point(350 - 30 * Double(step), 150))) }
    film.frame(.release)
    film.rest()
    let text = ScrollTests.list(4, #", "reorder": true"#, rows: remove)
    let recoloured = text.replacing(#""background": "grey""#, with: #""background": "teal""#)
    film.screen.take(try DeckFile(Array(recoloured.utf8)).deck, Artwork())
    film.rest()
    #expect(film.last["row1"] == nil && film.last["row2"]?.frame.minY == 100)
    let more = ScrollTests.list(5, #", "reorder": true"#, rows: remove)
    film.screen.take(try DeckFile(Array(more.utf8)).deck, Artwork())
    film.rest()
    #expect(film.last["row1"]?.frame == Rect(0, 100, 400, 90))
    #expect(film.last["row5"]?.frame.minY == 500)
  }

  /// The views, once nothing runs, lie where the order that hands have made has them.
  @Test(arguments: [UInt64](0..<20)) func anySortingEndsInItsOrder(seed: UInt64) throws {
    let film = try film(#", "reorder": true"#, rows: remove, 7)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let from = Int.random(in: 0..<7, using: &random)
      // A press that goes nowhere is a tap.
      let to = (from + Int.random(in: 1..<7, using: &random)) % 7
      let start = Point(200, 145 + 100 * Double(from))
      film.frame(.press(start))
      let way = Double(to - from) * 100
      for step in 1...8 { film.frame(.move(start + Point(0, way * Double(step) / 8))) }
      film.frame(Bool.random(using: &random) ? .release : .cancel)
      film.wait(Int.random(in: 1...20, using: &random))
    }
    #expect(film.rest() != nil)
    let order = film.screen.tree.props.sorted.orders["rows"] ?? (1...7).map { "row\($0)" }
    for (place, key) in order.enumerated() {
      #expect(film.last[key]?.frame == Rect(0, 100 + 100 * Double(place), 400, 90), "seed \(seed)")
    }
  }

  // MARK: Pulling

  @Test func aPullActsOnce() throws {
    let film = try film(#", "pull": "page""#)
    film.frame(.press(Point(200, 300)))
    for step in 1...10 { film.frame(.move(Point(200, 300 + 40 * Double(step)))) }
    #expect(film.step.name == "list")
    film.frame(.release)
    film.rest()
    #expect(film.step.name == "page")
    film.frame(.key(.backspace))
    film.rest()
    #expect(film.step.name == "list")
    // Nor does one that is lost.
    film.frame(.press(Point(200, 300)))
    for step in 1...10 { film.frame(.move(Point(200, 300 + 40 * Double(step)))) }
    film.frame(.cancel)
    film.rest()
    #expect(film.step.name == "list")
    // A short one does nothing.
    film.frame(.press(Point(200, 300)))
    for step in 1...4 { film.frame(.move(Point(200, 300 + 10 * Double(step)))) }
    film.frame(.release)
    film.rest()
    #expect(film.step.name == "list")
  }

  // MARK: Bad input

  @Test func mistakesAreTold() {
    func told(_ member: String, _ words: String) -> Bool {
      mistakes(inElement: #"{"id": "a", "fill": "red", "frame": [0, 0, 9, 9], \#(member)}"#)
        .contains { $0.contains(words) }
    }
    #expect(told(#""swipe": {"remove": true}"#, "wanted a “direction”"))
    #expect(
      told(#""swipe": {"direction": "up", "remove": true}"#, "wanted “left” or “right”")
        || told(#""swipe": {"direction": "up", "remove": true}"#, "unknown word “up”"))
    #expect(told(#""swipe": {"direction": "left"}"#, "which says what is done"))
    #expect(
      told(
        #""swipe": {"direction": "left", "remove": true, "to": "back"}"#, "which says what is done")
    )
    #expect(told(#""swipe": {"direction": "left", "to": "nowhere"}"#, "nowhere"))
    #expect(told(#""reorder": true"#, "no layout places what is in it"))
    #expect(told(#""pull": "back""#, "nothing scrolls here"))
  }
}

/// Two fingers that lead to another slide.
@Suite struct PinchTests {
  private static let app = #"""
    {"canvas": [400, 800], "slides": [
      {"name": "grid", "button": false, "elements": [
        {"id": "photo", "fill": "blue", "frame": [100, 100, 100, 100],
         "pinch": {"direction": "out", "to": "photo"}, "motion": {"curve": "linear"}}]},
      {"name": "photo", "button": false, "elements": [
        {"id": "photo", "fill": "blue", "frame": [0, 200, 400, 400],
         "pinch": {"direction": "in", "to": "back"}, "motion": {"curve": "linear"}}]}]}
    """#

  private func pinch(_ film: FilmedOnboarding, at point: Point, to factor: Double) {
    for step in 0...10 {
      film.frame(.pinch(at: point, by: 1 + (factor - 1) * Double(step) / 10))
    }
  }

  @Test func aPinchScrubsTheChange() throws {
    let film = try NavigationTests.film(Self.app)
    pinch(film, at: Point(150, 150), to: 1.4)
    film.wait(10)
    let half = try #require(film.last["photo"]?.frame)
    #expect(half.width > 220 && half.width < 280, "nearly half-way at √2, and waits there")
    pinch(film, at: Point(150, 150), to: 2)
    film.frame(.release)
    film.rest()
    #expect(film.step.name == "photo" && film.last["photo"]?.frame == Rect(0, 200, 400, 400))
    pinch(film, at: Point(200, 400), to: 0.9)
    film.wait(20)
    film.frame(.release)
    film.rest()
    #expect(film.step.name == "photo", "too little: it goes back to where it was")
    pinch(film, at: Point(200, 400), to: 0.55)
    film.frame(.release)
    film.rest()
    #expect(film.step.name == "grid" && film.last["photo"]?.frame == Rect(100, 100, 100, 100))
  }

  @Test func aPinchBesideAllMeansNothing() throws {
    let film = try NavigationTests.film(Self.app)
    pinch(film, at: Point(300, 700), to: 3)
    film.frame(.release)
    film.rest()
    #expect(film.step.name == "grid" && film.screen.transition == nil)
  }

  @Test func aPinchThatIsLostRollsBack() throws {
    let film = try NavigationTests.film(Self.app)
    pinch(film, at: Point(150, 150), to: 1.2)
    film.frame(.cancel)
    film.rest()
    #expect(film.step.name == "grid" && film.last["photo"]?.frame == Rect(100, 100, 100, 100))
  }

  @Test func mistakesAreTold() {
    let words = mistakes(
      inElement: #"{"id": "a", "fill": "red", "frame": [0, 0, 9, 9], "pinch": {"to": "back"}}"#)
    #expect(words.first?.contains("wanted “direction”") == true)
  }
}
