/// The alignment of a layer's own shapes and texts to the device's pixels when they are painted.
///
/// At rest the edges of the layer's box and its lines of text lie on pixels. On its way the layer
/// is where it is, by fractions of a pixel, but for the distances by which it is aligned at both
/// ends of the way: those change evenly from one end's to the other's. So nothing jumps.
struct PixelFit: Hashable, Sendable {
  /// The ends of a layer's way.
  struct Way: Hashable, Sendable {
    var start: FittedBox
    var end: FittedBox
  }

  /// The box as it is seen.
  var shown: FittedBox
  /// nil: the layer rests in what it lies in.
  var way: Way?
  /// The layer is not aligned; what it holds is, as if the layer lay on pixels.
  var floats = false

  init(_ shown: FittedBox, way: Way? = nil, floats: Bool = false) {
    self.shown = shown
    self.way = way
    self.floats = floats
  }
}

/// A box with the place of its text.
struct FittedBox: Hashable, Sendable {
  var pose: BoxPose
  /// The place that comes to lie on a corner of pixels; lines of text keep whole distances from it.
  var textOrigin: Point

  init(_ pose: BoxPose, textOrigin: Point = .zero) {
    self.pose = pose
    self.textOrigin = textOrigin
  }
}
