import EngineTestSupport
import Testing

@testable import Engine

/// The pixels that commands can touch.
@Suite struct DrawCommandReachTests {
  private let picture = PixelRect(x: 0, y: 0, width: 200, height: 100)
  private let box = Path.rect(Rect(10.5, 20, 30, 40.25))

  private func reach(_ command: DrawCommand, scale: Double = 1) -> PixelRect {
    command.reach(at: Place(bounds: picture, scale: scale), glyphs: nil)
  }

  @Test func aShapeTouchesThePixelsThatItLiesIn() {
    let around = PixelRect(left: 10, top: 20, right: 41, bottom: 61)
    #expect(reach(.white(box)) == around)
    #expect(
      reach(.white(box), scale: 2) == PixelRect(left: 21, top: 40, right: 81, bottom: 100))
    #expect(reach(.fill(box, .color(.clear))) == .empty)
    #expect(reach(.white(Path())) == .empty)
  }

  /// Half the width on each side, and the tips of sharp corners: up to four times as much.
  @Test func aLineReachesOut() {
    let round = StrokeStyle(width: 3, join: .round)
    let wide = PixelRect(left: 9, top: 18, right: 42, bottom: 62)
    #expect(reach(.whiteLine(box, round)) == wide)
    let sharp = StrokeStyle(width: 3, join: .miter)
    #expect(
      reach(.whiteLine(box, sharp)) == PixelRect(left: 4, top: 14, right: 47, bottom: 67))
    let square = StrokeStyle(width: 2, cap: .square, join: .bevel)
    #expect(
      reach(.whiteLine(box, square)) == PixelRect(left: 9, top: 18, right: 42, bottom: 62))
    #expect(reach(.stroke(box, round, .color(.clear))) == .empty)
    #expect(reach(.whiteLine(box, StrokeStyle(width: 0))) == .empty)
  }

  /// The hard edge of a shadow is aligned with its box, which may be moved and stretched by that.
  @Test(arguments: [
    (1.0, Rect(10, 10, 100, 0.5), Point(0, 1)), (1.5, Rect(11, 10, 20, 20), Point(1, 1)),
    (1.0, Rect(10.3, 10.4, 20, 20), Point(-3, 2)),
    (2.0, Rect(10.3, 10.4, 20.2, 9.9), Point(3, 0.2)),
  ])
  func aHardShadowTouchesWhatItSays(scale: Double, frame: Rect, offset: Point) {
    let pose = BoxPose(toParent: .translation(frame.x, frame.y), size: frame.size)
    let shadow = BoxShadow(
      Rect(origin: offset, size: frame.size), blur: 0, color: .white)
    var layer = Layer(transform: pose.toParent, commands: [.shadow(shadow)])
    layer.fit = PixelFit(FittedBox(pose))
    let reach = reach(.layer(layer), scale: scale)
    let bitmap = painted([.layer(layer)], 200, 100, scale: scale)
    for y in 0..<100 {
      for x in 0..<200 where bitmap.alpha(x, y) > 0 {
        let isInside =
          (reach.left..<reach.right).contains(x) && (reach.top..<reach.bottom).contains(y)
        #expect(isInside, "\(x), \(y)")
      }
    }
    #expect(bitmap.pixels.contains { $0 & 255 == 255 })
  }

  @Test func aLineThatIsTooWideIsNotPainted() {
    let most = StrokeStyle(width: 2e12, join: .round)
    #expect(reach(.whiteLine(box, most)) == picture)
    #expect(reach(.whiteLine(box, StrokeStyle(width: 2.1e12, join: .round))) == .empty)
  }

  @Test func aLayerReachesAsFarAsWhatItHolds() {
    let dot = DrawCommand.white(.rect(Rect(100, 10, 2, 2)))
    let layer = Layer(transform: .translation(5, 1), commands: [.white(box), dot])
    #expect(reach(.layer(layer)) == PixelRect(left: 15, top: 11, right: 107, bottom: 62))
    #expect(reach(.layer(Layer(opacity: 0, commands: [dot]))) == .empty)
    #expect(reach(.layer(Layer())) == .empty)
    let cut = Layer(clip: .rect(Rect(0, 0, 20, 30)), commands: [.white(box)])
    #expect(reach(.layer(cut)) == PixelRect(left: 10, top: 20, right: 20, bottom: 30))
  }

  @Test func nothingIsTouchedOutsideOfThePicture() {
    #expect(
      reach(.white(.rect(Rect(-9, 90, 500, 50)))) == PixelRect(x: 0, y: 90, width: 200, height: 10))
    #expect(reach(.white(.rect(Rect(300, 0, 9, 9)))).isEmpty)
    let line = TextLine("a", font: Font(size: 9), color: .white)
    #expect(reach(.text(line, origin: Point(9, 9))) == .empty, "without glyphs there is no text")
  }
}
