import EngineTestSupport
import Testing

@testable import Engine

@Suite struct BlendTests {
  @Test func productsAreRoundedExactly() {
    for a in UInt32(0)...255 {
      for b in UInt32(0)...255 {
        let exact = (a * b * 2 + 255) / 510
        if Pixel.product(a, b) != exact { Issue.record("\(a)·\(b): \(Pixel.product(a, b))") }
        let gray = a << 24 | a << 16 | a << 8 | a
        let wanted = exact << 24 | exact << 16 | exact << 8 | exact
        if Pixel.scaled(gray, by: b) != wanted { Issue.record("pixel \(a)·\(b)") }
      }
    }
  }

  @Test func componentsAreScaledEachForItself() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<5000 {
      let pixel = UInt32.random(in: 0 ... .max, using: &random)
      let factor = UInt32.random(in: 0...255, using: &random)
      let wanted = [24, 16, 8, 0].reduce(UInt32(0)) {
        $0 << 8 | Pixel.product(pixel >> UInt32($1) & 255, factor)
      }
      #expect(Pixel.scaled(pixel, by: factor) == wanted)
    }
  }

  @Test(arguments: [0.3, 1])
  func groupsBlendEveryPixelForItself(opacity: Double) {
    var random = SeededGenerator(seed: 9)
    let colors = (0..<40).map { index in
      let alpha = index % 3 == 0 ? 0 : index % 5 == 0 ? Double.random(in: 0...1, using: &random) : 1
      return Color(
        red: .random(in: 0...1, using: &random), green: 0.5, blue: 0.2, alpha: alpha)
    }
    let fills = colors.enumerated().map { index, color in
      DrawCommand.fill(.rect(Rect(Double(index), 0, 1, 1)), .color(color))
    }
    let clip = Path.rect(Rect(0.5, -1, 38, 3))
    for width in [39, 40] {
      let group = DrawCommand.layer(Layer(opacity: opacity, clip: clip, commands: fills))
      let bitmap = painted([group], width, 1, on: Color(9, 99, 199))
      for x in 0..<width {
        let share: Double = x == 0 || x == 38 ? 128 / 255 : x > 38 ? 0 : 1
        let factor = Pixel.product(Pixel.level(share), Pixel.level(opacity))
        let front = Pixel.scaled(Pixel.premultiplied(colors[x]), by: factor)
        #expect(bitmap.pixel(x, 0) == Pixel.over(front, 0xFF09_63C7), "pixel \(x)")
      }
    }
  }

  @Test func opaqueColoursComeOutExactly() {
    for background in [Color.clear, .white, Color(1, 2, 3, alpha: 0.3)] {
      let bitmap = painted(
        [.fill(.rect(Rect(0, 0, 9, 2)), .color(Color(255, 168, 72)))], 9, 2, on: background)
      #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_A848 })
    }
  }

  @Test func clearColoursLeaveEveryPixelAlone() {
    let stops = [GradientStop(0, .clear), GradientStop(1, Color(255, 0, 0, alpha: 0))]
    let gradient = Paint.linearGradient(start: .zero, end: Point(9, 0), stops: stops)
    let nothing = Color(255, 255, 255, alpha: 0)
    for paint in [Paint.color(nothing), gradient] {
      let bitmap = Bitmap(width: 9, height: 9)
      for index in bitmap.pixels.indices {
        bitmap.pixels[index] = Pixel.premultiplied(Color(white: 1, alpha: Double(index) / 80))
      }
      let before = bitmap.pixels
      let list = DisplayList([.fill(.rect(Rect(0, 0, 9, 9)), paint)])
      Painter().paint(list, into: bitmap, glyphs: nil)
      #expect(bitmap.pixels == before)
    }
  }

  @Test func halfOfBlackOverWhiteIsGrey() {
    let half = Color(white: 0, alpha: 0.5)
    for width in 1...9 {
      let bitmap = painted(
        [.fill(.rect(Rect(0, 0, 9, 1)), .color(half))], width, 1, on: .white)
      #expect(bitmap.pixels.allSatisfy { $0 == 0xFF7F_7F7F })
    }
  }

  @Test func componentsOutOfRangeAreCut() {
    let odd = Color(red: 7, green: -3, blue: .nan, alpha: .infinity)
    let bitmap = Bitmap(width: 3, height: 1)
    bitmap.clear(odd)
    #expect(bitmap.pixels == [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000])
    bitmap.clear(Color(white: 1, alpha: .nan))
    #expect(bitmap.pixels == [0, 0, 0])
    bitmap.clear(Color(255, 0, 0, alpha: 0.5))
    #expect(bitmap.pixels == [0x8080_0000, 0x8080_0000, 0x8080_0000])
  }

  @Test(arguments: 0..<10)
  func blendingIsWithinOneLevelOfTheFormula(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let front = Color(lanes: Lanes((0..<8).map { _ in .random(in: 0...1, using: &random) }))
      let back = Color(lanes: Lanes((0..<8).map { _ in .random(in: 0...1, using: &random) }))
        .withAlpha(1)
      let bitmap = painted(
        [.fill(.rect(Rect(0, 0, 5, 1)), .color(front))], 5, 1, on: back)
      func wanted(_ front: Double, _ back: Double, _ alpha: Double) -> Double {
        255 * (front * alpha + back * (1 - alpha))
      }
      for pixel in bitmap.pixels {
        let red = Double(pixel >> 16 & 255)
        let blue = Double(pixel & 255)
        #expect(abs(red - wanted(front.red, back.red, front.alpha)) < 1.6, "seed \(seed)")
        #expect(abs(blue - wanted(front.blue, back.blue, front.alpha)) < 1.6, "seed \(seed)")
        #expect(pixel >> 24 == 255, "seed \(seed)")
      }
    }
  }
}
