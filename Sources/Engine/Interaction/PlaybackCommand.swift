/// A person's wish for whatever moves, by key: the same on every screen.
public enum PlaybackCommand: Hashable, Sendable {
  case next, previous
  /// Goes on; to the other end, or the other way round, what does not stand still.
  case play
  /// Pauses what runs, plays on what is paused, else plays.
  case pauseOrResume
  case reverse
  /// Plays the last change once more, from its start.
  case replay
  /// Begins again, and again, what has come to its end; or no more.
  case loop
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
    case .f5: self = .replay
    case "L": self = .loop
    case .comma: self = .step(-1)
    case .period: self = .step(1)
    default: return nil
    }
  }

  /// The seconds of one step: a frame at 60 frames a second.
  public static let frame = 1.0 / 60
}
