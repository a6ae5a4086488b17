/// Room that takes all that its siblings leave over: a ``SizeLayout`` of the highest flexibility.
///
/// Of several in one stack the last takes it all, as a stack's room goes to one child.
public struct Spacer: ComposedLayout {
  /// The layout that it stands for.
  public let layout: any Layout

  /// - Parameter minLength: the least width and height in points, ≥ 0. At 0 a stack with
  ///   spacing gives the spacer none, and what comes after it overruns the end by as much.
  public init(minLength: Double = 1, file: StaticString = #fileID, line: UInt = #line) {
    require(
      minLength >= 0 && minLength.isFinite, "a spacer's least length is finite and ≥ 0", file: file,
      line: line)
    layout = SizeLayout<View>(minWidth: minLength, minHeight: minLength, flexibility: .max)
  }
}
