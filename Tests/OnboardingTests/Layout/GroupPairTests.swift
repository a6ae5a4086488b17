import Engine
import EngineTestSupport
import Foundation
import JSONText
import Testing

@testable import Onboarding

/// Pairs of layouts of a document.
@Suite struct GroupPairTests {
  /// The squares of the original's example, before and after, as a document.
  static let squares = #"""
    {"canvas": [350, 250], "slides": [
     {"name": "before", "background": "#fff", "elements": [
      {"id": "page", "frame": [0, 0, 350, 250],
       "layout": {"stack": "vertical", "inset": 30, "distribute": "equal spacing"}, "elements": [
        {"id": "bigSquare", "fill": "#4a6cf7", "width": 100, "height": 100, "place": "top leading",
         "layout": {"overlay": true}, "elements": [
          {"id": "redSquare", "fill": "#ee4250", "width": 10, "height": 10, "place": "bottom trailing"}]},
        {"id": "littleSquare", "fill": "#ffbe3d", "width": 80, "height": 80,
         "place": "bottom trailing"}]}]},
     {"name": "after", "background": "#eee", "elements": [
      {"id": "page", "frame": [0, 0, 350, 250],
       "layout": {"stack": "vertical", "inset": 30, "distribute": "equal spacing", "direction": "rtl"},
       "elements": [
        {"id": "bigSquare", "fill": "#4a6cf7", "width": 100, "height": 100, "place": "top leading"},
        {"id": "littleSquare", "fill": "#ffbe3d", "width": 50, "height": 50,
         "place": "bottom trailing", "layout": {"overlay": true}, "elements": [
          {"id": "redSquare", "fill": "#ee4250", "width": 20, "height": 20, "place": "top leading"}]}]}]}]}
    """#

  private let typesetter = Typesetter(measuring: MonospacedText())

  private func pairs(_ text: String) throws -> [GroupPair] {
    let deck = try DeckFile(Array(text.utf8)).deck
    return GroupPair.all(of: deck, Artwork(), typesetter)
  }

  /// The views below a host: their ids, their parents', their frames, and their corners in the host.
  private func rows(below host: View) -> [JSONValue] {
    var rows: [JSONValue] = []
    func add(_ view: View, at corner: Point) {
      for inner in view.subviews {
        let place = corner + inner.frame.origin
        let numbers = [
          inner.frame.x, inner.frame.y, inner.frame.width, inner.frame.height, place.x, place.y,
        ]
        rows.append(
          .array(
            [.string(inner.key ?? ""), .string(view.key ?? "")] + numbers.map { .number($0) }))
        add(inner, at: place)
      }
    }
    add(host, at: .zero)
    return rows
  }

  /// The same out of the file of vectors: `[view number, id, parent's number, numbers …]`.
  private func rows(_ stage: JSONValue?) throws -> [JSONValue] {
    guard case .array(let values)? = stage else { throw Failure("no stage") }
    var names: [String: JSONValue] = [:]
    return values.map { value in
      guard case .array(let row) = value else { return value }
      names["\(row[0])"] = row[1]
      return .array([row[1], names["\(row[2])"] ?? .string("")] + row[3...])
    }
  }

  private func sorted(_ rows: [JSONValue]) -> [String] { rows.map { "\($0)" }.sorted() }

  @Test func theSquaresHaveTheNumbersOfTheVectors() throws {
    let url = repositoryRoot().appendingPathComponent("Assets/Vectors/layout.json")
    let vectors = try JSONReader.read(Array(try Data(contentsOf: url)))
    guard case .array(let all)? = vectors["pairs"], let wanted = all.first else {
      throw Failure("no pairs")
    }
    let pair = try #require(try pairs(Self.squares).first)
    #expect(pair.size == Size(350, 250))
    let host = View(frame: Rect(origin: .zero, size: pair.size))
    let (before, after) = (
      pair.before(in: pair.size, typesetter), pair.after(in: pair.size, typesetter)
    )
    before.arrangement(width: 350, height: 250).makeViews(in: host)
    #expect(rows(below: host) == (try rows(wanted["s0"])))
    let animation = after.arrangement(width: 350, height: 250).prepareAnimation(
      for: host)
    #expect(sorted(rows(below: host)) == sorted(try rows(wanted["s1"])))
    animation.apply()
    animation.change.commit()
    #expect(sorted(rows(below: host)) == sorted(try rows(wanted["s2"])))
    #expect(pair.backgrounds == (.white, Color(css: "#eee")))
  }

  private func slides(_ groups: [String]) -> String {
    let slides = groups.enumerated().map { #"{"name": "s\#($0)", "elements": [\#($1)]}"# }
    return #"{"canvas": [200, 100], "slides": [\#(slides.joined(separator: ","))]}"#
  }

  private func group(_ id: String, _ kind: String, _ ids: [String], size: String = "200, 100")
    -> String
  {
    let elements = ids.map { #"{"id": "\#($0)", "fill": "red", "height": 20}"# }
    return #"""
      {"id": "\#(id)", "frame": [0, 0, \#(size)], "layout": {\#(kind)},
       "elements": [\#(elements.joined(separator: ","))]}
      """#
  }

  @Test func eachSlideAndTheNextOneCanBeAPair() throws {
    let (stack, grid) = (#""stack": "vertical""#, #""grid": 2"#)
    let pairs = try pairs(
      slides([
        group("g", stack, ["a", "b"]), group("g", grid, ["b", "a"]), group("other", grid, ["x"]),
        group("other", grid, ["y"]), group("other", stack, ["y", "z"]),
      ]))
    #expect(pairs.map(\.name) == ["s0 → s1", "s3 → s4"])
    #expect(pairs.map(\.id) == ["g", "other"])
  }

  /// A group that inherits its direction, with groups of either direction and of none in it, what scrolls
  /// across, and words, as it is on its slide.
  private static func directed(_ name: String, _ direction: String) -> String {
    #"""
    {"name": "\#(name)", "elements": [
      {"id": "\#(name)Outer", "frame": [0, 0, 200, 100], "layout": {"stack": "horizontal"\#(direction)}, "elements": [
        {"id": "g", "width": 150, "height": 100, "layout": {"stack": "vertical", "align": "leading"}, "elements": [
          {"id": "line", "layout": {"stack": "horizontal"}, "elements": [
            {"id": "a", "fill": "red", "width": 20, "height": 10},
            {"id": "words", "text": "Tarn", "size": 9, "align": "leading", "width": 60, "height": 10}]},
          {"id": "left", "layout": {"stack": "horizontal", "direction": "ltr"}, "elements": [
            {"id": "b", "fill": "red", "width": 20, "height": 10},
            {"id": "c", "fill": "red", "width": 30, "height": 10}]},
          {"id": "plain", "width": 90, "height": 20, "elements": [
            {"id": "d", "fill": "red", "frame": [5, 0, 20, 10]},
            {"id": "right", "frame": [0, 10, 90, 10], "layout": {"stack": "horizontal", "direction": "rtl"},
             "elements": [{"id": "e", "fill": "red", "width": 20, "height": 10}]}]},
          {"id": "tiles", "scroll": "horizontal", "height": 10, "width": 100, "layout": {"stack": "horizontal"},
           "elements": [
            {"id": "f", "fill": "red", "width": 80, "height": 10},
            {"id": "h", "fill": "red", "width": 80, "height": 10}]}]}]}]}
    """#
  }

  @Test(arguments: ["", #", "direction": "rtl""#]) func aPairHasTheSlidesDirections(
    _ direction: String
  ) throws {
    let slides = [Self.directed("s0", direction), Self.directed("s1", direction)]
    let text = #"{"canvas": [200, 100], "slides": [\#(slides.joined(separator: ","))]}"#
    let deck = try DeckFile(Array(text.utf8)).deck
    let pair = try #require(GroupPair.all(of: deck, Artwork(), typesetter).first)
    #expect(pair.id == "g" && pair.size == Size(150, 100))
    let host = View(frame: Rect(0, 0, 150, 100))
    pair.before(in: pair.size, typesetter).arrangement(width: 150, height: 100).makeViews(in: host)
    var props = Intro.Props(
      deck: deck, layout: IntroLayout(canvas: deck.canvas, design: deck.canvas))
    props.showsAll = true
    props.arrange(typesetter)
    let frames = props.absoluteFrames
    let corner = try #require(frames["g"]).origin
    for key in ["line", "a", "words", "left", "b", "c", "d", "right", "e", "tiles", "f", "h"] {
      let view = try #require(host.first(key: key), "\(key)")
      var (frame, above) = (view.frame, view.superview)
      while let parent = above, parent !== host {
        frame = frame.offset(by: parent.frame.origin)
        above = parent.superview
      }
      #expect(frame.offset(by: corner) == frames[key], "\(key)")
    }
    guard case .text(let words)? = host.first(key: "words")?.content else {
      throw Failure("no words")
    }
    #expect(words.alignment == .leading)
    #expect(words.direction == (direction.isEmpty ? nil : .rightToLeft))
    #expect(host.first(key: "tiles")?.clipsToBounds == true)
  }

  /// Of a long list a pair has the first rows, and names it.
  @Test func aLongListIsCut() throws {
    let rows = (0...SlideFrames.mostRows).map { "r\($0)" }
    let (stack, grid) = (#""stack": "vertical""#, #""grid": 2"#)
    let list = group("g", stack, rows)
      .replacing(#""layout""#, with: #""scroll": "vertical", "layout""#)
    let pair = try #require(try pairs(slides([list, group("g", grid, ["r0"])])).first)
    #expect(pair.shortened == ["g"])
    let host = View(frame: Rect(0, 0, 200, 100))
    pair.before(in: pair.size, typesetter).arrangement(width: 200, height: 100).makeViews(in: host)
    let views = try #require(host.first(key: "g")).subviews
    #expect(views.count == SlideFrames.mostRows)
    #expect(views.last?.frame.maxY == Double(20 * SlideFrames.mostRows))
    let short = try pairs(slides([group("g", stack, ["r0"]), group("g", grid, ["r0"])]))
    #expect(short.map(\.shortened) == [[]])
  }

  @Test func theCanvasHasRoomForBoth() throws {
    let pair = try #require(
      try pairs(
        slides([
          group("g", #""stack": "vertical""#, ["a"], size: "50, 100"),
          group("g", #""stack": "vertical""#, ["a"], size: "200, 40"),
        ])
      ).first)
    #expect(pair.size == Size(200, 100))
    func frame(_ layout: any Layout) -> Rect? {
      let host = View(frame: Rect(0, 0, 200, 100))
      layout.arrangement(width: 200, height: 100).makeViews(in: host)
      return host.first(key: "a")?.frame
    }
    #expect(frame(pair.before(in: pair.size, typesetter)) == Rect(0, 0, 50, 20))
    #expect(frame(pair.after(in: pair.size, typesetter)) == Rect(0, 0, 200, 20))
  }

  @Test func slidesWithoutLayoutsHaveNone() throws {
    #expect(try pairs(#"{"slides": [{}, {}]}"#).isEmpty)
    #expect(GroupPair.all(of: .builtIn, Artwork(), typesetter).isEmpty)
  }

  private struct Failure: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }
}
