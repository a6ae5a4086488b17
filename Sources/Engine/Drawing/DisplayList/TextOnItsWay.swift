/// A text on its way to another look, as it is set in one of the two.
struct TextOnItsWay {
  let share: Double
  let isGoal: Bool
  private(set) var lines: [TextLine]
  /// The left ends of the baselines.
  private(set) var origins: [Point]
  /// The last line's, by which the whole text is aligned to pixels.
  private let reference: (origin: Point, side: Double)
  private let size: Size
  private let alignment: TextContent.Alignment

  init(
    _ commands: [DrawCommand], in size: Size, alignment: TextContent.Alignment, share: Double,
    isGoal: Bool
  ) {
    (self.share, self.isGoal, self.size, self.alignment) = (share, isGoal, size, alignment)
    lines = commands.compactMap { if case .text(let line, _) = $0 { line } else { nil } }
    origins = commands.compactMap(\.textOrigin)
    reference = (
      origins.last ?? .zero, alignment.share(of: lines.last?.string.lineDirection ?? .leftToRight)
    )
  }

  mutating func removeLines() { (lines, origins) = ([], []) }

  mutating func add(_ line: TextLine, at origin: Point) {
    lines.append(line)
    origins.append(origin)
  }

  /// The font of its letters, whatever their size and the room between them.
  var face: Font {
    let font = lines.first?.font ?? Font(size: 1)
    return font.set(as: Font(size: 1))
  }

  /// The place in the box that a line keeps its distance from: its middle, or that of a side.
  func anchor(of line: TextLine) -> Point { anchor(atSide: side(of: line)) }

  private func anchor(atSide side: Double) -> Point { Point(side * size.width, size.height / 2) }

  /// The place of a line's anchor from left to right, 0…1.
  private func side(of line: TextLine) -> Double { alignment.share(of: line.string.lineDirection) }

  /// True if both break the same text into the same lines, in letters of the same shapes.
  func hasLines(of other: TextOnItsWay) -> Bool {
    hasShapes(of: other) && lines.map(\.string) == other.lines.map(\.string)
  }

  /// True if letters of one are read while they lie over those of the other: in another family, or
  /// leaning, they are not.
  func hasShapes(of other: TextOnItsWay) -> Bool {
    let (one, other) = (face.style, other.face.style)
    return one.family == other.family && one.isItalic == other.isItalic
  }

  /// The lines as they are between some looks of the same lines, in a box, and the place by which
  /// they are aligned.
  static func mean(
    of looks: [TextOnItsWay], in size: Size
  ) -> (lines: [DrawCommand], reference: Point) {
    let whole = looks.reduce(0) { $0 + $1.share }
    func mean(_ number: (TextOnItsWay) -> Double) -> Double {
      looks.reduce(0) { $0 + $1.share / whole * number($1) }
    }
    func place(_ point: (TextOnItsWay) -> (origin: Point, side: Double)) -> Point {
      Point(
        mean { point($0).side } * size.width
          + mean { point($0).origin.x - $0.anchor(atSide: point($0).side).x },
        size.height / 2 + mean { point($0).origin.y - $0.anchor(atSide: point($0).side).y })
    }
    let lines = looks[0].lines.indices.map { index in
      var line = looks[0].lines[index]
      line.font.size = mean { $0.lines[index].font.size }
      // Rounding must not carry it out of its range.
      let range = TextStyle.trackings
      let tracking = mean { $0.lines[index].font.style.tracking }
      line.font.style.tracking = min(max(tracking, range.lowerBound), range.upperBound)
      line.color =
        looks.dropFirst().reduce((line.color, looks[0].share)) { sum, look in
          let share = sum.1 + look.share
          return (sum.0.interpolated(to: look.lines[index].color, at: look.share / share), share)
        }.0
      return DrawCommand.text(
        line, origin: place { ($0.origins[index], $0.side(of: $0.lines[index])) })
    }
    return (lines, place(\.reference))
  }

  /// The box of the text in a pose in which it is alone.
  func box(in pose: BoxPose) -> FittedBox {
    FittedBox(
      BoxPose(toParent: .identity, size: pose.size, borderWidth: pose.borderWidth),
      textOrigin: reference.origin)
  }
}

extension TextContent.Alignment {
  /// The part of the room beside a line of a direction that lies at its left, 0…1.
  package func share(of direction: TextDirection) -> Double {
    switch self {
    case .leading: direction == .leftToRight ? 0 : 1
    case .center: 0.5
    case .trailing: direction == .leftToRight ? 1 : 0
    }
  }
}
