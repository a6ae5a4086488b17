import Engine

/// The line of a view's border where it isn't all of it on all sides.
struct TakenLine {
  /// A line and the width in which it is drawn.
  struct Part {
    /// From the middle of the box: x and y of the start and of the end.
    let ends: TakeTrack
    let width: TakeTrack
  }

  enum Shape {
    /// All of the sides, each in its width: the size of the box, the radius of its corners, and the
    /// widths at the top, right, bottom and left.
    case ring(TakeTrack)
    /// Along the box, which begins at the top left and runs clockwise, to be trimmed.
    case outline
    /// Sides by themselves, trimmed already.
    case sides([Part])
  }

  let shape: Shape
  /// The lengths of a dash and of the gap behind it; nil: it has no gaps.
  let dash: TakeTrack?
  /// The shares of the outline's length between which it is drawn; nil: all of it is.
  let trim: TakeTrack?

  /// The most by which the length of a dash may differ: that of all dashes before one adds up.
  static let dashTolerance = 0.01

  /// The outline of a ring.
  static func ring(_ lanes: Lanes) -> Path {
    Path.ring(
      Rect(center: .zero, size: Size(lanes[0], lanes[1])), radius: lanes[2],
      (3..<7).map { lanes[$0] })
  }

  /// The line of a side.
  static func side(_ ends: Lanes) -> Path {
    Path([.move(Point(ends[0], ends[1])), .line(Point(ends[2], ends[3]))])
  }
}

extension TakenView {
  /// The line of the border; nil: it is plain.
  var line: TakenLine? {
    guard says(.borderLine), hasBorder else { return nil }
    let lines = filled.map(\.borderLine)
    guard lines.contains(where: { $0 != .plain }) else { return nil }
    let breaks = breaks(of: [.borderLine])
    let dashed = lines.first { $0.dash != nil }
    let dash = dashed.map { dashed in lines.map { $0.dashLanes(beside: dashed) } }
    let isWhole = lines.allSatisfy(\.isWhole)
    return TakenLine(
      shape: shape(lines, isSimple: isWhole && dash == nil),
      dash: dash.map { TakeTrack(values: $0, breaks: breaks) }, trim: isWhole ? nil : trim)
  }

  /// The shares of the lengths of lines between which they are drawn.
  var trim: TakeTrack? {
    guard says(.borderLine) else { return nil }
    let lines = filled.map(\.borderLine)
    guard !lines.allSatisfy(\.isWhole) else { return nil }
    return TakeTrack(
      values: lines.map { Point($0.start, $0.end).lanes }, breaks: breaks(of: [.borderLine]))
  }

  /// - Parameter isSimple: true if all of it is drawn, and without gaps.
  private func shape(_ lines: [BorderLine], isSimple: Bool) -> TakenLine.Shape {
    let breaks = breaks(of: [.borderLine, .borderWidth, .size, .cornerRadius])
    let (widths, sizes, radii) = (borderWidth.values, size.values, radius.values)
    if isSimple {
      let values = lines.enumerated().map { moment, line in
        let (size, sides) = (sizes[moment], line.sides.map { $0 * widths[moment][0] })
        return Lanes(size[0], size[1], radii[moment][0], sides[0], sides[1], sides[2], sides[3], 0)
      }
      return .ring(TakeTrack(values: values, breaks: breaks))
    }
    guard lines.contains(where: { !$0.isEven }) else { return .outline }
    let sides = lines.enumerated().map { moment, line in
      line.sideLines(
        in: Rect(center: .zero, size: Size(lanes: sizes[moment])), widths[moment][0])
    }
    return .sides(
      (0..<4).filter { side in sides.contains { $0[side].start != $0[side].end } }.map { side in
        let own = sides.map { $0[side] }
        return TakenLine.Part(
          ends: TakeTrack(
            values: own.map {
              Lanes($0.start.x, $0.start.y, $0.end.x, $0.end.y, 0, 0, 0, 0)
            }, breaks: breaks),
          width: TakeTrack(values: own.map(\.width.lanes), breaks: breaks))
      })
  }
}

extension BorderLine {
  /// A dash and the gap behind it, long enough to be told apart; without gaps the latter is 0.
  ///
  /// - Parameter other: a line with gaps, which one without any has closed.
  fileprivate func dashLanes(beside other: BorderLine) -> Lanes {
    let length = max(dash == nil ? other.period : period, 0.5)
    return Point(length * (1 - gap), length * gap).lanes
  }
}
