import Engine

/// A piece of a curve as a Bézier curve whose progress goes evenly.
struct CubicPiece: Equatable {
  /// The shares of the time between which it lies.
  let start, end: Double
  /// The values there, and of the control points at a third and two thirds of its time.
  let from, first, second, to: Double
}

/// Turns a curve into few Bézier curves that stay close.
struct CubicFit {
  let curve: TimingCurve
  /// The most by which a value may differ, > 0.
  let tolerance: Double

  /// The places of a piece at which it is compared.
  private static let places = (1...15).map { Double($0) / 16 }
  /// The shortest piece that is halved, as a share of the whole.
  private static let shortest = 1.0 / 4096

  /// The pieces, one after the other; at a snap at the end the last one ends before it.
  var pieces: [CubicPiece] {
    var pieces: [CubicPiece] = []
    var pending = [(0.0, 1.0)]
    while let (start, end) = pending.popLast() {
      let piece = piece(start, end)
      if end - start <= Self.shortest || isClose(piece) {
        pieces.append(piece)
      } else {
        let middle = (start + end) / 2
        pending += [(middle, end), (start, middle)]
      }
    }
    return pieces
  }

  /// The value, before a snap.
  private func value(_ place: Double) -> Double { curve.value(at: min(place, 1.0.nextDown)) }

  /// The control points for which the squares of what is left are least.
  private func piece(_ start: Double, _ end: Double) -> CubicPiece {
    let (from, to) = (value(start), value(end))
    var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for place in Self.places {
      let rest = 1 - place
      let (a, b) = (3 * rest * rest * place, 3 * rest * place * place)
      let left =
        value(lerp(start, end, place)) - rest * rest * rest * from - place * place * place * to
      (aa, ab, bb) = (aa + a * a, ab + a * b, bb + b * b)
      (ar, br) = (ar + a * left, br + b * left)
    }
    let determinant = aa * bb - ab * ab
    return CubicPiece(
      start: start, end: end, from: from, first: (ar * bb - br * ab) / determinant,
      second: (br * aa - ar * ab) / determinant, to: to)
  }

  private func isClose(_ piece: CubicPiece) -> Bool {
    // A piece that comes back to where it began can't be said as a share of its way.
    let way = abs(piece.to - piece.from)
    let reach = max(abs(piece.first - piece.from), abs(piece.second - piece.from))
    guard reach <= 20 * way || reach <= tolerance else { return false }
    return Self.places.allSatisfy { place in
      let middle = lerp(piece.start, piece.end, place)
      return abs(piece.value(at: place) - value(middle)) <= tolerance
    }
  }
}

extension CubicPiece {
  /// The value at a share of its time, 0…1.
  func value(at place: Double) -> Double {
    let rest = 1 - place
    return rest * rest * (rest * from + 3 * place * first)
      + place * place * (3 * rest * second + place * to)
  }
}
