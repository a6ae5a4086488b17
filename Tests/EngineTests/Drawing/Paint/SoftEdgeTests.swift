import EngineTestSupport
import Testing

@testable import Engine

/// Pixels of which an outline covers a part, and shows that part of its paint.
@Suite struct SoftEdgeTests {
  private let stops = [
    GradientStop(0, .white), GradientStop(0.5, Color(200, 0, 0, alpha: 0.75)),
    GradientStop(1, Color(0, 80, 0)),
  ]

  private func expectShares(_ paint: Paint, opacity: Double = 1) {
    let ellipse = Path.ellipse(in: Rect(1.25, 2.5, 26.5, 13.25))
    func picture(_ path: Path, _ paint: Paint, opacity: Double) -> Bitmap {
      let fill = DrawCommand.fill(path, paint)
      return painted([.layer(Layer(opacity: opacity, commands: [fill]))], 30, 18)
    }
    let whole = picture(.rect(Rect(0, 0, 30, 18)), paint, opacity: 1)
    let shape = picture(ellipse, .color(.white), opacity: 1)
    let found = picture(ellipse, paint, opacity: opacity)
    var soft = 0
    for (index, pixel) in whole.pixels.enumerated() {
      let cover = Pixel.alpha(shape.pixels[index])
      let wanted = Pixel.scaled(pixel, by: Pixel.product(cover, Pixel.level(opacity)))
      if !Pixel.areNear(found.pixels[index], wanted) {
        Issue.record("\(index): \(found.pixels[index]), not \(wanted)")
      }
      if 1...254 ~= cover { soft += 1 }
    }
    #expect(soft > 40)
  }

  @Test(arguments: [1, 0.5]) func ofARadialGradient(opacity: Double) {
    let map = AffineTransform(a: 12, b: 0, c: 0, d: 7, tx: 14, ty: 9)
    expectShares(.radialGradient(map, stops: stops), opacity: opacity)
    expectShares(.radialGradient(map, focus: Point(0.5, -0.25), stops: stops), opacity: opacity)
  }

  @Test(arguments: [1, 0.5]) func ofALinearGradient(opacity: Double) {
    for end in [Point(28, 0), Point(0, 15), Point(20, 9), Point(-7, 9)] {
      expectShares(
        .linearGradient(start: Point(3, 2), end: Point(3, 2) + end, stops: stops), opacity: opacity)
    }
  }

  @Test(arguments: [1, 0.5]) func ofAnImage(opacity: Double) {
    let image = ImageBitmap(
      width: 3, height: 2,
      pixels: [0xFF10_2030, 0x8040_0080, 0xFFFF_FFFF, 0, 0xFF00_00FF, 0x4000_4000])
    for map in [AffineTransform.scale(10, 9), .scale(0.5, 0.5), .rotation(0.25)] {
      expectShares(.image(image, map), opacity: opacity)
    }
  }
}
