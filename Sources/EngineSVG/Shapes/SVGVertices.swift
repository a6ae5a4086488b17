import Engine

/// A corner or an end of an outline, at which a marker may stand.
struct SVGVertex {
  var point: Point
  /// The direction in which the outline comes, and the one in which it goes on; nil at ends.
  var arrival: Point?
  var departure: Point?

  /// The direction of the outline, in radians: half-way between both.
  var angle: Double {
    guard let arrival = arrival ?? departure, let departure = departure ?? self.arrival else {
      return 0
    }
    let (first, last) = (Math.atan2(arrival.y, arrival.x), Math.atan2(departure.y, departure.x))
    var turn = last - first
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return first + turn / 2
  }
}

extension Path {
  /// The vertices of the path, in their order.
  ///
  /// - Parameter inner: the steps that end within an arc, where there is no vertex.
  func vertices(without inner: Set<Int> = []) -> [SVGVertex] {
    var walk = VertexWalk()
    for (index, element) in elements.enumerated() {
      walk.step(element)
      if inner.contains(index) { walk.inner.insert(walk.vertices.count - 1) }
    }
    walk.end()
    return walk.vertices.indices.filter { !walk.inner.contains($0) }.map { walk.vertices[$0] }
  }
}

extension Path {
  /// The path without lines that lead nowhere.
  var withoutEmptyLines: Path {
    var (path, pen) = (Path(), Point.zero)
    path.elements = elements.filter { element in
      guard let end = element.end else { return true }
      defer { pen = end }
      if case .line = element { return pen.distance(to: end) > 1e-9 }
      return true
    }
    return path
  }
}

extension Path.Element {
  fileprivate var end: Point? {
    switch self {
    case .move(let to), .line(let to), .quad(_, let to), .cubic(_, _, let to): to
    case .close: nil
    }
  }
}

/// Goes along an outline and notes its vertices.
private struct VertexWalk {
  private(set) var vertices: [SVGVertex] = []
  var inner: Set<Int> = []
  /// The first vertex of the part that it is on.
  private var first = 0

  mutating func step(_ element: Path.Element) {
    switch element {
    case .move(let point):
      end()
      first = vertices.count
      vertices.append(SVGVertex(point: point))
    case .line(let point): add([point])
    case .quad(let control, let point): add([control, point])
    case .cubic(let control1, let control2, let point): add([control1, control2, point])
    case .close:
      guard first < vertices.count else { return }
      add([vertices[first].point])
      end()
      let (start, last) = (vertices[first], vertices[vertices.count - 1])
      vertices[first].arrival = last.arrival
      vertices[vertices.count - 1].departure = start.departure
    }
  }

  /// Adds the end of a step with its points behind the last vertex.
  private mutating func add(_ points: [Point]) {
    guard let last = vertices.last, let end = points.last else { return }
    let all = [last.point] + points
    if let next = all.first(where: { $0 != all[0] }) {
      vertices[vertices.count - 1].departure = next - all[0]
    }
    var vertex = SVGVertex(point: end)
    if let before = all.last(where: { $0 != end }) { vertex.arrival = end - before }
    vertices.append(vertex)
  }

  /// Gives steps without a length, in the part that ends, the direction of those beside them.
  mutating func end() {
    guard first + 1 < vertices.count else { return }
    for index in (first + 1)..<vertices.count where vertices[index].arrival == nil {
      vertices[index].arrival = vertices[index - 1].arrival
    }
    for index in (first..<(vertices.count - 1)).reversed() where vertices[index].departure == nil {
      vertices[index].departure = vertices[index].arrival ?? vertices[index + 1].departure
    }
    for index in (first + 1)..<vertices.count where vertices[index].arrival == nil {
      vertices[index].arrival = vertices[index - 1].departure
    }
    for index in first..<(vertices.count - 1) where vertices[index].departure == nil {
      vertices[index].departure = vertices[index + 1].arrival
    }
  }
}
