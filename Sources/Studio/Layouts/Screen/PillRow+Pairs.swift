import Engine

extension PillRow {
  /// The pairs' names in a row at the foot of their page.
  ///
  /// - Parameters:
  ///   - page: in points of the window.
  ///   - unit: points of the window for one of the page's design.
  init(pairsOn page: Size, unit: Double) {
    let names = PairName.allCases.map(\.title)
    let width = min(104 * unit * Double(names.count), page.width - 40 * unit)
    self.init(
      frame: Rect(
        center: Point(page.width / 2, page.height - 42 * unit),
        size: Size(max(0, width), 44 * unit)),
      names: names, unit: unit)
  }
}
