import Engine
import EngineTestSupport
import Testing

@testable import Engine
@testable import Studio
@testable import pokeanim

@Suite struct ListHandTests {
  private func list(reducesMotion: Bool = false) -> FilmedGallery {
    let film = filmedGallery(reducesMotion: reducesMotion)
    film.key("L")
    film.rest()
    return film
  }

  private func row(_ film: FilmedGallery, _ card: Int = 0) -> (id: String, middle: Point) {
    let visible = film.gallery.view.visibleIds.filter { $0.hasPrefix("row") }
    return (visible[card], film.middle(of: visible[card]))
  }

  /// A row in a hand that holds it 60 points aside; its name.
  private func drawRowAside(_ film: FilmedGallery) -> String {
    let (id, middle) = row(film, 1)
    film.frame(.press(middle))
    film.frame(.move(middle - Point(20, 0)))
    film.frame(.move(middle - Point(60, 0)))
    film.wait(10)
    return id
  }

  @Test func theListHasSectionsByHabitat() {
    let film = list()
    let heads = film.gallery.view.visibleIds.filter { $0.hasPrefix("head") }
    #expect(heads.first == "head-meadow")
    #expect(film.last.keys.contains("row5"))
    film.key("L")
    film.rest()
    #expect(film.last.keys == film.ids)
  }

  @Test(arguments: ["pointer", "focus"]) func aRowHasACrossThatTakesItAway(_ way: String) throws {
    let film = list()
    let (id, middle) = row(film)
    if way == "pointer" { film.frame(.hover(middle)) } else { film.key(.tab) }
    film.rest()
    let front = try #require(film.gallery.view.view(id: id).flatMap(ListRow.front))
    let cross = try #require(front.cross)
    #expect(cross.presented.alpha == 1)
    let words = front.subviews.filter { $0 !== cross }.flatMap(\.subviews)
    #expect(!words.isEmpty && front.bounds.union(cross.frame) == front.bounds)
    film.click(cross.presentedToRoot.apply(to: cross.bounds.center))
    film.rest()
    #expect(film.ids.count == 17 && !film.last.keys.contains(id))
    #expect(film.screen.pill.words?.hasPrefix("Removed") == true)
  }

  @Test func drawingARowAsideDeletesIt() {
    let film = list()
    let (id, middle) = row(film, 1)
    film.frame(.press(middle))
    for step in 1...20 { film.frame(.move(middle - Point(25 * Double(step), 0))) }
    let view = film.gallery.view.view(id: id)
    #expect(view.flatMap(ListRow.front)?.presented.transform.translation.x ?? 0 < -400)
    film.frame(.release)
    #expect(film.rest() != nil)
    #expect(film.ids.count == 17)
    #expect(!film.last.keys.contains(id))
  }

  /// Played back or taken back while it still goes, and with a hand on it.
  @Test(arguments: [.left, "Ctrl+Z"] as [Key], [1, 4, 200])
  func aRowThatComesBackIsWhole(_ key: Key, _ wait: Int) throws {
    let film = list()
    let (id, middle) = row(film, 1)
    film.frame(.press(middle))
    for step in 1...20 { film.frame(.move(middle - Point(25 * Double(step), 0))) }
    film.frame(.release)
    for _ in 0..<60 where film.ids.count == 18 { film.frame() }
    film.wait(wait)
    film.key(key)
    try #require(film.rest() != nil)
    let view = try #require(film.gallery.view.view(id: id))
    #expect(film.ids.count == 18 && !ListRow.isAside(view))
    #expect(view.backgroundColor == .clear && view.subviews.first?.alpha == 0)
  }

  /// As under the cards: the knob glides to the hand, and follows it.
  @Test func theLineOfTimeIsUnderTheHand() throws {
    let film = list()
    film.key("S")
    film.rest()
    let bar = film.screen.places.track
    film.frame(.press(Point(bar.midX, bar.midY)))
    #expect(abs(film.wait(7).progress - 0.5) < 1e-9)
    film.frame(.move(Point(bar.minX + bar.width / 4, bar.midY - 60)))
    #expect(abs(film.wait(9).progress - 0.25) < 1e-9)
    film.frame(.release)
    #expect(abs(film.wait(9).progress - 0.25) < 1e-9 && film.gallery.view.contentOffset == .zero)
    film.key(.right)
    film.rest()
    let id = drawRowAside(film)
    #expect(try ListRow.isAside(#require(film.gallery.view.view(id: id))), "rows as ever")
  }

  /// The words of a row beside its number, in the narrowest window.
  @Test func aRowsWordsLeaveRoomForItsNumber() throws {
    let film = filmedGallery(size: Size(320, 480))
    film.key("L")
    film.rest()
    let front = try #require(film.gallery.view.view(id: row(film).id).flatMap(ListRow.front))
    func end(_ view: View) -> Double {
      view.presentedToRoot.apply(to: Point(view.bounds.maxX, view.bounds.midY)).x
    }
    var ends: [Double] = []
    front.forEachInPaintOrder { view in
      if case .text = view.content { ends.append(end(view)) }
    }
    #expect(ends.count == 3 && ends.dropLast().allSatisfy { $0 <= end(front) - 60 }, "\(ends)")
  }

  /// Laid out anew, rows are as far aside as they were, at once.
  @Test func aRowOnItsWayIsAsideInAnotherSizeToo() throws {
    let film = list()
    let id = drawRowAside(film)
    film.frame(.release)
    film.wait(2)
    film.key("L")
    film.wait(2)
    film.frame(.resize(Size(700, 720)))
    let row = try #require(film.gallery.view.contentView.first(key: id))
    let aside = { ListRow.front(of: row)?.presented.transform.translation.x }
    let (offset, color) = (aside(), row.presented.backgroundColor)
    film.again([])
    #expect(film.gallery.view.contentView.first(key: id) === row)
    #expect(aside() == offset && row.presented.backgroundColor == color && offset ?? 0 < 0)
  }

  /// Letting go means something else from the row's middle on: its word jumps to the row's edge.
  @Test(arguments: [false, true]) func pastTheMiddleTheWordGoesWithTheEdge(reducesMotion: Bool) {
    let film = list(reducesMotion: reducesMotion)
    let (id, middle) = row(film, 1)
    film.frame(.press(middle))
    let view = film.gallery.view.view(id: id)
    let width = view?.presented.size.width ?? 0
    var places: [Double] = []
    var scales: [Double] = []
    func draw(to share: Double) {
      film.frame(.move(middle - Point(share * width, 0)))
      let shown = view?.subviews.first?.presented
      places.append((shown?.center.x ?? 0) + (shown?.transform.translation.x ?? 0))
      scales.append(shown?.transform.scale.x ?? 0)
    }
    for step in 0...8 { draw(to: 0.05 * Double(step)) }
    #expect(Set(places) == [width - 16 - 28] && Set(scales) == [1])
    #expect(view?.backgroundColor == ListRow.red)
    for _ in 0..<60 { draw(to: 0.6) }
    #expect(view?.backgroundColor == ListRow.deepRed)
    let front = view.flatMap(ListRow.front)?.presented.frame.maxX ?? 0
    let shift = view.flatMap(ListRow.front)?.presented.transform.translation.x ?? 0
    #expect(places.last == (reducesMotion ? width - 16 - 28 : front + shift + 16 + 28))
    #expect(((scales.max() ?? 0) > 1.05) != reducesMotion && scales.last == 1)
    for _ in 0..<60 { draw(to: 0.3) }
    #expect(places.last == width - 16 - 28 && view?.backgroundColor == ListRow.red)
  }

  @Test func aPullPulsesWhereLettingGoShuffles() {
    let film = list()
    let start = Point(300, 120)
    film.frame(.press(start))
    var widths: [Double] = []
    for step in 1...60 {
      film.frame(.move(start + Point(0, 6 * Double(step))))
      widths.append(film.screen.pulled.scale)
    }
    #expect(film.screen.pulled.isArmed)
    #expect((widths.max() ?? 0) > 1.05 && widths.filter { $0 > 1 }.count <= 6)
  }

  @Test func aRowDrawnALittleComesBack() {
    let film = list()
    let id = drawRowAside(film)
    film.frame(.release)
    #expect(film.rest() != nil)
    #expect(film.ids.count == 18)
    let front = film.gallery.view.view(id: id).flatMap(ListRow.front)
    #expect(front?.presented.transform == .identity)
    #expect(film.gallery.view.view(id: id)?.backgroundColor == .clear)
  }

  @Test(arguments: [Key.right, "S", "L"]) func aKeyLetsARowGoBackByItself(_ key: Key) throws {
    let film = list()
    let id = drawRowAside(film)
    let front = try #require(film.gallery.view.view(id: id).flatMap(ListRow.front))
    let aside = front.presented.transform.translation.x
    #expect(aside < -30)
    film.again([.key(key)])
    #expect(abs(front.presented.transform.translation.x - aside) < 1e-9)
    film.frame()
    #expect(front.presented.transform.translation.x > aside)
    #expect(film.rest() != nil)
    #expect(front.presented.transform == .identity)
  }

  /// With a change of mode its hand, its panel and its rows come and go.
  @Test func aModeThatIsTakenBackIsTheOldOneAgain() {
    let film = list()
    film.key("L")
    film.wait(5)
    #expect(film.screen.options.mode == .cards)
    film.key(.left)
    #expect(film.screen.options.mode == .list)
    film.rest()
    #expect(film.last.keys.contains("row5"))
    let (id, middle) = row(film, 2)
    film.frame(.press(middle))
    for step in 1...20 { film.frame(.move(middle - Point(25 * Double(step), 0))) }
    film.frame(.release)
    film.rest()
    #expect(film.ids.count == 17 && !film.last.keys.contains(id))
    film.key("L")
    film.rest()
    #expect(film.screen.options.mode == .cards && film.last.keys == film.ids)
  }

  @Test func aClickLetsTheCreatureOfARowReact() throws {
    let film = list()
    let (id, middle) = row(film, 2)
    film.click(middle)
    film.wait(8)
    let portrait = try #require(film.gallery.view.view(id: id).flatMap(ListRow.portrait))
    #expect(portrait.pose.hop > 0)
    film.rest()
    #expect(film.ids.count == 18 && portrait.pose == .standing)
  }

  @Test func aDragScrollsWithTheHandAndGlidesOn() {
    let film = list()
    let (_, middle) = row(film, 4)
    film.frame(.press(middle))
    film.frame(.move(middle - Point(0, 8)))
    for step in 1...6 { film.frame(.move(middle - Point(0, 8 + 20 * Double(step)))) }
    #expect(abs(film.gallery.view.contentOffset.y - 120) < 1e-6)
    film.frame(.release)
    film.wait(5)
    #expect(film.gallery.view.contentOffset.y > 125)
    #expect(film.rest() != nil)
    #expect(film.ids.count == 18)
  }

  @Test func theWheelScrollsBetweenTheEnds() {
    let film = list()
    film.frame(.wheel(at: Point(300, 300), by: Point(0, 60)))
    #expect(film.rest() != nil)
    #expect(film.gallery.view.contentOffset.y == 60)
    film.frame(.wheel(at: Point(300, 300), by: Point(0, -600)))
    film.rest()
    #expect(film.gallery.view.contentOffset.y == 0)
    // Over the panel it means nothing.
    film.frame(.wheel(at: Point(900, 300), by: Point(0, 60)))
    film.rest()
    #expect(film.gallery.view.contentOffset.y == 0)
  }

  @Test func pullingDownFarEnoughShuffles() {
    for (distance, shuffles) in [(60.0, false), (400.0, true)] {
      let film = list()
      let before = film.ids
      let start = Point(300, 120)
      film.frame(.press(start))
      for step in 1...10 { film.frame(.move(start + Point(0, distance * Double(step) / 10))) }
      film.frame(.release)
      #expect(film.rest() != nil)
      #expect((film.ids != before) == shuffles, "\(distance)")
      #expect(film.gallery.view.contentOffset.y == 0)
    }
  }

  @Test func onlyWhatIsSeenHasAView() {
    let film = list()
    film.key("F")
    film.rest(within: 900)
    #expect(film.ids.count == 500)
    #expect(film.last.shapes.count < 30)
    film.key(.end)
    #expect(film.rest() != nil)
    #expect(film.last.shapes.count < 30)
    #expect(film.last.shapes.allSatisfy { $0.phase == .present })
  }
}
