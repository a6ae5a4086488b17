/// A box's place in what it lies in, and its shape, at one moment.
struct BoxPose: Hashable, Sendable {
  /// From the box's coordinates, whose origin is its top left corner, to those around it.
  var toParent: AffineTransform
  /// In points, ≥ 0.
  var size: Size
  /// In points, ≥ 0; the border lies inside the box.
  var borderWidth = 0.0
}
