/// Steps of a frame through a change, counted from where it stood: as many back as forth lead to the
/// same place to the last bit.
package struct FrameSteps {
  private weak var change: (any Change)?
  /// The place and the length of the change, in seconds, when its first step was taken.
  private var (base, duration) = (0.0, 0.0)
  private var start = 0.0
  private var count = 0
  /// The place at which the last step left it.
  private var progress = 0.0

  package init() {}

  /// Moves a change by frames, back below 0, and lets it stand there. A place that is less than a
  /// microsecond before an end is that end.
  package mutating func step(_ change: any Change, by frames: Int) {
    guard change.duration > 0 else { return }
    if self.change !== change || change.progress != progress || change.duration != duration {
      (self.change, start, count, duration) = (change, change.progress, 0, change.duration)
      base = start * duration
    }
    // Beyond an end nothing is counted: the next step back leaves it.
    let most = ((duration - base) / PlaybackCommand.frame - 1e-4).rounded(.up)
    let least = (-base / PlaybackCommand.frame + 1e-4).rounded(.down)
    count = Int(min(max(Double(count) + Double(frames), min(0, least)), max(0, most)))
    change.seek(to: place)
    progress = change.progress
  }

  private var place: Double {
    if count == 0 { return start }
    let seconds = base + Double(count) * PlaybackCommand.frame
    if seconds < 1e-6 { return 0 }
    return duration - seconds < 1e-6 ? 1 : seconds / duration
  }
}
