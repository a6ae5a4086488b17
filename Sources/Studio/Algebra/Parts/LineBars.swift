import Engine
import Workbench

/// The bars of whatever was typed on a card, below a line that says how much there is: of many
/// parts only the first ones.
struct LineBars {
  static let most = 120
  private static let mostRows = 12

  let bars: IntervalBars
  private let title: String

  init(_ animation: Animation<Effect>) {
    let all = animation.intervals
    let shown = Self.first(of: all)
    bars = IntervalBars(shown, whole: animation.duration, labels: 76, key: "bars")
    title = Self.title(animation, all.count, shown.count)
  }

  var layout: any Layout {
    Box.card(
      VStack {
        Label(title, size: 14).size(height: 24)
        bars.layout().inset(Insets(top: 8))
      }
      .inset(Insets(top: 12, left: 24, bottom: 14, right: 24)))
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
