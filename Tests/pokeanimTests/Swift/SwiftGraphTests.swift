import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Onboarding
@testable import Output
@testable import pokeanim

/// Exported Swift of slides that lead anywhere: built with the engine it is the program's slides, under
/// a hand, too.
@Suite struct SwiftGraphTests {
  private func source(_ slides: PageSlides) throws -> String {
    let screen = slides.screen()
    screen.resize(to: slides.deck.canvas, at: .zero)
    let graph = SlideGraph(slides.deck)
    return SwiftSlides(
      title: "Walks", props: screen.described, slides: graph.slides, graph: graph
    ).source.text
  }

  private static let opened =
    Touch.tap(200, 140) + Touch.rest(90) + Touch.tap(200, 730) + Touch.rest(90)
  /// A sheet is drawn down, thrown, caught, left alone, tapped away; then back by a drag, and by keys.
  private static let touches =
    opened + Touch.drag(from: 600, by: 8, frames: 20) + [.release] + Touch.rest(4)
    + Touch.drag(from: 740, by: -9, frames: 14) + [.release] + Touch.rest(90)
    + Touch.tap(200, 300) + Touch.rest(90)
    + [.press(20, 500)] + (1...20).map { .move(20 + 15 * Double($0), 500) } + [.release]
    + Touch.rest(90)

  /// The same touches in the same frames: the same views.
  @Test func aHandMovesTheSourceAsTheProgram() throws {
    let slides = try PageSlides(PageSlides.app)
    let folder = try TemporaryFolder()
    let source = try folder.file("Walks.swift", source(slides))
    let main = try folder.file("main.swift", Self.driver(Self.touches))
    let program = folder.path + "/program"
    let said = try Compiler.build([source, main], with: [.engine, .svg], as: program)
    try #require(said.isEmpty, "\(said)")
    let output = try Compiler.run([program])
    try #require(output.status == 0, "\(output.words)")
    let shown = output.words.split(separator: "\n", omittingEmptySubsequences: false)
    let film = slides.film()
    for (index, touch) in Self.touches.enumerated() {
      film.frame([touch.event].compactMap(\.self))
      let own = film.screen.root.subviews.map { Self.line(of: $0) }.joined(separator: ";")
      #expect(own.replacing("below sheet", with: "belowSheet") == shown[index], "frame \(index)")
    }
    #expect(shown.contains { $0.contains("panel") } && !(shown.last ?? "").contains("panel"))
  }

  private static func line(of view: View) -> String {
    let box = view.presentedBox
    let numbers = [box.minX, box.minY, box.width, box.height, view.presented.alpha]
    return "\(view.key ?? "-") "
      + numbers.map { "\(Int(($0 * 1000).rounded()))" }.joined(separator: " ")
  }

  /// A program that prints the views of all frames.
  private static func driver(_ touches: [Touch]) -> String {
    let events = touches.map { touch in
      switch touch {
      case .none: "nil"
      case .press(let x, let y): ".press(Point(\(x), \(y)))"
      case .move(let x, let y): ".move(Point(\(x), \(y)))"
      case .release: ".release"
      }
    }
    return """
      import Engine

      let events: [InputEvent?] = [nil, \(events.joined(separator: ", "))]
      let screen = WalksScreen()
      let runtime = Runtime(screen: screen, size: Size(400, 800))
      for (index, event) in events.enumerated() {
        _ = runtime.frame(
          at: Instant(frame: index, rate: 60), events: event.map { [$0] } ?? [])
        guard index > 0 else { continue }
        print(screen.root.subviews.map { view in
          let box = view.presentedBox
          let numbers = [box.minX, box.minY, box.width, box.height, view.presented.alpha]
          return "\\(view.key ?? "-") "
            + numbers.map { "\\(Int(($0 * 1000).rounded()))" }.joined(separator: " ")
        }.joined(separator: ";"))
      }
      """
  }

  /// It is written as `swift format` leaves it.
  @Test func itIsFormatted() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("Walks.swift", source(try PageSlides(PageSlides.app)))
    let said = try Compiler.run(["swift", "format", "lint", "--strict", "--recursive", folder.path])
    #expect(said.status == 0 && said.words.isEmpty, "\(said.words)")
  }
}
