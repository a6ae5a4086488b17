import Engine

/// The pairs' names in a row at the foot of the page; the one that is shown is filled.
struct PairPicker {
  /// The row, in the window's points.
  let row: Rect
  private let unit: Double

  /// - Parameters:
  ///   - page: the window, in points.
  ///   - unit: points of the window for one of the page's design.
  init(page: Size, unit: Double) {
    self.unit = unit
    let width = min(104 * unit * Double(PairName.allCases.count), page.width - 40 * unit)
    row = Rect(
      center: Point(page.width / 2, page.height - 42 * unit), size: Size(max(0, width), 44 * unit))
  }

  private func chip(_ index: Int) -> Rect {
    let inset = 4 * unit
    let width = (row.width - 2 * inset) / Double(PairName.allCases.count)
    return Rect(
      row.x + inset + Double(index) * width, row.y + inset, width, row.height - 2 * inset)
  }

  /// The pair whose chip is at a place of the window.
  func pair(at point: Point) -> PairName? {
    zip(PairName.allCases, 0...).first { chip($1).contains(point) }?.0
  }

  /// The middle of a pair's chip.
  func center(of pair: PairName) -> Point {
    chip(PairName.allCases.firstIndex(of: pair) ?? 0).center
  }

  func add(to page: View, selected: PairName) {
    PageBuilder.addBox(to: page, row, Color(222, 226, 237), radius: 22 * unit)
    for (index, pair) in PairName.allCases.enumerated() {
      let isSelected = pair == selected
      if isSelected { PageBuilder.addBox(to: page, chip(index), Palette.card, radius: 18 * unit) }
      PageBuilder.addText(
        to: page, pair.title, chip(index), size: 15 * unit, weight: .semibold,
        color: isSelected ? Palette.blue : Palette.soft, alignment: .center)
    }
  }
}
