import Engine
import MotionCode

/// The lines of a view while it is on its way from one text to another: each grows, moves and fades
/// by itself.
struct TakenLines {
  /// A line at a moment.
  private struct Look {
    let line: TextLine
    /// The point by which it is aligned, from the view's middle.
    let place: Point
    let opacity: Double
  }

  /// A line with its words and font, but for its size, the first, second … of such in the view.
  private struct Key: Hashable {
    let words: String
    let face: Font
    let number: Int
  }

  private var keys: [Key] = []
  private var looks: [Key: [Int: Look]] = [:]
  private var alignment = TextContent.Alignment.leading

  /// Takes the lines of a view at a moment.
  mutating func note(
    _ lines: [ShownLine], in view: View, at moment: Int, _ measuring: any TextMeasuring
  ) {
    if case .text(let text) = view.content { alignment = text.alignment }
    let middle = Point(view.presented.size.width / 2, view.presented.size.height / 2)
    var counts: [Key: Int] = [:]
    for shown in lines {
      var face = shown.line.font
      // What changes bit by bit is one line, with the room between its letters that it has at first.
      (face.size, face.style.tracking) = (1, 0)
      let first = Key(words: shown.line.string, face: face, number: 0)
      let number = counts[first, default: 0]
      counts[first] = number + 1
      let key = Key(words: first.words, face: face, number: number)
      if looks[key] == nil { keys.append(key) }
      let width = measuring.width(of: shown.line.string, font: shown.line.font)
      let place = shown.origin + Point(leftShare(of: shown.line) * width, 0) - middle
      looks[key, default: [:]][moment] = Look(
        line: shown.line, place: place, opacity: shown.opacity)
    }
  }

  /// The part of the room beside a line that lies at its left.
  private func leftShare(of line: TextLine) -> Double {
    alignment.share(of: line.string.lineDirection)
  }

  /// The faces of the lines, back to front; one that changes its colour is two, of which the second
  /// comes over the first.
  ///
  /// - Parameter count: of moments.
  func faces(_ count: Int, _ measuring: any TextMeasuring) -> [TakenFace] {
    keys.flatMap { key -> [TakenFace] in
      let looks = looks[key] ?? [:]
      let moments = looks.keys.sorted()
      guard let first = moments.first.flatMap({ looks[$0] }),
        let last = moments.last.flatMap({ looks[$0] })
      else { return [] }
      let size = looks.values.map(\.line.font.size).max() ?? 1
      func face(_ color: Color, _ share: @escaping (Look) -> Double) -> TakenFace {
        var line = first.line
        (line.font.size, line.color) = (size, color)
        let width = measuring.width(of: line.string, font: line.font)
        let placed = TakenFace.PlacedLine(
          line: line, origin: Point(-leftShare(of: line) * width, 0), width: width)
        func all<Value: Equatable>(_ value: (Look) -> Value, or none: Value) -> Runs<Value> {
          Runs((0..<count).map { looks[$0].map(value) }.filled(or: none))
        }
        return TakenFace(
          content: .text([placed], alignment), isShown: Runs((0..<count).map { looks[$0] != nil }),
          fits: all({ $0.place }, or: .zero),
          way: TakenFace.Way(
            scales: all({ $0.line.font.size / size }, or: 1),
            opacities: all({ $0.opacity * share($0) }, or: 1)))
      }
      let (old, new) = (first.line.color, last.line.color)
      let isOne = looks.values.allSatisfy { old.lanes.distance(to: $0.line.color.lanes) < 1e-3 }
      return isOne
        ? [face(old) { _ in 1 }]
        : [
          face(old) { _ in 1 },
          face(new) { look in
            look.line.color.share(from: old, to: new)
          },
        ]
    }
  }
}

extension Color {
  /// The share of a way between two colours at which it lies, by the number that changes most.
  fileprivate func share(from old: Color, to new: Color) -> Double {
    let (start, way) = (old.lanes, new.lanes - old.lanes)
    let lane = (0..<4).max { abs(way[$0]) < abs(way[$1]) } ?? 0
    return way[lane] == 0 ? 1 : min(1, max(0, (lanes[lane] - start[lane]) / way[lane]))
  }
}
