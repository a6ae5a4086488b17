/// The line of a box's border: on which sides it is, its dashes, and the part of it that is drawn; the
/// part counts for the lines of the box's drawing, too.
package struct BorderLine: Hashable, Sendable {
  /// The width at the top, right, bottom and left, as shares of the border's width, 0…1.
  package var sides: [Double]
  /// The length of a dash and of the gap behind it, in points; nil: it has no gaps.
  package var dash: (on: Double, off: Double)? {
    get { period > 0 && gap > 0 ? (period * (1 - gap), period * gap) : nil }
    set {
      period = newValue.map { $0.on + $0.off } ?? 0
      gap = period > 0 ? (newValue?.off ?? 0) / period : 0
    }
  }
  /// The length of a dash with its gap, in points, and the gap's share; both 0 without gaps.
  package private(set) var (period, gap) = (0.0, 0.0)
  /// The part that is drawn, as shares of the line's length from the top left corner clockwise.
  package var (start, end) = (0.0, 1.0)

  /// All of it on all sides.
  package static let plain = BorderLine()

  /// A line on all sides.
  package init() { sides = [1, 1, 1, 1] }

  /// True if all sides are as wide.
  package var isEven: Bool { sides.allSatisfy { $0 == 1 } }
  /// True if all of it is drawn.
  package var isWhole: Bool { start <= 0 && end >= 1 }
}

extension BorderLine: Interpolatable {
  /// The lanes of what says which part is drawn.
  package static let (startLane, endLane) = (6, 7)

  package var lanes: Lanes { lanes(of: 1) }

  package init(lanes: Lanes) { self.init(lanes: lanes, of: 1) }

  /// As numbers that count as far as the border is wide, and its period as far as there is a gap: so
  /// a border comes and goes on its own sides, and gaps open where they are.
  ///
  /// - Parameter width: that of the border, in points.
  package func lanes(of width: Double) -> Lanes {
    let narrow = sides.map { (1 - $0) * width }
    return Lanes(
      narrow[0], narrow[1], narrow[2], narrow[3], period * gap * width, gap * width, start, 1 - end)
  }

  /// The line of such numbers, within what can be shown.
  package init(lanes: Lanes, of width: Double) {
    self.init()
    if width > 0 {
      sides = (0..<4).map { min(1, max(0, 1 - lanes[$0] / width)) }
      if lanes[5] > 0 { (period, gap) = (lanes[4] / lanes[5], min(1, lanes[5] / width)) }
    }
    (start, end) = (lanes[6], 1 - lanes[7])
  }

  package static func == (a: Self, b: Self) -> Bool { a.lanes == b.lanes }
  package func hash(into hasher: inout Hasher) { hasher.combine(lanes) }

  /// Lanes within what can be shown: no length below 0, and shares up to 1.
  static func shown(_ lanes: Lanes) -> Lanes {
    var shown = pointwiseMax(lanes, .zero)
    for lane in [startLane, endLane] { shown[lane] = min(1, shown[lane]) }
    return shown
  }
}
