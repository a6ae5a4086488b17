/// What a person can ask of whatever moves, by key: the same on every screen.
public enum PlaybackCommand: Hashable, Sendable {
  case next, previous
  /// To the other end, or the other way round.
  case play
  /// Pauses what runs, resumes what is paused, else plays.
  case pauseOrResume
  case reverse
  /// One frame back (−1) or forward (1).
  case step(Int)

  /// The command of a key; nil if it has none.
  public init?(key: Key) {
    switch key {
    case .right: self = .next
    case .left: self = .previous
    case .return: self = .play
    case .space: self = .pauseOrResume
    case .r: self = .reverse
    case .comma: self = .step(-1)
    case .period: self = .step(1)
    default: return nil
    }
  }

  /// The seconds of one step: a frame at 60 frames a second.
  public static let frame = 1.0 / 60
}
