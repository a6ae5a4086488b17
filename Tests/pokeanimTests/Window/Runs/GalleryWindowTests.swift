import Engine
import EngineSDL
import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

extension WindowTests {
  /// Screen 4 under the mouse, in a window of 960×720.
  @Suite(.serialized) struct Gallery {
    private let display: VirtualDisplay
    private let places = GalleryPlaces(
      window: Size(960, 720), covered: Insets(top: NavBar.height(in: Size(960, 720))))

    init() throws { display = try VirtualDisplay() }

    /// The window, with the pointer where it is on no card.
    private func gallery() throws -> WindowDriver {
      let window = try WindowDriver("--screen", "gallery", on: display)
      try window.move(900, 700)
      return window
    }

    /// The cards' part of the window.
    private func room(_ window: WindowDriver) throws -> Picture {
      try window.part(0, 0, Int(places.room.width), Int(places.room.maxY))
    }

    /// The cards' part of a picture without a window.
    private func rendered(_ script: String, count: Int) throws -> Picture {
      let frame = try Rendered.windows(.gallery, script: script, count: count)[count - 1]
      let (width, height) = (Int(places.room.width), Int(places.room.maxY))
      let rows = (0..<height).flatMap { y in
        frame.pixels[y * frame.width..<y * frame.width + width]
      }
      return Picture(width: width, height: height, pixels: rows)
    }

    private func wait(for wanted: Picture, in window: WindowDriver, _ what: String) throws {
      var last = 0
      try eventually({ "\(what): \(last) pixels differ" }) {
        last = try room(window).difference(from: wanted)
        return last == 0
      }
    }

    private func middle(ofCard index: Int) -> (x: Int, y: Int) {
      let grid = CardGrid(count: 18, room: places.room.size, size: .fit)
      let center = places.room.origin + grid.frame(index).center
      return (Int(center.x), Int(center.y))
    }

    /// The middle of "Undo", when the first creature's name that is there is a card's.
    private func undo(_ name: String) throws -> (x: Int, y: Int) {
      let pill = RemovedPill(measuring: try FontFinder().text {}, reducesMotion: true)
      let card = try #require(GalleryDeck(count: 18).cards.first { $0.kind.name == name })
      pill.tell(of: card.kind.name, leaving: [], at: .zero)
      pill.place(in: places)
      let center = try #require(pill.button).center
      return (Int(center.x), Int(center.y))
    }

    /// The mouse alone: a card has a cross while the pointer is on it, a click takes the card away,
    /// "Undo" brings it back.
    @Test func theMouseTakesACardAwayAndBringsItBack() throws {
      let (x, y) = middle(ofCard: 7)
      let side = CardGrid(count: 18, room: places.room.size, size: .fit).width
      let cross = (x: x + Int(side / 2 - 0.128 * side), y: y - Int(0.6 * side - 0.128 * side))
      let window = try gallery()
      let first = try rendered("", count: 1)
      try wait(for: first, in: window, "the first cards")
      try window.move(x, y)
      try eventually("a cross comes") { try room(window).difference(from: first) > 0 }
      try window.move(cross.x, cross.y)
      try window.holdStill()
      try window.press(cross.x, cross.y)
      try window.release()
      let name = GalleryDeck(count: 18).cards[7].kind.name
      let undo = try undo(name)
      try eventually("a pill comes") { try window.pixel(undo.x, undo.y).red < 128 }
      try window.move(undo.x, undo.y)
      try window.press(undo.x, undo.y)
      try window.release()
      try window.move(900, 700)
      try wait(for: first, in: window, "all cards are back, and nothing lies on them")
    }

    /// The keyboard alone: to the cards, one picked up and put down, another one taken away and
    /// brought back.
    @Test func theKeyboardCarriesACardAndTakesOneAway() throws {
      let window = try gallery()
      try wait(for: rendered("", count: 1), in: window, "the first cards")
      // Past the pill of the screens: four names, three marks.
      let tabs = Array(repeating: "Tab", count: 8)
      try window.key(tabs + ["Right", "space", "Down", "space", "Escape"])
      let keys = tabs + ["Right", "Space", "Down", "Space", "Escape"]
      let script = keys.map { "0 key \($0)" }.joined(separator: "\n")
      let carried = try rendered(script, count: 4)
      try wait(for: carried, in: window, "the second card is in the second row")
      try window.key("Tab", "shift+Tab", "Delete")
      try eventually("it goes") { try room(window).difference(from: carried) > 1000 }
      try window.key("Tab", "Return", "Escape")
      try wait(for: carried, in: window, "it is back")
    }

    @Test func aDragReorders() throws {
      let (from, to) = (middle(ofCard: 0), middle(ofCard: 7))
      let window = try gallery()
      try wait(for: rendered("", count: 1), in: window, "the first cards")
      try window.press(from.x, from.y)
      for step in 1...6 {
        try window.move(
          from.x + (to.x - from.x) * step / 6, from.y + (to.y - from.y) * step / 6)
      }
      try window.holdStill()
      try window.release()
      let script = "0 press \(from.x) \(from.y)\n0 move \(to.x) \(to.y)\n1 release"
      try wait(for: rendered(script, count: 5), in: window, "the card is among the others")
    }

    @Test func scrubbingAShuffleBackRestoresTheCards() throws {
      let window = try gallery()
      let first = try rendered("", count: 1)
      try wait(for: first, in: window, "the first cards")
      try window.key("s")
      try wait(for: rendered("0 key S", count: 4), in: window, "shuffled")
      try window.press(650, 600)
      try window.move(350, 600)
      // From where the press became a drag.
      let held = "0 key S\n2 press 650 600\n2 move 350 600"
      try wait(for: rendered(held, count: 4), in: window, "half the way back")
      try window.move(30, 600)
      try window.holdStill()
      try window.move(200, 600)
      try window.move(30, 600)
      try window.holdStill()
      try window.release()
      try wait(for: first, in: window, "as before")
    }
  }
}
