/// A text on its way to another look, as it is set in one of the two.
struct TextOnItsWay {
  let share: Double
  let isGoal: Bool
  private(set) var lines: [TextLine]
  /// The left ends of the baselines.
  private(set) var origins: [Point]
  /// The left end of the last baseline, by which the whole text is aligned to pixels.
  private let reference: Point
  /// The place in the box that lines keep their distances from: its middle, or that of a side.
  let anchor: Point
  /// The place of the anchor from left to right, 0…1.
  private let side: Double

  init(
    _ commands: [DrawCommand], in size: Size, alignment: TextContent.Alignment, share: Double,
    isGoal: Bool
  ) {
    (self.share, self.isGoal) = (share, isGoal)
    side = alignment.share
    anchor = Point(side * size.width, size.height / 2)
    lines = commands.compactMap { if case .text(let line, _) = $0 { line } else { nil } }
    origins = commands.compactMap(\.textOrigin)
    reference = origins.last ?? .zero
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

  /// True if both break the same text into the same lines.
  func hasLines(of other: TextOnItsWay) -> Bool {
    lines.map(\.string) == other.lines.map(\.string)
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
    func place(_ point: (TextOnItsWay) -> Point) -> Point {
      Point(
        mean(\.side) * size.width + mean { point($0).x - $0.anchor.x },
        size.height / 2 + mean { point($0).y - $0.anchor.y })
    }
    let lines = looks[0].lines.indices.map { index in
      var line = looks[0].lines[index]
      line.font.size = mean { $0.lines[index].font.size }
      line.font.style.tracking = mean { $0.lines[index].font.style.tracking }
      line.color =
        looks.dropFirst().reduce((line.color, looks[0].share)) { sum, look in
          let share = sum.1 + look.share
          return (sum.0.interpolated(to: look.lines[index].color, at: look.share / share), share)
        }.0
      return DrawCommand.text(line, origin: place { $0.origins[index] })
    }
    return (lines, place(\.reference))
  }

  /// The box of the text in a pose in which it is alone.
  func box(in pose: BoxPose) -> FittedBox {
    FittedBox(
      BoxPose(toParent: .identity, size: pose.size, borderWidth: pose.borderWidth),
      textOrigin: reference)
  }
}

extension TextContent.Alignment {
  /// The part of the room beside a line that lies at its left, 0…1.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
