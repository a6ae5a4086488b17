/// Along which axes a component view's content may be larger than the view.
public enum ScrollAxes: Hashable, Sendable, CaseIterable {
  /// The content is laid out in the view's own size.
  case neither
  case vertical
  case horizontal
  case both

  var scrollsX: Bool { self == .horizontal || self == .both }
  var scrollsY: Bool { self == .vertical || self == .both }
}
