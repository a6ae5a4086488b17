/// From one value to another at a steady pace, as an average of one.
///
/// - Parameter duration: in seconds; finite and > 0.
public func linear<Value: Interpolatable>(
  from: Value, to: Value, in duration: Double, file: StaticString = #fileID, line: UInt = #line
) -> Animation<Average<Value>> {
  .tween(
    Tween(from: from.lanes, to: to.lanes, curve: .linear, startsFromScreen: false),
    duration: duration, file: file, line: line)
}

/// One value for a while, as an average of one.
///
/// - Parameter duration: in seconds; finite and > 0.
public func const<Value: Interpolatable>(
  _ value: Value, for duration: Double, file: StaticString = #fileID, line: UInt = #line
) -> Animation<Average<Value>> {
  linear(from: value, to: value, in: duration, file: file, line: line)
}

extension Animation {
  fileprivate static func tween<Part>(
    _ tween: Tween, duration: Double, file: StaticString, line: UInt
  ) -> Animation where Value == Average<Part> {
    let leaf = Leaf(
      sample: { Average<Part>(sum: tween.value(at: $0), count: 1) }, property: nil,
      motion: .tween(tween))
    return .runnable(AnimationNode(duration: duration, leaf: leaf, file: file, line: line))
  }
}

extension Animation where Value == Effect {
  /// A property's way from one value to another.
  ///
  /// - Parameters:
  ///   - duration: in seconds; finite and > 0.
  ///   - startsFromScreen: true if the motion goes on from what is on screen when it is played (as
  ///     a change does), false if it begins at `from` wherever the property was.
  ///   - arc: the angle by which the way turns, in radians; for places alone. 0 is straight.
  static func tween(
    _ property: Property, from: Lanes, to: Lanes, duration: Double, curve: TimingCurve,
    startsFromScreen: Bool, arc: Double = 0
  ) -> Animation {
    if arc != 0, from != to {
      let place = { (progress: Double) in
        Arc.point(from: from, to: to, angle: arc, at: curve.value(at: progress))
      }
      let leaf = Leaf(
        sample: { Effect(property, sum: place($0)) }, property: property,
        motion: .function({ Effect.Entry(sum: place($0)) }, startsFromScreen: startsFromScreen))
      return .runnable(AnimationNode(duration: duration, leaf: leaf))
    }
    let tween = Tween(from: from, to: to, curve: curve, startsFromScreen: startsFromScreen)
    let leaf = Leaf(
      sample: { Effect(property, sum: tween.value(at: $0)) }, property: property,
      motion: .tween(tween))
    return .runnable(AnimationNode(duration: duration, leaf: leaf))
  }
}
