import Engine

/// A dot's way along the picture of a preset: a few times in its own time, then it is at rest.
struct TileRun {
  let preset: TunerPresets.Preset
  let began: Instant

  /// The seconds that it rests at the end of each round.
  private static let pause = 0.4
  private static let rounds = 3.0

  private var duration: Double { preset.model[.duration] }

  func isRunning(at time: Instant) -> Bool {
    time.seconds(since: began) < Self.rounds * (duration + Self.pause)
  }

  func progress(at time: Instant) -> Double {
    let seconds = time.seconds(since: began)
      .truncatingRemainder(dividingBy: duration + Self.pause)
    return min(1, max(0, seconds / duration))
  }
}
