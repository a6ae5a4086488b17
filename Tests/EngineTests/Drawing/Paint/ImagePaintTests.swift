import EngineTestSupport
import Testing

@testable import Engine

/// Shapes painted with images, against a slow rule and pixel by pixel.
@Suite struct ImagePaintTests {
  private func image(
    _ width: Int, _ height: Int, _ random: inout SeededGenerator, isOpaque: Bool = false
  ) -> ImageBitmap {
    let pixels = (0..<width * height).map { _ in
      Pixel.premultiplied(
        Color(
          red: random.double(in: 0...1), green: random.double(in: 0...1),
          blue: random.double(in: 0...1), alpha: isOpaque ? 1 : random.double(in: 0...1)))
    }
    return ImageBitmap(width: width, height: height, pixels: pixels)
  }

  private func paintedPixels(_ paint: Paint) -> [UInt32] {
    painted([.fill(.rect(Rect(-5, -5, 90, 90)), paint)], 40, 30).pixels
  }

  private func parts(_ pixel: UInt32) -> [Double] {
    [24, 16, 8, 0].map { Double(pixel >> $0 & 255) }
  }

  // MARK: The slow rule

  /// The image's parts in one of its sizes between the middles of four pixels.
  private func parts(_ level: ImageBitmap.Level, at place: Point) -> [Double] {
    let x = min(Double(level.width - 1), max(0, place.x - 0.5))
    let y = min(Double(level.height - 1), max(0, place.y - 0.5))
    let (left, top) = (Int(x), Int(y))
    func at(_ x: Int, _ y: Int) -> [Double] {
      parts(level.pixels[min(y, level.height - 1) * level.width + min(x, level.width - 1)])
    }
    func mixed(_ a: [Double], _ b: [Double], _ share: Double) -> [Double] {
      zip(a, b).map { $0 + ($1 - $0) * share }
    }
    let shareX = x - Double(left)
    return mixed(
      mixed(at(left, top), at(left + 1, top), shareX),
      mixed(at(left, top + 1), at(left + 1, top + 1), shareX), y - Double(top))
  }

  @Test func everyPixelIsThatOfTheRule() throws {
    forAll(seeds: 0..<60) { random in
      let image = image(random.int(in: 1...24), random.int(in: 1...24), &random)
      func number(_ range: ClosedRange<Double>) -> Double { random.double(in: range) }
      let map = AffineTransform(
        a: number(0.1...4), b: number(-1...1), c: number(-1...1), d: number(0.1...4),
        tx: number(-9...30), ty: number(-9...20))
      guard let inverse = map.inverse, inverse.stretch < 30 else { return }
      let pixels = paintedPixels(.image(image, map))
      let stretch = max(1, inverse.stretch)
      let level = min(Int(stretch.exponent), image.levels.count - 1)
      let next = min(Int(stretch.exponent) + 1, image.levels.count - 1)
      for (index, pixel) in pixels.enumerated() {
        let place = inverse.apply(to: Point(Double(index % 40) + 0.5, Double(index / 40) + 0.5))
        let near = parts(image.levels[level], at: place * (1 / Double(1 << level)))
        let far = parts(image.levels[next], at: place * (1 / Double(1 << next)))
        let wanted = zip(near, far).map { $0 + ($1 - $0) * (stretch.significand - 1) }
        let error = zip(parts(pixel), wanted).map { abs($0 - $1) }.max() ?? 0
        #expect(error <= 3, "pixel \(index): \(parts(pixel)) instead of \(wanted)")
      }
    }
  }

  // MARK: Pixels

  @Test func inItsOwnSizeItIsItsPixels() {
    var random = SeededGenerator(seed: 1)
    let image = image(7, 5, &random)
    let shown = painted([.fill(.rect(Rect(3, 2, 7, 5)), .image(image, .translation(3, 2)))], 12, 9)
    for y in 0..<9 {
      for x in 0..<12 {
        let isInside = 3..<10 ~= x && 2..<7 ~= y
        #expect(shown.pixel(x, y) == (isInside ? image.pixels[(y - 2) * 7 + x - 3] : 0))
      }
    }
  }

  /// Wherever it is shown so small that the pixels that are gone would not be seen.
  @Test func aDrawingWithFewerPixelsLooksTheSame() {
    forAll(seeds: 0..<20) { random in
      let image = image(random.int(in: 9...40), random.int(in: 9...40), &random)
      let paint = Paint.image(image, .translation(3, 1), opacity: 0.5)
      let fill = Drawing.Item.fill(.rect(Rect(0, 0, 30, 30)), paint)
      let line = Drawing.Item.stroke(.rect(Rect(5, 5, 20, 20)), StrokeStyle(width: 3), paint)
      let clip = Drawing.Item.clipped(by: .rect(Rect(2, 2, 25, 25)), items: [fill, line])
      let group = Drawing.Item.group(transform: .rotation(0.3), opacity: 0.7, items: [clip])
      let whole = Drawing(viewBox: Rect(0, 0, 30, 30), items: [fill, line, clip, group])
      let small = whole.withImages(atMost: 20)
      #expect((small == whole) == (max(image.width, image.height) <= 20))
      let frame = View(frame: Rect(1, 1, 14, 14))
      frame.content = .drawing(whole)
      let commands = DisplayListBuilder(measuring: PlainText()).commands(for: frame)
      frame.content = .drawing(small)
      let reduced = DisplayListBuilder(measuring: PlainText()).commands(for: frame)
      #expect(painted(commands, 16, 16).pixels == painted(reduced, 16, 16).pixels)
    }
  }

  /// However many paints an image is in, there is one with fewer pixels.
  @Test func anImageIsMadeSmallerOnce() {
    let image = ImageBitmap(width: 8, height: 4, pixels: Array(repeating: 0xFFAA_0000, count: 32))
    let fill = Drawing.Item.fill(.rect(Rect(0, 0, 8, 4)), .image(image))
    let items = [fill, .group(transform: .identity, opacity: 0.5, items: [fill])]
    let small = Drawing(viewBox: Rect(0, 0, 8, 4), items: items).withImages(atMost: 4)
    guard case .fill(_, .image(let first, _, _)) = small.items[0],
      case .group(_, _, _, let inner) = small.items[1],
      case .fill(_, .image(let second, _, _)) = inner[0]
    else { return #expect(Bool(false), "\(small)") }
    #expect(first === second && first.width == 4)
  }

  @Test func aDrawingOfItFillsItsFrame() {
    let image = ImageBitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let view = View(frame: Rect(0, 0, 40, 10))
    view.content = .drawing(Drawing(image))
    let shown = painted(DisplayListBuilder(measuring: PlainText()).commands(for: view), 40, 10)
    #expect(shown.pixel(0, 0) == 0xFFFF_0000 && shown.pixel(39, 9) == 0xFF00_00FF)
    #expect(shown.area == 400)
  }

  @Test func shownSmallerItIsSmooth() {
    let pixels = (0..<64 * 64).map { ($0 + $0 / 64) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 as UInt32 }
    let image = ImageBitmap(width: 64, height: 64, pixels: pixels)
    for side in [1, 2.5, 8, 16] {
      let scale = AffineTransform.scale(side / 64, side / 64)
      for pixel in paintedPixels(.image(image, scale)).prefix(Int(side)) {
        #expect(127...128 ~= pixel & 255, "\(side)")
      }
    }
  }

  @Test func opacitiesOfPaintAndLayerCount() {
    let image = ImageBitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF])
    let fill = DrawCommand.fill(.rect(Rect(0, 0, 1, 1)), .image(image, opacity: 0.5))
    #expect(painted([fill], 1, 1).pixels == [0x8080_8080])
    #expect(painted([.layer(Layer(opacity: 0.5, commands: [fill]))], 1, 1).pixels == [0x4040_4040])
    #expect(Paint.image(image, opacity: 0.5).faded(by: 0.5) == .image(image, opacity: 0.25))
    #expect(!Paint.image(image, opacity: 0).isVisible)
  }

  @Test func anyPartHasTheBytesOfTheWhole() {
    var random = SeededGenerator(seed: 2)
    for map in [
      AffineTransform(a: 0.7, b: 0.3, c: -0.2, d: 1.1, tx: 10, ty: 4),
      AffineTransform(a: 0.7, b: 0, c: 0, d: 1.1, tx: 10.3, ty: 4.6),
    ] { expectPartsOfTheWhole(.image(image(31, 17, &random), map)) }
  }

  @Test func mapsWithoutMeaningPaintNothingOrSomething() {
    var random = SeededGenerator(seed: 3)
    let image = image(5, 3, &random, isOpaque: true)
    for value in [0, 1e-300, 1e-9, 1e9, 1e300, Double.infinity, .nan] {
      let map = AffineTransform(a: value, b: 0, c: 0, d: 5, tx: value, ty: 3)
      _ = paintedPixels(.image(image, map))
      _ = paintedPixels(.image(image, .scale(value, value), opacity: value))
    }
    #expect(paintedPixels(.image(image, .scale(0, 0))).allSatisfy { $0 == 0 })
    let plain = painted(
      [
        .fill(.ellipse(in: Rect(0, 0, 9, 9)), .image(image, .scale(0, 0))),
        .fill(.rect(Rect(0, 0, 9, 9)), .color(.white)),
      ], 9, 9)
    #expect(plain.area == 81, "nothing of the ellipse is left behind")
  }

  // MARK: The picture as a value

  @Test func picturesOfTheSamePixelsAreEqual() {
    func image(_ pixels: [UInt32], _ width: Int = 2) -> ImageBitmap {
      ImageBitmap(width: width, height: pixels.count / width, pixels: pixels)
    }
    let (a, b) = (image([1, 2, 3, 4]), image([1, 2, 3, 4]))
    #expect(a == b && a.hashValue == b.hashValue && Set([a, b]).count == 1)
    #expect(a != image([1, 2, 3, 5]) && a != image([1, 2, 3, 4], 4))
    func print(_ image: ImageBitmap) -> UInt64 {
      DisplayList([.fill(.rect(Rect(0, 0, 1, 1)), .image(image))]).fingerprint
    }
    #expect(print(a) == print(b) && print(a) != print(image([1, 2, 3, 5])))
  }

  @Test func itsHalvesEndAtOnePixel() {
    var random = SeededGenerator(seed: 4)
    let sizes = image(5, 3, &random).levels.map { [$0.width, $0.height] }
    #expect(sizes == [[5, 3], [3, 2], [2, 1], [1, 1]])
    let gray = ImageBitmap(width: 3, height: 3, pixels: Array(repeating: 0x8040_2010, count: 9))
    #expect(gray.levels.allSatisfy { $0.pixels.allSatisfy { $0 == 0x8040_2010 } })
  }
}
