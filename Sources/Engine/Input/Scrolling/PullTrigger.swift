/// "Pull down to refresh": something that happens when a hand lets go of content that it has
/// pulled far enough beyond its start.
///
/// It looks at the offset that is shown, so the rubber band is already in it. Once armed it
/// stays so until a tenth of the threshold is given back: a trembling hand does not flicker.
public struct PullTrigger: Hashable, Sendable {
  /// The distance by which the content must be pulled, in points as shown.
  public let threshold: Double
  /// True while letting go would set it off.
  public private(set) var isArmed = false

  /// A trigger that nobody pulls; the threshold is finite and above 0.
  public init(threshold: Double = 72, file: StaticString = #fileID, line: UInt = #line) {
    require(
      threshold > 0 && threshold.isFinite, "PullTrigger: the threshold must be finite, above 0",
      file: file, line: line)
    self.threshold = threshold
  }

  /// The share of the threshold that an offset reaches, in 0…1; an offset below 0 is a pull.
  public func progress(offset: Double) -> Double { min(max(-offset / threshold, 0), 1) }

  /// Takes the offset of a frame or event.
  ///
  /// - Returns: true if it goes off: once, when a hand lets go of enough.
  public mutating func follow(offset: Double, isDragged: Bool) -> Bool {
    guard isDragged else {
      defer { isArmed = false }
      return isArmed
    }
    isArmed = -offset >= (isArmed ? 0.9 : 1) * threshold
    return false
  }

  /// The hand was lost: nothing goes off.
  public mutating func cancel() { isArmed = false }
}
