import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Onboarding
@testable import Output
@testable import pokeanim

/// Exported Swift of slides with layouts: built with the engine these place what is on them as in the
/// program, and what scrolls does.
@Suite struct SwiftLayoutTests {
  private static let text = #"""
    {"format": 2, "canvas": [400, 800], "slides": [
      {"name": "list", "button": false, "elements": [
        {"id": "bar", "fill": "white", "frame": [0, 0, 400, 100],
         "layout": {"stack": "horizontal", "spacing": 8, "inset": {"top": 40, "leading": 16}}, "elements": [
          {"id": "title", "text": "Lakes", "size": 30, "width": "fill", "align": "leading"},
          {"id": "more", "fill": "grey", "width": "fill", "height": 20, "place": "bottom trailing"}]},
        {"id": "rows", "frame": [0, 100, 400, 700], "scroll": "vertical",
         "layout": {"stack": "vertical", "spacing": 10, "inset": 10}, "elements": [
          {"id": "tarn", "fill": "white", "tap": "page",
           "layout": {"stack": "horizontal", "spacing": 12, "inset": 12, "direction": "rtl"}, "elements": [
            {"id": "photo", "fill": "blue", "width": 70, "height": 70, "place": "top leading"},
            {"id": "words", "text": "A cold lake below the ridge, an hour's walk from the road",
             "size": 17, "wrap": "words", "width": "fill"}]},
          {"id": "tiles", "scroll": "horizontal", "snap": "start", "height": 100,
           "layout": {"stack": "horizontal", "spacing": 10}, "elements": [
            {"id": "a", "fill": "blue", "width": 300, "height": "fill"},
            {"id": "b", "fill": "navy", "width": 300, "height": "fill"}]},
          {"id": "cells", "layout": {"grid": 3, "spacing": 6}, "elements": [
            {"id": "c1", "fill": "red", "height": 40}, {"id": "c2", "fill": "red", "height": 60},
            {"id": "c3", "fill": "red", "height": 40}, {"id": "c4", "fill": "red", "height": 40}]},
          {"id": "pills", "layout": {"flow": "horizontal", "spacing": 6, "align": "center"}, "elements": [
            {"id": "p1", "fill": "red", "width": 200, "height": 30},
            {"id": "p2", "fill": "red", "width": 150, "height": 50},
            {"id": "p3", "fill": "red", "width": 90, "height": {"min": 20, "max": 40}}]},
          {"id": "low", "fill": "green", "height": 500, "layout": {"overlay": true}, "elements": [
            {"id": "dot", "fill": "white", "width": 20, "height": 20, "place": "center"}]},
          {"id": "last", "fill": "grey", "height": 300, "tap": "page"}]}]},
      {"name": "page", "button": false, "back": {"drag": "right"}, "elements": [
        {"id": "photo", "fill": "blue", "frame": [0, 0, 400, 300]},
        {"id": "last", "fill": "grey", "frame": [50, 400, 300, 200]}]}]}
    """#

  private func screen(_ text: String = Self.text) throws -> OnboardingScreen {
    let deck = try DeckFile(Array(text.utf8)).deck
    return OnboardingScreen(deck, fit: .canvas, artwork: Artwork(), measuring: MonospacedText())
  }

  private func source(_ text: String = Self.text) throws -> String {
    let screen = try screen(text)
    screen.resize(to: Size(400, 800), at: .zero)
    let graph = SlideGraph(screen.described.deck)
    return SwiftSlides(
      title: "Lists", props: screen.described, slides: graph.slides, graph: graph
    ).source.text
  }

  /// What a program that is built of the source, and prints the views of each frame, prints.
  private func shown(_ events: [InputEvent?], _ text: String = Self.text) throws -> [String] {
    let folder = try TemporaryFolder()
    let source = try folder.file("Lists.swift", source(text))
    let main = try folder.file("main.swift", Self.driver(events))
    let program = folder.path + "/program"
    let said = try Compiler.build([source, main], with: [.engine, .svg], as: program)
    try #require(said.isEmpty, "\(said)")
    let output = try Compiler.run([program])
    try #require(output.status == 0, "\(output.words)")
    return output.words.split(separator: "\n").map(String.init)
  }

  private static let opened: [InputEvent?] =
    [.press(Point(200, 140)), .release] + Array(repeating: nil, count: 50)

  /// At rest, on the way to another slide and back: the same views in the same places.
  @Test func layoutsPlaceAsInTheProgram() throws {
    let drag = (1...20).map { InputEvent.move(Point(20 + 15 * Double($0), 500)) }
    let events = [nil, nil] + Self.opened + [.press(Point(20, 500))] + drag + [.release]
    let all = events + Array(repeating: nil, count: 50)
    let shown = try shown(all)
    let film = FilmedScreen(try screen(), size: Size(400, 800))
    film.frame()
    #expect(shown.count == all.count)
    for (index, (event, line)) in zip(all, shown).enumerated() {
      film.frame([event].compactMap(\.self))
      #expect(Self.line(of: film.screen.root) == line, "frame \(index)")
    }
    #expect(shown[1] == shown.last && shown[1] != shown[Self.opened.count])
  }

  /// A wheel scrolls the list, and a press finds what is in sight then.
  @Test func whatScrollsScrolls() throws {
    let wheel = InputEvent.wheel(at: Point(200, 700), by: Point(0, 2000))
    let rest: [InputEvent?] = Array(repeating: nil, count: 120)
    let shown = try shown([nil, wheel] + rest + [.press(Point(200, 600)), .release] + rest)
    #expect(!shown[0].contains("last "))
    #expect(shown[121].contains("last 10000 490000 380000 300000"), "\(shown[121])")
    #expect(shown.last?.contains("last 50000 400000 300000 200000") ?? false, "\(shown.last ?? "")")
  }

  /// A slide that a hand has scrolled goes on by itself all the same.
  @Test func aScrolledSlideGoesOnByItself() throws {
    let text = Self.text.replacing(
      #""name": "list","#, with: #""name": "list", "after": {"seconds": 0.5, "to": "page"},"#)
    let drag = (1...10).map { InputEvent.move(Point(200, 700 - 20 * Double($0))) }
    let events = [nil, .press(Point(200, 700))] + drag + [.release]
    let shown = try shown(events + Array(repeating: nil, count: 200), text)
    #expect(!shown[events.count].contains("tarn 10000 110000 "), "it was scrolled")
    #expect(shown.last?.contains("last 50000 400000 300000 200000") ?? false, "\(shown.last ?? "")")
  }

  /// It is written as `swift format` leaves it.
  @Test func itIsFormatted() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("Lists.swift", source())
    let said = try Compiler.run(["swift", "format", "lint", "--strict", "--recursive", folder.path])
    #expect(said.status == 0 && said.words.isEmpty, "\(said.words)")
  }

  /// The engine's layouts stand there themselves.
  @Test func layoutsAreTheEnginesOwn() throws {
    let source = try source()
    for part in [
      "VStack(spacing: 10, distribution: .leading) {",
      "HStack(spacing: 12, distribution: .fillFlexing)",
      "Grid(columns: 3, spacing: 6, rowSpacing: 6) {", "Flow(", "ZStack {", ".inset(10)",
      "minWidth: 70, maxWidth: 70, minHeight: 70, maxHeight: 70",
      "SharingStack(.horizontal, spacing: 8",
      "ScrollPhysics(", "Words.title",
    ] {
      #expect(source.contains(part), "\(part)")
    }
  }

  private static func line(of view: View) -> String {
    view.subviews.map { inner in
      let box = inner.presentedBox
      let numbers = [box.minX, box.minY, box.width, box.height, inner.presented.alpha]
      return "\(inner.key ?? "-") "
        + numbers.map { "\(Int(($0 * 1000).rounded()))" }.joined(separator: " ") + ";"
        + line(of: inner)
    }.joined()
  }

  private static func driver(_ events: [InputEvent?]) -> String {
    let code = events.map { event in
      switch event {
      case .press(let point)?: ".press(Point(\(point.x), \(point.y)))"
      case .move(let point)?: ".move(Point(\(point.x), \(point.y)))"
      case .wheel(let point, let way)?:
        ".wheel(at: Point(\(point.x), \(point.y)), by: Point(\(way.x), \(way.y)))"
      case .release?: ".release"
      default: "nil"
      }
    }
    return """
      import Engine

      func line(of view: View) -> String {
        view.subviews.map { inner in
          let box = inner.presentedBox
          let numbers = [box.minX, box.minY, box.width, box.height, inner.presented.alpha]
          return "\\(inner.key ?? "-") "
            + numbers.map { "\\(Int(($0 * 1000).rounded()))" }.joined(separator: " ") + ";"
            + line(of: inner)
        }.joined()
      }

      let events: [InputEvent?] = [nil, \(code.joined(separator: ", "))]
      let screen = ListsScreen()
      let runtime = Runtime(screen: screen, size: Size(400, 800))
      for (index, event) in events.enumerated() {
        _ = runtime.frame(
          at: Instant(frame: index, rate: 60), events: event.map { [$0] } ?? [])
        if index > 0 { print(line(of: screen.root)) }
      }
      """
  }
}
