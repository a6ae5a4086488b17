/// A mask seen through a map from the device's pixels to the mask's, row by row.
///
/// A pixel's coverage is that between the mask's four pixels around it; outside the mask it is 0.
protocol MaskReader {
  /// - Parameters:
  ///   - map: from the device's pixels to the mask's.
  ///   - columns: of the device.
  init(
    _ mask: GlyphMask, _ coverage: UnsafePointer<UInt8>, _ map: AffineTransform,
    columns: Range<Int>, _ memory: MaskMemory)

  /// Makes the coverage 0…255 of the columns, counted from the first one, in a row of the device.
  ///
  /// - Returns: the columns that were made; in all others it is 0.
  mutating func read(row: Int, into values: UnsafeMutablePointer<Double>) -> Range<Int>
}

/// A mask seen through any map.
struct TurnedMaskReader: MaskReader {
  private let coverage: UnsafePointer<UInt8>
  private let width: Int
  private let height: Int
  private let map: AffineTransform
  private let columns: Range<Int>

  init(
    _ mask: GlyphMask, _ coverage: UnsafePointer<UInt8>, _ map: AffineTransform,
    columns: Range<Int>, _ memory: MaskMemory
  ) {
    self.coverage = coverage
    (width, height) = (mask.width, mask.height)
    self.map = map
    self.columns = columns
  }

  mutating func read(row: Int, into values: UnsafeMutablePointer<Double>) -> Range<Int> {
    let y = Double(row) + 0.5
    let across = LinePlaces(step: map.a, row: map.c * y, shift: map.tx)
    let down = LinePlaces(step: map.b, row: map.d * y, shift: map.ty)
    var seen = across.columns(from: -1, to: Double(width), in: columns)
    seen = down.columns(from: -1, to: Double(height), in: seen)
    guard !seen.isEmpty else { return 0..<0 }
    // A little inside, since a sum may be rounded to the next whole number.
    var within = across.columns(from: 0, to: Double(width) - 1.001, in: seen)
    within = down.columns(from: 0, to: Double(height) - 1.001, in: within)
    let left = columns.lowerBound
    for x in seen.lowerBound..<within.lowerBound { values[x &- left] = edge(across[x], down[x]) }
    let step = SIMD2(across.step, down.step)
    let (origin, shift) = (SIMD2(across.row, down.row), SIMD2(across.shift, down.shift))
    for x in within {
      values[x &- left] = inner(step * (Double(x) + 0.5) + origin + shift - 0.5)
    }
    for x in within.upperBound..<seen.upperBound { values[x &- left] = edge(across[x], down[x]) }
    return seen.lowerBound &- left..<seen.upperBound &- left
  }

  /// The coverage at a place all of whose four neighbours are in the mask.
  @inline(__always) private func inner(_ place: SIMD2<Double>) -> Double {
    // The bias leaves no bits for fractions: half a pixel less, the nearest whole number is the
    // one below. The sums are larger than that by 1, so that they are above the bias.
    let biased = place + 1 + (Self.bias - 0.5)
    let whole = biased - Self.bias - 1
    let column = Int(truncatingIfNeeded: biased.x.bitPattern &- Self.bias.bitPattern) &- 1
    let row = Int(truncatingIfNeeded: biased.y.bitPattern &- Self.bias.bitPattern) &- 1
    let upper = coverage + (row &* width &+ column)
    let lower = upper + width
    let (a, b, c, d) = (upper[0], upper[1], lower[0], lower[1])
    guard a | b | c | d != 0 else { return 0 }
    let part = place - whole
    let rest = 1 - part
    let first = Double(a) * rest.x + Double(b) * part.x
    let second = Double(c) * rest.x + Double(d) * part.x
    return first * rest.y + second * part.y
  }

  private static let bias = 0x1p52

  /// The coverage at a place at the mask's edge.
  private func edge(_ x: Double, _ y: Double) -> Double {
    let (column, row) = (Int(x + 1) &- 1, Int(y + 1) &- 1)
    let (right, below) = (x - Double(column), y - Double(row))
    let upper = level(column, row) * (1 - right) + level(column + 1, row) * right
    let lower = level(column, row + 1) * (1 - right) + level(column + 1, row + 1) * right
    return upper * (1 - below) + lower * below
  }

  private func level(_ column: Int, _ row: Int) -> Double {
    guard column >= 0, column < width, row >= 0, row < height else { return 0 }
    return Double(coverage[row &* width &+ column])
  }
}

/// One coordinate in the mask of the middles of the pixels in a row of the device, less half a
/// pixel.
struct LinePlaces {
  let step: Double
  /// The part that the row gives.
  let row: Double
  let shift: Double

  @inline(__always) subscript(column: Int) -> Double {
    (step * (Double(column) + 0.5) + row) + shift - 0.5
  }

  /// The columns, out of some, whose places lie above `low` and below `high`.
  func columns(from low: Double, to high: Double, in columns: Range<Int>) -> Range<Int> {
    let none = columns.lowerBound..<columns.lowerBound
    let origin = row + shift - 0.5
    guard origin.isFinite, step.isFinite, low < high, !columns.isEmpty else { return none }
    if step == 0 { return low < origin && origin < high ? columns : none }
    let (lowEnd, highEnd) = ((low - origin) / step, (high - origin) / step)
    if step > 0 {
      let start = first(of: columns, near: lowEnd) { $0 > low }
      return start..<max(start, first(of: columns, near: highEnd) { $0 >= high })
    }
    let start = first(of: columns, near: highEnd) { $0 < high }
    return start..<max(start, first(of: columns, near: lowEnd) { $0 <= low })
  }

  /// The first column whose place is past a border; the quotient by which it is looked for is not
  /// exact, the place itself decides.
  @inline(__always) private func first(
    of columns: Range<Int>, near estimate: Double, isPast: (Double) -> Bool
  ) -> Int {
    var column = Int(
      max(Double(columns.lowerBound), min(Double(columns.upperBound), estimate)))
    while column > columns.lowerBound, isPast(self[column &- 1]) { column &-= 1 }
    while column < columns.upperBound, !isPast(self[column]) { column &+= 1 }
    return column
  }
}
