package import Engine

/// A burst of small pieces: where each is, as a function of the time since it was thrown.
package struct Burst {
  /// A piece; lengths are in points of the design, angles in radians.
  private struct Piece {
    let velocity: Point
    let turn: Double
    let spin: Double
    /// The speed at which it turns over; 0 for what always shows its face.
    let flutter: Double
    let shape: Path
    let color: Color
  }

  /// The time until the last piece is gone, in seconds.
  package let duration: Double
  /// In points of the design a square second.
  private let gravity: Double
  private let pieces: [Piece]

  var count: Int { pieces.count }

  /// Paper of all colours, for who has reached the badge.
  static func confetti(seed: Int) -> Burst {
    var chance = Chance(seed: seed)
    let pieces = (0..<40).map { index in
      let velocity = chance.throwing(at: 0, within: 1.2, speeds: 260...720)
      let size = Size(.random(in: 11...17, using: &chance), .random(in: 7...10, using: &chance))
      return Piece(
        velocity: velocity, turn: .random(in: 0...2 * .pi, using: &chance),
        spin: .random(in: -9...9, using: &chance), flutter: .random(in: 6...16, using: &chance),
        shape: .roundedRect(Rect(center: .zero, size: size), radius: 2),
        color: papers[index % papers.count])
    }
    return Burst(duration: 0.6, gravity: 1400, pieces: pieces)
  }

  /// A few hearts and stars, for who was clicked.
  package static func hearts(seed: Int) -> Burst {
    var chance = Chance(seed: seed)
    let pieces = (0..<6).map { index in
      let isHeart = index.isMultiple(of: 2)
      return Piece(
        velocity: chance.throwing(
          at: 0.36 * (Double(index) - 2.5), within: 0.12, speeds: 220...320),
        turn: .random(in: -0.4...0.4, using: &chance), spin: .random(in: -2...2, using: &chance),
        flutter: 0, shape: isHeart ? .heart(size: 19) : .star(size: 20),
        color: isHeart ? Color(255, 122, 107) : Color(255, 224, 138))
    }
    return Burst(duration: 0.5, gravity: 300, pieces: pieces)
  }

  private static let outline = StrokeStyle(width: 2.5, join: .round)
  private static let papers = [
    Color(45, 189, 175), Color(143, 139, 232), Color(255, 241, 208), Color(255, 122, 107),
    Color(255, 224, 138),
  ]

  /// The pieces a time after the throw, around the place where it began; none when it is over.
  /// - Parameter unit: the drawing's units in a point of the design.
  package func items(at seconds: Double, from center: Point, unit: Double) -> [Drawing.Item] {
    guard 0 < seconds, seconds < duration else { return [] }
    return pieces.map { piece in
      let fall = Point(0, gravity * seconds * seconds / 2)
      let place = center + (piece.velocity * seconds + fall) * unit
      let tilt = AffineTransform.rotation(piece.flutter * seconds).a
      let size = unit * min(1, seconds / 0.08)
      return .group(
        transform: AffineTransform.scale(size, size * (0.25 + 0.75 * abs(tilt)))
          .then(.rotation(piece.turn + piece.spin * seconds))
          .then(.translation(place.x, place.y)),
        opacity: min(1, (duration - seconds) / 0.2),
        items: [
          .fill(piece.shape, .color(piece.color)),
          .stroke(piece.shape, Self.outline, .color(Color(0x3B, 0x2A, 0x2A))),
        ])
    }
  }
}

extension Chance {
  /// A velocity upwards, turned by an angle in radians and at most another one to either side.
  fileprivate mutating func throwing(
    at middle: Double, within angle: Double, speeds: ClosedRange<Double>
  ) -> Point {
    let turn = middle + .random(in: -angle...angle, using: &self)
    let direction = AffineTransform.rotation(turn)
    return direction.apply(to: Point(0, -Double.random(in: speeds, using: &self)))
  }
}

extension Path {
  /// A heart around the origin.
  fileprivate static func heart(size: Double) -> Path {
    let half = size / 2
    var path = Path()
    path.move(to: Point(0, half))
    path.cubic(
      Point(-1.7 * half, -0.1 * half), Point(-0.8 * half, -1.5 * half), to: Point(0, -0.5 * half))
    path.cubic(Point(0.8 * half, -1.5 * half), Point(1.7 * half, -0.1 * half), to: Point(0, half))
    path.close()
    return path
  }

  /// A star of five points around the origin.
  fileprivate static func star(size: Double) -> Path {
    .polygon(
      (0..<10).map { corner in
        let turn = AffineTransform.rotation(.pi * Double(corner) / 5)
        return turn.apply(to: Point(0, corner.isMultiple(of: 2) ? -size / 2 : -size / 4.5))
      })
  }
}
