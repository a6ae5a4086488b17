import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Engine
@testable import Studio
@testable import pokeanim

/// The keyboard on the cards, in a window of 960×720 with rows of five.
@Suite struct CardKeysTests {
  /// The gallery with the focus in its cards.
  private func focused(_ keys: Key..., list: Bool = false, reducesMotion: Bool = false)
    -> FilmedGallery
  {
    let film = filmedGallery(reducesMotion: reducesMotion)
    if list { film.key("L") }
    film.rest()
    film.key(.tab)
    for key in keys { film.key(key) }
    return film
  }

  private func card(_ film: FilmedGallery) -> Int? {
    film.screen.keys.focused(film.gallery).flatMap {
      film.gallery.cardsInSequence.firstIndex(of: $0)
    }
  }

  private func press(_ film: FilmedGallery, _ keys: Key...) { for key in keys { film.key(key) } }

  /// A card that a wheel scrolls out of sight can't be carried on.
  @Test func theWheelPutsACardDown() {
    let film = focused(.space)
    #expect(film.screen.keys.isCarrying && film.gallery.held != nil)
    film.frame(.wheel(at: film.gallery.room.center, by: Point(0, 60)))
    film.rest()
    #expect(!film.screen.keys.isCarrying && film.gallery.held == nil)
  }

  // MARK: Ways

  @Test func arrowsLeadToTheNearestCard() {
    let film = focused()
    #expect(film.gallery.view.hasFocus && card(film) == 0 && film.gallery.grid.columns == 5)
    let steps: [(Key, Int)] = [
      (.left, 0), (.right, 1), (.down, 6), (.down, 11), (.down, 16), (.down, 16), (.right, 17),
      (.up, 12), (.left, 11), (.end, 17), (.right, 17), (.home, 0), (.up, 0), (.pageDown, 15),
      (.pageUp, 0),
    ]
    for (key, place) in steps {
      film.key(key)
      #expect(card(film) == place, "\(key.rawValue)")
      let view = film.gallery.view
      #expect(view.activeDescendant === view.view(id: film.ids[place]))
    }
  }

  @Test func theLastRowMayBeShorter() {
    let ways = CardWays(count: 8, columns: 3, rows: 2)
    #expect(ways.target(of: .down, from: 5) == 7, "the nearest below")
    #expect(ways.target(of: .down, from: 7) == 7 && ways.target(of: .up, from: 7) == 4)
    #expect(ways.target(of: .pageUp, from: 7) == 1 && ways.target(of: .pageDown, from: 1) == 7)
    #expect(ways.target(of: .tab, from: 1) == nil && ways.target(of: .space, from: 1) == nil)
  }

  @Test func rowsOfTheListLieBelowEachOther() {
    let film = focused(.down, .down, .right, list: true)
    #expect(card(film) == 2)
    let row = film.gallery.itemID(of: film.gallery.cardsInSequence[2])
    #expect(film.gallery.view.activeDescendant === film.gallery.view.view(id: row))
    film.key(.space)
    film.wait(5)
    #expect(film.gallery.reactions.isRunning && film.gallery.held == nil)
  }

  @Test func theFocusedCardIsInSight() {
    let film = focused()
    film.screen.choose(at: .zero) { $0.size = .large }
    film.rest()
    for key: Key in [.end, .home, .pageDown, .down, .pageDown, .up, .up, .up] {
      film.key(key)
      film.rest()
      let frame = film.frame(id: film.ids[card(film) ?? 0])
      let view = film.gallery.view
      #expect(view.bounds.minY <= frame.minY && frame.maxY <= view.bounds.maxY)
      #expect(view.activeDescendant != nil)
    }
  }

  @Test func theFocusComesBackToWhereItWas() {
    let film = focused(.down, .right)
    film.key(.tab)
    #expect(!film.gallery.view.hasFocus)
    film.key(.shiftTab)
    #expect(card(film) == 6)
  }

  @Test func itComesToTheFirstInSight() {
    let film = filmedGallery()
    film.push(.size(.large))
    film.rest()
    film.key(.end)
    film.rest()
    film.key(.shiftTab)
    while !film.gallery.view.hasFocus { film.key(.tab) }
    let grid = film.gallery.grid
    let first = (0..<18).first { film.gallery.view.bounds.contains(grid.frame($0).center) }
    #expect(first ?? 0 > 0 && card(film) == first)
  }

  @Test func withoutTheFocusKeysAreWhatTheyWere() {
    let film = filmedGallery()
    press(film, .space, .right)
    #expect(film.ids.count == 18 && film.gallery.held == nil)
    let other = focused("S")
    other.rest()
    #expect(other.gallery.changeName == "Shuffle" && other.gallery.view.hasFocus)
  }

  @Test func returnLetsTheCreatureReact() {
    let film = focused(.right, .return)
    film.wait(6)
    let card = film.gallery.view.view(id: film.ids[1]) as? CardView
    #expect(card?.pose.hop ?? 0 > 0 && film.ids.count == 18)
  }

  @Test func theCardsComeBeforeWhatLiesAroundThem() throws {
    let film = filmedGallery()
    film.key("-")
    film.rest()
    let panel = try #require(film.screen.inputTrees.first { $0.focusRank == 3 }).root
    film.key(.tab)
    #expect(film.gallery.view.hasFocus)
    film.key(.tab)
    #expect(film.focused?.key == RemovedPill.undo)
    film.key(.tab)
    #expect(film.focused === film.screen.bar)
    film.key(.tab)
    #expect(film.focused?.isDescendant(of: panel) == true)
  }

  @Test(arguments: [Key.delete, .backspace]) func elsewhereNothingIsRemoved(_ key: Key) {
    let film = filmedGallery()
    film.key(key)
    while !film.gallery.view.hasFocus { film.key(.tab) }
    for _ in 0..<5 {
      film.key(.tab)
      film.key(key)
    }
    #expect(film.ids.count == 18)
  }

  // MARK: Carrying

  @Test func spacePicksUpArrowsCarryAndSpacePutsDown() throws {
    let film = focused(.space)
    let before = film.ids
    #expect(film.gallery.held == before[0] && film.screen.keys.isCarrying)
    film.wait(30)
    let view = try #require(film.gallery.view.view(id: before[0]))
    #expect(view.presented.transform.scale.x > 1.05, "it is lifted")
    press(film, .down, .right)
    var wanted = before
    wanted.insert(wanted.remove(at: 0), at: 6)
    #expect(film.ids == wanted)
    film.wait(60)
    #expect(try film.last.distance(of: before[0], to: film.middle(of: before[0])) < 1)
    #expect(film.gallery.view.activeDescendant === view)
    film.key(.space)
    #expect(film.gallery.held == nil && film.rest() != nil && film.ids == wanted)
    #expect(view.presented.transform == .identity && view.zPosition == 0 && !view.floats)
    film.key("Ctrl+Z")
    #expect(film.ids == before, "all of it is one change")
  }

  @Test func spacePicksNothingUpUnderAPressedHand() {
    let film = focused()
    film.frame(.press(film.middle(of: film.ids[0]) + film.gallery.room.origin))
    film.key(.shiftTab)
    film.key(.tab)
    film.key(.space)
    #expect(film.gallery.held == nil && !film.screen.keys.isCarrying)
    film.frame(.release)
    film.key(.space)
    #expect(film.screen.keys.isCarrying)
  }

  @Test func nothingJumpsWhileItIsCarried() {
    for reducesMotion in [false, true] {
      let film = focused(.space, reducesMotion: reducesMotion)
      for key: Key in [.right, .right, .down, .left, .space] {
        let before = film.last
        let after = film.again([.key(key)])
        for shape in before.shapes {
          let way = after[shape.key]?.frame.center.distance(to: shape.frame.center) ?? .infinity
          #expect(way < 1e-6, "\(shape.key) at \(key.rawValue)")
        }
        // A fade is over by then.
        film.wait(reducesMotion ? 12 : 4)
      }
    }
  }

  @Test func escapePutsItBack() {
    let film = focused(.right, .space)
    let before = film.ids
    press(film, .end, .up)
    #expect(film.ids != before)
    film.key(.escape)
    #expect(film.ids == before && film.gallery.held == nil && card(film) == 1)
    #expect(film.gallery.view.hasFocus && film.rest() != nil)
    film.key(.escape)
    #expect(!film.gallery.view.hasFocus, "a second one leaves the cards")
  }

  @Test(arguments: ["Tab", "S", "press", "resize", "panel"])
  func whateverElseHappensPutsItDown(_ event: String) {
    let film = focused(.space, .right)
    switch event {
    case "press": film.frame(.press(FilmedGallery.beside), .release)
    case "resize": film.frame(.resize(Size(800, 600)))
    case "panel": film.push(.perComponent)
    default: film.key(Key(rawValue: event))
    }
    #expect(film.gallery.held == nil && !film.screen.keys.isCarrying)
    #expect(film.rest() != nil && film.ids.count == 18)
  }

  /// A card is put down while it changes its size, and the change is taken back (random seed 7554).
  @Test func putDownOnItsWayItLiesAsItsSize() {
    let film = focused()
    press(film, "-", "Z")
    film.wait(3)
    press(film, .space)
    film.wait(2)
    film.key("R")
    #expect(film.rest() != nil && film.gallery.progress == 0)
    let cards = film.gallery.view.contentView.subviews.compactMap { $0 as? CardView }
    #expect(cards.count == 17 && cards.allSatisfy(\.liesAsItsSize))
  }

  // MARK: Removing

  @Test(arguments: [Key.delete, .backspace]) func theFocusGoesToTheNeighbour(_ key: Key) {
    let film = focused(.down, key)
    let ids = film.ids
    #expect(ids.count == 17 && card(film) == 5)
    film.key(.end)
    film.key(key)
    #expect(film.ids == Array(ids.dropLast()) && card(film) == 15)
  }

  @Test func theLastCardTakesTheFocusAlong() {
    let film = focused()
    while !film.ids.isEmpty { film.key(.delete) }
    film.frame()
    #expect(!film.gallery.view.hasFocus)
    film.key("Ctrl+Z")
    #expect(film.ids.count == 1)
  }

  @Test func aRowIsRemovedToo() {
    let film = focused(.down, .delete, list: true)
    #expect(film.ids.count == 17 && card(film) == 1)
    film.rest()
    film.key(.tab)
    film.key(.return)
    #expect(film.ids.count == 18, "Undo is the next stop")
  }

  @Test func onACanvasTheCardsHaveNoFocus() {
    let screen = GalleryScreen(
      options: AppOptions(Launch(place: .canvas), Resources(assets: "", text: SilentText())))
    let film = FilmedScreen(screen, size: Size(960, 720))
    film.frame()
    film.frame(.key(.shiftTab))
    #expect(!film.gallery.view.hasFocus && film.gallery.view.onKey == nil)
    film.frame(.hover(film.middle(of: film.ids[0])))
    film.wait(20)
    #expect((film.gallery.view.view(id: film.ids[0]) as? CardView)?.cross == nil)
    film.click(film.middle(of: film.ids[0]))
    film.frame()
    #expect(film.ids.count == 18 && film.gallery.reactions.isRunning, "as in a window")
  }

  @Test func theLineOfTimeIsAStopOnceThereIsAChange() {
    let film = filmedGallery()
    film.key(.shiftTab)
    film.key(.shiftTab)
    #expect(film.focused !== film.screen.bar)
    film.key("S")
    film.rest()
    while !film.gallery.view.hasFocus { film.key(.tab) }
    film.key(.tab)
    #expect(film.focused === film.screen.bar)
    film.key(.pageDown)
    #expect(abs(film.last.progress - 0.9) < 1e-9 && film.screen.isPaused)
    film.key(.home)
    #expect(film.last.progress == 0)
  }
}
