import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// When texts of slides pass behind each other.
@Suite struct SlideTextsTests {
  /// Slides between which texts change their places.
  private func deck(of count: Int = 2) -> Deck {
    let motion = SlideMotion(enter: [.fade], leave: [.fade])
    func slide(_ name: String, _ places: [Int]) -> Slide {
      Slide(
        name, color: .white,
        elements: places.enumerated().map { index, place in
          SlideElement(
            "text\(index)", .text(SlideText("text \(index)", size: 12)),
            place: .frame(Rect(20, 20 + 4 * Double(place), 90, 20)), fluid: motion,
            original: motion)
        })
    }
    let places = Array(0..<count)
    return Deck([
      slide("a", places), slide("b", places.reversed()), slide("c", places), slide("d", []),
    ])
  }

  private func film(
    _ deck: Deck, motion: MotionSet = .fluid, reducesMotion: Bool = false
  ) -> FilmedOnboarding {
    let film = FilmedScreen(
      onboarding(deck, reducesMotion: reducesMotion, motion: motion),
      size: IntroLayout.reference, isDrawn: false)
    film.frame()
    return film
  }

  @Test func textsPassOnTheirWayAlone() throws {
    let film = film(deck())
    let root = film.screen.root
    #expect(root.textEnds == nil)
    film.frame(.key(.right))
    let ends = try #require(root.textEnds)
    #expect(ends.count == 2 && ends.allSatisfy { $0.keys.sorted() == ["text0", "text1"] })
    #expect(ends[0]["text0"] != ends[1]["text0"] && ends[0]["text0"]?.count == 1)
    while film.frame().isRunning {}
    #expect(root.textEnds == nil)
  }

  /// What was on its way to another slide keeps that as an end.
  @Test func endsThatWereTakenOverCount() {
    let film = film(deck())
    film.frame(.key(.right))
    for _ in 0..<6 { film.frame() }
    film.frame(.key(.right))
    #expect(film.screen.root.textEnds?.count == 4)
  }

  @Test func theOriginalAndReducedMotionDoNot() {
    for film in [film(deck(), motion: .original), film(deck(), reducesMotion: true)] {
      film.frame(.key(.right))
      #expect(film.screen.transition != nil && film.screen.root.textEnds == nil)
    }
  }

  /// Their work would grow with the square of their number.
  @Test func moreTextsThanAnybodyReadsDoNot() {
    for (count, isMeant) in [(200, true), (201, false)] {
      let film = film(deck(of: count))
      film.frame(.key(.right))
      #expect((film.screen.root.textEnds != nil) == isMeant)
    }
  }
}
