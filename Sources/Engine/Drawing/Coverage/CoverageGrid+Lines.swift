/// A place in 1/256 px; whole numbers make the picture independent of a last bit of sin or exp.
struct SubpixelPoint: Equatable {
  var x: Int
  var y: Int

  /// The nearest place; the coordinates must be within ±2²⁰ px.
  @inline(__always) init(_ point: Point) {
    x = Self.nearest(point.x)
    y = Self.nearest(point.y)
  }

  @inline(__always) private static func nearest(_ pixels: Double) -> Int {
    // The bias keeps the sum positive, where cutting off is rounding down.
    Int(pixels * 256 + (0.5 + 0x1p40)) &- (1 << 40)
  }
}

/// The places at which a downward line crosses the edges of rows and columns, in 1/256 px.
///
/// The answers hang only on the whole line: not on where it was cut off by a clip.
private struct Crossings {
  let x0: Int
  let y0: Int
  private let xPerY: Int
  private let yPerX: Int

  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    xPerY = ((x1 &- x0) &<< 32) / (y1 &- y0)
    yPerX = x0 &>> 8 == x1 &>> 8 ? 0 : ((y1 &- y0) &<< 32) / (x1 &- x0)
  }

  @inline(__always) func x(at y: Int) -> Int { x0 &+ ((y &- y0) &* xPerY &+ 1 << 31) &>> 32 }
  @inline(__always) func y(at x: Int) -> Int { y0 &+ ((x &- x0) &* yPerX &+ 1 << 31) &>> 32 }
}

extension CoverageGrid {
  /// Adds a line of an outline in device coordinates; they must be numbers, and may be huge.
  @inline(__always) func addLine(_ from: Point, _ to: Point) {
    let limit = Double(PixelRect.limit)
    let reach = max(max(abs(from.x), abs(from.y)), max(abs(to.x), abs(to.y)))
    if reach <= limit {
      addLine(SubpixelPoint(from), SubpixelPoint(to))
    } else {
      addHugeLine(from, to, limit)
    }
  }

  func addLine(_ from: SubpixelPoint, _ to: SubpixelPoint) {
    let (left, top) = (bounds.left &<< 8, bounds.top &<< 8)
    let downwards = from.y < to.y
    let (upper, lower) = downwards ? (from, to) : (to, from)
    let (x0, y0) = (upper.x &- left, upper.y &- top)
    let (x1, y1) = (lower.x &- left, lower.y &- top)
    guard y0 != y1, y1 > 0, y0 < height &<< 8, min(x0, x1) < width &<< 8 else { return }
    let sign = downwards ? 1 : -1
    if x0 == x1 || max(x0, x1) <= 0 {
      addVertical(x: max(0, x0), y0, y1, sign)
    } else {
      addSloped(x0, y0, x1, y1, sign)
    }
  }

  private func addVertical(x: Int, _ y0: Int, _ y1: Int, _ sign: Int) {
    // Left of the grid a line counts as one along its left edge.
    let end = min(y1, height &<< 8)
    var y = max(y0, 0)
    while y < end {
      let row = y &>> 8
      let next = min((row &+ 1) &<< 8, end)
      addPiece(row: row, column: x &>> 8, height: (next &- y) &* sign, xSum: (x & 255) &* 2)
      y = next
    }
  }

  private func addSloped(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
    let line = Crossings(x0: x0, y0: y0, x1: x1, y1: y1)
    let end = min(y1, height &<< 8)
    var y = max(y0, 0)
    var x = y == y0 ? x0 : line.x(at: y)
    while y < end {
      let row = y &>> 8
      let nextY = min((row &+ 1) &<< 8, end)
      let nextX = nextY == y1 ? x1 : line.x(at: nextY)
      addRow(row, x, y, nextX, nextY, sign, line)
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds the piece of a line that lies in one row.
  @inline(__always) private func addRow(
    _ row: Int, _ x: Int, _ y: Int, _ nextX: Int, _ nextY: Int, _ sign: Int, _ line: Crossings
  ) {
    let (low, high) = (min(x, nextX), max(x, nextX))
    let column = low &>> 8
    guard column < width else { return }
    if high <= 0 {
      addPiece(row: row, column: 0, height: (nextY &- y) &* sign, xSum: 0)
    } else if column >= 0 && high <= (column &+ 1) &<< 8 {
      let xSum = low &+ high &- column &<< 9
      addPiece(row: row, column: column, height: (nextY &- y) &* sign, xSum: xSum)
    } else {
      addColumns(row, x, y, nextX, nextY, sign, line)
    }
  }

  /// Adds the piece of a line that crosses several columns of one row, from left to right.
  private func addColumns(
    _ row: Int, _ x: Int, _ y: Int, _ nextX: Int, _ nextY: Int, _ sign: Int, _ line: Crossings
  ) {
    let rising = x > nextX
    let direction = rising ? -sign : sign
    let end = max(x, nextX)
    var (fromX, fromY) = rising ? (nextX, nextY) : (x, y)
    if fromX < 0 {
      let edgeY = max(y, min(nextY, line.y(at: 0)))
      addPiece(row: row, column: 0, height: (edgeY &- fromY) &* direction, xSum: 0)
      (fromX, fromY) = (0, edgeY)
    }
    var column = fromX &>> 8
    while column < width && fromX < end {
      let edge = (column &+ 1) &<< 8
      let toX = min(edge, end)
      let toY =
        toX == end ? (rising ? y : nextY) : max(y, min(nextY, line.y(at: edge)))
      let xSum = fromX &+ toX &- column &<< 9
      addPiece(row: row, column: column, height: (toY &- fromY) &* direction, xSum: xSum)
      (fromX, fromY) = (toX, toY)
      column &+= 1
    }
  }
}

extension CoverageGrid {
  /// Cuts a line at the largest coordinates that are counted with, and adds what is left.
  ///
  /// Above and below nothing is left; to the left and right the line runs on along the limit,
  /// because it still covers what is right of it.
  private func addHugeLine(_ from: Point, _ to: Point, _ limit: Double) {
    guard from.y != to.y, max(from.y, to.y) > -limit, min(from.y, to.y) < limit else { return }
    let slope = (to.x - from.x) / (to.y - from.y)
    let start = Self.cutVertically(from, from, slope, limit)
    let end = Self.cutVertically(to, from, slope, limit)
    let crossings = [-limit, limit].filter { ($0 - start.x) * ($0 - end.x) < 0 }
    var current = start
    for x in start.x < end.x ? crossings : crossings.reversed() {
      let share = (x - start.x) / (end.x - start.x)
      let next = Point(x, start.y + (end.y - start.y) * share)
      addLimited(current, next, limit)
      current = next
    }
    addLimited(current, end, limit)
  }

  private static func cutVertically(
    _ point: Point, _ anchor: Point, _ slope: Double, _ limit: Double
  ) -> Point {
    let y = max(-limit, min(limit, point.y))
    return y == point.y ? point : Point(anchor.x + (y - anchor.y) * slope, y)
  }

  private func addLimited(_ from: Point, _ to: Point, _ limit: Double) {
    addLine(
      SubpixelPoint(Point(max(-limit, min(limit, from.x)), from.y)),
      SubpixelPoint(Point(max(-limit, min(limit, to.x)), to.y)))
  }
}
