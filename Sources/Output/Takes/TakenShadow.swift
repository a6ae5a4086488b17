import Engine

/// A shadow of a view's box: one that the box throws, or one that falls into it.
struct TakenShadow {
  let color, offset: TakeTrack
  /// The standard deviation in points.
  let blur: TakeTrack
  /// The points by which its edge lies outside of the box's; of one that falls into it, inside.
  let spread: TakeTrack

  /// The farthest from the edges of the box that it is ever seen.
  var reach: Double {
    let reaches = color.values.indices.map { moment in
      let offset = offset.values[moment]
      return max(abs(offset[0]), abs(offset[1])) + 3 * blur.values[moment][0]
        + abs(spread.values[moment][0])
    }
    return reaches.reduce(0, max)
  }
}

/// The rectangle that a shadow is the blurred inside of, or outside.
struct TakenShadowBox {
  let size, radius: TakeTrack

  /// - Parameter side: 1 for a shadow that a view's box throws, −1 for one that falls into it.
  init(_ shadow: TakenShadow, of view: TakenView, side: Double) {
    let (sizes, radii, spread) = (view.size, view.radius, shadow.spread)
    guard spread.values.contains(where: { $0[0] != 0 }) else {
      (size, radius) = (sizes, radii)
      return
    }
    let breaks = sizes.breaks + radii.breaks + spread.breaks
    size = TakeTrack(
      values: zip(sizes.values, spread.values).map {
        pointwiseMax($0 + Lanes(repeating: $1[0] * 2 * side), .zero)
      }, breaks: breaks)
    let moments = sizes.values.indices
    radius = TakeTrack(
      values: moments.map { moment in
        let box = Rect(origin: .zero, size: Size(lanes: sizes.values[moment]))
        let spread = spread.values[moment][0] * side
        return Shadow.radius(radii.values[moment][0], of: box, spread: spread).lanes
      }, breaks: breaks)
  }
}
