import Engine
import EngineTestSupport
import Testing

@testable import pokeanim

@Suite struct DeckHistoryTests {
  /// Random changes, undone and redone, against two plain stacks.
  @Test func itIsTwoStacks() {
    forAll(seeds: 0..<200) { generator in
      var history = DeckHistory()
      var deck = GalleryDeck(count: 3)
      var (past, future): ([GalleryDeck], [GalleryDeck]) = ([], [])
      for _ in 0..<40 {
        switch generator.int(in: 0...3) {
        case 0:
          if let wanted = history.undo(deck) { deck = wanted }
          if let last = past.popLast() { future.append(last) }
        case 1:
          if let wanted = history.redo(deck) { deck = wanted }
          if let last = future.popLast() { past.append(last) }
        default:
          history.remember(deck)
          past.append(deck)
          future = []
          deck.add()
        }
        #expect(deck.cards.count == 3 + past.count)
      }
    }
  }

  @Test func onlyTheLastHundredAreRemembered() {
    var (history, deck) = (DeckHistory(), GalleryDeck(count: 0))
    for _ in 0..<150 {
      history.remember(deck)
      deck.add()
    }
    while let wanted = history.undo(deck) { deck = wanted }
    #expect(deck.cards.count == 150 - DeckHistory.most)
  }
}

/// Ctrl+Z and Ctrl+Shift+Z in the gallery.
@Suite struct GalleryUndoTests {
  @Test(arguments: ["A", "-", "S", "V", "C", "F"] as [Key])
  func aChangeIsTakenBackAndDoneAgain(_ key: Key) {
    let film = filmedGallery()
    let before = film.ids
    film.key(key)
    film.rest()
    let after = film.ids
    #expect(after != before)
    film.key("Ctrl+Z")
    #expect(film.last.isRunning && film.gallery.changeName == "Undo")
    film.rest()
    #expect(film.ids == before)
    film.key("Ctrl+Shift+Z")
    film.rest()
    #expect(film.ids == after && film.gallery.changeName == "Redo")
    film.key("Ctrl+Shift+Z")
    #expect(film.ids == after && !film.last.isRunning)
  }

  @Test func itCanBeInterruptedAndScrubbedLikeAnyOther() {
    let film = filmedGallery()
    let before = film.ids
    film.key("S")
    film.wait(5)
    film.key("Ctrl+Z")
    film.wait(5)
    film.key(.left)
    film.rest()
    #expect(film.ids != before)
    film.key(.right)
    film.rest()
    #expect(film.ids == before)
  }

  /// The keys of the last change lead there too: then it is not taken back twice.
  @Test func aChangeThatWasPlayedBackIsNotTakenBack() {
    let film = filmedGallery()
    let before = film.ids
    film.key("A")
    film.rest()
    film.key("S")
    film.rest()
    film.key(.left)
    film.rest()
    film.key("Ctrl+Z")
    film.rest()
    #expect(film.ids == before)
  }

  @Test func aCrossAndADragAreOneChangeEach() throws {
    let film = filmedGallery()
    let before = film.ids
    film.frame(.hover(film.middle(of: before[2])))
    film.wait(10)
    film.click(try film.cross(of: before[2]))
    film.rest()
    let clicked = film.ids
    film.frame(.press(film.middle(of: clicked[0])))
    for index in 3...9 {
      film.frame(.move(film.middle(of: clicked[index])))
      film.wait(5)
    }
    film.frame(.release)
    film.rest()
    #expect(film.ids != clicked && clicked.count == 17)
    film.key("Ctrl+Z")
    film.rest()
    #expect(film.ids == clicked)
    film.key("Ctrl+Z")
    film.rest()
    #expect(film.ids == before)
    film.key("Ctrl+Z")
    #expect(film.ids == before && !film.last.isRunning)
  }

  @Test func afterAnotherChangeNothingIsDoneAgain() {
    let film = filmedGallery()
    for key: Key in ["S", "Ctrl+Z", "A"] {
      film.key(key)
      film.rest()
    }
    let ids = film.ids
    film.key("Ctrl+Shift+Z")
    #expect(film.ids == ids)
  }
}
