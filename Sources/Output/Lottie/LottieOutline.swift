import Engine
import JSONText

/// One outline of a path: its points, each with the way in and out.
struct LottieOutline {
  private struct Vertex {
    let place: Point
    /// From the point to its control points.
    var enters = Point.zero
    var leaves = Point.zero
  }

  private var vertices: [Vertex]
  private(set) var isClosed = false

  init(_ start: Point) { vertices = [Vertex(place: start)] }

  var start: Point { vertices[0].place }
  private var end: Point { vertices[vertices.count - 1].place }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move: return
    case .line(let to): vertices.append(Vertex(place: to))
    case .quad(let control, let to):
      curve(end + (control - end) * (2.0 / 3), to + (control - to) * (2.0 / 3), to)
    case .cubic(let first, let second, let to): curve(first, second, to)
    case .close: close()
    }
  }

  private mutating func curve(_ first: Point, _ second: Point, _ to: Point) {
    vertices[vertices.count - 1].leaves = first - end
    vertices.append(Vertex(place: to, enters: second - to))
  }

  /// A last point on the first one is the first one.
  private mutating func close() {
    isClosed = true
    guard vertices.count > 1, end.distance(to: start) < 1e-6 else { return }
    vertices[0].enters = vertices[vertices.count - 1].enters
    vertices.removeLast()
  }

  var value: JSONValue {
    func list(_ points: [Point]) -> JSONValue { .array(points.map { .numbers($0.x, $0.y) }) }
    return [
      "c": .bool(isClosed), "v": list(vertices.map(\.place)),
      "i": list(vertices.map(\.enters)), "o": list(vertices.map(\.leaves)),
    ]
  }
}

extension LottieOutline {
  /// The outlines of a path: the parts that are drawn without lifting the pen.
  static func outlines(of path: Path) -> [LottieOutline] {
    var outlines: [LottieOutline] = []
    for element in path.elements {
      if case .move(let to) = element {
        outlines.append(LottieOutline(to))
      } else if let last = outlines.last {
        if last.isClosed { outlines.append(LottieOutline(last.start)) }
        outlines[outlines.count - 1].add(element)
      }
    }
    return outlines.filter { $0.vertices.count > 1 }
  }
}
