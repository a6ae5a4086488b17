/// A smooth curve as polynomials, one for each of 32 even pieces of its progress: for curves of
/// which a frame needs hundreds of values.
///
/// Within 1e-11 of the curve. A piece that no polynomial follows as closely, as where the curve is
/// vertical, is `gap`: there the curve itself must be asked.
enum CurvePieces {
  static let count = 32
  private static let tolerance = 1e-11
  /// The coefficients of a piece that has none.
  private static let gap = Lanes(repeating: .nan)

  /// The coefficients of the pieces of a curve, each in powers of the place in its piece, −1…1, of
  /// which the even ones come first; nil for a curve that may have corners or jumps anywhere, and
  /// for one that is as quick itself.
  static func rows(of curve: TimingCurve) -> [Lanes]? {
    guard curve.isSmooth else { return nil }
    return (0..<count).map { row($0, of: curve) }
  }

  /// The value at a progress between 0 and 1; NaN in a gap.
  ///
  /// - Parameter first: the place of the curve's first row.
  @inline(__always)
  static func value(
    at progress: Double, _ rows: UnsafeBufferPointer<Lanes>, from first: Int
  ) -> Double {
    let place = progress * Double(count)
    let piece = Int(place)
    return value(rows[first &+ piece], at: 2 * (place - Double(piece)) - 1)
  }

  @inline(__always)
  private static func value(_ row: Lanes, at z: Double) -> Double {
    // In pairs, so that the machine need not wait for each product before the next.
    let (square, pairs) = (z * z, row.lowHalf + row.highHalf * z)
    return (pairs[3] * square + pairs[2]) * (square * square) + (pairs[1] * square + pairs[0])
  }

  private static func row(_ piece: Int, of curve: TimingCurve) -> Lanes {
    let value = { (z: Double) in
      let progress = (Double(piece) + (z + 1) / 2) / Double(count)
      // The curve's ends may be no part of its way: a spring snaps there.
      return curve.value(at: min(max(progress, 1e-15), 1.0.nextDown))
    }
    let powers = coefficients(nodes.map(value))
    let row = Lanes(lowHalf: powers.evenHalf, highHalf: powers.oddHalf)
    let isClose = checks.allSatisfy { abs(self.value(row, at: $0) - value($0)) <= tolerance }
    return isClose ? row : gap
  }

  /// The places at which a polynomial is the curve exactly, and those where it is farthest off.
  private static let nodes = (0..<8).map { -Math.cos(.pi * (Double($0) + 0.5) / 8) }
  private static let checks = (0...8).map { -Math.cos(.pi * Double($0) / 8) }

  /// The coefficients of the polynomial that has some values at the nodes: by divided differences,
  /// multiplied out.
  private static func coefficients(_ values: [Double]) -> Lanes {
    var differences = values
    for level in 1..<8 {
      for place in stride(from: 7, through: level, by: -1) {
        differences[place] =
          (differences[place] - differences[place - 1]) / (nodes[place] - nodes[place - level])
      }
    }
    var row = Lanes.zero
    for place in stride(from: 7, through: 0, by: -1) {
      var raised = Lanes.zero
      for power in 1..<8 { raised[power] = row[power - 1] }
      row = raised - row * nodes[place]
      row[0] += differences[place]
    }
    return row
  }
}

extension TimingCurve {
  /// True if a polynomial that is right at a few places of a short piece is so in between.
  fileprivate var isSmooth: Bool {
    switch self {
    case .cubicBezier, .spring, .deckEaseIn, .deckEaseOut, .deckEaseInOut, .penner: true
    case .linear, .steps, .piecewiseLinear, .custom: false
    }
  }
}
