import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct TagPlacesTests {
  private let room = Rect(0, 0, 400, 300)
  private let tag = Size(30, 12)

  private func places(avoiding: [Rect] = []) -> TagPlaces {
    TagPlaces(room: room, avoided: avoiding, gap: 1)
  }

  @Test func aLargeBoxHasItInItsCorners() {
    var places = places()
    let box = Rect(50, 50, 100, 80)
    let corners = (0..<4).map { _ in places.place(tag, at: box)?.origin }
    #expect(corners == [Point(50, 50), Point(120, 50), Point(50, 118), Point(120, 118)])
    #expect(places.place(tag, at: box)?.minX == 150, "above it would touch the first")
  }

  @Test func aSmallBoxHasItAround() {
    var places = places()
    let box = Rect(200, 100, 20, 14)
    #expect(places.place(tag, at: box) == Rect(200, 88, 30, 12))
    #expect(places.place(tag, at: box) == Rect(200, 114, 30, 12))
    #expect(places.place(tag, at: box) == Rect(220, 101, 30, 12), "the others are not free")
    #expect(places.place(tag, at: box) == Rect(170, 101, 30, 12))
    #expect(places.place(tag, at: box) == nil)
  }

  @Test func nothingIsOutsideOfTheRoom() {
    var places = places()
    #expect(places.place(tag, at: Rect(390, 0, 10, 10)) == Rect(370, 10, 30, 12))
    #expect(places.place(Size(500, 12), at: Rect(10, 10, 300, 200)) == nil)
    #expect(places.place(tag, at: Rect(-900, 0, 10, 10)) == nil)
  }

  @Test func ratherNothingElseIsCovered() {
    let above = Rect(190, 80, 60, 18)
    var places = places(avoiding: [above])
    #expect(places.place(tag, at: Rect(200, 100, 20, 14)) == Rect(200, 114, 30, 12))
    var full = TagPlaces(room: room, avoided: [above, Rect(0, 110, 400, 90)], gap: 1)
    #expect(full.place(tag, at: Rect(200, 100, 20, 14)) == Rect(200, 88, 30, 12), "if it must")
    var inside = TagPlaces(room: room, avoided: [room])
    #expect(
      inside.place(tag, at: Rect(200, 100, 20, 14))?.maxY == 100, "what holds it is no matter")
  }

  /// Whatever the boxes: no tag lies on another one, all are in the room, the same boxes have the
  /// same places.
  @Test func laws() {
    forAll(seeds: 0..<200) { random in
      let boxes = (0..<random.int(in: 1...60)).map { _ in
        Rect(
          random.double(in: -20...400), random.double(in: -20...300), random.double(in: 0...120),
          random.double(in: 0...90))
      }
      let tags = boxes.map { _ in Size(random.double(in: 10...60), 12) }
      func lay() -> [Rect?] {
        var places = TagPlaces(room: room, avoided: boxes, gap: 1)
        return zip(tags, boxes).map { places.place($0, at: $1) }
      }
      let all = lay()
      #expect(all == lay())
      let placed = all.compactMap { $0 }
      for (index, tag) in placed.enumerated() {
        #expect(room.union(tag) == room)
        for other in placed[..<index] { #expect(!tag.intersects(other.inset(by: -0.999))) }
      }
    }
  }
}
