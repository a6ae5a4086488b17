import Engine

/// A timing curve as a table of 1,024 straight pieces, for kernels that look up many values.
///
/// Within 2e-5 of the curve (in units of its change). Where a piece of line would be further
/// off, at vertical tangents and jumps, the piece is NaN, and the curve itself must be asked.
struct CurveTable: Sendable {
  static let pieces = 1024

  struct Piece: Sendable {
    /// The value at the piece's start.
    let y: Float
    /// The change of the value over the piece.
    let dy: Float
  }

  let curve: TimingCurve
  /// One more than `pieces`: the last is the end.
  let rows: [Piece]
  /// True if some piece is NaN.
  let hasGaps: Bool

  init(_ curve: TimingCurve) {
    self.curve = curve
    var rows = (0..<Self.pieces).map { Self.piece($0, of: curve) }
    rows.append(Piece(y: Float(curve.value(at: 1)), dy: 0))
    self.rows = rows
    hasGaps = rows.contains { $0.y.isNaN }
  }

  private static func piece(_ index: Int, of curve: TimingCurve) -> Piece {
    let (start, length) = (Double(index) / Double(pieces), 1 / Double(pieces))
    // A snap at the end is not part of the way there.
    let end = index == pieces - 1 ? 1.0.nextDown : start + length
    let (low, high) = (curve.value(at: start), curve.value(at: end))
    let isStraight = (1...7).allSatisfy { part in
      let share = Double(part) / 8
      return abs(curve.value(at: start + length * share) - lerp(low, high, share)) <= 1.5e-5
    }
    return isStraight
      ? Piece(y: Float(low), dy: Float(high - low)) : Piece(y: .nan, dy: .nan)
  }
}

/// `from` at 0, `to` at 1, both exactly; linear in between and beyond.
@inline(__always)
func lerp(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
  from * (1 - fraction) + to * fraction
}
