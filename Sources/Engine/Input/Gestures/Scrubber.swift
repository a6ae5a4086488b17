/// A hand on the progress of a transition: how far a drag has taken it, and what letting go
/// does.
///
///     let scrubber = Scrubber(length: 400, start: 0, direction: -1)
///     scrubber.progress(forTranslation: -100)  // 0.25
public struct Scrubber: Hashable, Sendable {
  /// The drag that takes progress from 0 to 1, in points, above 0.
  public let length: Double
  /// The progress when the drag began, in 0…1.
  public let start: Double
  /// 1 if a positive translation is forwards, −1 if a negative one is.
  public let direction: Double

  /// A drag that begins at `start`; `length` in points, `direction` 1 or −1.
  public init(length: Double, start: Double, direction: Double) {
    precondition(length > 0 && length.isFinite, "Scrubber: length must be finite and above 0")
    precondition(0 <= start && start <= 1, "Scrubber: start must lie in 0...1, it is \(start)")
    precondition(abs(direction) == 1, "Scrubber: direction must be 1 or -1, it is \(direction)")
    (self.length, self.start, self.direction) = (length, start, direction)
  }

  /// The progress after a translation in points, clamped to 0…1.
  public func progress(forTranslation translation: Double) -> Double {
    min(max(start + direction * translation / length, 0), 1)
  }

  /// The settling after letting go at a progress, at a velocity in points per second.
  public func release(progress: Double, velocity: Double) -> SettleSpring {
    SettleSpring(releasing: progress, velocity: velocity * direction / length)
  }

  /// The settling after letting go after a translation in points, at a velocity in points per
  /// second.
  public func release(translation: Double, velocity: Double) -> SettleSpring {
    release(progress: progress(forTranslation: translation), velocity: velocity)
  }
}
