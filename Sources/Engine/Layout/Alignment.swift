/// How a layout places its measured size in the room that it is given.
///
/// "Leading" is the side of x = 0; right-to-left layouts are mirrored afterwards, as views. A
/// layout in less room than it measured is cut to the room, but placed by what it measured: a
/// centred one begins before the room. Follows the rules of LayoutKit; nothing is rounded.
public struct Alignment: Sendable {
  public enum Vertical: Hashable, Sendable, CaseIterable { case top, bottom, center, fill }
  public enum Horizontal: Hashable, Sendable, CaseIterable { case leading, trailing, center, fill }

  private enum Rule: Sendable {
    case axes(Vertical, Horizontal)
    case aspectFit
    case custom(@Sendable (Size, Rect) -> Rect)
  }

  private let rule: Rule

  /// Each axis by its own rule.
  public init(vertical: Vertical, horizontal: Horizontal) { rule = .axes(vertical, horizontal) }

  /// Any rule: from the measured size and the room to the frame.
  public init(aligner: @escaping @Sendable (Size, Rect) -> Rect) { rule = .custom(aligner) }

  private init(_ rule: Rule) { self.rule = rule }

  /// Scales the measured size, up or down, to the largest of its shape that fits, in the middle.
  public static let aspectFit = Alignment(.aspectFit)

  /// The frame of something of a measured size in a room whose sides are ≥ 0.
  public func position(size: Size, in room: Rect) -> Rect {
    switch rule {
    case .axes(let vertical, let horizontal):
      let x = horizontal.span(length: size.width, available: room.width)
      let y = vertical.span(length: size.height, available: room.height)
      return Rect(room.x + x.offset, room.y + y.offset, x.length, y.length)
    case .aspectFit:
      return Rect(center: room.center, size: Self.fitting(size, in: room.size))
    case .custom(let aligner):
      return aligner(size, room)
    }
  }

  private static func fitting(_ size: Size, in room: Size) -> Size {
    let byWidth = size.width > 0 ? room.width / size.width : .infinity
    let byHeight = size.height > 0 ? room.height / size.height : .infinity
    let scale = min(byWidth, byHeight)
    return scale.isFinite ? Size(max(0, size.width), max(0, size.height)) * scale : .zero
  }
}

private struct Span {
  var offset: Double
  var length: Double

  static func filling(_ available: Double) -> Span { Span(offset: 0, length: available) }

  /// Keeps the length, after a part of the room that is left (0…1); what is missing counts too.
  static func keeping(_ length: Double, in available: Double, after part: Double) -> Span {
    Span(offset: (available - length) * part, length: max(0, min(available, length)))
  }
}

extension Alignment.Vertical {
  fileprivate func span(length: Double, available: Double) -> Span {
    switch self {
    case .top: .keeping(length, in: available, after: 0)
    case .center: .keeping(length, in: available, after: 0.5)
    case .bottom: .keeping(length, in: available, after: 1)
    case .fill: .filling(available)
    }
  }
}

extension Alignment.Horizontal {
  fileprivate func span(length: Double, available: Double) -> Span {
    switch self {
    case .leading: .keeping(length, in: available, after: 0)
    case .center: .keeping(length, in: available, after: 0.5)
    case .trailing: .keeping(length, in: available, after: 1)
    case .fill: .filling(available)
    }
  }
}
