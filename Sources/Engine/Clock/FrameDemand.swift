/// Why frames are wanted. Reasons are stated and withdrawn, not counted: stating one twice is
/// the same as once, so none can leak.
package struct FrameDemand: OptionSet, Hashable, Sendable {
  /// One bit a reason.
  package let rawValue: Int

  /// The reasons of these bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Something on screen is out of date; one frame settles it.
  package static let redraw = FrameDemand(rawValue: 1)
  /// A playback runs.
  package static let playback = FrameDemand(rawValue: 2)
}
