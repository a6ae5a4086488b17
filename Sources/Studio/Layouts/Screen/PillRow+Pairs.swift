import Engine

extension PillRow {
  /// The most names that have room in the row.
  private static let mostPairs = 6

  /// The places of the names in the row, of which one is chosen: all, or those around it.
  static func pairs(around chosen: Int, of count: Int) -> Range<Int> {
    let first = max(0, min(chosen - mostPairs / 2, count - mostPairs))
    return first..<min(count, first + mostPairs)
  }

  /// The pairs' names in a row at the foot of their page.
  ///
  /// - Parameters:
  ///   - names: of all pairs, or of those around the one that is shown.
  ///   - page: in points of the window.
  ///   - unit: points of the window for one of the page's design.
  init(pairs names: [String], on page: Size, unit: Double) {
    let longest = names.map(\.count).max() ?? 0
    let pill = max(104, 30 + 8.5 * Double(longest))
    let width = min(pill * unit * Double(names.count), page.width - 40 * unit)
    self.init(
      frame: Rect(
        center: Point(page.width / 2, page.height - 42 * unit),
        size: Size(max(0, width), 44 * unit)),
      names: names, unit: unit)
  }
}
