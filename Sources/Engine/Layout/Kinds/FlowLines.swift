/// Items broken into lines, one after the other.
struct FlowLines {
  struct Line {
    var items: Range<Int>
    /// The items' length with the spacing between them, and the widest item across.
    var size: AxisSize
  }

  private static let tolerance = 1e-6
  private let room: Double
  private let itemSpacing: Double
  private let lineSpacing: Double
  private(set) var lines: [Line] = []

  init(room: Double, itemSpacing: Double, lineSpacing: Double) {
    (self.room, self.itemSpacing, self.lineSpacing) = (room, itemSpacing, lineSpacing)
  }

  /// The longest line's length, and all lines across; at least 0, with overlapping lines as well.
  var size: AxisSize {
    var length = 0.0
    var cross = Double(max(0, lines.count - 1)) * lineSpacing
    for line in lines {
      length = max(length, line.size.length)
      cross += line.size.cross
    }
    return AxisSize(length: length, cross: max(0, cross))
  }

  mutating func add(_ item: AxisSize) {
    let last = lines.count - 1
    guard last >= 0 else { return begin(item, at: 0) }
    let length = lines[last].size.length + itemSpacing + item.length
    // Thirds of a room add up to a hair more than the room.
    guard length <= room + Self.tolerance || room >= longestSide else {
      return begin(item, at: lines[last].items.upperBound)
    }
    lines[last].items = lines[last].items.lowerBound..<lines[last].items.upperBound + 1
    lines[last].size.length = length
    lines[last].size.cross = max(lines[last].size.cross, item.cross)
  }

  private mutating func begin(_ item: AxisSize, at index: Int) {
    lines.append(Line(items: index..<index + 1, size: item))
  }
}

/// The division of room to spare, in points: before the first, more between all, more for each.
struct FlowSpread {
  var start = 0.0
  var gap = 0.0
  var growth = 0.0
}

extension Flow.Justification {
  func spread(spare: Double, count: Int) -> FlowSpread {
    let share = max(0, spare)
    switch self {
    case .start: return FlowSpread()
    case .end: return FlowSpread(start: spare)
    case .center: return FlowSpread(start: spare / 2)
    case .spaceBetween: return FlowSpread(gap: count > 1 ? share / Double(count - 1) : 0)
    case .spaceAround:
      let gap = share / Double(max(1, count))
      return FlowSpread(start: gap / 2, gap: gap)
    case .spaceEvenly:
      let gap = share / Double(count + 1)
      return FlowSpread(start: gap, gap: gap)
    }
  }
}

extension Flow.ContentAlignment {
  func spread(spare: Double, count: Int) -> FlowSpread {
    guard let justification else {
      return FlowSpread(growth: max(0, spare) / Double(max(1, count)))
    }
    return justification.spread(spare: spare, count: count)
  }

  /// The rule along a line that is the same; none for `stretch`.
  private var justification: Flow.Justification? {
    switch self {
    case .start: .start
    case .end: .end
    case .center: .center
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    case .stretch: nil
    }
  }
}

extension Flow.ItemAlignment {
  /// The offset and the length that an item gets in room of at least its own length.
  func place(_ length: Double, in room: Double) -> (offset: Double, length: Double) {
    switch self {
    case .start: (0, length)
    case .end: (room - length, length)
    case .center: ((room - length) / 2, length)
    case .stretch: (0, room)
    }
  }
}
