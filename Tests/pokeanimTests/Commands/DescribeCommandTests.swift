import Engine
import EngineTestSupport
import Foundation
import JSONText
import Testing

@testable import Onboarding
@testable import pokeanim

/// `pokeanim describe`.
@Suite struct DescribeCommandTests {
  private static let app = #"""
    {"canvas": [400, 800], "slides": [
      {"name": "list", "button": false, "elements": [
        {"id": "row", "fill": "grey", "frame": [20, 100, 360, 80],
         "tap": {"to": "page", "motion": {"spring": {"response": 0.35, "damping": 0.8}}}, "elements": [
          {"id": "photo", "picture": "a.svg", "frame": [10, 10, 60, 60]}]}]},
      {"name": "page", "button": false, "back": {"drag": "right"}, "elements": [
        {"id": "photo", "picture": "a.svg", "frame": [0, 0, 400, 300]},
        {"id": "words", "text": "\u001b[31mTarn", "frame": [0, 300, 400, 40],
         "motion": {"curve": "ease-out", "duration": 0.4, "delay": 0.1}}]}]}
    """#

  private func description(_ text: String) throws -> JSONValue {
    DeckDescription(
      try DeckFile(Array(text.utf8)).deck, motion: .fluid, artwork: Artwork(),
      typesetter: Typesetter(measuring: MonospacedText())
    ).json
  }

  private func part(_ json: JSONValue, _ steps: JSONStep...) throws -> JSONValue {
    try #require(json[steps])
  }

  @Test func elementsAreTheirPlacesOnTheCanvas() throws {
    let json = try description(Self.app)
    let photo = try part(
      json, .member("slides"), .element(0), .member("elements"), .element(1))
    #expect(photo["id"] == "photo" && photo["in"] == "row" && photo["picture"] == "a.svg")
    #expect(photo["frame"] == [30, 110, 60, 60])
    let row = try part(json, .member("slides"), .element(0), .member("elements"), .element(0))
    #expect(row["tap"] == "page" && json["canvas"] == [400, 800])
  }

  /// What is said of looks says them in a document, too.
  @Test func looksAreThoseOfADocument() throws {
    let looks = #"""
      "fill": {"linear": 90, "stops": [{"at": 0, "color": "#ff0000"}, {"at": 1, "color": "#0000ff"}]},
      "shadow": [{"x": 1, "y": 2, "blur": 3, "spread": 4, "color": "rgb(0 0 0 / 25%)", "inner": false}],
      "border": {"width": [1, 0, 2, 0], "color": "rgb(255 0 0 / 50%)"}, "trim": [0, 0.5]
      """#
    func look(_ members: String) throws -> (JSONValue, SlideLook) {
      let text = #"{"slides": [{"elements": [{"id": "a", \#(members), "frame": [0, 0, 9, 9]}]}]}"#
      let element = try part(
        try description(text), .member("slides"), .element(0), .member("elements"), .element(0))
      return (element, try DeckFile(Array(text.utf8)).deck.slides[0].elements[0].look)
    }
    let (said, read) = try look(looks)
    let members = ["fill", "shadow", "border", "trim"].map { "\"\($0)\": \(said[$0] ?? .null)" }
    #expect(try look(members.joined(separator: ", ")).1 == read)
    #expect(said["shadow"]?[[.element(0), .member("color")]] == "rgb(0 0 0 / 25%)")
    let plain = try look(#""border": {"width": 2}"#).0
    #expect(plain["fill"] == nil && plain["border"]?["width"] == 2)
  }

  @Test func changesSayWhatMovesHow() throws {
    let json = try description(Self.app)
    guard case .array(let changes)? = json["changes"], changes.count == 1 else {
      Issue.record("\(json)")
      return
    }
    #expect(changes[0]["from"] == "list" && changes[0]["to"] == "page")
    let photo = try part(changes[0], .member("moves"), .element(1))
    #expect(photo["id"] == "photo" && photo["how"] == "moves")
    #expect(photo["spring"]?["damping"] == 0.8)
    let plain = try description(
      Self.app.replacing(
        #""tap": {"to": "page", "motion": {"spring": {"response": 0.35, "damping": 0.8}}}"#,
        with: #""tap": "page""#))
    let words = try part(
      plain, .member("changes"), .element(0), .member("moves"), .element(2))
    #expect(words["id"] == "words" && words["how"] == "enters" && words["delay"] == 0.1)
    #expect(words["duration"] == 0.4 && words["curve"] == "cubic-bezier(0, 0, 0.58, 1)")
  }

  @Test func aLineHasItsNeighbours() throws {
    let json = try description(#"{"slides": [{"name": "a"}, {"name": "b"}, {"name": "c"}]}"#)
    guard case .array(let changes)? = json["changes"] else {
      Issue.record("\(json)")
      return
    }
    #expect(changes.map { $0["to"] } == ["b", "c"] && json["complete"] == .bool(true))
  }

  @Test func itIsPrintedAsAnOutlineOrAsData() throws {
    let folder = try TemporaryFolder()
    let text = Self.app.replacing(#""id": "row""#, with: #""id": "row\u001b[31m""#)
    _ = try folder.file("a.slides/slides.json", text)
    func run(_ arguments: String...) throws -> ProgramRun.Result {
      try ProgramRun(arguments: ["describe"] + arguments, folder: folder.url).run()
    }
    let outline = try run("a.slides")
    #expect(
      outline.code == 0
        && outline.output.contains("list\n  rowU+001B[31m → page\n    photo a.svg\n"))
    #expect(!outline.output.contains("\u{1b}"), "control characters are not obeyed")
    let json = try run("a.slides", "--json")
    #expect(try JSONReader.read(Array(json.output.utf8)) == description(text))
    _ = try folder.file("b.slides/slides.json", #"{"slides": []}"#)
    let wrong = try run("b.slides")
    #expect(wrong.code == 1 && wrong.errors.contains("no slides; wanted at least one"))
  }
}
