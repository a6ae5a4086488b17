import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import pokeanim

/// The pill of the screens' names, on whatever lies below it.
@Suite struct NavBarTests {
  private let stage = Stage()
  private let bar: NavBar
  private let night = Color(27, 42, 73)

  init() {
    bar = NavBar(
      ["a", "b"], on: stage, typesetter: Typesetter(measuring: PlainText()), choose: { _ in })
    bar.resize(to: Size(960, 720), selected: 0)
    stage.advance(to: .zero)
  }

  private var ground: Color? { stage.root.subviews.first?.presented.backgroundColor }

  private func advance(to seconds: Double) { stage.advance(to: .zero.advanced(bySeconds: seconds)) }

  @Test func onDarkItHasAGroundOfItsOwn() {
    bar.follow(night)
    #expect(
      ground == Palette.page.withAlpha(0.92) && !stage.isRunning, "it is there from the start")
    bar.follow(.white)
    advance(to: 0.1)
    let middle = ground?.alpha ?? 0
    advance(to: 0.3)
    #expect(ground == Palette.current.bar && !stage.isRunning)
    #expect(Palette.current.bar.alpha < middle && middle < 0.92)
    bar.follow(.white)
    #expect(!stage.isRunning)
    bar.follow(night)
    bar.resize(to: Size(800, 600), selected: 1)
    advance(to: 0.6)
    #expect(ground == Palette.page.withAlpha(0.92))
  }

  @Test func aDarkThemeNeedsNone() {
    Theme.$current.withValue(.dark) {
      bar.recolour()
      bar.follow(night)
      #expect(ground == Palette.current.bar)
    }
  }
}
