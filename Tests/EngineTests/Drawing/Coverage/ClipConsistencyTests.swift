import Engine
import EngineTestSupport
import Testing

/// The same bytes each time, and in every part of a picture the bytes that the whole has there.
@Suite struct ClipConsistencyTests {
  /// Something of everything, partly outside the picture.
  private func scene(seed: UInt64) -> [DrawCommand] {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func point() -> Point { Point(number(-40...120), number(-40...100)) }
    func color() -> Color {
      Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
    }
    let stops = [GradientStop(0.1, color()), GradientStop(0.6, color()), GradientStop(1, color())]
    let shape = Path([
      .move(point()), .cubic(control1: point(), control2: point(), to: point()),
      .quad(control: point(), to: point()), .line(point()), .close,
    ])
    let style = StrokeStyle(width: number(0.3...9), cap: .round, join: .round)
    let box = Rect(number(-10...40), number(-10...30), number(5...60), number(5...50))
    let shadow = BoxShadow(box, radius: number(0...20), blur: number(0.2...14), color: color())
    let inner: [DrawCommand] = [
      .fill(.circle(center: point(), radius: 30), .color(color())),
      .fill(shape, .linearGradient(start: point(), end: point(), stops: stops)),
      .text(TextLine("x", font: Font(size: 10), color: color()), origin: point()),
      .shadow(shadow),
    ]
    let map = AffineTransform.rotation(number(0...6)).then(.translation(30, 20))
    return [
      .fill(shape, .color(color())), .stroke(shape, style, .color(color())),
      .layer(
        Layer(
          transform: map, opacity: 0.6, clip: .ellipse(in: Rect(-30, -20, 70, 50)),
          commands: inner)),
    ] + inner + composited(inner, &random)
  }

  /// The commands blended, and filtered in a layer that is cut.
  private func composited(
    _ commands: [DrawCommand], _ random: inout SeededGenerator
  ) -> [DrawCommand] {
    var layers = [
      Layer(commands: commands), Layer(clip: .rect(Rect(5, 5, 40, 30)), commands: commands),
    ]
    layers[0].compositing = Compositing(blend: random.element(of: BlendMode.allCases))
    layers[1].compositing = Compositing(filter: random.filter())
    return layers.map { .layer($0) }
  }

  private var glyphs: FakeGlyphs {
    let coverage = (0..<600).map { UInt8($0 * 7 % 256) }
    return FakeGlyphs(GlyphMask(width: 30, height: 20, coverage: coverage, left: -3, top: -11))
  }

  @Test(arguments: 0..<8)
  func twoRunsAreIdentical(seed: UInt64) {
    let painter = Painter()
    let list = DisplayList(scene(seed: seed))
    let bitmaps = (0..<2).map { _ in Bitmap(width: 80, height: 60) }
    for bitmap in bitmaps { painter.paint(list, into: bitmap, glyphs: glyphs) }
    let fresh = painted(list.commands, 80, 60, glyphs: glyphs)
    #expect(bitmaps[0].pixels == bitmaps[1].pixels, "seed \(seed)")
    #expect(bitmaps[0].pixels == fresh.pixels, "seed \(seed)")
  }

  @Test(arguments: 0..<24)
  func partsMakeTheWhole(seed: UInt64) {
    let commands = scene(seed: seed)
    let whole = painted(commands, 80, 60, glyphs: glyphs)
    var random = SeededGenerator(seed: seed &+ 1000)
    let x = Int.random(in: 1..<80, using: &random)
    let y = Int.random(in: 1..<60, using: &random)
    let parts = Bitmap(width: 80, height: 60)
    for part in [
      PixelRect(left: 0, top: 0, right: x, bottom: y),
      PixelRect(left: x, top: 0, right: 80, bottom: y),
      PixelRect(left: 0, top: y, right: 80, bottom: 60),
    ] {
      Painter().paint(DisplayList(commands), into: parts, clip: part, glyphs: glyphs)
    }
    #expect(parts.pixels == whole.pixels, "seed \(seed), cut at \(x),\(y)")
  }

  @Test func nothingOutsideTheClipChanges() {
    let clip = PixelRect(x: 3, y: 2, width: 4, height: 5)
    let bitmap = painted([.white(.rect(Rect(-10, -10, 100, 100)))], 12, 12, clip: clip)
    #expect(bitmap.area == 20)
    #expect(bitmap.alpha(3, 2) == 255 && bitmap.alpha(6, 6) == 255)
  }

  @Test func aClipOutsideThePicturePaintsNothing() {
    for clip in [
      PixelRect(x: 20, y: 0, width: 5, height: 5), PixelRect(x: -9, y: 0, width: 9, height: 9),
      PixelRect(x: 4, y: 4, width: 0, height: 4), PixelRect(x: 4, y: 4, width: -3, height: 4),
      PixelRect(x: .max, y: .min, width: .max, height: .max),
    ] {
      #expect(painted([.white(.rect(Rect(0, 0, 9, 9)))], 12, 12, clip: clip).area == 0)
    }
  }
}
