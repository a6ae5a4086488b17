/// The room that a path takes, and the same path elsewhere.
extension Path {
  /// The smallest box around the path, curves as they run; nil for the empty path.
  package var tightBox: Rect? {
    var box = BoxMaker()
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let to):
        start = to
        current = to
      case .line(let to):
        box.add(current)
        box.add(to)
        current = to
      case .quad(let control, let to):
        let (first, second) = Self.cubicControls(current, control, to)
        box.add(current, first, second, to)
        current = to
      case .cubic(let first, let second, let to):
        box.add(current, first, second, to)
        current = to
      case .close: current = start
      }
    }
    return box.rect
  }

  /// The control points of a quadratic curve as a cubic one.
  static func cubicControls(_ start: Point, _ control: Point, _ end: Point) -> (Point, Point) {
    (start + (control - start) * (2 / 3.0), end + (control - end) * (2 / 3.0))
  }

  /// The path moved by a map.
  package func mapped(by map: AffineTransform) -> Path {
    guard map != .identity else { return self }
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let to): .move(map.apply(to: to))
      case .line(let to): .line(map.apply(to: to))
      case .quad(let control, let to):
        .quad(control: map.apply(to: control), to: map.apply(to: to))
      case .cubic(let first, let second, let to):
        .cubic(
          control1: map.apply(to: first), control2: map.apply(to: second), to: map.apply(to: to))
      case .close: .close
      }
    }
    return path
  }

  /// The heights of all lines and curves, moved by a map, as far as they lie in a box.
  package func height(within box: Rect, _ map: AffineTransform) -> Double {
    var sum = 0.0
    var current = Point.zero
    for element in elements {
      let ends: (Point, Point, Point)
      switch element {
      case .move(let to):
        current = map.apply(to: to)
        continue
      case .close: continue
      case .line(let to): ends = (to, to, to)
      case .quad(let control, let to): ends = (control, control, to)
      case .cubic(let first, let second, let to): ends = (first, second, to)
      }
      let (first, second) = (map.apply(to: ends.0), map.apply(to: ends.1))
      let end = map.apply(to: ends.2)
      let low = min(current.y, first.y, second.y, end.y)
      let high = max(current.y, first.y, second.y, end.y)
      sum += max(0, min(high, box.maxY) - max(low, box.minY))
      current = end
    }
    return sum
  }

  /// Twice the area inside, by the corners and control points; positive if the path runs clockwise
  /// on screen.
  package var turn: Double {
    var sum = 0.0
    var (start, current) = (Point.zero, Point.zero)
    func add(_ point: Point) {
      sum += current.x * point.y - point.x * current.y
      current = point
    }
    for element in elements {
      switch element {
      case .move(let to):
        add(start)
        (start, current) = (to, to)
      case .line(let to): add(to)
      case .quad(let control, let to):
        add(control)
        add(to)
      case .cubic(let first, let second, let to):
        add(first)
        add(second)
        add(to)
      case .close: add(start)
      }
    }
    add(start)
    return sum
  }

  /// The same outline, drawn the other way round.
  package var reversed: Path {
    var path = self
    path.elements = subpaths.flatMap { part -> [Element] in
      var steps: [Element] = [.move(part.end)]
      for (index, element) in part.elements.enumerated().reversed() {
        let to = index == 0 ? part.start : part.elements[index - 1].endPoint
        switch element {
        case .quad(let control, _): steps.append(.quad(control: control, to: to))
        case .cubic(let first, let second, _):
          steps.append(.cubic(control1: second, control2: first, to: to))
        default: steps.append(.line(to))
        }
      }
      return part.isClosed ? steps + [.close] : steps
    }
    return path
  }
}

/// A part of a path that is drawn without lifting the pen.
package struct Subpath {
  var start: Point
  /// Lines and curves.
  var elements: [Path.Element] = []
  var isClosed = false

  var end: Point { elements.last?.endPoint ?? start }

  /// It alone.
  package var path: Path { Path([.move(start)] + elements + (isClosed ? [.close] : [])) }
}

extension Path {
  /// The parts in their order; those of a move alone are left out.
  package var subpaths: [Subpath] {
    var parts: [Subpath] = []
    var part: Subpath?
    var start = Point.zero
    func finish() {
      if let part, !part.elements.isEmpty || part.isClosed { parts.append(part) }
      part = nil
    }
    for element in elements {
      switch element {
      case .move(let to):
        finish()
        start = to
        part = Subpath(start: to)
      case .close:
        part?.isClosed = true
        finish()
      default:
        if part == nil { part = Subpath(start: start) }
        part?.elements.append(element)
      }
    }
    finish()
    return parts
  }
}

extension Path.Element {
  /// The place of the pen behind a line or a curve.
  package var endPoint: Point {
    switch self {
    case .move(let to), .line(let to), .quad(_, let to), .cubic(_, _, let to): to
    case .close: .zero
    }
  }
}

/// A box that grows around points and curves.
private struct BoxMaker {
  private var low = Point(.infinity, .infinity)
  private var high = Point(-.infinity, -.infinity)

  var rect: Rect? {
    low.x <= high.x ? Rect(low.x, low.y, high.x - low.x, high.y - low.y) : nil
  }

  mutating func add(_ point: Point) {
    low = Point(min(low.x, point.x), min(low.y, point.y))
    high = Point(max(high.x, point.x), max(high.y, point.y))
  }

  /// Adds a cubic curve: its ends, and the places at which it turns back.
  mutating func add(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
    add(start)
    add(end)
    let curve = CubicPiece(start: start, first: first, second: second, end: end)
    for time in Self.turns(start.x, first.x, second.x, end.x)
      + Self.turns(start.y, first.y, second.y, end.y)
    {
      add(curve.point(at: time))
    }
  }

  /// The times inside of 0…1 at which a coordinate stops to grow or to fall.
  private static func turns(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> [Double] {
    let (a, b, c) = (s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
    let root = (b * b - 4 * a * c).squareRoot()
    let candidates =
      abs(a) > 1e-12 * (abs(b) + abs(c))
      ? [(-b + root) / (2 * a), (-b - root) / (2 * a)] : [-c / b]
    return candidates.filter { $0 > 0 && $0 < 1 }
  }
}

/// A cubic curve that can be cut.
struct CubicPiece {
  var start, first, second, end: Point

  func point(at time: Double) -> Point {
    let rest = 1 - time
    let near = start * (rest * rest * rest) + first * (3 * rest * rest * time)
    return near + second * (3 * rest * time * time) + end * (time * time * time)
  }

  /// The piece between two times.
  func part(from: Double, to: Double) -> CubicPiece {
    guard from > 0 || to < 1 else { return self }
    let behind = from > 0 ? cut(at: from).1 : self
    return to < 1 ? behind.cut(at: (to - from) / (1 - from)).0 : behind
  }

  private func cut(at time: Double) -> (CubicPiece, CubicPiece) {
    func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * time }
    let (a, b, c) = (mix(start, first), mix(first, second), mix(second, end))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    return (
      CubicPiece(start: start, first: a, second: d, end: middle),
      CubicPiece(start: middle, first: e, second: c, end: end)
    )
  }
}
