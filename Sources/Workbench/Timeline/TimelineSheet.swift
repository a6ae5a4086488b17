import Engine

/// Everything that the timeline's panel shows, but what moves on it.
struct TimelineSheet: Equatable {
  /// The end of a playback: what comes after it.
  enum Ending: String, CaseIterable {
    case once = "Once"
    case loop = "Loop"
    case turn = "There and back"
  }

  let places: TimelinePlaces
  let scale: TimelineScale
  /// The rows that are in sight.
  let rows: [TimelineRow]
  /// The number of rows above the ones in sight.
  let above: Int
  /// The element that is picked.
  let picked: String?
  let isPlaying: Bool
  let ending: Ending
  let speed: Double
  /// The stretch that is played alone, in seconds.
  let stretch: ClosedRange<Double>?
}
