import Engine
import Testing

@testable import Onboarding

/// The pieces of a burst: how they are thrown, how they turn and how they look.
@Suite struct BurstTests {
  /// A piece at a moment.
  private struct Piece {
    let map: AffineTransform
    let opacity: Double
    let items: [Drawing.Item]

    var place: Point { map.apply(to: .zero) }
    /// The lengths of its two sides.
    var sides: (Double, Double) {
      (Point.zero.distance(to: Point(map.a, map.b)), Point.zero.distance(to: Point(map.c, map.d)))
    }
    /// The direction of its first side.
    var direction: Point { Point(map.a, map.b) * (1 / sides.0) }
    var path: Path? {
      guard case .fill(let path, _)? = items.first else { return nil }
      return path
    }
    var color: Paint? {
      guard case .fill(_, let paint)? = items.first else { return nil }
      return paint
    }
  }

  private func pieces(_ burst: Burst, at seconds: Double, unit: Double = 1) -> [Piece] {
    burst.items(at: seconds, from: .zero, unit: unit).compactMap { item in
      guard case .group(nil, let map, let opacity, let items) = item else { return nil }
      return Piece(map: map, opacity: opacity, items: items)
    }
  }

  /// The velocities with which the pieces were thrown.
  private func throwing(_ burst: Burst, gravity: Double) -> [Point] {
    pieces(burst, at: 0.25).map { ($0.place - Point(0, gravity / 32)) * 4 }
  }

  /// The pieces' turns in a twentieth of a second, as sines.
  private func turns(_ burst: Burst) -> [Double] {
    zip(pieces(burst, at: 0.1), pieces(burst, at: 0.15)).map {
      $0.direction.x * $1.direction.y - $0.direction.y * $1.direction.x
    }
  }

  /// True if the numbers fill a range, and none lies outside.
  private func fill(_ numbers: [Double], _ range: ClosedRange<Double>, within gap: Double) -> Bool {
    guard let least = numbers.min(), let most = numbers.max() else { return false }
    return range.lowerBound - 1e-9 <= least && least < range.lowerBound + gap
      && range.upperBound - gap < most && most <= range.upperBound + 1e-9
  }

  private let parties = (0..<60).map { Burst.confetti(seed: $0) }
  private let clicks = (0..<200).map { Burst.hearts(seed: $0) }

  @Test func confettiIsFortyPiecesOfPaperThrownUpwards() {
    let thrown = parties.flatMap { throwing($0, gravity: 1400) }
    #expect(parties[0].count == 40 && thrown.count == 2400 && parties[0].duration == 0.6)
    let speeds = thrown.map { Point.zero.distance(to: $0) }
    #expect(fill(speeds, 260...720, within: 2))
    // The sine of 1.2, to either side.
    let sides = zip(thrown, speeds).map { $0.x / $1 }
    #expect(fill(sides, -0.932_039_085_967...0.932_039_085_967, within: 0.005))
    #expect(thrown.allSatisfy { $0.y < 0 })
  }

  @Test func paperSpinsAndFlutters() {
    // Nine radians a second are 0.45 in a twentieth.
    let turns = parties.flatMap(turns)
    #expect(fill(turns, -0.434_965_534_111...0.434_965_534_111, within: 0.005))
    // 6 to 16 radians a second are 0.3 to 0.8; the sides by a quarter and the cosine.
    let shares = parties.flatMap { pieces($0, at: 0.05) }.map { $0.sides.1 / $0.sides.0 }
    #expect(fill(shares, 0.772_530_032...0.966_502_367, within: 0.002))
    let edges = parties.flatMap { pieces($0, at: 0.000_1) }.map(\.direction)
    #expect(fill(edges.map(\.x), -1...1, within: 0.001))
    #expect(fill(edges.map(\.y), -1...1, within: 0.001))
  }

  @Test func paperHasItsSizesAndColors() {
    let boxes = parties.flatMap { pieces($0, at: 0.1) }.compactMap { piece in
      Drawing(
        viewBox: Rect(0, 0, 1, 1),
        items: [.group(id: "it", transform: .identity, opacity: 1, items: piece.items)]
      ).parts.first?.box
    }
    #expect(boxes.count == 2400)
    #expect(fill(boxes.map(\.width), 11...17, within: 0.02))
    #expect(fill(boxes.map(\.height), 7...10, within: 0.02))
    #expect(boxes.allSatisfy { $0.center.distance(to: .zero) < 1e-9 })
    let colors = [
      Color(45, 189, 175), Color(143, 139, 232), Color(255, 241, 208), Color(255, 122, 107),
      Color(255, 224, 138),
    ]
    #expect(
      pieces(parties[0], at: 0.1).map(\.color)
        == (0..<40).map { Paint.color(colors[$0 % colors.count]) })
  }

  @Test func piecesGrowFirstAndFadeAtTheEnd() {
    func look(_ seconds: Double) -> (Double, Double) {
      let piece = pieces(clicks[0], at: seconds, unit: 3)[0]
      return (piece.sides.0, piece.opacity)
    }
    #expect(abs(look(0.02).0 - 0.75) < 1e-9 && look(0.02).1 == 1)
    #expect(abs(look(0.08).0 - 3) < 1e-9 && abs(look(0.2).0 - 3) < 1e-9)
    #expect(look(0.3).1 == 1 && abs(look(0.4).1 - 0.5) < 1e-9 && abs(look(0.45).1 - 0.25) < 1e-9)
    #expect(abs(pieces(parties[0], at: 0.5)[0].opacity - 0.5) < 1e-9)
  }

  @Test func heartsAndStarsAreThrownAsAFan() {
    for (index, middle) in [-0.9, -0.54, -0.18, 0.18, 0.54, 0.9].enumerated() {
      let thrown = clicks.map { throwing($0, gravity: 300)[index] }
      let speeds = thrown.map { Point.zero.distance(to: $0) }
      #expect(fill(speeds, 220...320, within: 6))
      let back = AffineTransform.rotation(-middle)
      let sides = zip(thrown, speeds).map { back.apply(to: $0).x / $1 }
      #expect(fill(sides, -0.119_712_207_289...0.119_712_207_289, within: 0.005))
    }
  }

  @Test func heartsAndStarsTurnALittleAndDoNotFlutter() {
    let all = clicks.flatMap { pieces($0, at: 0.1) }
    #expect(all.count == 1200)
    #expect(all.allSatisfy { abs($0.sides.0 - $0.sides.1) < 1e-9 })
    // Two radians a second are 0.1 in a twentieth.
    #expect(fill(clicks.flatMap(turns), -0.099_833_416_647...0.099_833_416_647, within: 0.001))
    let first = clicks.flatMap { pieces($0, at: 1e-6) }.map(\.direction.y)
    #expect(fill(first.map { $0 * 0.999_99 }, -0.389_42...0.389_42, within: 0.005))
  }

  @Test func everyOtherPieceIsAHeart() throws {
    let all = pieces(clicks[0], at: 0.1)
    for (index, piece) in all.enumerated() {
      let isHeart = index % 2 == 0
      #expect(piece.color == .color(isHeart ? Color(255, 122, 107) : Color(255, 224, 138)))
      let path = try #require(piece.path)
      #expect(path.elements.count == (isHeart ? 4 : 11))
      #expect(
        piece.items.last
          == .stroke(
            path, StrokeStyle(width: 2.5, join: .round), .color(Color(0x3B, 0x2A, 0x2A))))
    }
    #expect(
      all[0].path?.elements == [
        .move(Point(0, 9.5)),
        .cubic(
          control1: Point(-1.7 * 9.5, -0.1 * 9.5), control2: Point(-0.8 * 9.5, -1.5 * 9.5),
          to: Point(0, -0.5 * 9.5)),
        .cubic(
          control1: Point(0.8 * 9.5, -1.5 * 9.5), control2: Point(1.7 * 9.5, -0.1 * 9.5),
          to: Point(0, 9.5)),
        .close,
      ])
  }

  @Test func aStarHasFivePointsAllAround() throws {
    let path = try #require(pieces(clicks[0], at: 0.1)[1].path)
    let corners = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    #expect(corners.first == Point(0, -10) && path.elements.last == .close)
    #expect(corners.count == 10)
    for (index, corner) in corners.enumerated() {
      let length = Point.zero.distance(to: corner)
      #expect(abs(length - (index % 2 == 0 ? 10 : 40.0 / 9)) < 1e-9)
      let next = corners[(index + 1) % 10]
      let sine =
        (corner.x * next.y - corner.y * next.x) / length / Point.zero.distance(to: next)
      #expect(abs(sine - 0.587_785_252_292) < 1e-9, "a tenth of a turn, clockwise")
    }
  }
}
