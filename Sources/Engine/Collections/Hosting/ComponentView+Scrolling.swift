extension ComponentView {
  /// The content's point at the view's top left corner. Setting it scrolls.
  public final var contentOffset: Point {
    get { offset }
    set { scroll(to: newValue) }
  }

  /// The part of the content that is rendered.
  package final var visibleFrame: Rect { bounds.inset(by: visibleFrameInsets) }

  /// Shows another part of the content, also one beyond its ends, and renders at once.
  public final func scroll(to offset: Point) {
    guard offset != self.offset else { return }
    self.offset = offset
    placeContent()
    if hasReloaded { render() }
  }

  final func placeContent() {
    let frame = Rect(origin: .zero - offset, size: contentSize)
    if contentView.size != frame.size { contentView.size = frame.size }
    if contentView.center != frame.center { contentView.center = frame.center }
  }
}
