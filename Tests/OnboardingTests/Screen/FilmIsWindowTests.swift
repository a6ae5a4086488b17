import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// A film of the slides and their window show the same at the same moment.
@Suite struct FilmIsWindowTests {
  /// Slides of a stranger: other words on each button, and a sheet that lies over the last one.
  private static let own = """
    {"canvas": [390, 844], "slides": [
      {"button": "Go on", "elements": [{"id": "a", "text": "One", "frame": [40, 80, 200, 40]}]},
      {"button": "More", "elements": [{"id": "a", "text": "Two", "frame": [60, 300, 200, 40]}]},
      {"button": "Remind me", "elements": [
        {"id": "sheet", "fill": "#fff", "frame": [0, 400, 390, 444]},
        {"id": "a", "text": "Three", "frame": [60, 500, 200, 40]}]}]}
    """

  private func deck(_ isOwn: Bool) throws -> Deck {
    isOwn ? try DeckFile(Array(Self.own.utf8)).deck : .builtIn
  }

  private func film(
    _ deck: Deck, _ fit: OnboardingScreen.Fit, _ motion: MotionSet
  ) -> FilmedOnboarding {
    FilmedScreen(
      OnboardingScreen(
        deck, fit: fit, artwork: Artwork(), measuring: PlainText(), motion: motion),
      size: deck.canvas)
  }

  /// The commands of the slides, without the colour around them and what a window has for a hand.
  private func slides(_ film: FilmedOnboarding) -> DrawCommand? {
    film.picture.commands.first { if case .layer = $0 { true } else { false } }
  }

  @Test(arguments: [false, true], MotionSet.allCases)
  func everyMomentIsTheSame(isOwn: Bool, motion: MotionSet) throws {
    let deck = try deck(isOwn)
    let (film, window) = (film(deck, .canvas, motion), film(deck, .window, motion))
    let middle = Point(deck.canvas.width / 2, deck.canvas.height / 3)
    let keys: [(frame: Int, key: Key)] = [(3, .right), (20, .right), (30, .left), (90, .right)]
    for index in 0..<260 {
      var events: [InputEvent] = keys.filter { $0.frame == index }.map { .key($0.key) }
      if index == 150 { events.append(.press(middle)) }
      if 150..<170 ~= index {
        events.append(.move(middle + Point(-4 * Double(index - 150), 0)))
      }
      if index == 170 { events.append(.release) }
      film.frame(events)
      window.frame(events)
      let shown: DrawCommand = try #require(slides(film))
      #expect(slides(window) == shown, "frame \(index)")
    }
  }

  /// The old slide's word fades where the old slide stands, and none is seen between the two.
  @Test(arguments: [OnboardingScreen.Fit.canvas, .window])
  func aWordHasGoneBeforeTheNextComes(fit: OnboardingScreen.Fit) throws {
    let film = film(try deck(true), fit, .fluid)
    film.frame()
    film.frame(.key(.right))
    var seen: [(word: String, opacity: Double)] = []
    while film.screen.isRunning {
      seen.append(
        film.screen.seenWord.map { ($0.string, $0.color.alpha / 0.85) } ?? ("", 0))
      film.frame()
    }
    let words = seen.map(\.word)
    #expect(words.first == "Go on" && words.last == "More")
    let change = try #require(words.firstIndex { $0 != "Go on" })
    #expect(words[change...].allSatisfy { $0 != "Go on" })
    let steps = zip(seen, seen.dropFirst()).map { abs($0.opacity - $1.opacity) }
    #expect(steps.allSatisfy { $0 < 0.5 } && seen[change].opacity < 0.5)
    #expect(abs(Double(change) / Double(seen.count) - 0.5) < 0.15)
  }

  /// What lies over the button lies over its word, too, in a window as well.
  @Test func aSheetHidesTheButtonsWord() throws {
    let film = film(try deck(true), .window, .fluid)
    film.frame()
    for _ in 0..<2 {
      film.key(.right)
      film.rest()
    }
    let slides = try #require(self.slides(film))
    #expect(film.screen.seenWord?.string == "Remind me")
    #expect(film.picture.commands.last != slides, "dots lie over the slide")
    for command in film.picture.commands.drop(while: { $0 != slides }).dropFirst() {
      #expect(!"\(command)".contains("Remind me"))
    }
  }
}
