/// A value at a time, and how it is reached from the one before.
public struct Keyframe<Value: Interpolatable>: Hashable, Sendable where Value: Hashable {
  /// In seconds since the start.
  public var time: Double
  /// The value at its time.
  public var value: Value
  /// The curve on the way from the keyframe before.
  public var curve: TimingCurve

  /// A value at a time in seconds, reached along a curve.
  public init(_ time: Double, _ value: Value, curve: TimingCurve = .linear) {
    self.time = time
    self.value = value
    self.curve = curve
  }
}

/// From value to value, each at its time.
///
/// Before the first one its value is held. One keyframe at 0, or none, takes no time: one.
/// - Precondition: times are finite, ≥ 0 and increase.
public func keyframes<Value: Interpolatable>(
  _ frames: [Keyframe<Value>], file: StaticString = #fileID, line: UInt = #line
) -> Animation<Average<Value>> {
  guard let first = frames.first else { return .one }
  require(
    first.time >= 0 && frames.allSatisfy(\.time.isFinite),
    "keyframes' times must be finite and ≥ 0", file: file, line: line)
  var animation: Animation<Average<Value>> =
    first.time > 0 ? const(first.value, for: first.time) : .one
  for (before, after) in zip(frames, frames.dropFirst()) {
    require(
      after.time > before.time, "keyframes' times must increase: \(before.time), \(after.time)",
      file: file, line: line)
    animation =
      animation
      * linear(from: before.value, to: after.value, in: after.time - before.time).time(after.curve)
  }
  return animation
}

extension Array {
  /// All at once, each begun a while after the one before.
  ///
  /// - Parameter delay: in seconds; finite and ≥ 0.
  public func stagger<Value: CommutativeSemigroup>(by delay: Double) -> Animation<Value>
  where Element == Animation<Value> {
    .parallel(enumerated().map { $1.delayed(by: Double($0) * delay) })
  }
}
