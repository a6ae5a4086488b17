import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Onboarding

/// The slides and changes that links lead to.
@Suite struct SlideGraphTests {
  private func graph(_ text: String) throws -> SlideGraph {
    SlideGraph(try DeckFile(Array(text.utf8)).deck)
  }

  private func words(_ graph: SlideGraph) -> [String] {
    graph.changes.map { change in
      graph.slides[change.old].name + ">" + graph.slides[change.new].name
        + (change.isReversed ? " back" : "")
    }
  }

  @Test func everyLinkAndEachWayBackIsAChange() throws {
    let graph = try graph(NavigationTests.app)
    #expect(graph.slides.map(\.name) == ["welcome", "list", "detail", "sheet"])
    #expect(graph.slides[3].covered == ["detail"])
    let wanted = [
      "welcome>list", "list>detail", "list>welcome back", "detail>sheet", "detail>list back",
      "sheet>welcome", "sheet>detail back", "welcome>detail back", "welcome>list back",
    ]
    #expect(Set(words(graph)).isSuperset(of: wanted.dropLast()))
    #expect(graph.changes.allSatisfy { $0.isMirrored == $0.isReversed })
  }

  @Test func aSlideOverWhicheverIsShownOnceOverEach() throws {
    let graph = try graph(
      #"""
      {"slides": [
        {"name": "a", "button": false, "elements": [
          {"id": "x", "fill": "red", "frame": [0, 0, 9, 9], "tap": "b"},
          {"id": "y", "fill": "red", "frame": [0, 0, 9, 9], "tap": "s"}]},
        {"name": "b", "button": false, "elements": [
          {"id": "x", "fill": "red", "frame": [0, 0, 9, 9], "tap": "s"}]},
        {"name": "s", "over": true}]}
      """#)
    #expect(graph.slides.filter { $0.name == "s" }.map(\.covered) == [["a"], ["b"]])
    #expect(graph.isWhole)
  }

  /// Whatever a person does, the change on screen is one that the graph has.
  @Test func randomWalksTakeNoOtherChange() throws {
    let deck = try DeckFile(Array(NavigationTests.app.utf8)).deck
    let graph = SlideGraph(deck)
    let known = Set(graph.changes)
    forAll(seeds: 0..<40) { random in
      guard let film = try? NavigationTests.film() else { return }
      for _ in 0..<30 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: film.frame(.key(.backspace))
        case 1: film.frame(.key(.escape))
        default:
          let taps = film.screen.root.subviews.filter { $0.action != nil }
          guard let view = taps.randomElement(using: &random) else { break }
          film.frame(.press(view.presentedBox.center))
          film.frame(.release)
        }
        if let pair = film.screen.tree.pair, let transition = film.screen.transition {
          let isBack = transition.origin == .end
          let (old, new) = isBack ? (pair.new, pair.old) : (pair.old, pair.new)
          let passage = film.screen.tree.props.passage
          let places = [old, new].map { end in graph.slides.firstIndex(of: end.step) }
          let change = places[0].flatMap { from in
            places[1].map {
              SlideGraph.Change(
                old: from, new: $0, type: passage.type, isReversed: isBack,
                isMirrored: passage.isMirrored)
            }
          }
          #expect(change.map(known.contains) ?? false, "\(old.step) to \(new.step)")
        }
        film.rest()
      }
    }
  }
}
