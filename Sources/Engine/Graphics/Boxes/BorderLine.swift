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

  package var lanes: Lanes {
    Lanes(1 - sides[0], 1 - sides[1], 1 - sides[2], 1 - sides[3], period, gap, start, 1 - end)
  }

  package init(lanes: Lanes) {
    sides = (0..<4).map { 1 - lanes[$0] }
    (period, gap) = (lanes[4], lanes[5])
    (start, end) = (lanes[6], 1 - lanes[7])
  }

  package static func == (a: Self, b: Self) -> Bool { a.lanes == b.lanes }
  package func hash(into hasher: inout Hasher) { hasher.combine(lanes) }

  /// The same within what can be shown: shares 0…1, no length below 0.
  var shown: BorderLine {
    var low = pointwiseMax(lanes, .zero)
    for lane in [0, 1, 2, 3, 5, 6, 7] { low[lane] = min(1, low[lane]) }
    return BorderLine(lanes: low)
  }
}
