import Engine

extension Benchmark {
  /// A line of 25 letters at 24 pixels, painted as a view shows it on its way.
  static func paintingText(_ name: String, _ way: @escaping (View) -> Void = { _ in }) -> Benchmark
  {
    painting("a \(name) text", way) { view in
      view.content = .text(
        TextContent("the quick brown fox jumps", font: Font(size: 24), color: Color(30, 40, 60)))
    }
  }

  /// The pictures of a view at 64 moments of its way.
  static func painting(
    _ name: String, _ way: @escaping (View) -> Void, _ dress: (View) -> Void
  ) -> Benchmark {
    let count = 64
    let (stage, view) = (Stage(), View(frame: Rect(200, 200, 360, 48)))
    dress(view)
    stage.root.addSubview(view)
    let letters = Letters()
    let builder = DisplayListBuilder(measuring: letters)
    stage.animate(withDuration: Double(count), curve: .linear) { way(view) }
    let lists = (0..<count).map { second in
      stage.advance(to: Instant.zero.advanced(bySeconds: Double(second) + 0.3))
      return DisplayList(builder.commands(for: stage.root))
    }
    let (painter, bitmap) = (Painter(), Bitmap(width: 960, height: 720))
    return Benchmark(name: "paint \(name)", items: count) {
      for list in lists { painter.paint(list, into: bitmap, glyphs: letters) }
      return Double(bitmap.pixels[230 * 960 + 300] & 0xff)
    }
  }
}

/// Text without a font: strokes at random, as thick and as many as those of letters.
private final class Letters: GlyphMasking, TextMeasuring {
  private var known: [Double: GlyphMask] = [:]

  func width(of text: String, font: Font) -> Double { Double(text.utf8.count) * font.size * 0.55 }
  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: font.size, descent: font.size * 0.2, lineHeight: font.size * 1.2)
  }

  func mask(of text: String, font: Font) -> GlyphMask? {
    // As much apart as two sizes of a real font.
    let size = (font.size * 72).rounded() / 72
    if let mask = known[size] { return mask }
    let mask = Self.draw(text.utf8.count, size)
    known[size] = mask
    return mask
  }

  private static func draw(_ count: Int, _ size: Double) -> GlyphMask {
    var seed: UInt64 = 7
    func random() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 11) * 0x1p-53
    }
    let width = Int(Double(count) * 0.55 * size) + 3
    let height = Int(size * 1.2) + 2
    let bitmap = Bitmap(width: width, height: height)
    var list = DisplayList()
    for index in 0..<3 * count where index % 18 > 2 {
      var path = Path()
      func place() -> Point {
        Point((Double(index / 3) * 0.55 + 0.05 + random() * 0.45) * size, (0.2 + random()) * size)
      }
      path.move(to: place())
      path.line(to: place())
      list.append(.stroke(path, StrokeStyle(width: 0.09 * size), .color(.white)))
    }
    Painter().paint(list, into: bitmap, glyphs: nil)
    return GlyphMask(
      width: width, height: height, coverage: bitmap.pixels.map { UInt8($0 >> 24) }, left: -1,
      top: -Int(size))
  }
}
