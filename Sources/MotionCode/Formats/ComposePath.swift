import Engine

extension PastedCurve {
  /// The lines along a part of a path that is bent.
  private static let mostOfABend = 32

  /// The lines of Compose's `PathEasing`; nil: there is none.
  static func path(in text: PastedText) throws(PastedProblem) -> TimingCurve? {
    guard text.words.contains("patheasing") else { return nil }
    var (last, points) = (Point.zero, [Point.zero])
    for call in text.words.matches(of: /([a-z]+)to\(([^()]*)\)/) {
      let numbers = call.output.2.split(separator: ",").compactMap { PastedText.value(of: $0) }
      let ends = stride(from: 1, to: numbers.count, by: 2).map {
        Point(numbers[$0 - 1], numbers[$0])
      }
      switch (call.output.1, ends.count) {
      case ("move", 1): points = ends
      case ("line", 1): points += ends
      case ("cubic", 3):
        points += (1...mostOfABend).map {
          bend(from: last, ends, at: Double($0) / Double(mostOfABend))
        }
      default: throw PastedProblem("Of a path moveTo, lineTo and cubicTo are read")
      }
      last = ends[ends.count - 1]
    }
    return try lines(points.map { PiecewiseLinear.Stop($0.y, at: $0.x) })
  }

  private static func bend(from start: Point, _ ends: [Point], at share: Double) -> Point {
    func between(_ a: Point, _ b: Point) -> Point { a + (b - a) * share }
    let middle = between(ends[0], ends[1])
    return between(
      between(between(start, ends[0]), middle), between(middle, between(ends[1], ends[2])))
  }
}
