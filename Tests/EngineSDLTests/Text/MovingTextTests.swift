import Engine
import EngineTestSupport
import Testing

@testable import EngineSDL

/// Text on its way moves by fractions of a pixel, and at rest it lies on whole ones.
@Suite(.serialized) struct MovingTextTests {
  private let film: TextFilm

  init() throws { film = try TextFilm() }

  // MARK: Moving

  @Test(arguments: [Point(3.4, 3.3), Point(0, 3.7), Point(5.2, -3.1), Point(-8, 0.4)])
  func linesOfATitleMoveAsOne(way: Point) throws {
    let title = film.add("Hello there\nwanderer", Rect(20.3, 30.7, 200.4, 80.1), lineHeight: 40)
    let change = film.stage.hold(
      film.stage.animation(withDuration: 1, curve: .linear) { title.center = title.center + way })
    let middle = Int(title.presented.center.y + way.y / 2)
    let places = try (0...60).map { step in
      change.seek(to: Double(step) / 60)
      let bitmap = film.picture()
      return try (bitmap.middle(rows: 0..<middle), bitmap.middle(rows: middle..<160))
    }
    let (first, last) = (places[0], places[60])
    for (step, place) in places.enumerated() {
      let share = Double(step) / 60
      let (upper, lower) = (place.0, place.1)
      #expect(abs((lower.x - upper.x) - (first.1.x - first.0.x)) < 0.1, "step \(step)")
      #expect(abs((lower.y - upper.y) - (first.1.y - first.0.y)) < 0.1, "step \(step)")
      // The way from one rest to the other, evenly.
      let wanted = first.0 + (last.0 - first.0) * share
      #expect(upper.distance(to: wanted) < 0.1, "step \(step): \(upper), not \(wanted)")
      let exact = first.0 + way * share
      #expect(upper.distance(to: exact) < 1.1, "step \(step): \(upper), exactly \(exact)")
    }
  }

  @Test func nothingJumpsWhereTextComesToRest() {
    let title = film.add("Hello there\nwanderer", Rect(20.3, 30.7, 200.4, 80.1), lineHeight: 40)
    let rest = film.picture()
    let change = film.stage.hold(
      film.stage.animation(withDuration: 1, curve: .linear) {
        title.center = title.center + Point(7.3, 5.6)
      })
    #expect(film.picture().pixels == rest.pixels)
    change.seek(to: 0.01)
    #expect(film.picture().change(from: rest) < 40)
    change.seek(to: 0.99)
    let last = film.picture()
    change.commit()
    #expect(film.picture().change(from: last) < 40)
  }

  // MARK: Scaling

  @Test(arguments: [1.08, 1.6, 0.5])
  func aLabelGoesWithTheCardThatGrows(scale: Double) throws {
    let card = View(frame: Rect(30.4, 20.3, 180.3, 100.7))
    film.stage.root.addSubview(card)
    let label = film.label("Zibbo", Rect(12.3, 60.9, 150, 24))
    card.addSubview(label)
    let change = film.stage.hold(
      film.stage.animation(withDuration: 1, curve: .linear) { card.scale = Point(scale, scale) })
    let places = try (0...60).map { step in
      change.seek(to: Double(step) / 60)
      return try film.picture().middle(rows: 0..<160)
    }
    for (step, place) in places.enumerated() {
      let wanted = places[0] + (places[60] - places[0]) * (Double(step) / 60)
      let most = scale == 1.08 ? 0.1 : 0.15
      #expect(place.distance(to: wanted) < most, "step \(step): \(place), not \(wanted)")
    }
    let down = places[60].y > places[0].y ? 1.0 : -1
    for (last, next) in zip(places, places.dropFirst()) {
      #expect((next.y - last.y) * down > -0.02, "\(last) to \(next)")
    }
    change.seek(to: 0.995)
    let last = film.picture()
    change.commit()
    #expect(film.picture().change(from: last) < 40)
  }

  @Test func aChangingScaleNeedsFewMasks() {
    let title = film.add("Hello there\nwanderer", Rect(20.3, 30.7, 200.4, 80.1), lineHeight: 40)
    let change = film.stage.hold(
      film.stage.animation(withDuration: 1) { title.scale = Point(0.4, 0.4) })
    for step in 0...120 {
      change.seek(to: Double(step) / 120)
      _ = film.picture()
    }
    // From one size to one 2.5 times as large in steps of 1.25 at most, for two lines.
    #expect(film.glyphs.sizes.count <= 6)
  }

  // MARK: At rest

  @Test func textAtRestIsItsMask() throws {
    let label = film.add("wanderer", Rect(20.3, 30.7, 200.4, 40.1))
    let bitmap = film.picture()
    let size = try #require(film.glyphs.sizes.first)
    let mask = try #require(film.glyphs.mask(of: "wanderer", font: Font(size: size, weight: .bold)))
    var ink = [UInt8](repeating: 0, count: mask.coverage.count)
    let left = try #require((0..<240).first { x in (0..<160).contains { bitmap.ink(x, $0) > 0 } })
    let top = try #require((0..<160).first { y in (0..<240).contains { bitmap.ink($0, y) > 0 } })
    for y in 0..<mask.height {
      for x in 0..<mask.width { ink[y * mask.width + x] = bitmap.ink(left + x, top + y) }
    }
    #expect(ink == mask.coverage)
    #expect(label.isDescendant(of: film.stage.root))
  }
}

/// A small stage with real text, painted black on white.
private final class TextFilm {
  let stage = Stage(root: View(frame: Rect(0, 0, 240, 160)))
  let glyphs: CountedGlyphs
  private let builder: DisplayListBuilder
  private let painter = Painter()

  init() throws {
    let files = try #require(try FontFinder().find(), "no font installed")
    let cache = try GlyphCache(family: files)
    glyphs = CountedGlyphs(cache)
    builder = DisplayListBuilder(measuring: cache)
  }

  func label(_ text: String, _ frame: Rect, lineHeight: Double? = nil) -> View {
    let view = View(frame: frame)
    view.content = .text(
      TextContent(
        text, font: Font(size: 19.3, weight: .bold), color: .black, lineHeight: lineHeight))
    return view
  }

  func add(_ text: String, _ frame: Rect, lineHeight: Double? = nil) -> View {
    let view = label(text, frame, lineHeight: lineHeight)
    stage.root.addSubview(view)
    return view
  }

  func picture() -> Bitmap {
    let bitmap = Bitmap(width: 240, height: 160)
    bitmap.clear(.white)
    painter.paint(DisplayList(builder.commands(for: stage.root)), into: bitmap, glyphs: glyphs)
    return bitmap
  }
}

/// Remembers which sizes of masks were asked for.
private final class CountedGlyphs: GlyphMasking {
  private let source: any GlyphMasking
  private(set) var sizes: Set<Double> = []

  init(_ source: any GlyphMasking) { self.source = source }

  func mask(of text: String, font: Font) -> GlyphMask? {
    sizes.insert((font.size * 72).rounded() / 72)
    return source.mask(of: text, font: font)
  }
}

extension Bitmap {
  /// The black of a pixel, 0…255.
  fileprivate func ink(_ x: Int, _ y: Int) -> UInt8 { UInt8(255 - pixels[y * width + x] & 255) }

  /// The centre of mass of the ink in some rows.
  fileprivate func middle(rows: Range<Int>) throws -> Point {
    var (sum, mass) = (Point.zero, 0.0)
    for y in rows {
      for x in 0..<width where ink(x, y) > 0 {
        let level = Double(ink(x, y))
        sum = sum + Point(Double(x) + 0.5, Double(y) + 0.5) * level
        mass += level
      }
    }
    try #require(mass > 0)
    return sum * (1 / mass)
  }

  /// The most that a pixel's ink changes by.
  fileprivate func change(from other: Bitmap) -> Int {
    zip(pixels, other.pixels).reduce(0) {
      max($0, abs(Int($1.0 & 255) - Int($1.1 & 255)))
    }
  }
}
