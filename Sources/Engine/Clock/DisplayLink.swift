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
  /// A hand is on the screen or its motion settles.
  public static let gesture = FrameDemand(rawValue: 4)
}

/// Decides whether frames are made, and hands each to the one who makes them.
///
/// While nobody wants frames, or while paused, there are none and the host may sleep.
public struct DisplayLink: Hashable, Sendable {
  /// The reasons for which frames are wanted.
  public private(set) var demand: FrameDemand = []
  /// No frames at all, whoever wants them (a hidden window).
  public var isPaused = false
  /// The last frame that was made.
  public private(set) var lastTick: FrameTick?

  /// A link that nobody wants frames from.
  public init() {}

  /// True if the host is to make frames.
  public var wantsFrame: Bool { !isPaused && !demand.isEmpty }

  /// Frames are wanted until `withdraw`; a redraw only until the next one.
  public mutating func request(_ reasons: FrameDemand) { demand.formUnion(reasons) }

  /// Frames are no longer wanted for these reasons.
  public mutating func withdraw(_ reasons: FrameDemand) { demand.subtract(reasons) }

  /// Hands a frame to the handler if one is wanted; returns what the handler made.
  public mutating func tick<Made>(_ tick: FrameTick, handler: (FrameTick) -> Made) -> Made? {
    guard wantsFrame else { return nil }
    demand.remove(.redraw)
    lastTick = tick
    return handler(tick)
  }
}
