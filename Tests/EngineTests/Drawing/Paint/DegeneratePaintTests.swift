import Engine
import EngineTestSupport
import Testing

/// Input that makes no sense must neither stop the program nor paint nonsense.
@Suite struct DegeneratePaintTests {
  private static let odd: [Double] = [
    0, 1, -3, 0.5, 1e9, -1e9, 1e15, -1e300, 1e-300, .nan, .infinity, -.infinity,
    .greatestFiniteMagnitude,
  ]

  @Test(arguments: [0, 15, 17]) func pixelsAreAsManyAsTheSizeSays(_ count: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [count] in
      let bitmap = Bitmap(width: 4, height: 4)
      bitmap.pixels = [UInt32](repeating: 0, count: count)
      Painter().paint(DisplayList([]), into: bitmap, glyphs: nil)
    }
    expectText(result, "a bitmap of 4×4 pixels, but there are \(count)")
  }

  /// Every command made of two odd numbers.
  private func commands(_ a: Double, _ b: Double) -> [DrawCommand] {
    let curve = Path([
      .move(Point(1, a)), .cubic(control1: Point(b, 2), control2: Point(a, b), to: Point(3, a)),
      .quad(control: Point(b, a), to: Point(a, 5)), .close,
    ])
    let stops = [GradientStop(a, .white), GradientStop(b, Color(red: a, green: b, blue: 1))]
    let gradient = Paint.linearGradient(start: Point(a, b), end: Point(b, a), stops: stops)
    let white = DrawCommand.white(.rect(Rect(0, 0, 4, 4)))
    let text = DrawCommand.text(
      TextLine("a", font: Font(size: a), color: .white), origin: Point(b, a))
    let map = AffineTransform(a: a, b: 0.5, c: b, d: 1, tx: a, ty: b)
    return [
      .white(.rect(Rect(a, b, b, a))), .white(.roundedRect(Rect(0, a, 4, b), radius: b)),
      .white(.circle(center: Point(a, 2), radius: b)), .fill(curve, gradient),
      .whiteLine(curve, StrokeStyle(width: 2, cap: .round, join: .round)),
      .whiteLine(.lines([Point(0, a), Point(4, b), Point(a, 4)]), StrokeStyle(width: a)),
      .fill(.rect(Rect(0, 0, 4, 4)), gradient), text,
      .shadow(BoxShadow(Rect(a, b, 3, 4), radius: b, blur: a, color: .white)),
      .shadow(
        BoxShadow(Rect(0, 1, a, b), radius: a, blur: 2, color: .white, hidden: Rect(a, a, b, b))),
      .layer(
        Layer(
          transform: map,
          commands: [.shadow(BoxShadow(Rect(0, 1, b, 3), radius: 1, blur: a, color: .white))])),
      .layer(Layer(transform: map, opacity: 0.5, commands: [white, text])),
      .layer(Layer(opacity: a, clip: curve, commands: [white])),
    ]
  }

  @Test func oddNumbersDoNotTrapAndKeepPixelsValid() {
    let glyphs = FakeGlyphs(
      GlyphMask(width: 2, height: 2, coverage: [255, 9, 99, 255], left: 0, top: -1))
    let painter = Painter()
    for a in Self.odd {
      for b in Self.odd {
        for (width, height) in [(1, 1), (7, 5)] {
          let bitmap = Bitmap(width: width, height: height)
          for command in commands(a, b) {
            painter.paint(DisplayList([command]), into: bitmap, glyphs: glyphs)
          }
          let valid = bitmap.pixels.allSatisfy { pixel in
            let alpha = pixel >> 24
            return max(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255) <= alpha
          }
          #expect(valid, "\(a) and \(b)")
        }
      }
    }
    // Whatever came before, the scratch memory is blank again.
    let bitmap = Bitmap(width: 7, height: 5)
    let list = DisplayList([.white(.rect(Rect(1, 1, 2, 2)))])
    painter.paint(list, into: bitmap, glyphs: nil)
    #expect(bitmap.area == 4)
  }

  @Test func notANumberPaintsNothing() {
    for bad in [Double.nan, .infinity, -.infinity, 1e13] {
      let path = Path.lines([Point(0, 0), Point(8, 0), Point(bad, 8)])
      #expect(painted([.white(path)], 8, 8).area == 0)
      #expect(painted([.whiteLine(path, StrokeStyle(width: 3))], 8, 8).area == 0)
    }
    for bad in [Double.nan, 0, -1] {
      let path = Path.lines([Point(0, 0), Point(8, 8)])
      #expect(painted([.whiteLine(path, StrokeStyle(width: bad))], 8, 8).area == 0)
    }
  }

  @Test(arguments: [1e6, 1e9, 1e11])
  func hugeShapesCoverWhatTheyShould(size: Double) {
    let rect = Path.rect(Rect(-size, -size, 2 * size, 2 * size))
    #expect(painted([.white(rect)], 9, 7).area == 63)
    let below = Path.rect(Rect(-size, 3.5, 2 * size, size))
    #expect(abs(painted([.white(below)], 9, 7).area - 9 * 3.5) < 0.1)
    let right = Path.rect(Rect(4.25, -size, size, 3 * size))
    #expect(abs(painted([.white(right)], 9, 7).area - 7 * 4.75) < 0.1)
    // A diagonal through the middle, its ends far outside.
    let half = Path.lines([Point(-size, -size), Point(size, size), Point(-size, size)])
    #expect(abs(painted([.white(half)], 8, 8).area - 32) < 0.3)
    let circle = Path.circle(center: Point(4 + size, 4), radius: size)
    #expect(abs(painted([.white(circle)], 8, 8).area - 32) < 2)
  }

  @Test func hugeLinesAreDrawn() {
    let path = Path.lines([Point(-1e9, 4), Point(1e9, 4)])
    #expect(painted([.whiteLine(path, StrokeStyle(width: 2))], 8, 8).area == 16)
    let round = StrokeStyle(width: 2e6, cap: .round, join: .round)
    #expect(painted([.whiteLine(.lines([Point(3, 3), Point(4, 4)]), round)], 8, 8).area == 64)
  }

  @Test func emptyThingsPaintNothing() {
    let flat = [
      AffineTransform.scale(0, 1), .scale(0, 0),
      AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    ]
    var commands: [DrawCommand] = [
      .white(Path()), .white(Path([.close, .close])), .white(Path([.move(Point(2, 2))])),
      .white(.rect(.zero)), .white(.rect(Rect(1, 1, 5, 0))), .layer(Layer()),
      .white(.lines([Point(1, 1), Point(6, 6)], closed: true)),
      .whiteLine(
        Path([.move(Point(2, 2)), .move(Point(3, 3))]), StrokeStyle(width: 4, cap: .round)),
    ]
    commands += flat.map {
      .layer(Layer(transform: $0, commands: [.white(.rect(Rect(0, 0, 5, 5)))]))
    }
    for command in commands { #expect(painted([command], 8, 8).area == 0, "\(command)") }
    #expect(painted([], 8, 8).area == 0)
  }
}
