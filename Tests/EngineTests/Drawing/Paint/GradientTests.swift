import Engine
import EngineTestSupport
import Testing

@Suite struct GradientTests {
  private let red = Color(255, 0, 0)
  private let blue = Color(0, 0, 255)

  private func row(
    _ stops: [GradientStop], from start: Double, to end: Double, width: Int
  ) -> [UInt32] {
    let paint = Paint.linearGradient(start: Point(start, 0), end: Point(end, 0), stops: stops)
    return painted([.fill(.rect(Rect(0, 0, Double(width), 1)), paint)], width, 1).pixels
  }

  @Test func endsAndMiddleHaveTheirColours() {
    // Pixel centres lie at 0, 1/2 and 1 of the gradient.
    let pixels = row(
      [GradientStop(0, red), GradientStop(1, blue)], from: 0.5, to: 100.5, width: 101)
    #expect(pixels[0] == 0xFFFF_0000)
    #expect(pixels[100] == 0xFF00_00FF)
    let middle = pixels[50]
    #expect(abs(Int(middle >> 16 & 255) - 128) <= 1 && abs(Int(middle & 255) - 128) <= 1)
  }

  @Test func coloursAreHeldBeyondBothEnds() {
    let pixels = row(
      [GradientStop(0, red), GradientStop(1, blue)], from: 40, to: 60, width: 100)
    #expect(pixels[..<40].allSatisfy { $0 == 0xFFFF_0000 })
    #expect(pixels[60...].allSatisfy { $0 == 0xFF00_00FF })
  }

  @Test func everyStepIsAsTheFormula() {
    let pixels = row(
      [GradientStop(0, red), GradientStop(1, blue)], from: 0, to: 1000, width: 1000)
    for (x, pixel) in pixels.enumerated() {
      let wanted = 255 * (Double(x) + 0.5) / 1000
      #expect(abs(Double(pixel & 255) - wanted) < 0.7)
    }
  }

  @Test func equalOffsetsMakeASharpEdge() {
    let stops = [
      GradientStop(0, red), GradientStop(0.5, red), GradientStop(0.5, blue), GradientStop(1, blue),
    ]
    let pixels = row(stops, from: 0, to: 20, width: 20)
    #expect(pixels[..<10].allSatisfy { $0 == 0xFFFF_0000 })
    #expect(pixels[10...].allSatisfy { $0 == 0xFF00_00FF })
  }

  @Test func oneStopIsOneColourAndNoneIsNothing() {
    #expect(
      row([GradientStop(0.3, blue)], from: 0, to: 9, width: 9).allSatisfy { $0 == 0xFF00_00FF })
    #expect(row([], from: 0, to: 9, width: 9).allSatisfy { $0 == 0 })
  }

  @Test func aGradientWithoutLengthShowsItsEnd() {
    let pixels = row([GradientStop(0, red), GradientStop(1, blue)], from: 4, to: 4, width: 9)
    #expect(pixels.allSatisfy { $0 == 0xFF00_00FF })
  }

  @Test func transparentStopsBlend() {
    let stops = [GradientStop(0, red), GradientStop(1, red.withAlpha(0))]
    let paint = Paint.linearGradient(start: Point(0.5, 0), end: Point(10.5, 0), stops: stops)
    let bitmap = painted([.fill(.rect(Rect(0, 0, 11, 1)), paint)], 11, 1, on: .white)
    #expect(bitmap.pixel(0, 0) == 0xFFFF_0000)
    #expect(bitmap.pixel(10, 0) == 0xFFFF_FFFF)
    #expect(abs(Int(bitmap.pixel(5, 0) & 255) - 128) <= 1)
  }

  @Test func coordinatesAreThoseOfThePath() {
    // Turned by 90 degrees and doubled, a gradient to the right runs down.
    let stops = [GradientStop(0, red), GradientStop(1, blue)]
    let paint = Paint.linearGradient(start: Point(0.25, 0), end: Point(10.25, 0), stops: stops)
    let map = AffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 20, ty: 0)
    let fill = DrawCommand.fill(.rect(Rect(0, 0, 20, 20)), paint)
    let bitmap = painted([.layer(Layer(transform: map, commands: [fill]))], 20, 24)
    for x in 0..<20 {
      #expect(bitmap.pixel(x, 0) == 0xFFFF_0000)
      #expect(abs(Int(bitmap.pixel(x, 10) & 255) - 128) <= 1)
      #expect(bitmap.pixel(x, 20) == 0xFF00_00FF)
    }
  }

  @Test func diagonalsAreConstantAcross() {
    let stops = [GradientStop(0, red), GradientStop(1, blue)]
    let paint = Paint.linearGradient(start: .zero, end: Point(16, 16), stops: stops)
    let bitmap = painted([.fill(.rect(Rect(0, 0, 16, 16)), paint)], 16, 16)
    for sum in 0..<30 {
      let x = min(sum, 15)
      let others = (0..<16).filter { (0..<16).contains(sum - $0) }
      for other in others {
        #expect(bitmap.pixel(other, sum - other) == bitmap.pixel(x, sum - x))
      }
    }
  }

  /// Before two stops at the beginning the first one's colour is held, behind two at the end the last's.
  @Test func theOuterOfTwoStopsAtAnEndIsHeld() {
    let stops = [
      GradientStop(0, red), GradientStop(0, blue), GradientStop(1, blue), GradientStop(1, red),
    ]
    for (start, end, isLevel) in [
      (Point(10, 0), Point(30, 0), true), (Point(30, 0), Point(10, 0), true),
      (Point(0, 10), Point(0, 30), false), (Point(0, 30), Point(0, 10), false),
    ] {
      let paint = Paint.linearGradient(start: start, end: end, stops: stops)
      let bitmap = painted([.fill(.rect(Rect(0, 0, 40, 40)), paint)], 40, 40)
      for place in 0..<40 {
        let pixel = isLevel ? bitmap.pixel(place, 5) : bitmap.pixel(5, place)
        #expect(pixel == ((10..<30).contains(place) ? 0xFF00_00FF : 0xFFFF_0000), "\(place)")
      }
    }
    let circle = AffineTransform.scale(20, 20).then(.translation(20.5, 20.5))
    let radial = Paint.radialGradient(circle, focus: .zero, stops: stops)
    let bitmap = painted([.fill(.rect(Rect(0, 0, 40, 40)), radial)], 40, 40)
    #expect(bitmap.pixel(20, 20) == 0xFF00_00FF && bitmap.pixel(0, 0) == 0xFFFF_0000)
  }
}
