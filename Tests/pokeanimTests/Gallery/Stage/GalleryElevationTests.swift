import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// Cards on their way lie above those that stand, and a card in the hand above all.
@Suite struct GalleryElevationTests {
  private func card(_ film: FilmedGallery, _ id: String) -> Appearance {
    film.gallery.view.view(id: id)?.presented ?? Appearance()
  }

  private func cards(_ film: FilmedGallery) -> [(id: String, look: Appearance)] {
    film.ids.map { ($0, card(film, $0)) }
  }

  private let edge = CardEdge(width: filmedGallery().gallery.grid.width)

  /// True if no more of a lifted shadow comes or goes than may in a frame.
  private func isSteady(_ a: Shadow, _ b: Shadow) -> Bool {
    abs(a.blur - b.blur) < 0.4 * edge.held.blur && abs(a.color.alpha - b.color.alpha) < 0.05
  }

  // MARK: On the way

  /// A card that was laid out as another size before it flies lies as its new size does.
  @Test func aCardThatFliesLiesAsOneOfItsNewSize() {
    let stage = Stage()
    let card = CardView(frame: Rect(0, 0, 90, 108))
    CardEdge(width: 90).show(on: card)
    stage.root.addSubview(card)
    card.frame = Rect(200, 0, 120, 144)
    stage.play(Lift(card, to: card.frame.size, by: 200, in: 0.5).animation)
    stage.advance(to: .zero.advanced(bySeconds: 0.1))
    stage.advance(to: .zero.advanced(bySeconds: 2))
    #expect(card.presented.shadow == CardEdge(width: 120).shadow)
    #expect(card.shadow == CardEdge(width: 120).shadow && card.zPosition == 0)
  }

  @Test func whatFliesLiesAboveWhatStands() {
    let film = filmedGallery()
    let before = Dictionary(uniqueKeysWithValues: film.ids.map { ($0, film.middle(of: $0)) })
    film.key("S")
    film.wait(10)
    let ways = film.ids.map { id in (id, before[id]?.distance(to: film.middle(of: id)) ?? 0) }
    for (id, way) in ways {
      let height = card(film, id).zPosition
      #expect(way > LiftingAnimator.leastWay ? abs(height - way) < 1e-6 : height == 0, "\(id)")
    }
    let below = film.gallery.view.contentView.subviews.count
    #expect(ways.filter { $0.1 > 24 }.count > 10 && below == film.ids.count)
    #expect(film.rest() != nil && film.last.keys == film.ids)
    #expect(cards(film).allSatisfy { $0.look.zPosition == 0 }, "at rest the order decides alone")
  }

  @Test func theShadowIsInAfterATenthOfASecondAndOutAtTheEnd() {
    let film = filmedGallery()
    #expect(cards(film).allSatisfy { $0.look.shadow == edge.shadow })
    film.key("S")
    film.wait(6)
    let moving = cards(film).filter { $0.look.zPosition > 0 }
    #expect(!moving.isEmpty)
    for (_, look) in moving { #expect(abs(look.shadow.blur - edge.lifted.blur) < 0.01) }
    film.wait(26)
    for (_, look) in cards(film) { #expect(look.shadow.blur < 1.25 * edge.shadow.blur) }
    film.rest()
    #expect(cards(film).allSatisfy { $0.look.shadow == edge.shadow })
  }

  @Test func oftenInterruptedItNeverJumpsNorGrowsBeyondItself() {
    let film = filmedGallery()
    var last = cards(film)
    for frame in 0..<80 {
      if frame % 7 == 0, frame < 50 { film.key("S") } else { film.frame() }
      let now = cards(film)
      let shown = Dictionary(uniqueKeysWithValues: now.map { ($0.id, $0.look.shadow) })
      for (id, look) in last {
        let shadow = shown[id] ?? .clear
        #expect(isSteady(shadow, look.shadow), "\(id) in frame \(frame)")
        #expect(shadow.blur < 1.01 * edge.lifted.blur && shadow.color.alpha < 0.161)
      }
      last = now
    }
    film.rest()
    #expect(cards(film).allSatisfy { $0.look.shadow == edge.shadow && $0.look.zPosition == 0 })
  }

  @Test func underTheHandItComesAndGoesWithTheChange() {
    let film = filmedGallery()
    film.key("S")
    film.rest()
    film.scrub(by: -film.gallery.room.width / 2)
    #expect(cards(film).contains { $0.look.zPosition > 0 })
    film.frame(.move(FilmedGallery.beside - Point(film.gallery.room.width + 8, 0)))
    #expect(film.last.progress == 0)
    #expect(cards(film).allSatisfy { $0.look.zPosition == 0 })
    #expect(cards(film).allSatisfy { $0.look.shadow == edge.shadow })
  }

  @Test func rowsRiseAndTitlesDoNot() {
    let film = filmedGallery()
    film.push(.mode(.list))
    film.rest()
    film.key("S")
    film.wait(8)
    let views = film.gallery.view.contentView.subviews
    for view in views where view.presented.zPosition > 0 { #expect(view.cornerRadius > 0) }
    #expect(views.contains { $0.presented.zPosition > 0 })
    film.rest()
    for view in film.gallery.view.contentView.subviews {
      #expect(view.presented.zPosition == 0 && view.presented.shadow.color.alpha == 0)
    }
  }

  @Test func withLessMotionNothingRises() {
    let film = filmedGallery(reducesMotion: true)
    film.key("S")
    for _ in 0..<12 {
      film.frame()
      #expect(cards(film).allSatisfy { $0.look.zPosition == 0 && $0.look.shadow == edge.shadow })
    }
  }

  @Test func anotherSizeHasAnotherEdge() {
    let film = filmedGallery()
    film.push(.size(.small))
    film.rest()
    let small = CardEdge(width: film.gallery.grid.width)
    #expect(small != edge && small.shadow.blur < edge.shadow.blur)
    for (_, look) in cards(film) {
      #expect(look.cornerRadius == small.cornerRadius && look.shadow == small.shadow)
    }
  }

  // MARK: In the hand

  /// A card that is carried for a second's worth of frames at a velocity in points a second.
  private func carried(
    at velocity: Double, frames: Int = 12, reducesMotion: Bool = false
  ) -> (film: FilmedGallery, id: String) {
    let film = filmedGallery(reducesMotion: reducesMotion)
    let id = film.ids[6]
    let place = film.middle(of: id)
    film.frame(.press(place))
    for step in 1...frames {
      film.frame(.move(place + Point(velocity / 60 * Double(step), Double(step))))
    }
    return (film, id)
  }

  @Test func aCardInTheHandIsLargerAndAboveAll() {
    let (film, id) = carried(at: 60, frames: 30)
    let look = card(film, id)
    #expect(abs(look.transform.scale.x - 1.06) < 1e-3 && abs(look.transform.scale.y - 1.06) < 1e-3)
    #expect(abs(look.shadow.blur - edge.held.blur) < 0.1)
    #expect(cards(film).allSatisfy { $0.id == id || $0.look.zPosition < look.zPosition })
    film.frame(.release)
    #expect(film.rest() != nil)
    #expect(card(film, id).shadow == edge.shadow && card(film, id).zPosition == 0)
    #expect(film.last.keys == film.ids)
  }

  @Test func itLeansIntoItsMotion() {
    let degree = Double.pi / 180
    for (velocity, angle) in [(1800.0, 2.0), (-2700, -3), (30_000, 6), (-30_000, -6)] {
      let (film, id) = carried(at: velocity, frames: 24)
      let tilt = card(film, id).transform.rotation / degree
      #expect(abs(tilt - angle) < 0.15, "\(velocity): \(tilt)")
      film.wait(30)
      #expect(abs(card(film, id).transform.rotation) < 0.1 * degree, "held still it is upright")
    }
  }

  @Test func itLandsWithASquashAndStands() {
    let (film, id) = carried(at: 900)
    film.frame(.release)
    var (lowest, last) = (1.06, card(film, id).transform.scale.y)
    for _ in 0..<60 {
      film.frame()
      let scale = card(film, id).transform.scale.y
      #expect(abs(scale - last) < 0.02, "it does not jump")
      (lowest, last) = (min(lowest, scale), scale)
    }
    #expect(abs(lowest - 0.97) < 0.004)
    film.rest()
    #expect(card(film, id).transform == .identity)
  }

  @Test func withLessMotionItOnlyFollows() {
    let (film, id) = carried(at: 1800, reducesMotion: true)
    #expect(card(film, id).transform == .identity)
    #expect(card(film, id).shadow == edge.held)
    film.frame(.release)
    for _ in 0..<20 {
      film.frame()
      #expect(card(film, id).transform == .identity)
    }
    #expect(card(film, id).shadow == edge.shadow)
  }

  @Test func whenACardLandsTheOthersLie() {
    let (film, id) = carried(at: 600, frames: 40)
    film.wait(60)
    film.frame(.release)
    for _ in 0..<30 {
      film.frame()
      for (other, look) in cards(film) where other != id {
        #expect(look.zPosition == 0 && look.shadow == edge.shadow, "\(other)")
      }
    }
  }
}
