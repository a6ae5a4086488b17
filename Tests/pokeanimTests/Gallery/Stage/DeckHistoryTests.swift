import Engine
import EngineTestSupport
import Testing

@testable import Studio
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

  /// On screen the last change can be played back, and on again, at any time: the present deck is the
  /// one before or after the change, and each undo shows what was before that.
  @Test func changesThatArePlayedBackLoseNothing() {
    forAll(seeds: 0..<300) { generator in
      var history = DeckHistory()
      var decks = [GalleryDeck(count: 3)]
      var present = 0
      // So many of the decks were met: what is after a change is not, before something else happens.
      var known = 1
      // The two sides of the last change.
      var change: (before: Int, after: Int)?
      for _ in 0..<30 {
        switch generator.int(in: 0...4) {
        case 0, 1:
          let way = generator.chance(0.5) ? 1 : -1
          known = max(known, present + 1)
          let wanted = way > 0 ? history.redo(decks[present]) : history.undo(decks[present])
          let next = present + way
          let isThere = (0..<known).contains(next)
          #expect(wanted?.cards == (isThere ? decks[next].cards : nil))
          guard isThere else { continue }
          (change, present) = ((present, next), next)
        case 2: if let change { present = change.before }
        case 3: if let change { present = change.after }
        default:
          history.remember(decks[present])
          var deck = decks[present]
          deck.add()
          decks = decks[...present] + [deck]
          known = present + 1
          (change, present) = ((present, present + 1), present + 1)
        }
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

  /// An undo is a change as well, which is taken back by its keys.
  @Test func anUndoThatWasPlayedBackIsDoneAgain() {
    let film = filmedGallery()
    var seen = [film.ids]
    for key: Key in ["A", "S"] {
      film.key(key)
      film.rest()
      seen.append(film.ids)
    }
    for (key, ids) in [
      ("Ctrl+Z", 1), (.left, 2), ("Ctrl+Z", 1), ("Ctrl+Z", 0), ("Ctrl+Shift+Z", 1),
    ]
      as [(Key, Int)]
    {
      film.key(key)
      film.rest()
      #expect(film.ids == seen[ids], "\(key.rawValue)")
    }
    for (key, ids) in [(.left, 0), ("Ctrl+Shift+Z", 1), ("Ctrl+Shift+Z", 2)] as [(Key, Int)] {
      film.key(key)
      film.rest()
      #expect(film.ids == seen[ids], "\(key.rawValue)")
    }
  }

  /// Decks that are equal and lie on both sides of another one.
  @Test func twiceReversedIsNotNeverReversed() {
    let film = filmedGallery()
    let before = film.ids
    for key: Key in ["V", "V", "Ctrl+Z", .left] {
      film.key(key)
      film.rest()
    }
    #expect(film.ids == before)
    film.key("Ctrl+Z")
    film.rest()
    #expect(film.ids == before.reversed())
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
