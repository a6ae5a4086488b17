/// The rule by which a layout places its measured size in the room that it is given.
///
/// "Leading" is the side of x = 0; right-to-left layouts are mirrored afterwards, as views. A
/// layout in less room than it measured is cut to the room, but placed by what it measured: a
/// centred one begins before the room. Follows the rules of LayoutKit; nothing is rounded.
public struct Alignment: Sendable {
  /// The place between top and bottom, or all of it.
  public enum Vertical: Hashable, Sendable, CaseIterable { case top, bottom, center, fill }
  /// The place between left and right, or all of it.
  public enum Horizontal: Hashable, Sendable, CaseIterable { case leading, trailing, center, fill }

  /// The rules as plain data; if they are custom, `aligner` has the rule itself.
  let rules: AlignmentRules
  private let aligner: Aligner?

  /// Each axis by its own rule.
  public init(vertical: Vertical, horizontal: Horizontal) {
    self.init(AlignmentRules(horizontal: horizontal.rule, vertical: vertical.rule))
  }

  /// Any rule: from the measured size and the room to the frame.
  public init(aligner: @escaping @Sendable (Size, Rect) -> Rect) {
    self.init(AlignmentRules(both: .custom), Aligner(aligner))
  }

  /// The rule is no plain data.
  @inline(__always)
  var isCustom: Bool { rules.horizontal == .custom }

  private init(_ rules: AlignmentRules, _ aligner: Aligner? = nil) {
    self.rules = rules
    self.aligner = aligner
  }

  /// Scales the measured size, up or down, to the largest of its shape that fits, in the middle.
  public static let aspectFit = Alignment(AlignmentRules(both: .aspectFit))

  /// The frame of something of a measured size in a room whose sides are ≥ 0.
  public func position(size: Size, in room: Rect) -> Rect {
    if let aligner { return aligner.align(size, room) }
    return rules.position(size: size, in: room)
  }
}

private final class Aligner: Sendable {
  let align: @Sendable (Size, Rect) -> Rect

  init(_ align: @escaping @Sendable (Size, Rect) -> Rect) { self.align = align }
}

extension Alignment.Vertical {
  fileprivate var rule: AlignmentRules.Rule {
    switch self {
    case .top: .start
    case .center: .middle
    case .bottom: .end
    case .fill: .fill
    }
  }
}

extension Alignment.Horizontal {
  fileprivate var rule: AlignmentRules.Rule {
    switch self {
    case .leading: .start
    case .center: .middle
    case .trailing: .end
    case .fill: .fill
    }
  }
}
