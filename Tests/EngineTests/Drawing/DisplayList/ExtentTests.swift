import EngineTestSupport
import Testing

@testable import Engine

/// Nothing of a picture differs where it is known what its layers touch.
@Suite struct ExtentTests {
  private let glyphs = PatternGlyphs()
  private let square = DrawCommand.white(.rect(Rect(10, 10, 10, 10)))

  @Test func partsOfThePictureAreThoseOfLayersThatAreNotKnown() {
    var layers = (all: 0, known: 0)
    forAll(seeds: 0..<2_000) { random in
      let list = random.extended(random.fitted(random.displayList()))
      let plain = DisplayList(list.commands.map(\.withoutExtents))
      let clip = PixelRect(
        x: random.int(in: 0...90), y: random.int(in: 0...70), width: random.int(in: 1...40),
        height: random.int(in: 1...40))
      let scale = random.element(of: [1, 1, 1.5, 0.75])
      func picture(_ list: DisplayList) -> Bitmap {
        painted(list.commands, 97, 73, scale: scale, clip: clip, glyphs: glyphs)
      }
      #expect(picture(list).pixels == picture(plain).pixels)
      let table = GlyphTable(list, scale: scale, glyphs: glyphs)
      #expect(
        painted(list.commands, 97, 73, scale: scale, clip: clip, glyphs: table).pixels
          == picture(plain).pixels)
      list.commands.count(&layers)
    }
    #expect(layers.known > layers.all / 8, "\(layers)")
  }

  @Test func repairingGivesTheWholePicture() {
    forAll(seeds: 0..<1_000) { random in
      let old = random.extended(random.fitted(random.displayList()))
      let new = random.extended(random.changed(old))
      let bitmap = painted(old.commands, 97, 73, glyphs: glyphs)
      let blocks = new.damage(since: old, in: bitmap.bounds, glyphs: glyphs)
      bitmap.withPixels { pixels in
        for block in blocks {
          pixels.clear(.clear, in: block)
          Painter().paint(new, into: pixels, clip: block, glyphs: glyphs)
        }
      }
      let whole = painted(new.commands.map(\.withoutExtents), 97, 73, glyphs: glyphs)
      #expect(bitmap.pixels == whole.pixels)
    }
  }

  @Test func aFarTurnOfAPathIsInside() throws {
    let bent = DrawCommand.white(
      Path([.move(.zero), .cubic(control1: Point(0, 300), control2: Point(9, 0), to: Point(9, 9))]))
    #expect(try #require(pixels(bent)).bottom >= 100)
    let style = StrokeStyle(width: 4, join: .miter)
    let sharp = DrawCommand.whiteLine(.lines([.zero, Point(100, 5), Point(0, 10)]), style)
    #expect(try #require(pixels(sharp)).right >= Int(100 + 2 * style.miterLimit))
  }

  @Test func ofSomeCommandsNothingIsKnown() {
    let text = DrawCommand.text(
      TextLine("a", font: Font(size: 10), color: .black), origin: Point(1, 1))
    #expect(pixels(text) == nil && pixels(square, text) == nil)
    #expect(pixels(.shadow(BoxShadow(Rect(0, 0, 9, 9), blur: 2, color: .black))) == nil)
    #expect(pixels(.white(.rect(Rect(0, 0, .nan, 9)))) == nil)
    #expect(pixels(.white(.rect(Rect(0, 0, 2e6, 9)))) == nil)
    #expect(pixels(.whiteLine(.rect(Rect(0, 0, 9, 9)), StrokeStyle(width: 1e7))) == nil)
    let far = Layer(
      transform: .translation(-1e9, 0), commands: [.white(.rect(Rect(1e9, 0, 9, 9)))])
    #expect(pixels(.layer(far)) == nil)
  }

  @Test func nothingTouchesNothing() {
    #expect(pixels() == .empty && pixels(.white(Path([]))) == .empty)
  }

  @Test func underMapsOfLargeNumbersNothingIsKnown() throws {
    let extent = try #require(Extent(of: [square]))
    #expect(extent.pixels(by: .scale(2, 2)) == PixelRect(x: 18, y: 18, width: 24, height: 24))
    for map in [
      AffineTransform.scale(1e5, 1), .scale(1, -1e5), .translation(1e7, 0), .translation(0, -1e7),
      AffineTransform(a: 1, b: 1e5, c: 0, d: 1, tx: 0, ty: 0),
      AffineTransform(a: 1, b: 0, c: -1e5, d: 1, tx: 0, ty: 0),
    ] { #expect(extent.pixels(by: map) == nil, "\(map)") }
  }

  /// A box in a drawing goes to the nearest edges of pixels, and is a pixel wide at least.
  @Test func aBoxInADrawingIsInsideThoughItIsAligned() throws {
    try forAll(seeds: 0..<300) { random in
      let rect = Rect(
        random.double(in: 0...40), random.double(in: 0...40), random.double(in: 0.001...3),
        random.double(in: 0.001...30))
      let box = Drawing.Item.fill(.rect(rect), .color(.white)).alignedCommand
      let picture = painted([box], 60, 80)
      let known = try #require(pixels(box))
      for y in 0..<80 {
        for x in 0..<60 where picture.alpha(x, y) > 0 {
          #expect((known.left..<known.right).contains(x) && (known.top..<known.bottom).contains(y))
        }
      }
    }
  }

  @Test func otherCommandsAreNotKnown() {
    var layer = Layer(commands: [square])
    layer.alignment = LayerAlignment(viewBox: Rect(0, 0, 9, 9), extent: Extent(of: [square]))
    #expect(layer.extent != nil)
    layer.commands.append(.white(.rect(Rect(50, 50, 9, 9))))
    #expect(layer.extent == nil && layer.viewBox == Rect(0, 0, 9, 9))
  }

  /// What lies beside the pixels that may change is seen there once a filter has moved it.
  @Test func whatAFilterCarriesIsNotKnown() {
    var layer = Layer(commands: [square])
    layer.alignment = LayerAlignment(viewBox: Rect(0, 0, 9, 9), extent: Extent(of: [square]))
    #expect(layer.extent != nil)
    layer.compositing.filter = Filter(steps: [Filter.Step(.offset(Point(30, 0)), [.source])])
    #expect(layer.extent == nil)
    let clip = PixelRect(x: 30, y: 0, width: 30, height: 40)
    #expect(painted([.layer(layer)], 60, 40, clip: clip).alpha(45, 15) == 255)
  }

  @Test func drawingsOfViewsAreKnown() throws {
    let view = View(frame: Rect(0, 0, 30, 30))
    view.content = .drawing(
      Drawing(
        viewBox: Rect(0, 0, 10, 10), items: [.fill(.rect(Rect(1, 1, 2, 2)), .color(.black))]))
    var layers = (all: 0, known: 0)
    DisplayListBuilder(measuring: MonospacedText()).commands(for: view).count(&layers)
    #expect(layers.known == 1)
  }

  private func pixels(_ commands: DrawCommand...) -> PixelRect? {
    Extent(of: commands)?.pixels(by: .identity)
  }
}

extension DrawCommand {
  /// The command without anything that is known about where its layers lie.
  fileprivate var withoutExtents: DrawCommand {
    guard case .layer(var layer) = self else { return self }
    layer.commands = layer.commands.map(\.withoutExtents)
    if layer.extent != nil { layer.viewBox = layer.viewBox }
    return .layer(layer)
  }
}

extension [DrawCommand] {
  /// Adds the number of layers, and of those whose extents are known.
  fileprivate func count(_ layers: inout (all: Int, known: Int)) {
    for case .layer(let layer) in self {
      layers.all += 1
      if layer.extent != nil { layers.known += 1 }
      layer.commands.count(&layers)
    }
  }
}
