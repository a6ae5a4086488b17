import Engine

/// What is on a card, or in a row, where it is made of views: as large as there is room.
final class CardPage: View {
  private var natural = Size.zero

  /// Shows what is on cards of a kind, if that is made of views, below all else in a view.
  ///
  /// - Parameter old: the one that it takes the place of.
  static func show(
    _ kind: CardKind?, in view: View, box: Rect, instead old: CardPage?
  ) -> CardPage? {
    old?.removeFromSuperview()
    guard let content = kind?.figure.makeView() else { return nil }
    let page = CardPage()
    page.show(content)
    page.place(in: box)
    view.insertSubview(page, at: 0)
    return page
  }

  /// Shows a view in its own size.
  private func show(_ content: View) {
    takesInput = false
    natural = content.size
    size = natural
    addSubview(content)
  }

  /// Lies in the middle of a box.
  func place(in box: Rect) {
    let scale = Self.scale(of: natural, in: box.size)
    center = box.center
    self.scale = Point(scale, scale)
  }

  /// True if it lies in a box already.
  func lies(in box: Rect) -> Bool {
    center == box.center && scale.x == Self.scale(of: natural, in: box.size)
  }

  private static func scale(of size: Size, in room: Size) -> Double {
    guard size.width > 0, size.height > 0 else { return 1 }
    return min(room.width / size.width, room.height / size.height)
  }

  /// Its box on a card, with a name below it if that is wide enough for one.
  ///
  /// - Parameter width: the card's, in points.
  static func box(onCardOf width: Double) -> Rect {
    let unit = width / CardArt.box.width
    let height = width < CardLabel.leastWidth ? 106.0 : 82
    return Rect(7 * unit, 7 * unit, 86 * unit, height * unit)
  }
}
