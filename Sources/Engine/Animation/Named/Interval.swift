/// The start and the end of a named part of an animation.
public struct Interval: Hashable, Sendable {
  /// The part's name.
  public var name: String
  /// In seconds since the start of the whole.
  public var start: Double
  /// In seconds since the start of the whole, ≥ `start`.
  public var end: Double

  /// A named part from `start` to `end`, in seconds.
  public init(_ name: String, start: Double, end: Double) {
    self.name = name
    self.start = start
    self.end = end
  }
}
