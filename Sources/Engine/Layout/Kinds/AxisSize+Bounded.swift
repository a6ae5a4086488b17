extension AxisSize {
  /// A size whose sides are numbers in 0…`longestSide`; what is not a number counts as 0.
  init(bounded size: Size, along axis: Axis) {
    let size = AxisSize(size, along: axis)
    self.init(length: boundedSide(size.length), cross: boundedSide(size.cross))
  }
}

extension Axis {
  /// A rectangle by its place along the axis and across it.
  func rect(from start: Double, across: Double, _ size: AxisSize) -> Rect {
    let origin = self == .horizontal ? Point(start, across) : Point(across, start)
    return Rect(origin: origin, size: size.size(along: self))
  }
}
