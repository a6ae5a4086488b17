import Engine

/// The part of a change's time that the timeline shows along its lanes.
struct TimelineScale: Equatable {
  /// The length of the change, in seconds, ≥ 0.
  let duration: Double
  /// The first time that is seen, in seconds.
  private(set) var start = 0.0
  /// The seconds that are seen, > 0.
  private(set) var length: Double

  /// The shortest part of a change that can be seen, in seconds.
  static let shortest = 0.05

  /// All of a change.
  init(duration: Double) {
    self.duration = max(0, duration)
    length = max(Self.shortest, duration)
  }

  var end: Double { start + length }
  /// True if there is more than is seen.
  var isZoomed: Bool { length < duration }

  /// The share of a lane at which a time lies; beyond 0…1 it is out of sight.
  func share(of time: Double) -> Double { (time - start) / length }

  /// The time at a share of a lane, in seconds.
  func time(at share: Double) -> Double { start + share * length }

  /// The time of the change that is nearest to a share of a lane, in seconds.
  func nearest(to share: Double) -> Double { min(duration, max(0, time(at: share))) }

  // MARK: Changing

  /// Shows less (a factor above 1) or more around a time, which stays where it is.
  mutating func zoom(by factor: Double, around time: Double) {
    let place = min(1, max(0, share(of: time)))
    length = min(max(duration, Self.shortest), max(Self.shortest, length / factor))
    start = limited(time - place * length)
  }

  /// Shows an earlier or later part, in seconds.
  mutating func shift(by seconds: Double) { start = limited(start + seconds) }

  /// Shows a time that is out of sight, with some room before it.
  mutating func reveal(_ time: Double) {
    guard time < start || time > end else { return }
    start = limited(time - length / 8)
  }

  /// The same part of a change of another length; all of it, if all was seen.
  func stretched(to duration: Double) -> TimelineScale {
    var scale = TimelineScale(duration: duration)
    guard isZoomed, length < duration else { return scale }
    scale.length = length
    scale.start = scale.limited(start)
    return scale
  }

  /// The same stretch of time on screen, of a change of another length, while a hand draws it.
  func lasting(_ duration: Double) -> TimelineScale {
    var scale = TimelineScale(duration: duration)
    (scale.start, scale.length) = (start, length)
    return scale
  }

  private func limited(_ wanted: Double) -> Double { max(0, min(wanted, duration - length)) }

  // MARK: The ruler

  /// The times with a number below them, and the seconds from one to the next.
  ///
  /// - Parameter most: as many as have room, ≥ 1.
  func ticks(most: Int) -> (times: [Double], step: Double) {
    let least = length / Double(max(1, most))
    let step = Self.steps.first { $0 >= least } ?? (least / 10).rounded(.up) * 10
    let first = Int((start / step - 1e-9).rounded(.up))
    let last = Int((min(end, duration) / step + 1e-9).rounded(.down))
    return ((first...max(first, last)).map { Double($0) * step }, step)
  }

  private static let steps = [
    0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600,
  ]

  /// The times of the frames that are seen, at 60 a second; empty if they would be a grey mass.
  ///
  /// - Parameter width: of a lane, in points.
  func frames(width: Double) -> [Double] {
    guard width * PlaybackCommand.frame / length >= 4 else { return [] }
    let first = Int((start / PlaybackCommand.frame - 1e-9).rounded(.up))
    let last = Int((min(end, duration) / PlaybackCommand.frame + 1e-9).rounded(.down))
    return (first...max(first, last)).map { Double($0) * PlaybackCommand.frame }
  }
}
