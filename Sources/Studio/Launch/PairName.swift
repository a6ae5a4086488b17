/// The pairs of layouts that screen 2 shows, in the picker's order.
package enum PairName: String, CaseIterable, Hashable, Sendable {
  case squares, grid, list, sidebar, mirror, text

  /// The title in the picker.
  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The difference between the two layouts, in a line.
  package var story: String {
    switch self {
    case .squares: "Move between parents"
    case .grid: "A stack becomes a grid"
    case .list: "Rows move, one leaves, one comes"
    case .sidebar: "The sidebar collapses"
    case .mirror: "Left to right becomes right to left"
    case .text: "Text wraps again, word by word"
    }
  }
}
