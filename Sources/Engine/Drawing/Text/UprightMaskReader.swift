/// A mask seen through a map that turns nothing: all rows of the device have the same columns of
/// the mask, and a row of the mask, once brought to the device's columns, serves several of them.
struct UprightMaskReader: MaskReader {
  /// A row of the mask as it is in the device's columns.
  private struct Row {
    var number: Int
    var values: UnsafeMutablePointer<Double>
  }

  private let coverage: UnsafePointer<UInt8>
  private let width: Int
  private let height: Int
  private let down: LinePlaces
  private let count: Int
  /// The columns that show the mask, from the first one on.
  private let seen: Range<Int>
  private let neighbours: UnsafeMutablePointer<MaskColumn>
  private let blank: UnsafeMutablePointer<Double>
  /// The last row of an even number, and the last of an odd one.
  private var even: Row
  private var odd: Row

  init(
    _ mask: GlyphMask, _ coverage: UnsafePointer<UInt8>, _ map: AffineTransform,
    columns: Range<Int>, _ memory: MaskMemory
  ) {
    self.coverage = coverage
    (width, height, count) = (mask.width, mask.height, columns.count)
    down = LinePlaces(step: map.d, row: 0, shift: map.ty)
    let across = LinePlaces(step: map.a, row: 0, shift: map.tx)
    let found = across.columns(from: -1, to: Double(mask.width), in: columns)
    let left = columns.lowerBound
    seen = found.lowerBound &- left..<found.upperBound &- left
    neighbours = memory.columns.reserve(columns.count)
    for x in seen { neighbours[x] = MaskColumn(at: across[left &+ x], width: mask.width) }
    blank = memory.rows.reserve(3 * columns.count)
    blank.update(repeating: 0, count: columns.count)
    even = Row(number: .min, values: blank + columns.count)
    odd = Row(number: .min, values: blank + 2 * columns.count)
  }

  mutating func read(row y: Int, into values: UnsafeMutablePointer<Double>) -> Range<Int> {
    let place = down[y]
    guard !seen.isEmpty, place > -1, place < Double(height) else { return 0..<0 }
    // Shifted by one pixel, cutting off is rounding down.
    let row = Int(place + 1) &- 1
    let below = place - Double(row)
    let (upper, lower) = (self.row(row), self.row(row &+ 1))
    guard upper != blank || lower != blank else { return 0..<0 }
    let above = 1 - below
    for x in seen { values[x] = upper[x] * above + lower[x] * below }
    return seen
  }

  /// A row of the mask in the device's columns; `blank` if nothing is seen of it.
  private mutating func row(_ row: Int) -> UnsafeMutablePointer<Double> {
    guard row >= 0, row < height else { return blank }
    if row & 1 == 0 {
      if even.number != row { even = brought(row, to: blank + count) }
      return even.values
    }
    if odd.number != row { odd = brought(row, to: blank + 2 &* count) }
    return odd.values
  }

  private func brought(_ number: Int, to values: UnsafeMutablePointer<Double>) -> Row {
    let row = coverage + number &* width
    let ends = (neighbours[seen.lowerBound], neighbours[seen.upperBound &- 1])
    let (first, last) = (min(ends.0.left, ends.1.left), max(ends.0.right, ends.1.right))
    guard !Self.isBlank(row + Int(first), Int(last &- first) &+ 1) else {
      return Row(number: number, values: blank)
    }
    for x in seen {
      let column = neighbours[x]
      values[x] =
        Double(row[Int(column.left)]) * column.leftWeight
        + Double(row[Int(column.right)]) * column.rightWeight
    }
    return Row(number: number, values: values)
  }

  private static func isBlank(_ levels: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var all: UInt8 = 0
    for index in 0..<count { all |= levels[index] }
    return all == 0
  }
}

/// The two columns of a mask that one of the device lies between; where one of them lies beside
/// the mask it does not count.
struct MaskColumn {
  var left: Int32
  var right: Int32
  var leftWeight: Double
  var rightWeight: Double

  static let none = MaskColumn(left: 0, right: 0, leftWeight: 0, rightWeight: 0)
}

extension MaskColumn {
  /// - Parameter place: between −1 and the width.
  init(at place: Double, width: Int) {
    let column = Int(place + 1) &- 1
    let part = place - Double(column)
    self.init(
      left: Int32(truncatingIfNeeded: max(0, min(column, width &- 1))),
      right: Int32(truncatingIfNeeded: min(column &+ 1, width &- 1)),
      leftWeight: column >= 0 && column < width ? 1 - part : 0,
      rightWeight: column &+ 1 < width ? part : 0)
  }
}
