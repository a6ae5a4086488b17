import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// A card in the hand: at the edges, and where it is put.
@Suite struct GalleryCarryingTests {
  /// Large cards, so that there is something to scroll, and one of them in the hand.
  private func carrying(rate: Double = 60, from index: Int = 1) -> FilmedGallery {
    let screen = filmedGallery().screen
    let film = FilmedScreen(screen, size: Size(960, 720), rate: rate, isDrawn: false)
    film.frame()
    film.push(.size(.large))
    film.rest()
    let place = film.middle(of: film.ids[index])
    film.frame(.press(place))
    film.frame(.move(Point(place.x, 300)))
    // Until the hand holds it where it was pressed.
    film.wait(Int(rate / 6))
    return film
  }

  private func offset(_ film: FilmedGallery) -> Double { film.gallery.view.contentOffset.y }
  private func end(_ film: FilmedGallery) -> Double {
    let view = film.gallery.view
    return max(0, view.contentSize.height - view.size.height)
  }

  private func held(_ film: FilmedGallery) -> Point {
    film.gallery.held.flatMap { film.last[$0]?.frame.center } ?? .zero
  }

  // MARK: Edges

  @Test func atTheLowerEdgeTheContentScrollsToItsEnd() {
    let film = carrying()
    let room = film.gallery.room
    let bottom = Point(300, room.maxY - 2)
    film.frame(.move(bottom))
    let grip = held(film) - bottom
    var last = offset(film)
    for _ in 0..<40 {
      film.frame()
      #expect(offset(film) > last && offset(film) <= end(film))
      #expect(held(film).distance(to: bottom + grip) < 1e-6, "it stays in the hand")
      last = offset(film)
      if last == end(film) { break }
    }
    film.wait(120)
    #expect(abs(offset(film) - end(film)) < 1, "at a whole point")
    #expect(film.ids.firstIndex(of: film.gallery.held ?? "") ?? 0 > 12, "the others made room")
    film.frame(.release)
    #expect(film.rest() != nil)
    #expect(film.last[film.ids[17]] != nil)
  }

  @Test func theNearerToTheEdgeTheFaster() {
    let film = carrying()
    let bottom = film.gallery.room.maxY
    let speeds = [400.0, bottom - 60, bottom - 30, bottom - 5].map { y in
      film.frame(.move(Point(300, y)))
      return film.gallery.scroll.velocity(at: Instant(frame: film.index, rate: 60)).y
    }
    #expect(speeds[0] == 0 && speeds[1] > 0 && speeds[2] > 2 * speeds[1])
    #expect(speeds[3] > speeds[2])
    film.frame(.move(Point(300, 400)))
    let still = offset(film)
    film.wait(20)
    #expect(offset(film) == still, "away from the edge it stands still")
  }

  @Test func upwardsTheSame() throws {
    let film = carrying()
    film.frame(.move(Point(300, film.gallery.room.maxY)))
    film.wait(30)
    let down = offset(film)
    film.frame(.move(Point(300, 300)))
    film.frame(.move(Point(300, 1)))
    film.wait(4)
    #expect(offset(film) < down && offset(film) > 0)
    film.wait(200)
    #expect(offset(film) == 0)
    let held = try #require(film.gallery.held)
    #expect(try #require(film.ids.firstIndex(of: held)) < 5)
  }

  @Test func aCardOfTheLastRowIsNotCarriedOff() {
    let film = carrying()
    film.frame(.cancel)
    film.rest()
    let id = film.ids[3 * film.gallery.grid.columns]
    let place = Point(film.middle(of: id).x, film.gallery.room.maxY - 30)
    film.frame(.press(place))
    film.frame(.move(place + Point(12, 0)))
    #expect(film.gallery.held != nil)
    film.wait(60)
    #expect(offset(film) == 0)
  }

  /// A ring of light as it lands, and nothing of it afterwards.
  @Test func whatLandsFlashesOnce() throws {
    let film = carrying(rate: 120)
    let view = try #require(film.gallery.view.view(id: film.gallery.held ?? ""))
    #expect(view.presented.borderWidth == 0)
    film.frame(.release)
    var widths: [Double] = []
    for _ in 0..<240 {
      film.frame()
      widths.append(view.presented.borderWidth)
    }
    #expect((widths.max() ?? 0) > 4)
    let frames = widths.filter { $0 > 0 }.count
    #expect((15...19).contains(frames), "150 ms, not \(frames) frames")
    #expect(widths.last == 0 && view.borderWidth == 0)
  }

  @Test func lettingGoStopsIt() {
    for event in [InputEvent.release, .cancel, .key(.escape)] {
      let film = carrying()
      film.frame(.move(Point(300, film.gallery.room.maxY)))
      film.wait(5)
      film.frame(event == .key(.escape) ? .key("S") : event)
      let there = offset(film)
      film.wait(30)
      #expect(abs(offset(film) - there) <= 1, "to a whole point")
      #expect(film.gallery.held == nil)
    }
  }

  @Test func everyFrameRateScrollsTheSame() {
    let offsets = [24.0, 60, 144].map { rate in
      let film = carrying(rate: rate)
      film.frame(.move(Point(300, film.gallery.room.maxY - 40)))
      film.wait(Int(rate / 2))
      return offset(film)
    }
    #expect(offsets[0] > 10)
    #expect(offsets.allSatisfy { abs($0 - offsets[0]) < 1 }, "\(offsets)")
  }

  /// The hand may be anywhere: what it holds stays there.
  @Test func outsideOfTheRoomItIsNotLost() {
    let film = carrying()
    let id = film.gallery.held ?? ""
    for point in [Point(300, 719), Point(940, 719), Point(-50, 900), Point(300, -200)] {
      film.frame(.move(point))
      film.wait(40)
      #expect(film.last[id]?.phase == .present)
      #expect(film.gallery.view.visibleIds.contains(id))
    }
  }

  // MARK: Where it is put

  /// The first card is put where the eighth was; nothing moves any more but the card.
  private func dropped() -> (film: FilmedGallery, before: Still, id: String) {
    let film = filmedGallery()
    let before = film.frame()
    let id = film.ids[0]
    let (from, to) = (film.middle(of: id), film.middle(of: film.ids[7]))
    film.frame(.press(from))
    for step in 1...10 {
      film.frame(.move(from + (to + Point(40, 30) - from) * (Double(step) / 10)))
    }
    film.wait(60)
    film.frame(.release)
    return (film, before, id)
  }

  /// The card's velocity in each frame after it was thrown at 600 points a second, in points a
  /// second.
  private func thrown(rate: Double, frames: Int) -> [Double] {
    let film = filmedGallery(rate: rate)
    let id = film.ids[0]
    let start = film.middle(of: id)
    let steps = Int(rate / 60)
    film.frame(.press(start))
    for step in 1...(20 * steps) {
      film.frame(.move(start + Point(600 / rate * Double(step), 0)))
    }
    var last = film.last[id]?.frame.center.x ?? .nan
    return (0..<frames).map { frame in
      let x = (frame == 0 ? film.frame(.release) : film.frame())[id]?.frame.center.x ?? .nan
      defer { last = x }
      return (x - last) * rate
    }
  }

  @Test func aThrownCardKeepsTheHandsVelocity() {
    let (coarse, fine) = (thrown(rate: 60, frames: 3), thrown(rate: 960, frames: 3))
    #expect(coarse[1] > 350, "\(coarse)")
    #expect(abs(fine[1] - 600) * 5 < abs(coarse[1] - 600), "\(coarse), \(fine)")
  }

  @Test func aThrowGoesWhereItLeads() {
    for (velocity, place) in [(0.0, 1), (2400, 3)] {
      let film = filmedGallery()
      let id = film.ids[0]
      let (from, to) = (film.middle(of: id), film.middle(of: film.ids[1]))
      film.frame(.press(from))
      film.frame(.move(to - Point(velocity / 12, 0)))
      for step in stride(from: 5.0, through: 0, by: -1) {
        film.frame(.move(to - Point(velocity / 60 * step, 0)))
      }
      film.frame(.release)
      #expect(film.rest() != nil && film.ids.firstIndex(of: id) == place, "\(velocity)")
    }
  }

  @Test func theNearestMakesRoomFirst() throws {
    let film = filmedGallery()
    let ids = film.ids
    let places = ids.map(film.middle)
    film.frame(.press(places[0]))
    film.frame(.move(places[4]))
    var begun: [Int] = []
    for _ in 0..<12 {
      let still = film.frame()
      for index in 1...4 where !begun.contains(index) {
        if try still.distance(of: ids[index], to: places[index]) > 0.01 { begun.append(index) }
      }
    }
    #expect(begun == [1, 2, 3, 4])
  }

  @Test func onlyTheCardLands() throws {
    let (film, _, id) = dropped()
    let places = film.last.shapes.filter { $0.key != id }
    var way: [Point] = []
    while film.last.isRunning {
      let still = film.frame()
      way.append(still[id]?.frame.center ?? .zero)
      for shape in places {
        #expect(try still.distance(of: shape.key, to: shape.frame.center) < 1e-6)
      }
    }
    let end = film.middle(of: id)
    #expect(way.count > 20)
    #expect(try #require(way.last).distance(to: end) < 1e-6)
    #expect(way[0].distance(to: end) > 10, "it starts where the hand let go")
    #expect(way.allSatisfy { $0.distance(to: end) < way[0].distance(to: end) + 1 })
  }

  @Test func theLastChangeIsAllThatTheHandDid() throws {
    let (film, before, _) = dropped()
    let order = film.ids
    film.rest()
    #expect(film.gallery.changeName == "Move" && film.last.progress == 1)
    let after = film.last
    let width = film.gallery.room.width
    film.frame(.press(FilmedGallery.beside))
    let half = film.frame(.move(FilmedGallery.beside - Point(width / 2 + 8, 0)))
    let moved = before.shapes.filter { shape in
      half[shape.key]?.frame.center.distance(to: shape.frame.center) ?? 0 > 3
        && after[shape.key]?.frame.center.distance(to: shape.frame.center) ?? 0 > 3
    }
    #expect(moved.count == 8, "the card, and the seven that made room")
    let start = film.frame(.move(FilmedGallery.beside - Point(width + 8, 0)))
    for shape in before.shapes {
      #expect(try start.distance(of: shape.key, to: shape.frame.center) < 1e-6)
    }
    film.frame(.release)
    film.rest()
    #expect(film.ids == before.keys)
    film.key(.right)
    film.rest()
    #expect(film.ids == order)
  }

  @Test func caughtWhileItLandsNothingJumps() throws {
    let (film, before, _) = dropped()
    film.wait(8)
    let last = film.last
    film.frame(.press(FilmedGallery.beside))
    let caught = film.again([])
    for shape in last.shapes {
      let way = try caught.distance(of: shape.key, to: shape.frame.center)
      #expect(way < 12, "\(shape.key) by \(way)")
    }
    film.frame(.move(FilmedGallery.beside - Point(film.gallery.room.width + 8, 0)))
    film.wait(60)
    film.frame(.release)
    film.rest()
    #expect(film.ids == before.keys)
    for shape in before.shapes {
      let there = film.last[shape.key]?.frame.center ?? .zero
      #expect(there.distance(to: shape.frame.center) < 1e-6)
    }
  }

  @Test(arguments: MotionKind.allCases) func anyMotionLandsAndGoesBack(_ motion: MotionKind) {
    for isPerComponent in [false, true] {
      let film = filmedGallery()
      film.screen.choose(at: .zero) {
        ($0.motion, $0.cascade, $0.isPerComponent) = (motion, .radial, isPerComponent)
      }
      let before = film.ids
      let place = film.middle(of: before[2])
      film.frame(.press(place))
      film.frame(.move(film.middle(of: before[9])))
      film.wait(3)
      film.frame(.release)
      let after = film.ids
      #expect(after != before && film.rest() != nil)
      #expect(film.last.keys == after)
      guard motion != .none else { continue }
      film.key(.left)
      #expect(film.rest() != nil && film.ids == before)
      for shape in film.last.shapes {
        #expect(shape.frame.center.distance(to: film.middle(of: shape.key)) < 1e-6)
      }
    }
  }

  @Test func putBackTheLastChangeIsWhatItWas() throws {
    let film = filmedGallery()
    let before = film.ids
    film.key("S")
    film.rest()
    let (after, id) = (film.ids, film.ids[5])
    let place = film.middle(of: id)
    film.frame(.press(place))
    film.frame(.move(place + Point(14, 3)))
    film.wait(10)
    film.frame(.release)
    #expect(film.rest() != nil && film.ids == after)
    #expect(try film.last.distance(of: id, to: place) < 1e-6)
    #expect(film.gallery.changeName == "Shuffle")
    film.key(.left)
    film.rest()
    #expect(film.ids == before)
  }

  @Test func thereAndBackIsNoChange() {
    let film = filmedGallery()
    let (ids, place) = (film.ids, film.middle(of: film.ids[0]))
    film.frame(.press(place))
    film.frame(.move(film.middle(of: ids[9])))
    film.wait(20)
    #expect(film.ids != ids)
    film.frame(.move(place + Point(3, 3)))
    film.frame(.release)
    #expect(film.rest() != nil && film.ids == ids && film.gallery.change == nil)
    film.key(.left)
    film.rest()
    #expect(
      film.last.shapes.allSatisfy { $0.frame.center.distance(to: film.middle(of: $0.key)) < 1e-6 })
  }

  @Test func withLessMotionItIsThere() {
    let film = filmedGallery(reducesMotion: true)
    let before = film.ids
    film.frame(.press(film.middle(of: before[0])))
    film.frame(.move(film.middle(of: before[6])))
    film.wait(20)
    film.frame(.release)
    let still = film.frame()
    #expect(still.shapes.allSatisfy { $0.alpha == 1 }, "nothing fades in anew")
    #expect(
      still.shapes.allSatisfy { $0.frame.center.distance(to: film.middle(of: $0.key)) < 1e-6 })
    film.key(.left)
    film.rest()
    #expect(film.ids == before)
  }
}
