/// Some of the eight numbers of an animatable value.
struct LaneSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let all = LaneSet(rawValue: 0xFF)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// One lane, 0…7.
  init(_ lane: Int) { rawValue = 1 << lane }

  /// Lanes whose numbers come from `new` where they are in the set, else from `old`.
  func replace(_ old: Lanes, by new: Lanes) -> Lanes {
    if self == .all { return new }
    var both = old
    for lane in 0..<Lanes.scalarCount where contains(LaneSet(lane)) { both[lane] = new[lane] }
    return both
  }
}
