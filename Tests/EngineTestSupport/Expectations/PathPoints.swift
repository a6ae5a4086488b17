package import Engine

/// The control points of an element, then the point where it ends.
package func points(_ element: Path.Element) -> [Point] {
  switch element {
  case .move(let point), .line(let point): [point]
  case .quad(let control, let point): [control, point]
  case .cubic(let first, let second, let point): [first, second, point]
  case .close: []
  }
}
