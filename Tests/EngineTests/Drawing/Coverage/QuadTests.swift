import EngineTestSupport
import Testing

@testable import Engine

/// Shapes painted four pixels at a time against every pixel painted alone.
@Suite struct QuadTests {
  private func color(_ random: inout SeededGenerator) -> Color {
    Color(
      red: random.double(in: 0...1), green: random.double(in: 0...1),
      blue: random.double(in: 0...1), alpha: random.element(of: [1, random.double(in: 0...1)]))
  }

  private func shape(_ random: inout SeededGenerator) -> Path {
    func number(_ most: Double) -> Double {
      let number = random.double(in: -6...most)
      return random.chance(0.3) ? number.rounded() : number
    }
    let rect = Rect(number(30), number(6), 1 + number(40).magnitude, 1 + number(12).magnitude)
    switch random.int(in: 0...3) {
    case 0: return .rect(rect)
    case 1: return .roundedRect(rect, radius: random.double(in: 0...6))
    case 2: return .ellipse(in: rect)
    default:
      return .lines((0..<random.int(in: 3...7)).map { _ in Point(number(46), number(16)) })
    }
  }

  private func paint(_ random: inout SeededGenerator) -> Paint {
    guard random.chance(0.4) else { return .color(color(&random)) }
    let stops = [GradientStop(0, color(&random)), GradientStop(1, color(&random))]
    let end = Point(random.double(in: -40...40), random.double(in: -40...40))
    return .linearGradient(start: Point(20, 5), end: end, stops: stops)
  }

  private func command(_ random: inout SeededGenerator) -> DrawCommand {
    let fill = DrawCommand.fill(shape(&random), paint(&random))
    switch random.int(in: 0...2) {
    case 0: return fill
    case 1:
      let style = StrokeStyle(width: random.double(in: 0.2...6))
      return .stroke(shape(&random), style, paint(&random))
    default:
      let ground = DrawCommand.fill(.rect(Rect(-9, -9, 90, 90)), paint(&random))
      return .layer(
        Layer(
          opacity: random.element(of: [1, 0.7]),
          clip: random.chance(0.7) ? shape(&random) : nil,
          commands: random.chance(0.5) ? [ground, fill] : [fill, ground]))
    }
  }

  @Test func everyPixelAloneIsThatOfTheWhole() {
    forAll(seeds: 0..<300) { random in
      let list = DisplayList((0..<3).map { _ in command(&random) })
      let (whole, alone) = (Bitmap(width: 41, height: 11), Bitmap(width: 41, height: 11))
      let painter = Painter()
      for bitmap in [whole, alone] { bitmap.clear(Color(9, 99, 199, alpha: 0.8)) }
      painter.paint(list, into: whole, glyphs: nil)
      for y in 0..<11 {
        for x in 0..<41 {
          let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
          painter.paint(list, into: alone, clip: pixel, glyphs: nil)
        }
      }
      #expect(alone.pixels == whole.pixels)
    }
  }

  /// A sink that notes the coverage of each pixel.
  struct Notes: SpanSink {
    let levels: UnsafeMutablePointer<UInt32>
    let width: Int
    private var row = 0

    init(_ levels: UnsafeMutablePointer<UInt32>, width: Int) {
      self.levels = levels
      self.width = width
    }

    mutating func beginRow(_ y: Int) { row = y }
    func span(x: Int, count: Int, coverage: UInt32) {
      for x in x..<x + count { levels[row * width + x] += coverage }
    }
    func quad(x: Int, coverage: SIMD4<UInt32>) {
      for index in 0..<4 { levels[row * width + x + index] += coverage[index] }
    }
  }

  /// The running sum along each row, pixel by pixel.
  @Test func coverageIsTheSumOfAllPieces() {
    forAll(seeds: 0..<300) { random in
      let memory = (ScratchMemory<Int32>(blank: 0), ScratchMemory<UInt64>(blank: 0))
      let width = random.element(of: [3, 40, 41, 255, 256, 259, 600])
      let grid = CoverageGrid(
        bounds: PixelRect(x: 0, y: 0, width: width, height: 3), deltas: memory.0, marks: memory.1)
      var deltas = [Int](repeating: 0, count: 3 * (width + 1))
      for _ in 0..<random.int(in: 0...40) {
        let (row, column) = (random.int(in: 0...2), random.int(in: 0...width - 1))
        let (height, xSum) = (random.int(in: -256...256), random.element(of: [0, 512, 77]))
        grid.addPiece(row: row, column: column, height: height, xSum: xSum)
        deltas[row * (width + 1) + column] += height * (512 - xSum)
        deltas[row * (width + 1) + column + 1] += height * xSum
      }
      var seen = [UInt32](repeating: 0, count: 3 * width)
      for _ in 0..<2 {
        seen = [UInt32](repeating: 0, count: 3 * width)
        seen.withUnsafeMutableBufferPointer { levels in
          if let base = levels.baseAddress { grid.sweep(into: Notes(base, width: width)) }
        }
        for row in 0..<3 {
          var sum = 0
          for column in 0..<width {
            sum += deltas[row * (width + 1) + column]
            let wanted = coverageLevel(of: sum)
            #expect(seen[row * width + column] == wanted)
          }
        }
        // The memory is blank again.
        deltas = [Int](repeating: 0, count: deltas.count)
      }
      withExtendedLifetime(memory) {}
    }
  }
}
