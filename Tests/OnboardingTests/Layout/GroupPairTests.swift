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
    #expect(pair.size == Size(350, 250) && pair.isMirrored == (false, true))
    let host = View(frame: Rect(origin: .zero, size: pair.size))
    let (before, after) = (
      pair.before(in: pair.size, typesetter), pair.after(in: pair.size, typesetter)
    )
    before.arrangement(width: 350, height: 250).makeViews(in: host)
    #expect(rows(below: host) == (try rows(wanted["s0"])))
    let animation = after.arrangement(width: 350, height: 250).prepareAnimation(
      for: host, direction: .rightToLeft)
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
