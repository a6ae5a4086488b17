/// Why frames are wanted. Reasons are stated and withdrawn, not counted: stating one twice is
/// the same as once, so none can leak.
public struct FrameDemand: OptionSet, Hashable, Sendable {
  /// One bit a reason.
  public let rawValue: Int

  /// The reasons of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Something on screen is out of date; one frame settles it.
  public static let redraw = FrameDemand(rawValue: 1)
  /// A playback runs.
  public static let playback = FrameDemand(rawValue: 2)
}
