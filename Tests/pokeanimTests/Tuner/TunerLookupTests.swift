import Engine
import EngineTestSupport
import Onboarding
import Testing

@testable import Studio
@testable import pokeanim

/// The work that the tuner makes with slides of many elements: each lookup goes through all of them.
@Suite struct TunerLookupTests {
  private func screen(elements: Int) -> OnboardingScreen {
    let motion = SlideMotion(enter: [.fade], leave: [.fade])
    let slides = ["a", "b", "c"].map { name in
      Slide(
        name, color: .white,
        elements: (0..<elements).map {
          SlideElement("\(name)\($0)", .shape, place: .title, fluid: motion)
        })
    }
    return OnboardingScreen(
      Deck(slides), fit: .canvas, artwork: Artwork(), measuring: PlainText())
  }

  /// The lookups that something asks for.
  private func lookups(_ screen: OnboardingScreen, _ body: () -> Void) -> Int {
    let before = screen.motionTableCount
    body()
    return screen.motionTableCount - before
  }

  @Test(arguments: [1, 100]) func itsPictureLooksTheMotionsUpOnce(elements: Int) {
    let screen = screen(elements: elements)
    let tuner = Tuner()
    let builder = DisplayListBuilder(measuring: PlainText())
    tuner.screen = { screen }
    tuner.resize(to: Size(960, 720), room: Size(960, 720), at: .zero)
    tuner.toggle()
    tuner.update()
    let counted = lookups(screen) { #expect(screen.motions.count == 3 * elements + 1) }
    #expect(counted == 1)
    let count = lookups(screen) {
      tuner.layOut()
      #expect(tuner.inputTrees.count == 1 && !tuner.commands(builder).isEmpty)
    }
    #expect(count == 0)
    screen.tune("a0", to: .linear(duration: 2))
    #expect(lookups(screen) { for _ in 0..<9 { tuner.layOut() } } == 1)
  }

  /// Tunes all elements of one screen as those of another one are, and back.
  @Test func goingOverToOtherMotionsLooksThemUpOnce() {
    let (screen, other) = (screen(elements: 8), screen(elements: 8))
    for name in other.motions.map(\.name) { other.tune(name, to: .linear(duration: 2)) }
    other.wait("a0", for: 1)
    #expect(lookups(screen) { screen.move(like: other) } <= 1)
    #expect(screen.motions == other.motions)
    #expect(lookups(screen) { screen.moveAsDesigned() } <= 1)
    #expect(screen.motions.allSatisfy { $0.type == $0.standard && $0.delay == 0 })
  }
}
