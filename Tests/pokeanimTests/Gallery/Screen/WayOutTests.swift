import Engine
import EngineTestSupport
import Testing

@testable import Engine
@testable import Studio
@testable import pokeanim

/// A card that is carried out of the room, and the cross on a card.
@Suite struct WayOutTests {
  private static let panel = Point(820, 300)

  /// A card in a hand that goes to a place, and stays there for a while.
  private func carrying(
    to place: Point, from index: Int = 4, reducesMotion: Bool = false
  ) -> FilmedGallery {
    let film = filmedGallery(reducesMotion: reducesMotion)
    let start = film.middle(of: film.ids[index])
    film.frame(.press(start))
    for step in 1...6 { film.frame(.move(start + (place - start) * (Double(step) / 6))) }
    film.wait(60)
    return film
  }

  @Test func itIsThePanelAndTheWindowsSides() {
    let wide = WayOut(of: GalleryPlaces(window: Size(960, 720), covered: Insets(top: 48)))
    let out = [Point(720, 300), Point(950, 10), Point(-20, 300)]
    let within = [Point(690, 300), Point(300, 715), Point(300, -90), Point(300, 900), Point(4, 90)]
    #expect(out.allSatisfy(wide.contains) && !within.contains(where: wide.contains))
    let low = GalleryPlaces(window: Size(800, 320), covered: Insets(right: 131))
    #expect(low.isCompact && low.room.maxX == 669, "beside the tuner")
    let tall = GalleryPlaces(window: Size(320, 480), covered: Insets(top: 30))
    let way = WayOut(of: tall)
    #expect(way.contains(tall.panel.center) && way.contains(Point(100, 600)))
    #expect(!way.contains(tall.strip.center) && !way.contains(Point(100, -50)))
    #expect(WayOut(of: GalleryPlaces(window: Size(800, 600))).contains(Point(700, 300)))
  }

  @Test func outThereItIsPalerAndSmallerAndTheOthersCloseUp() throws {
    let film = carrying(to: Self.panel)
    let id = try #require(film.gallery.held)
    let card = try #require(film.gallery.view.view(id: id) as? CardView)
    #expect(card.presented.alpha < 0.9 && card.presented.transform.scale.x < 0.85)
    #expect(card.cross?.presented.alpha == 1)
    #expect(film.ids.last == id && film.ids.count == 18)
    let place = film.gallery.grid.frame(4).center
    #expect(film.gallery.view.view(id: film.ids[4])?.presented.center == place)
  }

  @Test(arguments: MotionKind.allCases, [false, true])
  func lettingGoThereTakesItAwayFromWhereItIs(_ motion: MotionKind, reducesMotion: Bool) throws {
    let film = filmedGallery(reducesMotion: reducesMotion)
    film.screen.choose(at: .zero) { $0.motion = motion }
    let before = film.ids
    film.frame(.press(film.middle(of: before[4])))
    film.frame(.move(Self.panel - Point(60, 0)))
    film.frame(.move(Self.panel))
    film.wait(60)
    let last = film.last
    film.frame(.release)
    #expect(film.ids == before.filter { $0 != before[4] } && film.gallery.held == nil)
    if motion != .none, !reducesMotion {
      film.wait(4)
      let there = try #require(film.last[before[4]])
      #expect(there.frame.center.distance(to: last[before[4]]?.frame.center ?? .zero) < 2)
      #expect(there.alpha < last[before[4]]?.alpha ?? 0)
    }
    #expect(film.rest() != nil && film.last.keys == film.ids)
    film.key("Ctrl+Z")
    #expect(film.rest() != nil && film.ids == before && film.last.keys == before)
    for shape in film.last.shapes {
      #expect(shape.frame.center.distance(to: film.middle(of: shape.key)) < 1e-6)
      #expect(shape.alpha == 1)
    }
    let card = try #require(film.gallery.view.view(id: before[4]) as? CardView)
    #expect(card.transform == .identity && card.zPosition == 0 && !card.floats)
    #expect(card.cross?.presented.alpha ?? 0 == 0)
  }

  @Test func theChangeCanBePlayedBackAndScrubbed() {
    let film = carrying(to: Self.panel)
    film.frame(.release)
    film.wait(8)
    film.key(.left)
    #expect(film.rest() != nil && film.ids.count == 18)
    for shape in film.last.shapes {
      #expect(shape.frame.center.distance(to: film.middle(of: shape.key)) < 1e-6)
    }
    film.key(.right)
    #expect(film.rest() != nil && film.ids.count == 17 && film.last.keys == film.ids)
  }

  @Test func comingBackMakesRoomAgain() throws {
    let film = carrying(to: Self.panel)
    let id = try #require(film.gallery.held)
    film.frame(.move(film.middle(of: film.ids[7])))
    film.wait(60)
    let card = try #require(film.gallery.view.view(id: id) as? CardView)
    #expect(film.ids.firstIndex(of: id) == 7 && card.presented.alpha == 1)
    #expect(card.presented.transform.scale.x > 1 && card.cross?.presented.alpha == 0)
    film.frame(.release)
    #expect(film.rest() != nil && film.ids.count == 18)
  }

  @Test(arguments: [InputEvent.cancel, .key(.up)]) func onlyAHandThatLetsGoRemoves(
    _ event: InputEvent
  ) {
    let film = filmedGallery()
    let before = film.ids
    film.frame(.press(film.middle(of: before[4])))
    film.frame(.move(Self.panel))
    film.wait(20)
    if event == .cancel { film.frame(event) } else { film.screen.letGo(at: .zero) }
    #expect(film.ids == before && film.gallery.held == nil && film.rest() != nil)
    for shape in film.last.shapes { #expect(shape.alpha == 1 && shape.phase == .present) }
  }

  @Test func manyCardsCloseUpAndNoneScrolls() {
    let film = filmedGallery()
    film.key("F")
    film.push(.size(.medium))
    film.rest()
    let offset = film.gallery.view.contentOffset
    film.frame(.press(film.middle(of: film.ids[2])))
    film.frame(.move(Point(820, 300)))
    film.frame(.move(Point(820, 719)))
    film.wait(90)
    #expect(film.gallery.view.contentOffset == offset)
    let place = film.ids.firstIndex(of: film.gallery.held ?? "") ?? 0
    let frame = film.gallery.grid.frame(place)
    #expect(frame.minY >= film.gallery.view.bounds.maxY - frame.height, "the gap is out of sight")
    #expect(film.gallery.view.visibleIds.contains(film.gallery.held ?? ""))
    film.frame(.release)
    #expect(film.rest(within: 900) != nil && film.ids.count == 499)
  }

  @Test func itIsSeenAboveThePanel() throws {
    let film = filmedGallery(isDrawn: true)
    film.rest()
    film.frame(.press(film.middle(of: film.ids[4])))
    film.frame(.move(Self.panel))
    film.wait(60)
    let held = film.picture
    film.frame(.move(Self.panel + Point(30, 0)))
    film.wait(30)
    #expect(film.picture != held)
    film.frame(.cancel)
    film.rest()
    #expect(film.gallery.overhang.presented.alpha == 0)
  }

  // MARK: The cross

  @Test func aCrossComesWithThePointerAndGoesWithIt() throws {
    let film = filmedGallery()
    let id = film.ids[8]
    film.frame(.hover(film.middle(of: id)))
    #expect(film.last.isRunning)
    film.rest()
    let card = try #require(film.gallery.view.view(id: id) as? CardView)
    #expect(card.cross?.presented.alpha == 1)
    #expect(!film.gallery.view.visibleIds.contains { $0 != id && crossAlpha(film, $0) > 0 })
    let cross = try film.cross(of: id)
    #expect(cross.x > film.middle(of: id).x && cross.y < film.middle(of: id).y)
    film.frame(.hover(nil))
    film.rest()
    #expect(card.cross?.presented.alpha == 0)
  }

  private func crossAlpha(_ film: FilmedGallery, _ id: String) -> Double {
    (film.gallery.view.view(id: id) as? CardView)?.cross?.presented.alpha ?? 0
  }

  /// Two clicks in one place take one card away.
  @Test func theNextCardHasACrossOnlyWhenThePointerMoves() throws {
    let film = filmedGallery()
    film.frame(.hover(film.middle(of: film.ids[3])))
    film.rest()
    let place = try film.cross(of: film.ids[3])
    film.frame(.hover(place))
    film.click(place)
    film.rest()
    #expect(film.ids.count == 17 && crossAlpha(film, film.ids[3]) == 0)
    film.click(place)
    film.rest()
    #expect(film.ids.count == 17)
    film.frame(.hover(place + Point(1, 0)))
    film.rest()
    #expect(crossAlpha(film, film.ids[3]) == 1)
  }

  @Test func aDragFromTheCrossCarriesTheCard() throws {
    let film = filmedGallery()
    film.frame(.hover(film.middle(of: film.ids[3])))
    film.rest()
    let place = try film.cross(of: film.ids[3])
    film.frame(.press(place))
    film.frame(.move(place + Point(-60, 60)))
    film.wait(20)
    #expect(film.gallery.held != nil && crossAlpha(film, film.gallery.held ?? "") == 0)
    film.frame(.release)
    #expect(film.rest() != nil && film.ids.count == 18)
  }

  @Test func aTinyCardHasNone() {
    let film = filmedGallery()
    film.key("F")
    film.rest(within: 900)
    film.frame(.hover(film.middle(of: film.ids[30])))
    film.rest()
    #expect(film.gallery.grid.width < RemoveCross.leastWidth && film.gallery.crossed.isEmpty)
  }

  /// The cross may be there before the name.
  @Test func aCardWithACrossGetsItsNameAsItGrows() {
    let view = CardView()
    let cross = view.makeCross()
    let card = GalleryDeck(count: 1).cards[0]
    CardFace(card: card, size: Size(50, 60)).configure(view)
    #expect(view.label == nil && view.subviews.count == 1)
    CardFace(card: card, size: Size(120, 144)).configure(view)
    #expect(view.label != nil && view.label !== cross && view.subviews.count == 2)
    CardFace(card: card, size: Size(120, 144)).configure(view)
    #expect(view.subviews.count == 2)
  }

  @Test func theFocusedCardHasOne() {
    let film = filmedGallery()
    film.key(.tab)
    film.key(.right)
    film.rest()
    #expect(crossAlpha(film, film.ids[1]) == 1)
    film.key(.space)
    film.rest()
    #expect(crossAlpha(film, film.ids[1]) == 0, "not in the hand")
  }
}
