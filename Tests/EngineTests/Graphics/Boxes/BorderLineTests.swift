import EngineTestSupport
import Testing

@testable import Engine

/// Borders on some sides, in dashes and in part.
@Suite struct BorderLineTests {
  private let box = Rect(0, 0, 12, 8)

  private func text(_ line: BorderLine, radius: Double = 0, width: Double = 2) -> [Substring] {
    let commands = line.commands(in: box, radius: radius, width: width, .white)
    return painted(commands, 12, 8).coverageText.split(separator: "\n")
  }

  private func line(_ change: (inout BorderLine) -> Void) -> BorderLine {
    var line = BorderLine.plain
    change(&line)
    return line
  }

  @Test func oneSide() {
    let rows = text(line { $0.sides = [0, 0, 1, 0] })
    #expect(rows == Array(repeating: "............", count: 6) + ["############", "############"])
  }

  /// Of two points, half of that and none.
  @Test func sidesOfTheirOwnWidths() {
    let rows = text(line { $0.sides = [0.5, 1, 0, 0.5] })
    #expect(rows == ["############"] + Array(repeating: "#.........##", count: 7))
  }

  /// The inner corner of a radius of 4 beside a side of 2 and one of 4 points is a quarter of an
  /// ellipse of no breadth.
  @Test func innerCornersFollowTheSides() {
    let narrow = line { $0.sides = [1, 0.25, 0.25, 0.25] }
    guard
      case .fill(let path, _)? = narrow.commands(in: box, radius: 3, width: 4, .white).first
    else { return #expect(Bool(false)) }
    let inner = path.elements.drop { $0 != .close }.dropFirst()
    // From x 1 and y 4 on, with corners of 2 by 0 above, and of 2 by 2 below; counterclockwise.
    #expect(inner.first == .move(Point(9, 4)))
    for end in [Point(3, 4), Point(1, 5), Point(9, 7), Point(11, 4)] {
      #expect(inner.contains(.line(end)))
    }
  }

  /// Nothing is seen of a side without a width, wherever it falls on the pixels.
  @Test func aSideWithoutAWidthIsNotThere() {
    let bottom = line { $0.sides = [0, 0, 1, 0] }
    for (x, y) in [(0.4, 0.0), (0.25, 0.7), (0.5, 0.5)] {
      for radius in [0.0, 3] {
        let commands = bottom.commands(in: box, radius: radius, width: 2, .white)
        let shifted = Layer(transform: .translation(x, y), commands: commands)
        let pixels = painted([.layer(shifted)], 14, 10).pixels
        #expect(pixels.prefix(14 * 5).allSatisfy { $0 >> 24 == 0 }, "\(x) \(y) \(radius)")
        #expect(pixels.dropFirst(14 * 7).contains { $0 >> 24 > 200 })
      }
    }
  }

  @Test func dashesAndGaps() {
    let dashed = line {
      $0.sides = [1, 0, 0, 0]
      $0.dash = (3, 2)
    }
    #expect(text(dashed)[0] == "###..###..##")
    #expect(text(dashed)[2] == "............")
    #expect(dashed.dash?.on == 3 && dashed.dash?.off == 2)
  }

  /// 12 of 40 points: the upper side, and 8 of the lower one.
  @Test func aPartOfTheLine() {
    let part = line { ($0.start, $0.end) = (0, 0.5) }
    // Around all four sides the middle of the line is 32 points long.
    let rows = text(part)
    #expect(rows[0] == "############")
    #expect(rows[7].hasPrefix("......") == true && rows[4].hasSuffix("##"))
    let sides = line {
      $0.sides = [1, 0, 1, 0]
      ($0.start, $0.end) = (0.25, 0.75)
    }
    #expect(text(sides)[0] == "......######")
    #expect(text(sides)[7] == "......######")
    #expect(text(line { ($0.start, $0.end) = (0.5, 0.5) }).allSatisfy { !$0.contains("#") })
  }

  // MARK: On the way

  private func look(_ width: Double, _ change: (inout BorderLine) -> Void) -> Appearance {
    var look = Appearance(frame: box, borderWidth: width, borderColor: .white)
    look.borderLine = line(change)
    return look
  }

  private func between(_ old: Appearance, _ new: Appearance, at share: Double) -> Appearance {
    var look = old
    for property in ViewProperty.allCases {
      look[property] = lerp(old[property], new[property], share)
    }
    return look
  }

  /// A border comes and goes where it is, in its own dashes.
  @Test func aBorderGrowsOnItsOwnSides() {
    let dashed = look(4) {
      $0.sides = [0, 0.5, 1, 0]
      $0.dash = (6, 2)
    }
    for look in [
      between(look(0) { _ in }, dashed, at: 0.25),
      between(dashed, look(0) { _ in }, at: 0.75),
    ] {
      #expect(look.borderWidth == 1 && look.borderLine.sides == [0, 0.5, 1, 0])
      #expect(look.borderLine.dash?.on == 6 && look.borderLine.dash?.off == 2)
    }
  }

  /// Their period is the same all the way, and at a quarter of it the gaps are a quarter as long.
  @Test func gapsOpenWhereTheyAre() {
    let dashed = look(4) { $0.dash = (6, 4) }
    let dash = between(look(4) { _ in }, dashed, at: 0.25).borderLine.dash
    #expect(dash?.on == 9 && dash?.off == 1)
    let longer = between(dashed, look(4) { $0.dash = (12, 8) }, at: 0.5).borderLine.dash
    #expect(longer?.on == 9 && longer?.off == 6)
  }

  /// A side that begins to come moves the parts of the others by little.
  @Test func sidesCountAsFarAsTheyAreWide() {
    func ends(_ sides: [Double]) -> [Point] {
      let part = line {
        $0.sides = sides
        ($0.start, $0.end) = (0.25, 0.75)
      }
      return part.sideLines(in: box, 2).map(\.start)
    }
    let (without, with) = (ends([1, 0, 1, 0]), ends([1, 1e-6, 1, 1e-6]))
    #expect(without[0] == Point(6, 1))
    #expect(zip(without, with).allSatisfy { $0.distance(to: $1) < 1e-3 || $1.x == 12 })
  }

  /// All of it is as dark: a corner lies on two sides, but is filled once.
  @Test func sidesDontAddUpWhereTheyCross() {
    let part = line {
      $0.sides = [1, 0.5, 1, 0.5]
      $0.end = 0.999
    }
    let half = Color.white.withAlpha(0.5)
    let bitmap = painted(part.commands(in: box, radius: 0, width: 2, half), 12, 8)
    for (x, y) in [(11, 0), (11, 7), (0, 7)] {
      #expect(bitmap.pixel(x, y) == bitmap.pixel(6, 0), "\(x) \(y)")
    }
  }

  /// Dashes of 10 points, of which the last one goes on around the first corner of 32 points.
  @Test func dashesAroundTheFirstCornerStayStraight() {
    let commands = line { $0.dash = (10, 2) }.commands(in: box, radius: 0, width: 2, .white)
    guard case .stroke(let path, _, _)? = commands.first else { return #expect(Bool(false)) }
    var last = Point.zero
    for element in path.elements {
      if case .line(let end) = element { #expect(end.x == last.x || end.y == last.y) }
      last = element.endPoint
    }
  }

  /// One that is wider than half of its box is all of it, and nothing beside it.
  @Test func aWideBorderStaysInItsBox() {
    let commands = line { $0.dash = (30, 1) }.commands(in: box, radius: 0, width: 20, .white)
    guard case .stroke(_, let style, _)? = commands.first else { return #expect(Bool(false)) }
    #expect(style.width == 4)
  }

  @Test func aPathIsCutByItsLength() {
    let path = Path([.move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 10)), .close])
    #expect(abs(path.length - (20 + 200.0.squareRoot())) < 1e-12)
    let whole = path.length
    #expect(
      path.trimmed(from: 5 / whole, to: 15 / whole)
        == Path([.move(Point(5, 0)), .line(Point(10, 0)), .line(Point(10, 5))]))
    #expect(abs(path.trimmed(from: 0, to: 1).length - whole) < 1e-9)
    #expect(path.trimmed(from: 0, to: 1).elements.last == .close)
    #expect(path.trimmed(from: 0.4, to: 0.4).isEmpty)
  }

  /// Areas stay; of each line the same share is drawn.
  @Test func theLinesOfADrawingAreDrawnInPart() {
    let straight = Path([.move(Point(0, 0)), .line(Point(8, 0))])
    let item = Drawing.Item.group(
      transform: .identity, opacity: 1,
      items: [
        .fill(.rect(box), .color(.red)), .stroke(straight, StrokeStyle(width: 1), .color(.black)),
      ])
    guard case .group(_, _, _, let items) = item.trimmed(from: 0.25, to: 0.5) else { return }
    #expect(items[0] == .fill(.rect(box), .color(.red)))
    #expect(
      items[1]
        == .stroke(
          Path([.move(Point(2, 0)), .line(Point(4, 0))]), StrokeStyle(width: 1), .color(.black)))
  }
}
