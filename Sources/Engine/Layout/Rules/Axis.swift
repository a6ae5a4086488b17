/// The direction along which a stack lays its children out.
public enum Axis: Hashable, Sendable { case horizontal, vertical }

/// A size seen along an axis: how long, and how wide across.
struct AxisSize {
  var length: Double
  var cross: Double

  @inline(__always)
  init(length: Double, cross: Double) {
    self.length = length
    self.cross = cross
  }

  @inline(__always)
  init(_ size: Size, along axis: Axis) {
    switch axis {
    case .horizontal: self.init(length: size.width, cross: size.height)
    case .vertical: self.init(length: size.height, cross: size.width)
    }
  }

  @inline(__always)
  func size(along axis: Axis) -> Size {
    switch axis {
    case .horizontal: Size(length, cross)
    case .vertical: Size(cross, length)
    }
  }
}

extension Axis {
  /// A part of a container, from `start` along the axis, over its whole width across.
  @inline(__always)
  func cell(from start: Double, _ size: AxisSize) -> Rect {
    let origin = self == .horizontal ? Point(start, 0) : Point(0, start)
    return Rect(origin: origin, size: size.size(along: self))
  }
}
