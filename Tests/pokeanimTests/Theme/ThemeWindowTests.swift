import Engine
import EngineSDLTestSupport
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

extension WindowTests {
  /// The theme of a real window.
  @Suite(.serialized) struct Themes {
    private let display: VirtualDisplay

    init() throws { display = try VirtualDisplay() }

    private func shade(_ color: Color) -> Shade {
      Shade(
        Int((color.red * 255).rounded()), Int((color.green * 255).rounded()),
        Int((color.blue * 255).rounded()))
    }

    /// Waits for the page's colour, beside the gallery's cards.
    private func waitForPage(_ palette: Palette, _ window: WindowDriver, _ what: String) throws {
      let wanted = shade(palette.page)
      try eventually(what) { try window.pixel(4, 300) == wanted }
    }

    @Test func theMouseAndTheKeyChangeIt() throws {
      let window = try WindowDriver("--screen", "gallery", "--theme", "dark", on: display)
      try waitForPage(.dark, window, "it is dark from the first picture on")
      // Off the cards, on which a cross comes with the pointer.
      try window.move(300, 700)
      let dark = try window.holdStill()
      let film = try filmedTuner(on: .gallery)
      _ = film.screen.display()
      let mark = try film.middle(of: NavBar.theme)
      try window.press(Int(mark.x), Int(mark.y))
      try window.release()
      try waitForPage(.light, window, "no word of the desktop: it is light")
      try window.key("F6", "F6")
      try waitForPage(.dark, window, "once more around")
      try window.move(300, 700)
      // The words about it are gone again.
      try eventually("as it was before") { try window.picture() == dark }
      try window.key("ctrl+q")
      try window.expectGoodEnd()
    }
  }
}
