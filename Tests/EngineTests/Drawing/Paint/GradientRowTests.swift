import EngineTestSupport
import Testing

@testable import Engine

/// Gradients painted four pixels at a time against a look into the table for every pixel.
@Suite struct GradientRowTests {
  /// One span of a gradient, and the pixels that it is painted on.
  private struct Span {
    let ramp: GradientRamp
    let table: [UInt32]
    let isOpaque: Bool
    let back: [UInt32]
    let columns: Range<Int>
    let row: Int
    let coverage: UInt32
    let opacity: UInt32

    static let width = 100

    /// nil if the gradient makes no sense.
    init?(_ random: inout SeededGenerator) {
      let map = random.chance(0.5) ? AffineTransform.identity : .rotation(random.double(in: -4...4))
      let start = Point(random.double(in: -20...120), random.double(in: -20...120))
      let far = random.element(of: [0, 0.3, 40, 1e4])
      let down = random.chance(0.5) ? 0 : random.double(in: -far...far)
      let end = start + Point(random.double(in: -far...far), down)
      guard let ramp = GradientRamp(start: start, end: end, map: map) else { return nil }
      self.ramp = ramp
      isOpaque = random.chance(0.3)
      table = Self.pixels(GradientTable.last + 1, isOpaque: isOpaque, &random)
      back = Self.pixels(Self.width, isOpaque: false, &random)
      let left = random.int(in: 0...9)
      columns = left..<left + random.int(in: 1...90)
      row = random.int(in: 0...40)
      coverage = random.element(of: [255, 7])
      opacity = random.element(of: [255, 90])
    }

    private static func pixels(
      _ count: Int, isOpaque: Bool, _ random: inout SeededGenerator
    ) -> [UInt32] {
      var pixels: [UInt32] = []
      for _ in 0..<count {
        let levels = (0..<3).map { _ in random.double(in: 0...1) }
        let alpha = isOpaque ? 1 : random.element(of: [0, 1, random.double(in: 0...1)])
        pixels.append(
          Pixel.premultiplied(
            Color(red: levels[0], green: levels[1], blue: levels[2], alpha: alpha)))
      }
      return pixels
    }

    var painted: [UInt32] {
      let bitmap = Bitmap(width: Self.width, height: row + 1)
      bitmap.pixels.replaceSubrange(row * Self.width..<(row + 1) * Self.width, with: back)
      bitmap.withPixels { plane in
        table.withUnsafeBufferPointer { table in
          guard let base = table.baseAddress else { return }
          var sink = GradientSink(
            surface: Surface(base: plane.base, bounds: plane.bounds), ramp: ramp, table: base,
            isOpaque: isOpaque, opacity: opacity)
          sink.beginRow(row)
          sink.span(x: columns.lowerBound, count: columns.count, coverage: coverage)
        }
      }
      return Array(bitmap.pixels.suffix(Self.width))
    }

    var wanted: [UInt32] {
      back.enumerated().map { column, back in
        guard columns.contains(column) else { return back }
        let place = (ramp.start(ofRow: row) + column * ramp.perColumn) >> ramp.places
        let color = table[max(0, min(GradientTable.last, place))]
        return Pixel.over(Pixel.scaled(color, by: Pixel.product(coverage, opacity)), back)
      }
    }
  }

  @Test func everySpanIsThePlainOne() {
    forAll(seeds: 0..<200) { random in
      guard let span = Span(&random) else { return }
      #expect(span.painted == span.wanted)
    }
  }
}
