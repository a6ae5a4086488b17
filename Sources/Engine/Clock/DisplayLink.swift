/// Decides whether frames are made, and hands each to the one who makes them.
///
/// While nobody wants frames, or while paused, there are none and the host may sleep.
public struct DisplayLink: Hashable, Sendable {
  /// The reasons for which frames are wanted.
  public private(set) var demand: FrameDemand = []
  /// No frames at all, whoever wants them (a hidden window).
  public var isPaused = false

  /// A link that nobody wants frames from.
  public init() {}

  /// True if the host is to make frames.
  public var wantsFrame: Bool { !isPaused && !demand.isEmpty }

  /// Frames are wanted until `withdraw`; a redraw only until the next one.
  public mutating func request(_ reasons: FrameDemand) { demand.formUnion(reasons) }

  /// Frames are no longer wanted for these reasons.
  public mutating func withdraw(_ reasons: FrameDemand) { demand.subtract(reasons) }

  /// Hands a frame's time to the handler if one is wanted; returns what the handler made.
  public mutating func tick<Made>(at time: Instant, handler: (Instant) -> Made) -> Made? {
    guard wantsFrame else { return nil }
    demand.remove(.redraw)
    return handler(time)
  }
}
