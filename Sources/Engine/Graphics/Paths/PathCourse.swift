/// A path as a way that is gone along by its length.
struct PathCourse {
  private var pieces: [MeasuredPiece] = []
  /// For each piece the angles of its way at equal steps of its length: whole turns included, as
  /// they go on from piece to piece.
  private var angles: [[Double]] = []
  private let start: Point
  private let end: Point
  /// The length in points, ≥ 0.
  private(set) var length = 0.0

  /// nil if the path has no point.
  init?(_ path: Path) {
    guard let first = path.elements.lazy.compactMap(\.firstPoint).first else { return nil }
    var path = path
    // Lines before the first move start there where they lead, as when they are drawn.
    if case .move? = path.elements.first {} else { path.elements.insert(.move(first), at: 0) }
    let parts = path.subpaths
    start = parts.first?.start ?? first
    end = parts.last.map { $0.isClosed ? $0.start : $0.end } ?? first
    for part in parts {
      let part = MeasuredPart(part, after: length)
      // What has no length has no direction either.
      pieces += part.pieces.filter { $0.length > 0 }
      length += part.length
    }
    guard length.isFinite else { return }
    var last = 0.0
    for (number, piece) in pieces.enumerated() {
      let turns = (0...Self.steps).map { step in
        let place = piece.length * Double(step) / Double(Self.steps)
        let angle = piece.direction(at: place).map { Self.angle(of: $0, near: last) } ?? last
        // The first way of all is told as it is, from −π to π.
        last = number == 0 && step == 0 ? Self.angle(of: piece.direction(at: place)) : angle
        return last
      }
      angles.append(turns)
    }
  }

  /// The place after a share 0…1 of the length.
  func point(at share: Double) -> Point {
    guard share > 0 else { return start }
    guard share < 1, let (_, piece, place) = piece(at: share) else { return end }
    return piece.point(at: place)
  }

  /// The angle of the way ahead there, in radians clockwise from rightwards: it goes on over whole
  /// turns, and jumps only where the path has a corner.
  func angle(at share: Double) -> Double {
    guard let (number, piece, place) = piece(at: share) else { return 0 }
    let step = (place / piece.length * Double(Self.steps)).rounded()
    let known = angles[number][Int(min(Double(Self.steps), max(0, step)))]
    return piece.direction(at: place).map { Self.angle(of: $0, near: known) } ?? known
  }

  /// The piece in which a share of the length ends, and how much of it lies behind; at a seam the
  /// earlier one.
  private func piece(at share: Double) -> (number: Int, piece: MeasuredPiece, place: Double)? {
    guard !pieces.isEmpty else { return nil }
    let place = min(1, max(0, share)) * length
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high) / 2
      let isBehind = place > pieces[middle].start + pieces[middle].length
      if isBehind { low = middle + 1 } else { high = middle }
    }
    return (low, pieces[low], min(pieces[low].length, max(0, place - pieces[low].start)))
  }

  private static let steps = 64

  private static func angle(of direction: Point?) -> Double {
    direction.map { Math.atan2($0.y, $0.x) } ?? 0
  }

  /// The angle of a direction that is nearest to another angle.
  private static func angle(of direction: Point, near other: Double) -> Double {
    let angle = angle(of: direction)
    return angle + ((other - angle) / (2 * .pi)).rounded() * 2 * .pi
  }
}

extension Path.Element {
  /// A point that it names; nil where the path is closed.
  fileprivate var firstPoint: Point? {
    if case .close = self { nil } else { endPoint }
  }
}
