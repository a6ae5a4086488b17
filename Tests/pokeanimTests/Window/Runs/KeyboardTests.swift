import EngineSDLTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

extension WindowTests {
  /// Keyboards of several countries, and keys that are held with others.
  @Suite(
    .serialized,
    .enabled(if: InstalledTools.hasKeyboards, "setxkbmap is missing: make setup-tests"))
  struct Keyboards {
    private let display: VirtualDisplay

    init() throws { display = try VirtualDisplay() }

    private func waitForPill(_ isThere: Bool, _ window: WindowDriver, _ what: String) throws {
      try eventually(what) {
        let pixel = try window.pixel(936, 30)
        return (pixel != Rendered.colors[0] && pixel.red < 128) == isThere
      }
    }

    @Test(arguments: ["us", "de", "fr", "se"])
    func bracketsCommaAndPeriodAreWhereTheCountryHasThem(_ layout: String) throws {
      try display.setKeyboard(layout)
      let window = try WindowDriver(on: display)
      try window.waitForSlide(Rendered.slide(0), "the first slide")
      try window.key("bracketleft")
      try waitForPill(true, window, "[ halves the speed")
      try window.key("bracketright")
      try waitForPill(false, window, "] doubles it again")
      try window.key("period")
      try waitForPill(true, window, ". goes a frame on, and pauses")
      let paused = try window.holdStill()
      try window.key("period", "period", "period", "period")
      try eventually("four frames on") { try window.picture() != paused }
      try window.key("comma", "comma", "comma", "comma")
      try eventually("four frames back") { try window.picture() == paused }
    }

    @Test func keysHeldWithOthersDoNothing() throws {
      let window = try WindowDriver("--screen", "gallery", on: display)
      let cards = try window.holdStill()
      try window.key("ctrl+c", "alt+s", "super+a", "ctrl+shift+c", "Alt_R+s", "alt+2", "alt+q")
      #expect(try window.holdStill() == cards)
      // Shift and the lock of capitals make another character of it, and no other key.
      try window.key("Caps_Lock", "shift+a", "Caps_Lock")
      try eventually("a card comes") { try window.picture() != cards }
      try window.key("ctrl+q")
      try window.expectGoodEnd()
    }

    @Test func aLineTakesWhatTheKeyboardWrites() throws {
      try display.setKeyboard("de")
      // Small, since pages fade, and unoptimised painting of large ones takes long.
      let window = try WindowDriver("--screen", "algebra", size: (480, 360), on: display)
      // A line that was written in plays from its start again.
      try window.key("Down", "Down", "Down", "bracketleft", "BackSpace")
      let line = try window.holdStill(for: 1)
      try window.key("alt+x", "super+x", "ctrl+x")
      #expect(try window.holdStill() == line)
      try window.key("bracketleft")
      try eventually("a bracket is written") { try window.picture() != line }
      try window.key("BackSpace")
      try eventually("it is gone again") { try window.picture() == line }
    }

    @Test func aLineIsSelectedCutPastedAndUndone() throws {
      let script = """
        0 key Down
        0 key Down
        0 key Down
        2 key Backspace
        4 text d
        6 key Shift+Left
        6 key Ctrl+Shift+Left
        6 key Ctrl+Shift+Left
        8 key Ctrl+X
        """
      let pictures = try Rendered.windows(.algebra, script: script, count: 10)
      let (short, line, selected, cut) = (pictures[3], pictures[5], pictures[7], pictures[9])
      #expect(Set([short, line, selected, cut].map(\.pixels)).count == 4)
      try display.setKeyboard("de")
      let window = try WindowDriver("--screen", "algebra", on: display)
      func expect(_ picture: Picture, after keys: String...) throws {
        try window.key(keys)
        try eventually("\(keys)") { try window.picture() == picture }
      }
      try expect(short, after: "Down", "Down", "Down", "BackSpace")
      try expect(line, after: "d")
      try expect(selected, after: "shift+Left", "ctrl+shift+Left", "ctrl+shift+Left")
      try expect(cut, after: "ctrl+x")
      try expect(line, after: "ctrl+v")
      try expect(cut, after: "ctrl+z")
      try expect(selected, after: "ctrl+z")
      try expect(line, after: "ctrl+shift+z", "ctrl+shift+z")
      try window.press(200, 166)
      try window.move(300, 166)
      try window.release()
      try eventually("the drag selects") { try window.picture() != line }
      try expect(line, after: "BackSpace", "ctrl+z", "End")
    }
  }
}
