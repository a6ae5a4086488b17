import Engine

/// Reads path data: the pen's commands in the `d` of a path.
struct SVGPathReader {
  private var scanner: SVGScanner
  private var path = Path()
  /// The place of the pen, and the place at which the current part of the path began.
  private var pen = Point.zero
  private var start = Point.zero
  /// The last control point, if the last command was of the kind that `S` or `T` goes on from.
  private var cubicControl: Point?
  private var quadControl: Point?
  private var isClosed = false
  /// The numbers of the steps that end within an arc.
  private(set) var arcSteps: Set<Int> = []

  init(_ scanner: SVGScanner) { self.scanner = scanner }

  /// The path up to the first error, as the standard has it.
  mutating func read(_ problem: inout SVGError?) -> Path {
    do {
      return try read()
    } catch {
      problem = error
      return path
    }
  }

  private mutating func read() throws(SVGError) -> Path {
    guard let first = scanner.current, first | 0x20 == UInt8(ascii: "m") else {
      throw scanner.error("found \(scanner.found) where the path begins; begin with M or m")
    }
    while let letter = scanner.current {
      try readRun(of: letter)
      scanner.skipBlanks()
    }
    return path
  }

  /// A letter and all its repetitions, which need no letter of their own.
  private mutating func readRun(of letter: UInt8) throws(SVGError) {
    guard letter.isLetter, "mlhvcsqtaz".utf8.contains(letter | 0x20) else {
      throw scanner.error(
        "unknown command \(scanner.found); known: M L H V C S Q T A Z, and in lower case")
    }
    _ = scanner.skip(letter)
    scanner.skipBlanks()
    var kind = letter | 0x20
    let relative = letter == kind
    var comma = false
    repeat {
      try readCommand(kind, relative: relative)
      // Further pairs behind a move are lines.
      if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
      if kind == UInt8(ascii: "z") { return }
      comma = scanner.skipSeparator()
    } while comma || scanner.isAtNumber
  }

  private mutating func readCommand(_ kind: UInt8, relative: Bool) throws(SVGError) {
    let origin = relative ? pen : .zero
    let lastCubic = cubicControl
    let lastQuad = quadControl
    (cubicControl, quadControl) = (nil, nil)
    reopen(for: kind)
    switch UnicodeScalar(kind) {
    case "m": move(to: try point(from: origin))
    case "l": line(to: try point(from: origin))
    case "h": line(to: Point(try scanner.number() + origin.x, pen.y))
    case "v": line(to: Point(pen.x, try scanner.number() + origin.y))
    case "c":
      let first = try pointAndSeparator(from: origin)
      cubic(
        first, try pointAndSeparator(from: origin), to: try point(from: origin))
    case "s":
      let first = pen.reflected(from: lastCubic)
      cubic(first, try pointAndSeparator(from: origin), to: try point(from: origin))
    case "q": quad(try pointAndSeparator(from: origin), to: try point(from: origin))
    case "t": quad(pen.reflected(from: lastQuad), to: try point(from: origin))
    case "a": try arc(from: origin)
    default: close()
    }
  }

  private mutating func point(from origin: Point) throws(SVGError) -> Point {
    let x = try scanner.numberAndSeparator()
    return Point(x + origin.x, try scanner.number() + origin.y)
  }

  private mutating func pointAndSeparator(from origin: Point) throws(SVGError) -> Point {
    let point = try point(from: origin)
    scanner.skipSeparator()
    return point
  }
}

// MARK: - The pen

extension SVGPathReader {
  /// Behind a close the pen draws on from the start; a move makes that plain.
  private mutating func reopen(for kind: UInt8) {
    if isClosed, kind != UInt8(ascii: "m"), kind != UInt8(ascii: "z") { path.move(to: start) }
    isClosed = false
  }

  private mutating func move(to point: Point) {
    path.move(to: point)
    (pen, start) = (point, point)
  }

  private mutating func line(to point: Point) {
    path.line(to: point)
    pen = point
  }

  private mutating func cubic(_ first: Point, _ second: Point, to point: Point) {
    path.cubic(first, second, to: point)
    (pen, cubicControl) = (point, second)
  }

  private mutating func quad(_ control: Point, to point: Point) {
    path.quad(control, to: point)
    (pen, quadControl) = (point, control)
  }

  private mutating func close() {
    path.close()
    (pen, isClosed) = (start, true)
  }

  private mutating func arc(from origin: Point) throws(SVGError) {
    let radii = Size(try scanner.numberAndSeparator(), try scanner.numberAndSeparator())
    let turn = try scanner.numberAndSeparator()
    let isLarge = try scanner.flag()
    scanner.skipSeparator()
    let isClockwise = try scanner.flag()
    scanner.skipSeparator()
    let end = try point(from: origin)
    let first = path.elements.count
    path.arc(
      from: pen, radii: radii, turn: turn * .pi / 180, isLarge: isLarge,
      isClockwise: isClockwise, to: end)
    arcSteps.formUnion(first..<max(first, path.elements.count - 1))
    pen = end
  }
}

extension Point {
  /// The mirror image of a point on the other side of this one; this one if there is none.
  fileprivate func reflected(from other: Point?) -> Point {
    guard let other else { return self }
    return self + self - other
  }
}
