import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// The frames that layouts give the elements of a slide.
@Suite struct ArrangedFramesTests {
  /// The frames on the canvas of what is in a group of 200×100 at its corner.
  private func frames(
    _ group: String, _ elements: String, _ artwork: Artwork = Artwork()
  ) throws -> [String: Rect] {
    let text = #"""
      {"canvas": [200, 100], "slides": [{"elements": [
        {"id": "group", "frame": [0, 0, 200, 100], \#(group), "elements": [\#(elements)]}]}]}
      """#
    let deck = try DeckFile(Array(text.utf8)).deck
    var props = Intro.Props(
      deck: deck, layout: IntroLayout(canvas: deck.canvas, design: deck.canvas))
    props.artwork = artwork
    props.arrange(Typesetter(measuring: MonospacedText()))
    var frames = props.absoluteFrames
    for key in ["group", IntroKey.background, IntroKey.button] { frames[key] = nil }
    return frames
  }

  private func box(_ id: String, _ rest: String = "") -> String {
    #"{"id": "\#(id)", "fill": "red"\#(rest.isEmpty ? "" : ", " + rest)}"#
  }

  /// Boxes of lengths across or down, called a, b, c …
  private func boxes(_ member: String, _ lengths: [String]) -> String {
    zip("abcdef", lengths).map { box("\($0)", "\"\(member)\": \($1)") }.joined(separator: ", ")
  }

  @Test func aStackPutsOneAfterTheOther() throws {
    let found = try frames(
      #""layout": {"stack": "vertical", "spacing": 10, "inset": 5}"#, boxes("height", ["20", "30"]))
    #expect(found == ["a": Rect(5, 5, 190, 20), "b": Rect(5, 35, 190, 30)])
  }

  @Test(arguments: [("leading", 0.0), ("center", 80), ("trailing", 160)])
  func itAlignsAcross(_ word: String, _ x: Double) throws {
    let found = try frames(
      #""layout": {"stack": "vertical", "align": "\#(word)"}"#,
      box("a", #""width": 40, "height": 20"#))
    #expect(found == ["a": Rect(x, 0, 40, 20)])
  }

  @Test func whatFillsTakesTheRest() throws {
    let found = try frames(
      #""layout": {"stack": "horizontal", "spacing": 10}"#,
      boxes("width", ["40", #""fill""#, "30"])
    )
    #expect(
      found == ["a": Rect(0, 0, 40, 100), "b": Rect(50, 0, 110, 100), "c": Rect(170, 0, 30, 100)])
  }

  @Test func twoFillsShareTheRest() throws {
    let found = try frames(
      #""layout": {"stack": "horizontal", "spacing": 20}"#,
      boxes("width", ["40", #""fill""#, #""fill""#]))
    #expect(
      found == ["a": Rect(0, 0, 40, 100), "b": Rect(60, 0, 60, 100), "c": Rect(140, 0, 60, 100)])
  }

  @Test(arguments: [
    ("leading", [0.0, 40, 80]), ("center", [40, 80, 120]), ("trailing", [80, 120, 160]),
    ("equal spacing", [0, 80, 160]),
  ])
  func theRoomThatIsLeftIsDistributed(_ word: String, _ places: [Double]) throws {
    let found = try frames(
      #""layout": {"stack": "horizontal", "distribute": "\#(word)"}"#,
      boxes("width", ["40", "40", "40"]))
    #expect(["a", "b", "c"].map { found[$0]?.minX } == places)
    #expect(found.values.allSatisfy { $0.size == Size(40, 100) })
  }

  @Test func equalSizesAreEqual() throws {
    let found = try frames(
      #""layout": {"stack": "horizontal", "distribute": "equal size", "spacing": 20}"#,
      box("a") + "," + box("b"))
    #expect(found == ["a": Rect(0, 0, 90, 100), "b": Rect(110, 0, 90, 100)])
  }

  @Test func rightToLeftIsMirrored() throws {
    let found = try frames(
      #""layout": {"stack": "horizontal", "direction": "rtl", "spacing": 10}"#,
      boxes("width", ["40", "60"]))
    #expect(found == ["a": Rect(160, 0, 40, 100), "b": Rect(90, 0, 60, 100)])
  }

  @Test func whatIsInAMirroredLayoutIsMirroredUnlessItSaysOtherwise() throws {
    func inner(_ direction: String) throws -> Rect? {
      try frames(
        #""layout": {"stack": "vertical", "direction": "rtl"}"#,
        #"""
        {"id": "row", "height": 50, "layout": {"stack": "horizontal"\#(direction)},
          "elements": [{"id": "a", "fill": "red", "width": 40}]}
        """#)["a"]
    }
    #expect(try inner("") == Rect(160, 0, 40, 50))
    #expect(try inner(#", "direction": "ltr""#) == Rect(0, 0, 40, 50))
  }

  /// However deep groups with two that fill lie in each other, each is measured once.
  @Test func deepLayoutsTakeNoTime() throws {
    var inner = box("z", #""width": 10, "height": 10"#)
    for depth in 0..<45 {
      let fills = ["a", "b"].map { box("\($0)\(depth)", #""width": "fill""#) }.joined(
        separator: ", ")
      inner = #"""
        {"id": "g\#(depth)", "height": "fill", "layout": {"stack": "horizontal"},
         "elements": [\#(inner), \#(fills)]}
        """#
    }
    #expect(try frames(#""layout": {"stack": "horizontal"}"#, inner)["z"] != nil)
  }

  /// Words begin where the layout does, also in a list in it; a row that scrolls across begins at the
  /// left all the same.
  @Test func wordsInAMirroredLayoutBeginAtTheRight() throws {
    let word = #"{"id": "w", "text": "a", "align": "leading", "height": 20, "width": 50}"#
    for (scroll, x, direction) in [
      ("", 150.0, TextDirection?.some(.rightToLeft)),
      (#", "scroll": "vertical""#, 150, .rightToLeft),
      (#", "scroll": "horizontal""#, 0, nil),
    ] {
      let text = #"""
        {"canvas": [200, 100], "slides": [{"elements": [
          {"id": "group", "frame": [0, 0, 200, 100], "layout": {"stack": "vertical", "direction": "rtl"},
           "elements": [{"id": "list", "height": 50, "layout": {"stack": "vertical"}\#(scroll),
             "elements": [\#(word)]}]}]}]}
        """#
      let film = try NavigationTests.film(text)
      film.frame(.resize(Size(200, 100)))
      #expect(film.last["w"]?.frame.minX == x, "\(scroll)")
      guard case .text(let content)? = film.screen.root.first(key: "w")?.content else {
        Issue.record("no words")
        continue
      }
      #expect(content.alignment == .leading && content.direction == direction, "\(scroll)")
    }
  }

  @Test func aGridHasEquallyWideCells() throws {
    let found = try frames(
      #""layout": {"grid": 2, "spacing": 10, "lineSpacing": 4}"#,
      boxes("height", ["20", "20", "30"]))
    #expect(
      found == ["a": Rect(0, 0, 95, 20), "b": Rect(105, 0, 95, 20), "c": Rect(0, 24, 95, 30)])
  }

  @Test func aFlowWraps() throws {
    let sizes = ["120", "60", "50"].map { #""width": \#($0), "height": 20"# }
    let found = try frames(
      #""layout": {"flow": "horizontal", "spacing": 10, "lineSpacing": 5, "align": "leading"}"#,
      zip("abc", sizes).map { box("\($0)", $1) }.joined(separator: ","))
    #expect(
      found == ["a": Rect(0, 0, 120, 20), "b": Rect(130, 0, 60, 20), "c": Rect(0, 25, 50, 20)])
  }

  @Test func anOverlayPutsOneOnTheOther() throws {
    let found = try frames(
      #""layout": {"overlay": true, "inset": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}}"#,
      box("a") + "," + box("b", #""width": 40, "height": 20, "place": "bottom trailing""#))
    #expect(found == ["a": Rect(2, 1, 194, 96), "b": Rect(156, 77, 40, 20)])
  }

  @Test func limitsHoldWhatIsAsLargeAsItsContent() throws {
    let found = try frames(
      #""layout": {"stack": "vertical"}"#,
      box("a", #""height": {"min": 30}"#) + #"""
        , {"id": "b", "height": {"max": 20}, "layout": {"stack": "vertical"},
          "elements": [{"id": "in", "fill": "red", "height": 15}]},
        {"id": "c", "height": "fit", "layout": {"stack": "vertical", "inset": 5},
          "elements": [{"id": "deep", "fill": "red", "height": 10}]}
        """#)
    #expect(found["a"] == Rect(0, 0, 200, 30))
    #expect(found["b"] == Rect(0, 30, 200, 15) && found["in"] == Rect(0, 30, 200, 15))
    #expect(found["c"] == Rect(0, 45, 200, 20) && found["deep"] == Rect(5, 50, 190, 10))
  }

  @Test func wordsAreAsHighAsTheirLines() throws {
    let found = try frames(
      #""layout": {"stack": "vertical"}"#,
      #"""
      {"id": "one", "text": "word", "size": 10, "wrap": "words"},
      {"id": "two", "text": "word word word word word word word word word word", "size": 10,
        "wrap": "words"}
      """#)
    let (one, two) = (try #require(found["one"]), try #require(found["two"]))
    #expect(one.width == 200 && one.height > 5 && two.minY == one.maxY)
    #expect(abs(two.height - 2 * one.height) < 3, "\(one) \(two)")
  }

  @Test func whatScrollsHasRoomWithoutEnd() throws {
    let found = try frames(
      #""scroll": "vertical", "layout": {"stack": "vertical", "spacing": 10}"#,
      boxes("height", ["60", "60", "60"]))
    #expect(
      found == ["a": Rect(0, 0, 200, 60), "b": Rect(0, 70, 200, 60)],
      "what is out of sight has no view")
  }

  /// A picture that keeps its shape in a box of its own takes a part of it, and all else all of it.
  @Test(arguments: [
    ("contain", Rect(10, 0, 80, 40)), ("cover", Rect(0, 0, 100, 40)), ("fill", Rect(0, 0, 100, 40)),
    ("none", Rect(0, 0, 100, 40)),
  ])
  func aFitTakesTheRoomThatTheLayoutGives(_ fit: String, _ frame: Rect) throws {
    let found = try frames(
      #""layout": {"stack": "vertical"}"#,
      #"{"id": "a", "picture": "a.svg", "fit": "\#(fit)", "width": 100, "height": 40}"#,
      Artwork(["a.svg": Drawing(viewBox: Rect(0, 0, 20, 10), items: [])]))
    #expect(found == ["a": frame])
  }
}
