import Engine
import EngineTestSupport
import Testing

@testable import Engine
@testable import EngineSDL
@testable import Studio
@testable import pokeanim

@Suite struct RemovedPillTests {
  private let pill = RemovedPill(measuring: SilentText(), reducesMotion: false)
  private let deck = GalleryDeck(count: 4)

  private func instant(_ seconds: Double) -> Instant { .zero.advanced(bySeconds: seconds) }

  private func tell(_ cards: [GalleryCard], at seconds: Double) {
    pill.tell(of: deck.cards[0].kind.name, leaving: cards, at: instant(seconds))
  }

  private func words(_ cards: [GalleryCard], at seconds: Double, hidden: Bool = false) -> String? {
    pill.follow(cards, isHidden: hidden, at: instant(seconds))
    return pill.words
  }

  @Test func itIsThereForFourSeconds() {
    let cards = Array(deck.cards.dropFirst())
    tell(cards, at: 10)
    let name = "Removed \(deck.cards[0].kind.name)"
    #expect(words(cards, at: 10) == name && words(cards, at: 13.9) == name)
    #expect(pill.nextPicture == instant(14))
    #expect(words(cards, at: 14) == nil && pill.nextPicture == nil)
  }

  @Test func itGoesForGoodWhenTheDeckChanges() {
    let cards = Array(deck.cards.dropFirst())
    tell(cards, at: 0)
    #expect(words(deck.cards, at: 1) == nil && words(cards, at: 1.5) == nil)
  }

  @Test func anotherCardTakesItsPlaceAndItsTime() {
    tell(Array(deck.cards.dropFirst()), at: 0)
    let cards = Array(deck.cards.dropFirst(2))
    pill.tell(of: deck.cards[1].kind.name, leaving: cards, at: instant(3))
    #expect(words(cards, at: 6.9) == "Removed \(deck.cards[1].kind.name)")
    #expect(words(cards, at: 7) == nil)
  }

  @Test func itGoesWhereNoCardsAre() {
    let cards = Array(deck.cards.dropFirst())
    tell(cards, at: 0)
    #expect(words(cards, at: 1, hidden: true) == nil)
  }

  // MARK: In the gallery

  /// The desktop may ask for less motion at any time.
  @Test func itTakesLessMotionWhileItRuns() {
    func pictures(asFrom first: Bool) -> [DisplayList] {
      let film = filmedGallery(reducesMotion: first, isDrawn: true)
      film.rest()
      film.screen.reducesMotion = true
      film.key("-")
      return (0..<12).map { _ in
        film.frame()
        return film.picture
      }
    }
    let asEver = pictures(asFrom: true)
    #expect(pictures(asFrom: false) == asEver && asEver[0] != asEver[11])
  }

  private func film() -> FilmedGallery {
    let film = filmedGallery(isDrawn: true)
    film.rest()
    return film
  }

  @Test(arguments: ["key", "panel", "cross", "focus", "thrown"])
  func eachWayOfRemovingOneCardTellsItsName(_ way: String) throws {
    let film = film()
    let cards = film.gallery.deck.cards
    switch way {
    case "key": film.key("-")
    case "panel": film.push(.remove)
    case "focus":
      film.key(.tab)
      film.key(.delete)
    case "thrown":
      film.frame(.press(film.middle(of: film.ids[4])))
      film.frame(.move(Point(800, 300)))
      film.wait(15)
      film.frame(.release)
    default:
      film.frame(.hover(film.middle(of: film.ids[4])))
      film.wait(10)
      film.click(try film.cross(of: film.ids[4]))
    }
    let gone = try #require(cards.first { !film.ids.contains($0.id) })
    #expect(film.screen.pill.words == "Removed \(gone.kind.name)")
    #expect(film.rest() != nil)
    let button = try #require(film.screen.pill.button)
    #expect(film.gallery.room.contains(button.center))
    film.click(button.center)
    film.frame()
    #expect(film.gallery.deck.cards == cards && film.screen.pill.words == nil)
    #expect(film.gallery.changeName == "Undo" && film.rest() != nil)
  }

  @Test(arguments: [false, true]) func theFocusedItemLiesAboveIt(isList: Bool) throws {
    let film = filmedGallery(size: Size(320, 480))
    if isList { film.key("L") }
    film.rest()
    film.key(.tab)
    film.key(.end)
    film.rest()
    film.key(.delete)
    film.wait(60)
    let pill = try #require(film.screen.pill.button)
    let item = try #require(film.gallery.view.activeDescendant)
    let frame = item.presentedToRoot.boundingBox(of: item.bounds)
    #expect(frame.maxY <= pill.minY && frame.minY >= film.gallery.room.minY, "\(frame) \(pill)")
    film.wait(400)
    #expect(film.screen.pill.words == nil && film.rest() != nil)
    #expect(film.gallery.foot == 0)
  }

  @Test func itStaysWhileThePointerIsOnIt() throws {
    let film = film()
    film.key("-")
    film.wait(60)
    film.frame(.hover(try #require(film.screen.pill.button).center))
    film.wait(400)
    #expect(film.screen.pill.words != nil)
    film.frame(.hover(nil))
    film.wait(70)
    #expect(film.screen.pill.words == nil)
  }

  @Test func itComesAndGoesByAChange() {
    let film = film()
    film.key("-")
    film.frame()
    let first = film.picture
    film.frame()
    #expect(film.picture != first && film.last.isRunning)
    film.rest()
    let there = film.picture
    film.wait(240)
    #expect(film.screen.pill.words == nil && film.rest() != nil && film.picture != there)
  }

  @Test(arguments: ["A", "S", "Ctrl+Z"]) func anotherChangeTakesItAway(_ key: String) {
    let film = film()
    film.key("-")
    film.rest()
    film.key(Key(rawValue: key))
    #expect(film.screen.pill.words == nil)
  }

  @Test func allOfThemCanComeBackToo() {
    let film = filmedGallery()
    let before = film.ids
    film.push(.clear)
    #expect(film.ids == [] && film.screen.pill.words == "Removed 18 cards")
    film.screen.pill.onUndo()
    film.rest()
    #expect(film.ids == before)
  }
}
