/// A shadow that the box of a view throws.
struct TakenShadow {
  let color, offset: TakeTrack
  /// The standard deviation in points.
  let blur: TakeTrack
  /// The points by which it is larger than the box on each side.
  let spread: TakeTrack

  /// The sides of its rectangle, beside a box of a size.
  func size(_ size: TakeTrack) -> TakeTrack { size.adding(spread, times: 2) }

  /// The radius of its corners; sharp ones stay sharp.
  func radius(_ radius: TakeTrack) -> TakeTrack {
    radius.values.contains { $0[0] > 0 } ? radius.adding(spread, times: 1) : radius
  }
}

extension TakeTrack {
  fileprivate func adding(_ other: TakeTrack, times factor: Double) -> TakeTrack {
    guard other.values.contains(where: { $0 != .zero }) else { return self }
    return TakeTrack(
      values: zip(values, other.values).map { pointwiseMax($0 + $1 * factor, .zero) },
      breaks: breaks + (other.moves ? other.breaks : []))
  }
}
