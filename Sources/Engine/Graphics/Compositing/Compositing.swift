/// How a group that is painted as one picture goes together with what lies behind it.
public struct Compositing: Hashable, Sendable {
  /// The mixture of the group's colours with those behind it.
  public var blend: BlendMode
  /// True if what is blended in the group meets nothing from behind the group. It never does where
  /// the group has a clip, a mask, a filter, a blend mode of its own or an opacity below 1.
  public var isIsolated: Bool
  /// The steps that change the group's picture first; nil: none do.
  public var filter: Filter?

  /// Compositing; plain unless it is told otherwise.
  public init(blend: BlendMode = .normal, isIsolated: Bool = false, filter: Filter? = nil) {
    (self.blend, self.isIsolated, self.filter) = (blend, isIsolated, filter)
  }

  /// True if a group that is composited so needs no picture of its own.
  public var isPlain: Bool { blend == .normal && !isIsolated && filter == nil }
}
