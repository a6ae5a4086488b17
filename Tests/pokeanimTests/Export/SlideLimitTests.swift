import EngineTestSupport
import Onboarding
import Testing

@testable import pokeanim

/// What exports of slides leave out, in words.
@Suite struct SlideLimitTests {
  private static let text = #"""
    {"format": 2, "canvas": [400, 800], "slides": [{"name": "list", "elements": [
      {"id": "rows", "frame": [0, 0, 400, 800], "scroll": "vertical", "layout": {"stack": "vertical"},
       "reorder": true, "pull": {"state": "on", "of": "row"}, "elements": [
        {"id": "row", "fill": "red", "height": 100, "swipe": {"direction": "left", "remove": true},
         "states": {"on": {"fill": "blue"}}}]},
      {"id": "photo", "fill": "red", "frame": [0, 0, 90, 90], "pinch": {"direction": "out", "to": "page"}},
      {"id": "bar", "fill": "white", "frame": [0, 0, 400, 100],
       "motion": {"with": "scroll", "of": "rows", "to": 80, "leave": [{"up": 80}]}},
      {"id": "sun", "fill": "red", "frame": [0, 200, 90, 90],
       "motion": {"loop": true, "keyframes": [{"at": 0.5, "scale": 1.2}]}}]},
     {"name": "page"}]}
    """#

  private func notes(_ writer: SlideLimit.Writer) throws -> [String] {
    let deck = try DeckFile(Array(Self.text.utf8)).deck
    return SlideLimit.notes(of: writer, on: deck.slides, moving: .fluid)
  }

  private static let states = "it leaves out the states of “row”"
  private static let hands = [
    "it leaves out what hands do beside taps, drags and scrolling to “rows”, “row”, “photo”",
    "it leaves out the way along a scroll of “bar”",
  ]
  private static let loops = "it leaves out the loops of “sun”"

  @Test func eachExportNamesWhatItLacks() throws {
    #expect(try notes(.page) == [Self.states] + Self.hands + [Self.loops])
    #expect(try notes(.source) == [Self.states] + Self.hands + [Self.loops])
    #expect(
      try notes(.change)
        == ["it leaves out what is out of sight at first in “rows”"] + Self.hands + [Self.loops])
  }

  /// Swift has one plain shadow; what else is there is named, each by itself.
  @Test func sourceNamesTheLooksThatItLacks() throws {
    func told(_ looks: String) throws -> [String] {
      let element = #"{"id": "a", "fill": "red", "frame": [0, 0, 90, 90]\#(looks)}"#
      let deck = try DeckFile(Array(#"{"slides": [{"elements": [\#(element)]}]}"#.utf8)).deck
      #expect(SlideLimit.notes(of: .page, on: deck.slides, moving: .fluid).isEmpty)
      return SlideLimit.notes(of: .source, on: deck.slides, moving: .fluid)
    }
    #expect(try told(#", "shadow": {"y": 4}"#).isEmpty)
    #expect(
      try told(#", "shadow": {"spread": 4}"#)
        == ["it leaves out shadows beside a first one, inner ones and those with a spread of “a”"])
    #expect(
      try told(#", "border": {"width": 2, "side": "top"}, "motion": {"enter": ["draw"]}"#)
        == ["it leaves out the sides, dashes and parts of lines of “a”"])
  }

  /// A script scrolls, and does what hands do.
  @Test func aScriptScrolls() throws { #expect(try notes(.scriptedChange) == [Self.loops]) }

  /// A change of two slides lacks nothing of a third one.
  @Test func aChangeNamesWhatIsOnItsSlides() throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "a.slides/slides.json",
      #"""
      {"format": 2, "slides": [
        {"name": "a", "elements": [
          {"id": "sun", "fill": "red", "frame": [0, 0, 90, 90], "tap": "b",
           "motion": {"loop": true, "keyframes": [{"at": 0.5, "scale": 1.2}]}}]},
        {"name": "b", "elements": [{"id": "x", "fill": "red", "frame": [0, 0, 9, 9], "tap": "c"}]},
        {"name": "c", "elements": [{"id": "x", "fill": "red", "frame": [9, 0, 9, 9]}]}]}
      """#)
    func told(_ from: String, _ to: String) throws -> String {
      let words = ["export", "a.slides", "--from", from, "--to", to, "-o", "o.svg"]
      let result = try ProgramRun(arguments: words, folder: folder.url).run()
      #expect(result.code == 0, "\(result.errors)")
      return result.errors
    }
    #expect(try told("a", "b").contains(Self.loops))
    #expect(try !told("b", "c").contains("sun"))
  }

  /// Each element is named once, and of many the first ones.
  @Test func manyAreNotAllNamed() throws {
    let elements = (0..<7).map {
      #"{"id": "e\#($0)", "fill": "red", "frame": [0, 0, 9, 9], "states": {"on": {"fill": "blue"}}}"#
    }
    let slide = #"{"elements": [\#(elements.joined(separator: ","))]}"#
    let deck = try DeckFile(Array(#"{"slides": [\#(slide), \#(slide)]}"#.utf8)).deck
    #expect(
      SlideLimit.notes(of: .page, on: deck.slides, moving: .fluid)
        == ["it leaves out the states of “e0”, “e1”, “e2”, “e3”, “e4” …"])
  }
}
