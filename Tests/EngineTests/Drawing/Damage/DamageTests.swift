import Engine
import EngineTestSupport
import Testing

/// The damage covers all that changes, and little else.
@Suite struct DamageTests {
  private let picture = PixelRect(x: 0, y: 0, width: 97, height: 73)
  private let glyphs = PatternGlyphs()

  private func picture(_ list: DisplayList, scale: Double) -> Bitmap {
    painted(list.commands, 97, 73, scale: scale, glyphs: glyphs, on: .white)
  }

  /// True if repairing a picture of `old` where `new` differs gives the picture of `new`.
  private func repairs(_ old: DisplayList, _ new: DisplayList, scale: Double = 1) -> Bool {
    let bitmap = picture(old, scale: scale)
    let blocks = new.damage(since: old, in: picture, scale: scale, glyphs: glyphs)
    let painter = Painter()
    for block in blocks {
      bitmap.withPixels { pixels in
        pixels.clear(.white, in: block)
        painter.paint(new, into: pixels, scale: scale, clip: block, glyphs: glyphs)
      }
    }
    return bitmap.pixels == picture(new, scale: scale).pixels
  }

  @Test func repairingAfterChangesGivesTheWholePicture() {
    forAll(seeds: 0..<500) { random in
      let old = random.displayList()
      let new = random.changed(old)
      let scale = random.element(of: [1, 1, 1.5, 0.75])
      #expect(repairs(old, new, scale: scale))
      #expect(repairs(new, old, scale: scale))
    }
  }

  @Test func repairingAfterChangesOfWhatIsAlignedGivesTheWholePicture() {
    forAll(seeds: 0..<300) { random in
      let old = random.fitted(random.displayList())
      let new = random.chance(0.5) ? random.fitted(old) : random.changed(old)
      #expect(repairs(old, new, scale: random.element(of: [1, 1.5, 0.75])))
    }
  }

  @Test func repairingAfterAnythingGivesTheWholePicture() {
    forAll(seeds: 0..<200) { random in
      #expect(repairs(random.displayList(), random.displayList()))
    }
  }

  @Test func equalListsHaveNone() {
    forAll(seeds: 0..<100) { random in
      let list = random.displayList()
      var copy = list
      copy.commands.reserveCapacity(99)
      #expect(copy.damage(since: list, in: picture, glyphs: glyphs) == [])
    }
  }

  @Test func blocksLieInThePictureAndAreFew() {
    forAll(seeds: 0..<200) { random in
      let old = random.displayList()
      let blocks = random.changed(old).damage(since: old, in: picture, glyphs: glyphs)
      #expect(blocks.count <= 8)
      #expect(blocks.allSatisfy { !$0.isEmpty && $0.intersection(picture) == $0 })
    }
  }

  // MARK: How little

  private let large = PixelRect(x: 0, y: 0, width: 2000, height: 1000)

  private func box(_ x: Double, _ y: Double) -> DrawCommand {
    .fill(.rect(Rect(x, y, 10, 10)), .color(Color(255, 0, 0)))
  }

  private func damage(_ old: [DrawCommand], _ new: [DrawCommand]) -> [PixelRect] {
    DisplayList(new).damage(since: DisplayList(old), in: large, glyphs: glyphs)
  }

  @Test func aMovedBoxIsItsOldAndItsNewPlace() {
    let still = [box(500, 500), box(700, 20)]
    #expect(
      Set(damage([box(10, 10)] + still, [box(1900, 900)] + still)) == [
        PixelRect(x: 10, y: 10, width: 10, height: 10),
        PixelRect(x: 1900, y: 900, width: 10, height: 10),
      ])
  }

  @Test func nearPlacesAreOneBlock() {
    #expect(
      damage([box(10, 10)], [box(12.5, 10)]) == [
        PixelRect(left: 10, top: 10, right: 23, bottom: 20)
      ])
  }

  @Test func whatComesOrGoesLeavesTheOthers() {
    let scene = (0..<6).map { box(Double($0) * 300, 10) }
    let block = PixelRect(x: 40, y: 800, width: 10, height: 10)
    for place in 0...scene.count {
      var more = scene
      more.insert(box(40, 800), at: place)
      #expect(damage(scene, more) == [block], "inserted at \(place)")
      #expect(damage(more, scene) == [block], "removed at \(place)")
    }
  }

  @Test func asManyAsSixteenThatComeAtOnceLeaveTheOthers() {
    let block = PixelRect(x: 40, y: 800, width: 10, height: 10)
    let scene = [box(1900, 900), box(1500, 10)]
    let more = [scene[0]] + Array(repeating: box(40, 800), count: 16) + [scene[1]]
    #expect(damage(scene, more) == [block])
    #expect(damage(more, scene) == [block])
  }

  @Test func aChangedOrderIsDamage() {
    let (a, b) = (box(10, 10), box(15, 10))
    #expect(damage([a, b], [b, a]) == [PixelRect(left: 10, top: 10, right: 25, bottom: 20)])
  }

  @Test func onlyTheMovedPartOfALayerCounts() {
    func scene(_ x: Double, opacity: Double = 1) -> [DrawCommand] {
      [
        .layer(
          Layer(
            transform: .translation(100, 0), opacity: opacity,
            commands: [box(0, 0), box(x, 500), box(1500, 900)]))
      ]
    }
    let moved = [PixelRect(left: 100, top: 500, right: 113, bottom: 510)]
    #expect(damage(scene(0), scene(3)) == moved)
    #expect(damage(scene(0, opacity: 0.5), scene(3, opacity: 0.5)) == moved)
    // The two boxes at the left are near enough to be one block.
    #expect(damage(scene(0, opacity: 0.5), scene(0, opacity: 0.6)).count == 2)
    #expect(damage(scene(0, opacity: 0), scene(9, opacity: 0)) == [])
  }

  @Test func whatIsCutOffIsNoDamage() {
    func scene(_ x: Double) -> [DrawCommand] {
      [.layer(Layer(clip: .rect(Rect(0, 0, 50, 50)), commands: [box(x, 45)]))]
    }
    #expect(damage(scene(100), scene(200)) == [])
    #expect(damage(scene(100), scene(45)) == [PixelRect(x: 45, y: 45, width: 5, height: 5)])
  }

  @Test func aListIsInPixelsOfItsScale() {
    let old = DisplayList([box(10, 20)])
    #expect(
      DisplayList().damage(since: old, in: large, scale: 2, glyphs: nil)
        == [PixelRect(x: 20, y: 40, width: 20, height: 20)])
    #expect(
      old.damage(since: DisplayList(), in: large, glyphs: nil)
        == [PixelRect(x: 10, y: 20, width: 10, height: 10)])
  }

  @Test func aScaleOfNothingIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = DisplayList().damage(
        since: DisplayList(), in: PixelRect(x: 0, y: 0, width: 1, height: 1), scale: 0, glyphs: nil)
    }
    expectText(result, "the scale must be finite and above 0: 0.0")
  }

  @Test func whatCannotBeSeenIsNoDamage() {
    func ghost(_ x: Double) -> DrawCommand { .fill(.rect(Rect(x, 0, 9, 9)), .color(.clear)) }
    #expect(damage([ghost(0)], [ghost(50)]) == [])
    func line(_ x: Double) -> DrawCommand {
      .stroke(.rect(Rect(x, 0, 9, 9)), StrokeStyle(width: 2), .color(.clear))
    }
    #expect(damage([line(0)], [line(50)]) == [])
    #expect(damage([box(-50, 0)], [box(5000, 0)]) == [])
  }

  @Test func manyPlacesBecomeFewBlocks() {
    let places = (0..<40).map { Point(Double($0 % 8) * 240, Double($0 / 8) * 190) }
    let old = places.map { box($0.x, $0.y) }
    let new = places.map { box($0.x + 30, $0.y) }
    let blocks = damage(old, new)
    #expect(blocks.count <= 8)
    for place in places {
      for x in [place.x, place.x + 30] {
        let spot = PixelRect(x: Int(x), y: Int(place.y), width: 10, height: 10)
        #expect(blocks.contains { $0.intersection(spot) == spot })
      }
    }
  }
}
