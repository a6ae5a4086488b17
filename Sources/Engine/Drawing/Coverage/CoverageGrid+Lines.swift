/// A place in 1/256 px; whole numbers make the picture independent of a last bit of sin or exp.
struct SubpixelPoint: Equatable {
  var x: Int
  var y: Int

  /// The nearest place; the coordinates must be within ±2²⁰ px.
  @inline(__always) init(_ point: Point) {
    x = Self.nearest(point.x)
    y = Self.nearest(point.y)
  }

  /// The nearest place; nil beyond those coordinates.
  @inline(__always) init?(near point: Point) {
    guard max(abs(point.x), abs(point.y)) <= Double(PixelRect.limit) else { return nil }
    self.init(point)
  }

  @inline(__always) private static func nearest(_ pixels: Double) -> Int {
    // The bias keeps the sum positive, where cutting off is rounding down.
    Int(pixels * 256 + (0.5 + 0x1p40)) &- (1 << 40)
  }
}

/// A line on its way down through the pixels of a grid, in 1/256 px.
///
/// Places across are counted in the line's own direction, mirrored if it goes to the left, so that
/// they only ever grow. Where it crosses the edges of rows and columns hangs only on the whole
/// line: not on where it was cut off by a clip.
struct LineWalk {
  /// 0 if the line goes to the right, -1, all bits set, if it is mirrored.
  let mirror: Int
  /// The place where the walk is.
  private(set) var across: Int
  private(set) var y: Int
  /// The place where it is over.
  let end: Int
  private let lastAcross: Int
  /// The place where it leaves the row.
  private(set) var nextAcross: Int
  private(set) var nextY: Int
  /// The place across at the lower edge of the row, and how much it grows from row to row, in 2⁻³²
  /// of the unit.
  private var far: Int
  private let farPerRow: Int
  /// The line as a function of the place across, in 2⁻³² of the unit.
  private let yAtZero: Int
  private let yPerAcross: Int

  /// A line from (x0, y0) down to (x1, y1), of which the rows 0 ..< `height` are walked.
  @inline(__always) init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, height: Int) {
    mirror = (x1 &- x0) &>> 63
    let (width, depth) = (((x1 &- x0) ^ mirror) &- mirror, y1 &- y0)
    let start = (x0 ^ mirror) &- mirror
    let acrossPerY = Self.quotient(width, depth)
    yPerAcross = Self.quotient(depth, width)
    // Sums may leave the numbers that there are for a while, but come back.
    yAtZero = y0 &<< 32 &+ 1 << 31 &- start &* yPerAcross
    // Halves are rounded to the right, mirrored or not.
    let acrossAtZero = start &<< 32 &+ 1 << 31 &+ mirror &- y0 &* acrossPerY
    y = max(y0, 0)
    end = min(y1, height &<< 8)
    nextY = min((y | 255) &+ 1, end)
    across = (y &* acrossPerY &+ acrossAtZero) &>> 32
    lastAcross = (end &* acrossPerY &+ acrossAtZero) &>> 32
    far = nextY &* acrossPerY &+ acrossAtZero
    // No line is longer than what is added in this way.
    farPerRow = min(acrossPerY, 1 << 53) &<< 8
    nextAcross = far &>> 32
  }

  /// The quotient of two numbers > 0 in units of 2⁻³², rounded down; the first below 2³¹.
  @inline(__always) static func quotient(_ a: Int, _ b: Int) -> Int {
    // Many processors divide whole numbers several times as slowly. A quotient that is no whole
    // number lies at least 1 / b below the next one, more than it can be off by here.
    if a < 1 << 21 { return Int(Double(a) * 0x1p32 / Double(b)) }
    return Int(bitPattern: UInt(bitPattern: a) &<< 32 / UInt(bitPattern: b))
  }

  /// The place at which the line crosses another one down; not above the walk.
  @inline(__always) private func y(at across: Int) -> Int {
    max(y, (across &* yPerAcross &+ yAtZero) &>> 32)
  }

  /// Goes down to where the line crosses a place across, or to its end.
  mutating func enter(at entry: Int) {
    while across < entry && y < end {
      if nextAcross <= entry { leaveRow() } else { (across, y) = (entry, y(at: entry)) }
    }
  }

  /// Goes on to a place across in the same row.
  @inline(__always) mutating func cross(_ edge: Int) { (across, y) = (edge, y(at: edge)) }

  /// Goes down to the next row.
  @inline(__always) mutating func leaveRow() {
    (across, y) = (nextAcross, nextY)
    nextY = min(nextY &+ 256, end)
    far &+= farPerRow
    nextAcross = min(far &>> 32, lastAcross)
  }
}

extension CoverageGrid {
  /// Adds a line of an outline in device coordinates; they must be numbers, and may be huge.
  @inline(__always) func addLine(_ from: Point, _ to: Point) {
    if let start = SubpixelPoint(near: from), let end = SubpixelPoint(near: to) {
      addLine(start, end)
    } else {
      addHugeLine(from, to)
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
    var row = self.row(y &>> 8)
    while y < end {
      let next = min((y | 255) &+ 1, end)
      row.addPiece(column: x &>> 8, height: (next &- y) &* sign, xSum: (x & 255) &* 2)
      row = self.row(below: row)
      y = next
    }
  }

  @inline(__always) private func addSloped(
    _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int
  ) {
    var line = LineWalk(x0, y0, x1, y1, height: height)
    let right = width &<< 8
    let isMirrored = line.mirror != 0
    let entry = isMirrored ? 0 &- right : 0
    if line.across < entry {
      let y = line.y
      line.enter(at: entry)
      if !isMirrored { addVertical(x: 0, y, line.y, sign) }
    }
    addInside(&line, until: isMirrored ? 0 : right, sign)
    if isMirrored { addVertical(x: 0, line.y, line.end, sign) }
  }

  /// Adds the part of a line up to a place across that lies inside the grid.
  @inline(__always) private func addInside(_ line: inout LineWalk, until exit: Int, _ sign: Int) {
    var row = self.row((line.nextY &- 1) &>> 8)
    while line.y < line.end && line.across < exit {
      let edge = (line.across | 255) &+ 1
      if line.nextAcross <= edge {
        let (y, rest) = (line.y, 2 &* edge &- line.across &- line.nextAcross)
        line.leaveRow()
        row.addPiece(
          column: (edge &- 1) &>> 8 ^ line.mirror, height: (line.y &- y) &* sign,
          xSum: (rest ^ ~line.mirror) &+ 513 & ~line.mirror)
      } else {
        addColumns(row, &line, until: exit, sign)
        if line.across >= exit { break }
        line.leaveRow()
      }
      row = self.row(below: row)
    }
  }

  /// Adds the part of a line that crosses several columns of a row.
  @inline(__always) private func addColumns(
    _ row: GridRow, _ line: inout LineWalk, until exit: Int, _ sign: Int
  ) {
    let step = 1 | line.mirror
    let first = (line.across &>> 8) &* step
    // The part of a piece that belongs to the next column waits for that.
    var (place, carry) = (first, 0)
    var edge = (line.across | 255) &+ 1
    let stop = min(line.nextAcross, exit &+ 1)
    repeat {
      let (across, y) = (line.across, line.y)
      line.cross(edge)
      let height = (line.y &- y) &* sign
      let near = height &* (edge &- across)
      row.add(carry &+ near, at: place)
      carry = height &* 512 &- near
      place &+= step
      edge &+= 256
    } while edge < stop
    if line.across < exit {
      let height = (line.nextY &- line.y) &* sign
      let near = height &* (2 &* edge &- line.across &- line.nextAcross)
      row.add(carry &+ near, at: place)
      carry = height &* 512 &- near
      place &+= step
    }
    row.add(carry, at: place)
    row.mark(min(first, place), max(first, place))
  }
}

extension CoverageGrid {
  /// Cuts a line at the largest coordinates that are counted with, and adds what is left.
  ///
  /// Above and below nothing is left; to the left and right the line runs on along the limit,
  /// because it still covers what is right of it.
  func addHugeLine(_ from: Point, _ to: Point) {
    let limit = Double(PixelRect.limit)
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
