/// One text that two looks break into other lines: the words that both have in a line of one number,
/// and those that go to another line.
///
/// A line's words keep together on the way: those that leave it, or enter it, go along with those
/// that stay.
struct BrokenText {
  /// The words that stay in their lines, in both looks.
  private(set) var kept: [TextOnItsWay]
  /// The words that leave the first look's lines, in both.
  private(set) var left: [TextOnItsWay]
  /// The words that enter the second look's lines, in both.
  private(set) var entered: [TextOnItsWay]
  private let looks: [TextOnItsWay]
  private let words: [Substring]
  private let measuring: any TextMeasuring

  /// nil if the looks have other words.
  init?(_ first: TextOnItsWay, _ second: TextOnItsWay, _ measuring: any TextMeasuring) {
    looks = [first, second]
    self.measuring = measuring
    let lines = looks.map { $0.lines.map { $0.string.split(separator: " ") } }
    words = Array(lines[0].joined())
    guard words == Array(lines[1].joined()) else { return nil }
    (kept, left, entered) = (looks, looks, looks)
    for look in [0, 1] {
      kept[look].removeLines()
      left[look].removeLines()
      entered[look].removeLines()
    }
    var starts = [0, 0]
    for index in 0..<max(lines[0].count, lines[1].count) {
      let ranges = [0, 1].map { look -> Range<Int> in
        let count = index < lines[look].count ? lines[look][index].count : 0
        defer { starts[look] += count }
        return starts[look]..<starts[look] + count
      }
      addLine(index, ranges)
    }
  }

  /// - Parameter ranges: the line's words in each look.
  private mutating func addLine(_ index: Int, _ ranges: [Range<Int>]) {
    let common = ranges[0].clamped(to: ranges[1])
    guard !common.isEmpty else {
      if !ranges[0].isEmpty { addWhole(index, of: 0, to: \.left) }
      if !ranges[1].isEmpty { addWhole(index, of: 1, to: \.entered) }
      return
    }
    // The left end of what stays, in each look.
    let starts = [0, 1].map { look in
      looks[look].origins[index]
        + Point(width(ranges[look].lowerBound..<common.lowerBound, index, look), 0)
    }
    add(common, index, starts, to: \.kept)
    for (look, part) in [(0, \BrokenText.left), (1, \BrokenText.entered)] {
      let before = ranges[look].lowerBound..<common.lowerBound
      add(before, index, [0, 1].map { starts[$0] - Point(width(before, index, $0), 0) }, to: part)
      let after = common.upperBound..<ranges[look].upperBound
      add(after, index, [0, 1].map { starts[$0] + Point(width(common, index, $0), 0) }, to: part)
    }
  }

  /// Adds words in both looks.
  ///
  /// - Parameter origins: their left ends in each look.
  private mutating func add(
    _ range: Range<Int>, _ index: Int, _ origins: [Point],
    to part: WritableKeyPath<BrokenText, [TextOnItsWay]>
  ) {
    guard !range.isEmpty else { return }
    for look in [0, 1] {
      var line = looks[look].lines[index]
      line.string = words[range].joined(separator: " ")
      self[keyPath: part][look].add(line, at: origins[look])
    }
  }

  /// Adds a line of one look that has no word in the other's: there it is as in its own.
  private mutating func addWhole(
    _ index: Int, of look: Int, to part: WritableKeyPath<BrokenText, [TextOnItsWay]>
  ) {
    let line = looks[look].lines[index]
    let distance = looks[look].origins[index] - looks[look].anchor
    for other in [0, 1] {
      self[keyPath: part][other].add(line, at: looks[other].anchor + distance)
    }
  }

  /// The width of words and the space behind them in a look, in points; 0 for none.
  private func width(_ range: Range<Int>, _ index: Int, _ look: Int) -> Double {
    guard !range.isEmpty else { return 0 }
    let text = words[range].joined(separator: " ") + " "
    return measuring.width(of: text, font: looks[look].lines[index].font)
  }
}
