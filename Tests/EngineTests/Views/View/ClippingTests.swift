import EngineTestSupport
import Testing

@testable import Engine

/// Views that cut off what lies outside them.
@Suite struct ClippingTests {
  private let stage = Stage()
  private let frame = View(frame: Rect(10, 10, 20, 20))
  private let child = View(frame: Rect(10, -5, 30, 30), backgroundColor: .white)

  init() {
    stage.root.frame = Rect(0, 0, 60, 60)
    stage.root.addSubview(frame)
    frame.addSubview(child)
    frame.clipsToBounds = true
  }

  private func picture() -> Bitmap {
    let builder = DisplayListBuilder(measuring: MonospacedText())
    let bitmap = Bitmap(width: 60, height: 60)
    let list = DisplayList(builder.commands(for: stage.root))
    Painter().paint(list, into: bitmap, glyphs: nil)
    return bitmap
  }

  private func inside(_ place: Rect) -> [Bool] {
    (0..<3600).map { place.contains(Point(Double($0 % 60) + 0.5, Double($0 / 60) + 0.5)) }
  }

  @Test func nothingIsSeenOutside() {
    #expect(picture().pixels.map { $0 != 0 } == inside(Rect(20, 10, 10, 20)))
    frame.clipsToBounds = false
    #expect(picture().pixels.map { $0 != 0 } == inside(Rect(20, 5, 30, 30)))
  }

  /// At rest it lies on pixels, as its box does.
  @Test func theEdgeIsOnPixels() {
    frame.center = Point(20.4, 20.3)
    #expect(picture().pixels.map { $0 != 0 } == inside(Rect(20, 10, 10, 20)))
    #expect(Set(picture().pixels) == [0, 0xFFFF_FFFF])
  }

  @Test func roundCornersCut() {
    child.frame = Rect(-5, -5, 40, 40)
    frame.cornerRadius = 10
    let round = picture()
    #expect(round.pixels[10 * 60 + 10] == 0 && round.pixels[20 * 60 + 12] == 0xFFFF_FFFF)
    frame.size = .zero
    #expect(picture().pixels.allSatisfy { $0 == 0 })
  }

  /// The cut goes with the view while it moves.
  @Test func itMovesWithTheView() {
    stage.advance(to: .zero)
    stage.animate(withDuration: 1, curve: .linear) { frame.center.x += 20 }
    stage.advance(to: Instant(seconds: 0.5))
    #expect(picture().pixels.map { $0 != 0 } == inside(Rect(30, 10, 10, 20)))
  }

  @Test func nothingIsHitOutside() {
    #expect(stage.root.hitTest(Point(25, 15)) === child)
    #expect(stage.root.hitTest(Point(35, 15)) === stage.root)
    frame.clipsToBounds = false
    #expect(stage.root.hitTest(Point(35, 15)) === child)
  }
}
