/// A part of a path with the lengths of its lines and curves.
struct MeasuredPart {
  let pieces: [MeasuredPiece]
  let isClosed: Bool
  let start: Point
  /// In points, ≥ 0.
  let length: Double

  /// - Parameter before: the length of what lies before it, in points.
  init(_ part: Subpath, after before: Double = 0) {
    isClosed = part.isClosed
    start = part.start
    var (pieces, length) = ([MeasuredPiece](), 0.0)
    var current = part.start
    let ending: [Path.Element] = part.isClosed && part.end != part.start ? [.line(part.start)] : []
    for element in part.elements + ending {
      let piece = MeasuredPiece(element, from: current, at: before + length)
      pieces.append(piece)
      length += piece.length
      current = element.endPoint
    }
    (self.pieces, self.length) = (pieces, length)
  }
}
