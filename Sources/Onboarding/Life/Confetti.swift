import Engine

/// A burst of paper pieces: where each is, as a function of the time since it was thrown.
struct Confetti {
  /// The time until the last piece is gone, in seconds.
  static let duration = 0.6
  static let count = 40
  /// In points of the design a square second.
  private static let gravity = 1400.0

  /// One piece of paper; lengths are in points of the design, angles in radians.
  private struct Piece {
    let velocity: Point
    let turn: Double
    let spin: Double
    let flutter: Double
    let shape: Path
    let color: Color
  }

  private let pieces: [Piece]

  init(seed: Int) {
    var chance = Chance(seed: seed)
    pieces = (0..<Self.count).map { index in
      let direction = AffineTransform.rotation(.random(in: -1.2...1.2, using: &chance))
      let speed = Double.random(in: 260...720, using: &chance)
      let size = Size(.random(in: 11...17, using: &chance), .random(in: 7...10, using: &chance))
      return Piece(
        velocity: direction.apply(to: Point(0, -speed)),
        turn: .random(in: 0...2 * .pi, using: &chance),
        spin: .random(in: -9...9, using: &chance),
        flutter: .random(in: 6...16, using: &chance),
        shape: .roundedRect(Rect(center: .zero, size: size), radius: 2),
        color: Self.colors[index % Self.colors.count])
    }
  }

  private static let outline = StrokeStyle(width: 2.5, join: .round)
  private static let colors = [
    Color(45, 189, 175), Color(143, 139, 232), Color(255, 241, 208), Color(255, 122, 107),
    Color(255, 224, 138),
  ]

  /// The pieces a time after the throw, around the place where it began; none when it is over.
  /// - Parameter unit: the drawing's units in a point of the design.
  func items(at seconds: Double, from center: Point, unit: Double) -> [Drawing.Item] {
    guard 0 < seconds, seconds < Self.duration else { return [] }
    return pieces.map { piece in
      let fall = Point(0, Self.gravity * seconds * seconds / 2)
      let place = center + (piece.velocity * seconds + fall) * unit
      let tilt = AffineTransform.rotation(piece.flutter * seconds).a
      let size = unit * min(1, seconds / 0.08)
      return .group(
        transform: AffineTransform.scale(size, size * (0.25 + 0.75 * abs(tilt)))
          .then(.rotation(piece.turn + piece.spin * seconds))
          .then(.translation(place.x, place.y)),
        opacity: min(1, (Self.duration - seconds) / 0.2),
        items: [
          .fill(piece.shape, .color(piece.color)),
          .stroke(piece.shape, Self.outline, .color(Color(0x3B, 0x2A, 0x2A))),
        ])
    }
  }
}
