import Engine

/// The pairs' names in a row at the foot of the page; the one that is shown is filled.
struct PairPicker {
  private let pills: PillRow

  /// - Parameters:
  ///   - page: the window, in points.
  ///   - unit: points of the window for one of the page's design.
  init(page: Size, unit: Double) {
    let names = PairName.allCases.map(\.title)
    let width = min(104 * unit * Double(names.count), page.width - 40 * unit)
    let size = Size(max(0, width), 44 * unit)
    pills = PillRow(
      frame: Rect(center: Point(page.width / 2, page.height - 42 * unit), size: size),
      names: names, unit: unit)
  }

  /// The row, in the window's points.
  var row: Rect { pills.frame }

  /// The middle of a pair's pill.
  func center(of pair: PairName) -> Point {
    pills.pill(PairName.allCases.firstIndex(of: pair) ?? 0).center
  }

  /// A root as large as the window with the row in it.
  func makeRoot(
    in window: Size, selected: PairName, choose: @escaping (PairName) -> Void
  ) -> View {
    let root = View(frame: Rect(origin: .zero, size: window))
    let all = PairName.allCases
    pills.add(to: root, selected: all.firstIndex(of: selected) ?? 0) { choose(all[$0]) }
    return root
  }
}
