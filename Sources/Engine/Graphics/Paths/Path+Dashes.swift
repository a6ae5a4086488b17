extension Path {
  /// The path cut into dashes, its curves staying curves.
  ///
  /// - Parameters:
  ///   - lengths: those of dashes and gaps in turns, ≥ 0, not all of them 0; an even number.
  ///   - offset: the length of the pattern that has gone by at the start of each part.
  ///   - most: the most dashes that are made.
  /// - Returns: nil if there would be more dashes, or if the path has more steps.
  package func dashed(_ lengths: [Double], offset: Double, most: Int) -> Path? {
    guard elements.count <= most else { return nil }
    let period = lengths.reduce(0, +)
    let parts = subpaths.map { MeasuredPart($0) }
    let length = parts.reduce(0) { $0 + $1.length }
    guard length.isFinite, period > 0,
      length / period * Double(lengths.count) + Double(parts.count) < Double(most)
    else { return nil }
    var path = Path()
    for part in parts { part.cut(lengths, offset: offset, period: period, into: &path) }
    return path
  }

  /// The part of the path between two shares of its length, its curves staying curves.
  package func trimmed(from start: Double, to end: Double) -> Path {
    let parts = subpaths.map { MeasuredPart($0) }
    let length = parts.reduce(0) { $0 + $1.length }
    guard length > 0, length.isFinite, start < end else { return Path() }
    var (path, before) = (Path(), 0.0)
    for part in parts {
      part.draw(from: start * length - before, to: end * length - before, into: &path)
      before += part.length
    }
    return path
  }

  /// The outline of an ellipse, which begins at its top, from its right end: there SVG begins to
  /// measure it.
  package var fromTheRight: Path {
    let curves = elements.filter { if case .cubic = $0 { true } else { false } }
    guard let first = curves.first else { return self }
    return Path([.move(first.endPoint)] + curves.dropFirst() + [first, .close])
  }

  /// The length of the whole path, in points.
  package var length: Double { subpaths.reduce(0) { $0 + MeasuredPart($1).length } }
}

extension MeasuredPart {
  fileprivate func cut(_ lengths: [Double], offset: Double, period: Double, into path: inout Path) {
    var place = offset.truncatingRemainder(dividingBy: period)
    if place < 0 { place += period }
    var index = 0
    while place >= lengths[index], place > 0 {
      place -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var dashes: [(start: Double, end: Double)] = []
    var from = 0.0
    var left = lengths[index] - place
    while from < length || (from == 0 && length == 0) {
      let to = min(length, from + left)
      if index.isMultiple(of: 2) { dashes.append((from, to)) }
      if to >= length { break }
      from = to
      index = (index + 1) % lengths.count
      left = lengths[index]
    }
    draw(dashes, into: &path)
  }

  fileprivate func draw(from start: Double, to end: Double, into path: inout Path) {
    let (start, end) = (max(0, start), min(length, end))
    if start < end { draw([(start, end)], into: &path) }
  }

  private func draw(_ dashes: [(start: Double, end: Double)], into path: inout Path) {
    guard let first = dashes.first, let last = dashes.last else { return }
    let isWhole = first.start == 0 && first.end >= length
    // Around the start of a closed part the last dash goes on as the first one.
    let joins = isClosed && !isWhole && first.start == 0 && last.end >= length
    var piece = 0
    for dash in joins ? dashes.dropFirst()[...] : dashes[...] {
      path.move(to: point(at: dash.start, &piece))
      draw(dash, from: piece, into: &path)
    }
    if joins { draw(first, from: 0, into: &path) }
    if isWhole, isClosed { path.close() }
  }

  private func point(at place: Double, _ index: inout Int) -> Point {
    while index + 1 < pieces.count, place >= pieces[index].start + pieces[index].length {
      index += 1
    }
    guard index < pieces.count else { return start }
    return pieces[index].point(at: place - pieces[index].start)
  }

  /// Adds a dash from where the pen is; it begins in the piece of that number.
  private func draw(
    _ dash: (start: Double, end: Double), from first: Int, into path: inout Path
  ) {
    if dash.end <= dash.start, let element = path.elements.last {
      return path.line(to: element.endPoint)
    }
    var index = first
    while index < pieces.count, pieces[index].start < dash.end {
      let piece = pieces[index]
      piece.add(from: dash.start - piece.start, to: dash.end - piece.start, to: &path)
      index += 1
    }
  }
}
