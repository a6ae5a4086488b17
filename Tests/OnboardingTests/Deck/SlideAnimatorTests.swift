import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Elements of groups that come, go and change places by the group's animator.
@Suite struct SlideAnimatorTests {
  private static func group(_ animator: String, _ ids: [String]) -> String {
    let elements = ids.map { #"{"id": "\#($0)", "fill": "red", "height": 20}"# }
    return #"""
      {"id": "group", "frame": [0, 0, 200, 200], "layout": {"stack": "vertical"},
       "animator": {\#(animator)}, "elements": [\#(elements.joined(separator: ","))]}
      """#
  }

  static func slides(_ animator: String, _ slides: [[String]]) throws -> Deck {
    let list = slides.enumerated().map {
      #"{"name": "s\#($0)", "button": false, "elements": [\#(group(animator, $1))]}"#
    }
    let text = #"{"canvas": [200, 200], "slides": [\#(list.joined(separator: ","))]}"#
    return try DeckFile(Array(text.utf8)).deck
  }

  private func film(_ deck: Deck, reducesMotion: Bool = false) -> FilmedOnboarding {
    let screen = OnboardingScreen(
      deck, fit: .canvas, artwork: Artwork(), measuring: PlainText(), reducesMotion: reducesMotion)
    let film = FilmedScreen(screen, size: Size(200, 200))
    film.frame()
    return film
  }

  /// The waits of elements between two slides, in seconds.
  private func waits(_ from: [String], _ to: [String], _ order: String, _ role: ChildRole) throws
    -> [String: Double]
  {
    let deck = try Self.slides(
      #""kind": "scale", "stagger": 0.1, "from": "\#(order)""#, [from, to])
    var container = ChildrenAnimations<String>()
    let layout = IntroLayout(canvas: deck.canvas, design: deck.canvas)
    var (old, new) = (
      Intro.Props(deck: deck, layout: layout), Intro.Props(deck: deck, layout: layout)
    )
    (old.step, new.step) = (deck.slides[0], deck.slides[1])
    Intro.updateChildrenAnimations(
      container: &container, currentProps: old, nextProps: new, currentState: .init(),
      nextState: .init())
    let keys = Set(from + to)
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, container[$0, role].duration - 0.5) })
      .mapValues { ($0 * 1000).rounded() / 1000 }
  }

  @Test func thoseThatComeWaitForEachOther() throws {
    #expect(
      try waits(["a"], ["x", "a", "y", "z"], "top", .entry)
        == ["a": 0, "x": 0, "y": 0.1, "z": 0.2])
    #expect(
      try waits(["a"], ["x", "a", "y", "z"], "bottom", .entry)
        == ["a": 0, "x": 0.2, "y": 0.1, "z": 0])
    #expect(
      try waits(["a"], ["x", "a", "y", "z"], "center", .entry)
        == ["a": 0, "x": 0.1, "y": 0, "z": 0.1])
  }

  @Test func thoseThatGoDoToo() throws {
    #expect(
      try waits(["a", "b", "c"], ["b"], "top", .leave) == ["a": 0, "b": 0, "c": 0.1])
    #expect(try waits(["a", "b", "c"], ["b"], "top", .update) == ["a": 0, "b": 0, "c": 0])
  }

  /// Rows out of sight are not waited for, on a change of slides and after a save.
  @Test(arguments: [false, true]) func rowsOutOfSightAreNotWaitedFor(isEdit: Bool) throws {
    func list(_ name: String, _ ids: [String]) -> String {
      let group = Self.group(#""kind": "fade", "stagger": 0.02"#, ids)
        .replacing(#""layout""#, with: #""scroll": "vertical", "layout""#)
      return #"{"name": "\#(name)", "button": false, "elements": [\#(group)]}"#
    }
    let rows = (0..<2000).map { "r\($0)" }
    func deck(_ slides: [String]) throws -> Deck {
      let text = #"{"canvas": [200, 200], "slides": [\#(slides.joined(separator: ","))]}"#
      return try DeckFile(Array(text.utf8)).deck
    }
    let own = [rows[0]]
    let film = film(try deck([list("a", own), list("b", rows)]))
    if isEdit {
      film.screen.take(try deck([list("a", rows), list("b", rows)]), Artwork())
    } else {
      film.key(.right)
    }
    film.wait(60)
    #expect(!film.last.isRunning)
    #expect(film.last["r9"]?.alpha == 1 && film.last["r10"] == nil)
    film.frame(.wheel(at: Point(100, 100), by: Point(0, 30_000)))
    film.rest()
    film.key(.left)
    film.wait(60)
    #expect(!film.last.isRunning)
  }

  /// Nor are they where all elements of a document wait for each other.
  @Test func noChoreographyWaitsForThem() throws {
    let rows = (0..<3000).map { #"{"id": "r\#($0)", "fill": "red", "height": 20}"# }
    func slide(_ rows: [String]) -> String {
      #"""
      {"elements": [{"id": "rows", "frame": [0, 0, 200, 200], "scroll": "vertical",
        "layout": {"stack": "vertical"}, "elements": [\#(rows.joined(separator: ","))]}]}
      """#
    }
    let text = #"""
      {"canvas": [200, 200], "choreography": {"stagger": 0.02},
       "slides": [\#(slide([rows[0]])), \#(slide(rows.reversed()))]}
      """#
    let deck = try DeckFile(Array(text.utf8)).deck
    #expect(deck.choreography == .stagger(0.02))
    #expect((40..<45).contains(deck.longestChange), "no more than can be in sight at once")
    let film = film(deck)
    film.key(.right)
    film.wait(120)
    #expect(!film.last.isRunning && film.last["r2999"]?.alpha == 1)
  }

  /// Of low rows very many are in sight.
  @Test func noChangeIsLongerThanTheLongestOne() throws {
    let rows = (0..<1500).map { #"{"id": "r\#($0)", "fill": "red", "height": 0.1}"# }
    for (scroll, wait, stagger) in [
      (#""scroll": "vertical", "#, #""animator": {"kind": "fade", "stagger": 0.02}, "#, ""),
      ("", "", #""choreography": {"stagger": 0.02}, "#),
    ] {
      let slides = [[], rows].map { rows in
        let all = [#"{"id": "first", "fill": "red", "height": 1}"#] + rows
        return #"""
          {"elements": [{"id": "rows", "frame": [0, 0, 200, 200], \#(scroll)\#(wait)
            "layout": {"stack": "vertical"}, "elements": [\#(all.joined(separator: ","))]}]}
          """#
      }
      let list = slides.joined(separator: ",")
      let deck = try DeckFile(
        Array(#"{"canvas": [200, 200], \#(stagger)"slides": [\#(list)]}"#.utf8)
      ).deck
      let film = film(deck)
      film.frame(.key(.right))
      let duration = try #require(film.screen.transition?.duration)
      #expect(duration > 25 && duration <= deck.longestChange, "\(duration)")
    }
  }

  @Test func eachKindComesFromWhereItsAnimatorHasIt() throws {
    let layout = IntroLayout(canvas: Size(200, 200), design: Size(200, 200))
    let rest = Appearance(frame: Rect(20, 20, 100, 100))
    func start(_ kind: SlideAnimator.Kind) -> Appearance {
      kind.moves.reduce(rest) { $1.transformer(in: layout)($0) }
    }
    #expect(SlideAnimator.Kind.allCases.allSatisfy { start($0).alpha == 0 })
    #expect(start(.scale).frame == Rect(60, 60, 20, 20))
    #expect(start(.slide).frame == Rect(20, 110, 100, 100))
    #expect(start(.fade).frame == rest.frame)
    #expect(start(.flip).transform.scale == Point(0.02, 1) && start(.flip).frame == rest.frame)
    #expect(start(.spring).size == Size(1, 1) && start(.spring).transform.rotation == -0.6)
  }

  // MARK: Saves

  @Test func whatASaveBringsComesByTheAnimator() throws {
    let animator = #""kind": "slide", "curve": "linear", "duration": 0.5"#
    let film = film(try Self.slides(animator, [["a", "b"]]))
    film.screen.take(try Self.slides(animator, [["a", "new", "b"]]), Artwork())
    let first = film.frame()
    #expect(first["new"]?.alpha ?? 1 < 0.1, "it is not there at once")
    film.wait(14)
    let middle = film.last
    let (new, b) = (try #require(middle["new"]), try #require(middle["b"]))
    #expect(new.alpha > 0.3 && new.alpha < 0.7 && new.frame.minY > 40)
    #expect(b.frame.minY > 22 && b.frame.minY < 38, "it makes room")
    film.rest()
    #expect(film.last["new"]?.frame == Rect(0, 20, 200, 20))
    #expect(film.last["b"]?.frame == Rect(0, 40, 200, 20) && film.last["new"]?.alpha == 1)
  }

  @Test func whatASaveTakesGoesByTheAnimator() throws {
    let animator = #""kind": "fade", "curve": "linear", "duration": 0.5"#
    let film = film(try Self.slides(animator, [["a", "b", "c"]]))
    film.screen.take(try Self.slides(animator, [["c", "a"]]), Artwork())
    film.wait(15)
    #expect(film.last["b"].map { $0.alpha > 0.2 && $0.alpha < 0.8 } == true)
    film.rest()
    #expect(film.last["b"] == nil && film.last["c"]?.frame.minY == 0)
    #expect(film.last["a"]?.frame.minY == 20)
  }

  @Test func noHandAndNoKeyTurnsASaveBack() throws {
    let animator = #""kind": "scale", "duration": 0.5"#
    let film = film(try Self.slides(animator, [["a"], ["a"]]))
    film.screen.take(try Self.slides(animator, [["a", "b"], ["a"]]), Artwork())
    film.wait(5)
    #expect(film.screen.transition == nil && film.last.isRunning)
    film.key(.left)
    film.rest()
    #expect(film.screen.deck.slides[0].all.map(\.key) == ["group", "a", "b"])
    #expect(film.last["b"]?.alpha == 1)
  }

  @Test func theNextSlideTakesOverFromASave() throws {
    let animator = #""kind": "scale", "duration": 0.5"#
    let film = film(try Self.slides(animator, [["a"], ["a", "c"]]))
    film.screen.take(try Self.slides(animator, [["a", "b"], ["a", "c"]]), Artwork())
    film.wait(10)
    film.key(.right)
    film.rest()
    #expect(film.step.name == "s1" && film.last["b"] == nil && film.last["c"]?.alpha == 1)
  }

  @Test func withLittleMotionItIsThereAtOnce() throws {
    let film = film(try Self.slides(#""kind": "scale""#, [["a"]]), reducesMotion: true)
    film.screen.take(try Self.slides(#""kind": "scale""#, [["a", "b"]]), Artwork())
    #expect(film.frame()["b"]?.alpha == 1)
  }
}
