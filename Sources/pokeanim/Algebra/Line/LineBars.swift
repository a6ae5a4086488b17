import Engine

/// The bars of whatever was typed: of many parts only the first ones.
enum LineBars {
  static let most = 120
  private static let mostRows = 12

  static func add(to page: View, _ frame: Rect, _ animation: Animation<Effect>) -> IntervalBars {
    let card = PageBuilder.addCard(to: page, frame)
    let all = animation.intervals
    let shown = first(of: all)
    let inner = Rect(origin: .zero, size: frame.size)
      .inset(by: Insets(top: 44, left: 24, bottom: 14, right: 24))
    PageBuilder.addText(
      to: card, title(animation, all.count, shown.count), Rect(24, 12, frame.width - 48, 24),
      size: 14)
    return IntervalBars(
      in: card, inner, intervals: shown, whole: animation.duration, labels: 76, key: "bars")
  }

  /// The intervals that there is room for.
  private static func first(of all: [Interval]) -> [Interval] {
    var shown = Array(all.prefix(most))
    while BarRows(shown).rows.count > mostRows { shown.removeLast() }
    return shown
  }

  private static func title(_ animation: Animation<Effect>, _ all: Int, _ shown: Int) -> String {
    guard all > 0 else { return "Nothing plays" }
    let seconds = PlainNumber.text(animation.duration, decimals: 2) + " s"
    let parts = all == 1 ? "1 part" : "\(all) parts"
    return shown < all ? "\(seconds), the first \(shown) of \(parts)" : "\(seconds), \(parts)"
  }
}
