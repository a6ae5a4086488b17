import Engine
import EngineSVG
import EngineTestSupport
import Testing

/// A document with a 10 × 10 box around some elements, all on line 1, which it doesn't cut.
func document(_ content: String) -> String {
  "<svg viewBox=\"0 0 10 10\" overflow=\"visible\">\(content)</svg>"
}

/// The items of such a document.
func items(_ content: String) throws -> [Drawing.Item] {
  try Drawing(svg: document(content)).items
}

/// The text of a document's error without its column; empty if it has none.
func problem(_ svg: String) -> String {
  do {
    _ = try Drawing(svg: svg)
    return ""
  } catch {
    return withoutColumn(error)
  }
}

/// An error's or a note's text without its column.
func withoutColumn(_ error: SVGError) -> String {
  "line \(error.line): " + (error.element.map { "<\($0)>: " } ?? "") + error.message
}

/// A document's items and notes where it may hold things that can't be drawn.
func lenient(_ content: String) throws -> (items: [Drawing.Item], notes: [String]) {
  var notes: [SVGError] = []
  let drawing = try Drawing(svg: Array(document(content).utf8), notes: &notes)
  return (drawing.items, notes.map(withoutColumn))
}

/// The outline that path data gives.
func outline(_ data: String) throws -> Path {
  let items = try items("<path d=\"\(data)\"/>")
  guard case .fill(let path, _)? = items.first else {
    Issue.record("\(data) is not filled")
    return Path()
  }
  return path
}

/// True if two outlines have the same elements, their points nearly the same.
func isClose(_ a: Path, _ b: Path, tolerance: Double = 1e-9) -> Bool {
  guard a.elements.count == b.elements.count else { return false }
  return zip(a.elements, b.elements).allSatisfy { left, right in
    let (p, q) = (points(left), points(right))
    return p.count == q.count && zip(p, q).allSatisfy { $0.distance(to: $1) <= tolerance }
  }
}

/// The ends of the steps of all outlines of an item, in the picture's coordinates.
func stepEnds(of item: Drawing.Item, under map: AffineTransform) -> [Point] {
  switch item {
  case .fill(let path, _), .stroke(let path, _, _):
    path.elements.compactMap { points($0).last.map(map.apply(to:)) }
  case .text: []
  case .group(_, let transform, _, let items):
    items.flatMap { stepEnds(of: $0, under: transform.then(map)) }
  case .clipped(_, let items), .masked(_, _, let items), .composited(_, let items):
    items.flatMap { stepEnds(of: $0, under: map) }
  }
}

/// The items of a document, those in groups, clips and masks one after the other.
func flat(_ items: [Drawing.Item]) -> [Drawing.Item] {
  items.flatMap { item -> [Drawing.Item] in
    switch item {
    case .fill, .stroke, .text: [item]
    case .group(_, _, _, let inside), .clipped(_, let inside), .masked(_, _, let inside),
      .composited(_, let inside):
      flat(inside)
    }
  }
}
