import EngineTestSupport
import Testing

@testable import Engine

/// The level of a pixel, 0 to 255, of which this much is covered: all of it from 2¹⁷ on.
func coverageLevel(of sum: Int) -> UInt32 {
  let covered = min(abs(sum), 1 << 17)
  return UInt32((covered * 255 + 1 << 16) >> 17)
}

/// Lines in a grid against lines that are cut at every edge of a pixel, one after the other.
@Suite struct LineWalkTests {
  /// The changes of coverage by lines, in 1/256 px.
  private struct PlainLine {
    let (width, height): (Int, Int)
    var deltas: [Int]

    init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
      deltas = [Int](repeating: 0, count: (width + 1) * height)
    }

    private mutating func add(_ row: Int, _ column: Int, _ height: Int, _ xSum: Int) {
      deltas[row * (width + 1) + column] += height * (512 - xSum)
      deltas[row * (width + 1) + column + 1] += height * xSum
    }

    /// The nearest whole number to a line's coordinate at a place along its other one.
    private func at(_ place: Int, _ start: (Int, Int), _ end: (Int, Int)) -> Int {
      let slope = ((end.1 - start.1) << 32) / (end.0 - start.0)
      return start.1 + ((place - start.0) * slope + 1 << 31) >> 32
    }

    mutating func addLine(_ from: (x: Int, y: Int), _ to: (x: Int, y: Int)) {
      guard from.y != to.y else { return }
      let sign = from.y < to.y ? 1 : -1
      let (upper, lower) = sign > 0 ? (from, to) : (to, from)
      func x(_ y: Int) -> Int { at(y, (upper.y, upper.x), (lower.y, lower.x)) }
      for row in 0..<height {
        let (y, nextY) = (max(upper.y, row << 8), min(lower.y, (row + 1) << 8))
        guard y < nextY else { continue }
        let (first, last) = (x(y), x(nextY))
        let (left, right) = (min(first, last), max(first, last))
        // From the left edge of the grid to its right one, falling or rising.
        func height(_ x: Int) -> Int {
          if x <= left { return first <= last ? y : nextY }
          if x >= right { return first <= last ? nextY : y }
          return max(y, min(nextY, at(x, (upper.x, upper.y), (lower.x, lower.y))))
        }
        let turn = first <= last ? sign : -sign
        if left == right {
          if left < 0 { add(row, 0, (nextY - y) * sign, 0) }
          if left >= 0, left < width << 8 {
            add(row, left >> 8, (nextY - y) * sign, (left & 255) * 2)
          }
          continue
        }
        if left < 0 { add(row, 0, (height(min(right, 0)) - height(left)) * turn, 0) }
        for column in 0..<width {
          let (low, high) = (max(left, column << 8), min(right, (column + 1) << 8))
          guard low < high else { continue }
          add(row, column, (height(high) - height(low)) * turn, low + high - column << 9)
        }
      }
    }

    /// The coverage of each pixel: the running sum along each row.
    var levels: [UInt32] {
      var levels: [UInt32] = []
      for row in 0..<height {
        var sum = 0
        for column in 0..<width {
          sum += deltas[row * (width + 1) + column]
          levels.append(coverageLevel(of: sum))
        }
      }
      return levels
    }
  }

  private func place(_ random: inout SeededGenerator, _ size: Int) -> Int {
    switch random.int(in: 0...5) {
    case 0: random.int(in: -2...size + 2) << 8
    case 1: random.int(in: -90_000...90_000)
    case 2: random.int(in: -1 << 28...1 << 28)
    default: random.int(in: -300...size << 8 + 300)
    }
  }

  private func levels(of grid: CoverageGrid) -> [UInt32] {
    let (width, height) = (grid.bounds.width, grid.bounds.height)
    var levels = [UInt32](repeating: 0, count: width * height)
    levels.withUnsafeMutableBufferPointer { levels in
      guard let base = levels.baseAddress else { return }
      let corner = base - (grid.bounds.top * width + grid.bounds.left)
      grid.sweep(into: QuadTests.Notes(corner, width: width))
    }
    return levels
  }

  @Test func linesCrossPixelsAsIfTheyWereCutAtEveryEdge() {
    forAll(seeds: 0..<600) { random in
      let memory = (ScratchMemory<Int32>(blank: 0), ScratchMemory<UInt64>(blank: 0))
      let (width, height) = (random.element(of: [1, 3, 8, 41, 300]), random.int(in: 1...9))
      let (left, top) = (random.int(in: -400...400), random.int(in: -400...400))
      let bounds = PixelRect(x: left, y: top, width: width, height: height)
      let grid = CoverageGrid(bounds: bounds, deltas: memory.0, marks: memory.1)
      var plain = PlainLine(width: width, height: height)
      for _ in 0..<random.int(in: 1...12) {
        let from = (x: place(&random, width), y: place(&random, height))
        let isShort = random.chance(0.5)
        let to =
          isShort
          ? (x: from.x + random.int(in: -700...700), y: from.y + random.int(in: -700...700))
          : (x: place(&random, width), y: place(&random, height))
        func point(_ place: (x: Int, y: Int)) -> SubpixelPoint {
          SubpixelPoint(
            Point(Double(place.x) / 256 + Double(left), Double(place.y) / 256 + Double(top)))
        }
        grid.addLine(point(from), point(to))
        plain.addLine(from, to)
      }
      #expect(levels(of: grid) == plain.levels)
      // What was swept is blank again.
      #expect(levels(of: grid).allSatisfy { $0 == 0 })
      withExtendedLifetime(memory) {}
    }
  }

  /// Slopes are exact, also of the numbers at which a Double's quotient is nearest to a whole one.
  @Test func slopesAreThoseOfWholeNumbers() {
    forAll(seeds: 0..<20_000) { random in
      let sizes = [1 << 8, 1 << 16, 1 << 21, 1 << 29]
      let b = random.int(in: 1...random.element(of: sizes))
      let a = random.int(in: 1...random.element(of: sizes))
      // The numbers around it whose quotients are just below and above a whole one.
      let whole = min((a << 32) / b * b >> 32, 1 << 29)
      for a in [a, whole, whole + 1, 1 << 21 - 1, 1 << 21] where a > 0 {
        #expect(LineWalk.quotient(a, b) == (a << 32) / b, "\(a) / \(b)")
      }
    }
  }
}
