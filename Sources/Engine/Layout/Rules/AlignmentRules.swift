/// An alignment as two bytes: a rule an axis.
struct AlignmentRules: Hashable, Sendable {
  enum Rule: UInt8, Sendable { case start, middle, end, fill, aspectFit, custom }

  var horizontal: Rule
  var vertical: Rule

  init(horizontal: Rule, vertical: Rule) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(both rule: Rule) { self.init(horizontal: rule, vertical: rule) }

  // Computed: a stored constant would be looked for again for every node.
  @inline(__always)
  static var fill: AlignmentRules { AlignmentRules(both: .fill) }

  /// The frame of something of a measured size in a room whose sides are ≥ 0; not for custom
  /// rules.
  @inline(__always)
  func position(size: Size, in room: Rect) -> Rect {
    if horizontal == .aspectFit {
      return Rect(center: room.center, size: Self.fitting(size, in: room.size))
    }
    let x = horizontal.span(length: size.width, available: room.width)
    let y = vertical.span(length: size.height, available: room.height)
    return Rect(room.x + x.offset, room.y + y.offset, x.length, y.length)
  }

  /// Nothing, for a size without a shape, as LayoutKit's has no number there.
  private static func fitting(_ size: Size, in room: Size) -> Size {
    let byWidth = size.width > 0 ? room.width / size.width : .infinity
    let byHeight = size.height > 0 ? room.height / size.height : .infinity
    let scale = min(byWidth, byHeight)
    return scale.isFinite ? Size(larger(0, size.width), larger(0, size.height)) * scale : .zero
  }
}

extension AlignmentRules.Rule {
  /// Keeps the length, after a part of the room that is left; what is missing counts too.
  @inline(__always)
  func span(length: Double, available: Double) -> (offset: Double, length: Double) {
    let kept = larger(0, min(available, length))
    switch self {
    case .start: return (0, kept)
    case .middle: return ((available - length) * 0.5, kept)
    case .end: return (available - length, kept)
    case .fill, .aspectFit, .custom: return (0, available)
    }
  }
}
