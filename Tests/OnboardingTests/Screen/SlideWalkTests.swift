import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// The walk through slides that lead anywhere, which films show that are told nothing else.
@Suite struct SlideWalkTests {
  private func screen(_ deck: Deck) -> OnboardingScreen {
    OnboardingScreen(deck, fit: .canvas, artwork: Artwork(), measuring: PlainText())
  }

  private func deck(_ text: String = NavigationTests.app) throws -> Deck {
    try DeckFile(Array(text.utf8)).deck
  }

  private func walk(_ deck: Deck, size: Size = Size(400, 800), most: Int = 24) -> SlideWalk {
    SlideWalk(through: screen(deck), size: size, rest: most > 1 ? 0.7 : 0, most: most)
  }

  /// The slides that are shown at rest while a script is played, and the time of the end.
  private func played(
    _ script: InputScript, _ deck: Deck, size: Size = Size(400, 800), rate: Double = 60
  ) throws -> (slides: [String], end: Double) {
    let screen = screen(deck)
    var frames = FrameSequence(
      runtime: Runtime(screen: screen, size: size), size: size, rate: rate, script: script)
    var (names, end) = ([String](), 0.0)
    while let frame = try frames.next() {
      end = frame.report.time.seconds(since: .zero)
      if screen.transition == nil, names.last != screen.step.name { names.append(screen.step.name) }
    }
    return (names, end)
  }

  private let all = ["welcome", "list", "detail", "sheet", "detail", "list", "welcome"]

  @Test func itGoesToAllSlidesAndHome() throws {
    let deck = try deck()
    let walk = walk(deck)
    #expect(walk.visited == all)
    let keys = walk.script.entries.compactMap(\.origin)
    #expect(keys == [.view("start"), .view("row"), .view("plan")])
    #expect(walk.script.entries.suffix(3).allSatisfy { $0.event == .key(.backspace) })
  }

  @Test(arguments: [Size(400, 800), Size(800, 600), Size(320, 480)], [24.0, 50, 60])
  func itsScriptHolds(_ size: Size, _ rate: Double) throws {
    let deck = try deck()
    let film = try played(walk(deck).script, deck, size: size, rate: rate)
    #expect(film.slides == all)
    #expect(film.end < 20)
  }

  @Test func eachSlideRestsBeforeItIsLeft() throws {
    let times = walk(try deck()).script.entries.map { $0.time.seconds(since: .zero) }
    #expect(times.first == 0.7)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 == $0 || $1 - $0 > 0.9 })
  }

  @Test func theFirstChangeAloneBeginsAtOnce() throws {
    let walk = walk(try deck(), most: 1)
    #expect(walk.visited == ["welcome", "list"])
    #expect(walk.script.entries == InputScript.tap("start", at: .zero))
  }

  @Test func whatGoesOnByItselfNeedsNoInput() throws {
    let deck = try deck(
      #"""
      {"slides": [
        {"name": "a", "button": false, "after": {"seconds": 0.3, "to": "b"}},
        {"name": "b", "button": false, "elements": [{"id": "x", "text": "x", "tap": "c"}]},
        {"name": "c", "button": false}]}
      """#)
    #expect(walk(deck, most: 1).script.entries.isEmpty)
    #expect(walk(deck).visited == ["a", "b", "c", "b"])
  }

  @Test func handsAndKeysLeadOnWhereNothingIsPressed() throws {
    let deck = try deck(
      #"""
      {"canvas": [400, 800], "slides": [
        {"name": "a", "elements": [{"id": "x", "fill": "red", "frame": [0, 0, 9, 9],
          "drag": {"direction": "up", "to": "c"}}]},
        {"name": "b"}, {"name": "c", "button": false}]}
      """#)
    #expect(walk(deck).visited == ["a", "c", "a", "b", "a"])
  }

  @Test func whatLeadsNowhereIsNoWalk() throws {
    let deck = try deck(
      #"{"slides": [{"name": "a", "button": false, "elements": [{"id": "x", "text": "x", "tap": "a"}]}]}"#
    )
    #expect(deck.isGraph && walk(deck).script.entries.isEmpty)
  }

  @Test func itIsBoundedAndCanBePlayed() throws {
    try forAll(seeds: 0..<200) { random in
      let deck = try NavigationWorldTests().document(&random).deck
      let walk = walk(deck)
      let last = walk.script.entries.last?.time.seconds(since: .zero) ?? 0
      #expect(walk.visited.count <= 60 && last <= 31)
      let film = try played(walk.script, deck)
      #expect(film.slides.last == walk.visited.last, "\(walk.visited), but \(film.slides)")
    }
  }
}
