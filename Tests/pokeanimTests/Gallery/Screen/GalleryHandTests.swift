import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct GalleryHandTests {
  @Test func aClickLetsTheCreatureReactAndKeepsTheCard() throws {
    let film = filmedGallery(isDrawn: true)
    let before = film.ids
    film.rest()
    let picture = film.picture
    for id in [before[0], before[7], before[7]] {
      film.click(film.middle(of: id))
      film.wait(8)
      let card = try #require(film.gallery.view.view(id: id) as? CardView)
      #expect(card.pose.hop > 0 && film.picture != picture && film.last.isRunning)
    }
    film.frame(.cancel)
    #expect(film.rest() != nil)
    #expect(film.ids == before && film.picture == picture)
  }

  @Test func aCardThatIsOnItsWayReactsToo() throws {
    let film = filmedGallery()
    film.key("S")
    film.wait(12)
    let card = try #require(film.gallery.view.view(id: film.ids[0]) as? CardView)
    let middle = card.presented.center + film.gallery.room.origin
    film.click(middle)
    film.wait(3)
    let reacting = film.gallery.view.contentView.subviews.compactMap { $0 as? CardView }
      .filter { $0.pose != .standing }
    #expect(reacting.count == 1 && film.last.isRunning)
    film.rest()
    #expect(reacting[0].pose == .standing)
  }

  @Test func aLeavingCardIsNotClicked() {
    let film = filmedGallery()
    let last = film.ids[17]
    let place = film.middle(of: last)
    film.gallery.remove(at: .zero) { $0.remove(id: last) }
    film.frame()
    film.click(place)
    #expect(film.ids.count == 17 && !film.gallery.reactions.isRunning)
  }

  @Test func aDragReordersAndTheOthersMakeRoom() throws {
    let film = filmedGallery()
    let before = film.ids
    let (from, to) = (film.middle(of: before[0]), film.middle(of: before[7]))
    film.frame(.press(from))
    for step in 1...10 { film.frame(.move(from + (to - from) * (Double(step) / 10))) }
    film.wait(60)
    var wanted = before
    wanted.insert(wanted.remove(at: 0), at: 7)
    #expect(film.ids == wanted)
    // The card is under the hand, on top; its neighbour has gone to its place.
    #expect(try film.last.distance(of: before[0], to: to) < 9)
    let heights = film.gallery.view.contentView.subviews.map(\.presented.zPosition)
    let height = film.gallery.view.view(id: before[0])?.presented.zPosition
    #expect(heights.max() == height && heights.filter { $0 == height }.count == 1)
    #expect(try film.last.distance(of: before[1], to: from) < 1)
    film.frame(.release)
    #expect(film.rest() != nil)
    film.frame()
    #expect(film.last.keys == wanted)
    for (id, place) in zip(film.ids, before) {
      #expect(try film.last.distance(of: id, to: film.middle(of: id)) < 1e-6, "\(place)")
    }
  }

  @Test func aCancelledDragLeavesTheCardWhereItWouldGo() throws {
    let film = filmedGallery()
    let id = film.ids[3]
    film.frame(.press(film.middle(of: id)))
    film.frame(.move(Point(300, 400)))
    film.frame(.cancel)
    #expect(film.rest() != nil)
    #expect(Set(film.ids).count == 18)
    #expect(try film.last.distance(of: id, to: film.middle(of: id)) < 1e-6)
  }

  @Test(arguments: MotionKind.allCases)
  func scrubbingAShuffleBackRestoresEveryFrame(_ motion: MotionKind) {
    let film = filmedGallery()
    film.push(.motion(motion))
    let before = film.ids
    let start = film.frame()
    film.key("S")
    var frames: [(progress: Double, shapes: [String])] = []
    for _ in 0..<60 {
      let still = film.frame()
      frames.append((still.progress, shapes(still)))
      guard still.isRunning else { break }
    }
    film.rest()
    #expect(film.ids != before)
    let width = film.gallery.room.width
    film.frame(.press(FilmedGallery.beside))
    film.frame(.move(FilmedGallery.beside - Point(8, 0)))
    film.wait(7)
    for frame in frames.reversed() where motion != .none {
      let back = (1 - frame.progress) * width
      let still = film.frame(.move(FilmedGallery.beside - Point(back, 0)))
      #expect(abs(still.progress - frame.progress) < 1e-9)
      #expect(shapes(still) == frame.shapes)
    }
    let still = film.frame(.move(FilmedGallery.beside - Point(width, 0)))
    #expect(shapes(still) == shapes(start))
    film.frame(.release)
    film.rest()
    #expect(film.ids == before)
    #expect(film.last.keys == start.keys)
  }

  @Test func lettingGoDecidesByPlaceAndSpeed() {
    for (distance, goesBack) in [(-200.0, false), (-500.0, true)] {
      let film = filmedGallery()
      let before = film.ids
      film.key("S")
      film.rest()
      let after = film.ids
      film.scrub(by: distance)
      film.wait(20)
      film.frame(.release)
      #expect(film.rest() != nil)
      #expect(film.ids == (goesBack ? before : after))
      #expect(film.last.progress == (goesBack ? 0 : 1))
    }
  }

  @Test func aPressBesideTheCardsCatchesAndATapLetsGoOn() {
    let film = filmedGallery()
    film.key("S")
    film.wait(10)
    film.frame(.press(FilmedGallery.beside))
    let held = film.last
    film.wait(10)
    #expect(shapes(film.last) == shapes(held))
    film.frame(.release)
    #expect(film.rest() != nil)
    #expect(film.last.progress == 1)
  }

  @Test func keysPlayTheLastChange() {
    let film = filmedGallery()
    let before = film.ids
    film.key("S")
    film.rest()
    let after = film.ids
    film.key(.left)
    film.rest()
    #expect(film.ids == before)
    film.key(.right)
    film.wait(10)
    film.key(.space)
    #expect(film.screen.isPaused)
    let held = film.last.progress
    film.key(.period)
    #expect(abs(film.last.progress - held - 1.0 / 36) < 1e-9)
    film.key(.comma)
    #expect(abs(film.last.progress - held) < 1e-9)
    film.key(.r)
    #expect(film.screen.isPaused && film.last.progress == held)
    film.key(.space)
    film.rest()
    #expect(film.ids == before)
    film.key(.return)
    film.rest()
    #expect(film.ids == after)
  }

  @Test func aNewChangeGoesOnFromWhatIsOnScreen() {
    let film = filmedGallery()
    film.key("S")
    film.wait(15)
    let before = film.last
    let after = film.again([.key("V")])
    #expect(shapes(before) == shapes(after))
    film.rest()
    #expect(film.last.keys.sorted() == film.ids.sorted())
  }
}
