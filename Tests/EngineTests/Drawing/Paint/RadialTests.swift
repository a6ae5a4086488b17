import EngineTestSupport
import Testing

@testable import Engine

/// Radial gradients, pixel by pixel.
@Suite struct RadialTests {
  private let stops = [
    GradientStop(0, Color(255, 255, 255)), GradientStop(0.5, Color(200, 0, 0)),
    GradientStop(1, Color(0, 0, 0, alpha: 0.5)),
  ]

  private func painted(_ paint: Paint) -> [UInt32] {
    let bitmap = Bitmap(width: 40, height: 30)
    Painter().paint(
      DisplayList([.fill(.rect(Rect(-5, -5, 90, 90)), paint)]), into: bitmap, glyphs: nil)
    return bitmap.pixels
  }

  /// Around the middle the colours are those of the distance.
  @Test func coloursAreThoseOfTheDistance() {
    let pixels = painted(
      .radialGradient(AffineTransform.scale(10, 10).then(.translation(20, 15)), stops: stops))
    let table = GradientTable(stops)
    for y in 0..<30 {
      for x in 0..<40 {
        let distance = Point(Double(x) + 0.5, Double(y) + 0.5).distance(to: Point(20, 15)) / 10
        let index = min(1023, Int(distance * 1023 + 0.5))
        #expect(pixels[y * 40 + x] == table.pixels[index])
      }
    }
  }

  /// With a focus each pixel lies on the circle of its share: from the focus to the unit circle.
  @Test(arguments: [Point(0.5, 0), Point(-0.3, 0.6), Point(0, -0.95)])
  func aFocusMovesTheCircles(focus: Point) {
    let map = AffineTransform(a: 9, b: 3, c: -2, d: 11, tx: 20, ty: 14)
    let ramp = (0...255).map { GradientStop(Double($0) / 255, Color($0, $0, $0)) }
    let pixels = painted(.radialGradient(map, focus: focus, stops: ramp))
    for step in 1..<16 {
      let share = Double(step) / 16
      for turn in 0..<24 {
        let angle = Double(turn) / 24 * 2 * .pi
        let unit = focus * (1 - share) + Point(Math.cos(angle), Math.sin(angle)) * share
        let place = map.apply(to: unit)
        let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
        guard (0..<40).contains(x), (0..<30).contains(y) else { continue }
        let level = Double(pixels[y * 40 + x] & 255) / 255
        // Near a focus at the rim the circles lie close together.
        let slack = 0.12 / (1 - Math.hypot(focus.x, focus.y))
        #expect(abs(level - share) < slack, "\(share) at \(place)")
      }
    }
  }

  @Test func anyPartHasTheBytesOfTheWhole() {
    expectPartsOfTheWhole(
      .radialGradient(
        AffineTransform(a: 9, b: 3, c: -2, d: 11, tx: 20, ty: 14), focus: Point(0.4, 0.2),
        stops: stops))
  }

  @Test func mapsAndFociWithoutMeaningPaintNothingOrSomething() {
    for value in [0, 1e-300, 1e300, Double.infinity, .nan] {
      let map = AffineTransform(a: value, b: 0, c: 0, d: 5, tx: value, ty: 3)
      _ = painted(.radialGradient(map, focus: Point(value, 2), stops: stops))
      _ = painted(.radialGradient(.scale(5, 5), focus: Point(value, value), stops: stops))
      _ = painted(.radialGradient(map, stops: []))
    }
    #expect(painted(.radialGradient(.scale(0, 0), stops: stops)).allSatisfy { $0 == 0 })
  }
}
