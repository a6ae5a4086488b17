import Engine
import EngineTestSupport
import Testing

@testable import pokeanim

/// What keeps the frames in the middle of the pairs readable.
@Suite struct PairChoreographyTests {
  /// Twenty frames of a way, from its start to its end.
  private func way(_ pair: PairName, _ size: Size) -> [(Still, SquaresScreen)] {
    let film = FilmedScreen(squares(pair), size: size, isDrawn: false)
    film.frame(.press(.zero))
    return (0...20).map { step in
      let still = film.frame(.move(Point(8 + size.width * Double(step) / 20, 0)))
      return (still, film.screen)
    }
  }

  /// The boxes of all views by id, as they lie on each other.
  private func painted(_ screen: SquaresScreen) -> [View] {
    var views: [View] = []
    screen.root.forEachInPaintOrder { if $0.key != nil { views.append($0) } }
    return views
  }

  @Test func anIconNeverLiesOnItsWords() {
    for size in LayoutPair.pages {
      for (still, _) in way(.grid, size) {
        for icon in still.shapes where icon.key.hasSuffix(".icon") {
          let family = icon.key.prefix { $0 != "." }
          for part in ["title", "note"] {
            let words = still["\(family).\(part)"]?.frame
            #expect(
              words?.intersects(icon.frame) == false, "\(family).\(part) at \(still.progress)")
          }
        }
      }
    }
  }

  @Test func aTileHidesWhatLiesUnderIt() {
    for size in LayoutPair.pages {
      for (_, screen) in way(.text, size) {
        let words = painted(screen).filter { $0.key?.hasPrefix("w") ?? false }
        #expect(words.map(\.key) == (1...words.count).map { "w\($0)" }, "in the text's order")
        #expect(words.count > 15)
        for word in words {
          #expect(word.presented.backgroundColor.alpha == 1 && word.presented.alpha == 1)
        }
      }
    }
  }

  /// What can be seen through lies below or above all other rows, never between them.
  @Test func inTheListWhatFadesIsFirstOrLast() {
    for size in LayoutPair.pages {
      for (still, screen) in way(.list, size) {
        let rows = painted(screen).compactMap(\.key).filter { !$0.contains(".") }
        if let tide = rows.firstIndex(of: "tide") { #expect(tide == 0, "\(rows)") }
        if let bus = rows.firstIndex(of: "bus") { #expect(bus == rows.count - 1, "\(rows)") }
        for key in rows where !["tide", "bus"].contains(key) {
          #expect(still[key]?.alpha == 1)
        }
      }
    }
  }

  @Test func aPictureLiesOnTheWordsItPasses() {
    for (_, screen) in way(.mirror, LayoutPair.pages[0]) {
      let keys = painted(screen).compactMap(\.key)
      let picture = keys.firstIndex(of: "mara") ?? 0
      for words in ["name", "status"] { #expect(keys.firstIndex(of: words) ?? 99 < picture) }
    }
  }

  /// A page beside something else is the page of a smaller window.
  @Test func thePageLeavesRoom() {
    for window in [Size(960, 720), Size(320, 480), Size(1920, 1080)] {
      let layout = TunerLayout(window: window, sliders: 5)
      let covered = layout.covered(of: window)
      let page = SquaresPage(size: window, covered: covered)
      let alone = SquaresPage(
        size: Size(window.width - covered.right, window.height - covered.bottom))
      #expect(page.sheet == alone.sheet && page.picker.row == alone.picker.row)
      #expect(!page.sheet.intersects(layout.frame) && !page.picker.row.intersects(layout.frame))
    }
  }
}
