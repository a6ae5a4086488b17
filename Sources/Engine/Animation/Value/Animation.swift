/// A value that depends on progress: the deck's `Animation`, an algebra with `*` and `+`.
///
/// `a * b` plays one after the other, `a + b` both at once. ``cancelled`` is the zero of the
/// algebra, ``trivial`` its one; anything else is runnable and takes a time.
///
///     let bounce = linear(from: 0, to: 1, in: 0.5).time(.cssEaseOut)
///     (bounce * bounce.reversed).duration   // 1.0
///
/// Nothing runs while an animation is built; a `Stage` plays it.
public enum Animation<Value> {
  /// Zero: never runs, and neither does what is sequenced with it.
  case cancelled
  /// One: takes no time and shows nothing.
  case trivial
  /// Takes a time and shows a value at every moment of it.
  case runnable(AnimationNode<Value>)

  /// An animation from a function of progress 0…1.
  ///
  /// - Parameter duration: in seconds; finite and > 0, anything else is a programmer's error.
  public static func runnable(
    duration: Double, file: StaticString = #fileID, line: UInt = #line,
    value: @escaping (_ progress: Double) -> Value
  ) -> Animation {
    .runnable(
      AnimationNode(
        duration: duration, leaf: Leaf(sample: value, property: nil, motion: nil), file: file,
        line: line))
  }

  /// The zero of the algebra: ``cancelled``.
  public static var zero: Animation { .cancelled }
  /// The one of the algebra: ``trivial``.
  public static var one: Animation { .trivial }

  /// In seconds; 0 for zero and one, infinite if a part repeats forever.
  public var duration: Double {
    guard case .runnable(let node) = self else { return 0 }
    return node.duration
  }

  /// The value at a progress, cut to 0…1; nil for zero and one, which show nothing.
  ///
  /// Takes a time proportional to the number of parts that are active, and no recursion.
  public func value(
    _ progress: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> Value? {
    require(!progress.isNaN, "progress must be a number", file: file, line: line)
    guard case .runnable(let node) = self else { return nil }
    return node.value(atProgress: progress, file: file, line: line)
  }

  /// The value at a time in seconds since the start, cut to 0…duration; nil for zero and one.
  public func value(
    atSecond time: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> Value? {
    require(
      !time.isNaN && time < .infinity, "a time must be a finite number", file: file, line: line)
    guard case .runnable(let node) = self else { return nil }
    return node.value(atSecond: min(node.duration, max(0, time)))
  }
}
