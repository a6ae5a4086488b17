import EngineTestSupport
import Testing

@testable import Engine

/// Layers that are seen through pictures.
@Suite struct MaskTests {
  private let box = Path.rect(Rect(1, 1, 10, 6))
  private let red = DrawCommand.fill(.rect(Rect(1, 1, 10, 6)), .color(Color(255, 0, 0)))

  private func masked(
    _ mask: [DrawCommand], _ mode: MaskMode, opacity: Double = 1, clip: Path? = nil,
    map: AffineTransform = .identity
  ) -> DrawCommand {
    .layer(
      Layer(
        transform: map, opacity: opacity, clip: clip, mask: Mask(mask, mode), commands: [red]))
  }

  private func paint(_ color: Color) -> DrawCommand {
    .fill(.rect(Rect(0, 0, 6, 8)), .color(color))
  }

  /// The left half of the layer lies under the mask, the right one doesn't.
  @Test(arguments: [
    (MaskMode.alpha, Color.white, 255), (.alpha, .black, 255),
    (.alpha, Color(9, 9, 9, alpha: 0.2), 51),
    (.luminance, .white, 255), (.luminance, .black, 0), (.luminance, Color(128, 128, 128), 128),
    (.luminance, Color(255, 0, 0), 54), (.luminance, Color(0, 255, 0), 182),
    (.luminance, Color(0, 0, 255), 19), (.luminance, Color(255, 255, 255, alpha: 0.4), 102),
    (.luminance, Color(128, 128, 128, alpha: 0.5), 64),
  ])
  func asMuchIsSeenAsTheMaskLetsThrough(mode: MaskMode, color: Color, level: Int) {
    let bitmap = painted([masked([paint(color)], mode)], 12, 8)
    for x in 0..<12 {
      let alpha = bitmap.alpha(x, 3)
      #expect(abs(alpha - ((1..<6).contains(x) ? level : 0)) <= 1, "\(alpha) at \(x)")
      #expect(Int(bitmap.pixel(x, 3) >> 16 & 255) == alpha, "the colour stays")
    }
  }

  @Test func aHoleInAMaskIsAHoleInTheLayer() {
    let hole = DrawCommand.fill(.rect(Rect(3, 3, 2, 2)), .color(.black))
    let bitmap = painted([masked([paint(.white), hole], .luminance)], 12, 8, on: .white)
    for y in 0..<8 {
      for x in 0..<12 {
        let isSeen = (1..<6).contains(x) && (1..<7).contains(y)
        let isHole = (3..<5).contains(x) && (3..<5).contains(y)
        #expect(bitmap.pixel(x, y) == (isSeen && !isHole ? 0xFFFF_0000 : 0xFFFF_FFFF))
      }
    }
  }

  @Test func nothingIsSeenThroughAnEmptyMask() {
    #expect(painted([masked([], .alpha)], 12, 8).area == 0)
    let far = DrawCommand.white(.rect(Rect(50, 50, 9, 9)))
    #expect(painted([masked([far], .luminance)], 12, 8).area == 0)
  }

  /// A mask of one opaque shape is a clip to it; it moves with its layer, and both fade.
  @Test func aMaskOfOneShapeIsAClip() {
    let circle = Path.circle(center: Point(5, 4), radius: 2.7)
    let map = AffineTransform.rotation(0.3).then(.translation(2, -1))
    for opacity in [1, 0.6] {
      for clip in [nil, Path.rect(Rect(0, 0, 5, 9)), .circle(center: Point(3, 3), radius: 4)] {
        let masked = masked([.white(circle)], .luminance, opacity: opacity, clip: clip, map: map)
        let inner = DrawCommand.layer(Layer(clip: circle, commands: [red]))
        let clipped = DrawCommand.layer(
          Layer(
            transform: map, opacity: opacity, clip: clip,
            commands: [inner, .fill(Path(), .color(.white))]))
        let (a, b) = (painted([masked], 16, 10, on: .white), painted([clipped], 16, 10, on: .white))
        for (first, second) in zip(a.pixels, b.pixels) { #expect(Pixel.areNear(first, second)) }
      }
    }
  }

  @Test func masksMayHaveMasks() {
    let inner = DrawCommand.layer(
      Layer(
        mask: Mask([.white(.rect(Rect(0, 0, 12, 3)))], .luminance), commands: [paint(.white)]))
    let bitmap = painted([masked([inner], .alpha), .white(.rect(Rect(11, 7, 1, 1)))], 12, 8)
    for y in 0..<7 {
      for x in 0..<12 {
        #expect(bitmap.alpha(x, y) == ((1..<6).contains(x) && (1..<3).contains(y) ? 255 : 0))
      }
    }
    var deep = masked([paint(.white)], .luminance)
    for _ in 0..<6 { deep = .layer(Layer(mask: Mask([deep], .alpha), commands: [deep])) }
    #expect(
      painted([deep], 12, 8).pixels == painted([masked([paint(.white)], .alpha)], 12, 8).pixels)
  }

  /// Any part of a picture has the bytes that the whole has there.
  @Test func bandsMakeTheWhole() {
    let stops = [GradientStop(0, .white), GradientStop(1, Color.black.withAlpha(0.3))]
    let shade = DrawCommand.fill(
      .circle(center: Point(20, 15), radius: 14),
      .linearGradient(start: Point(3, 4), end: Point(30, 25), stops: stops))
    let back = DrawCommand.fill(.rect(Rect(-5, -5, 90, 90)), .color(Color(10, 200, 90)))
    let list = [
      DrawCommand.layer(
        Layer(
          transform: .rotation(0.1), opacity: 0.8, mask: Mask([shade], .luminance),
          commands: [back, red]))
    ]
    let whole = painted(list, 40, 30)
    #expect(whole.area > 100)
    for height in [1, 4, 7] {
      for top in stride(from: 0, to: 30, by: height) {
        let clip = PixelRect(left: 0, top: top, right: 40, bottom: min(30, top + height))
        let part = painted(list, 40, 30, clip: clip)
        for y in clip.top..<clip.bottom {
          for x in 0..<40 { #expect(part.pixel(x, y) == whole.pixel(x, y)) }
        }
      }
    }
  }
}
