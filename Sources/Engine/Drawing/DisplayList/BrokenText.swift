/// One text that two looks break into other lines: the words that both have in a line of one number,
/// or that are a line of both, and those that go to another line.
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
  /// The lines that keep words, by their numbers in each look.
  private var common: [[Int]] = []
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
    let ranges = lines.map { look -> [Range<Int>] in
      var end = 0
      return look.map { line in
        end += line.count
        return end - line.count..<end
      }
    }
    for (index, range) in ranges[0].enumerated() where !range.isEmpty {
      if let same = ranges[1].firstIndex(of: range) {
        common.append([index, same])
      } else if index < ranges[1].count, range.overlaps(ranges[1][index]),
        !ranges[0].contains(ranges[1][index])
      {
        common.append([index, index])
      }
    }
    for numbers in common { addLine(numbers, [0, 1].map { ranges[$0][numbers[$0]] }) }
    for (look, part) in [(0, \BrokenText.left), (1, \BrokenText.entered)] {
      for index in ranges[look].indices where !common.contains(where: { $0[look] == index }) {
        addWhole(index, of: look, to: part)
      }
    }
  }

  /// - Parameters:
  ///   - numbers: the line's number in each look.
  ///   - ranges: the line's words in each look.
  private mutating func addLine(_ numbers: [Int], _ ranges: [Range<Int>]) {
    let common = ranges[0].clamped(to: ranges[1])
    // The left end of what stays, in each look.
    let starts = [0, 1].map { look in
      looks[look].origins[numbers[look]]
        + Point(width(ranges[look].lowerBound..<common.lowerBound, numbers, look), 0)
    }
    add(common, numbers, starts, to: \.kept)
    for (look, part) in [(0, \BrokenText.left), (1, \BrokenText.entered)] {
      let before = ranges[look].lowerBound..<common.lowerBound
      add(
        before, numbers, [0, 1].map { starts[$0] - Point(width(before, numbers, $0), 0) }, to: part)
      let after = common.upperBound..<ranges[look].upperBound
      add(
        after, numbers, [0, 1].map { starts[$0] + Point(width(common, numbers, $0), 0) }, to: part)
    }
  }

  /// Adds words in both looks.
  ///
  /// - Parameter origins: their left ends in each look.
  private mutating func add(
    _ range: Range<Int>, _ numbers: [Int], _ origins: [Point],
    to part: WritableKeyPath<BrokenText, [TextOnItsWay]>
  ) {
    guard !range.isEmpty else { return }
    for look in [0, 1] {
      var line = looks[look].lines[numbers[look]]
      line.string = words[range].joined(separator: " ")
      self[keyPath: part][look].add(line, at: origins[look])
    }
  }

  /// Adds a line of one look that has no word in the other's: it keeps its place between the lines
  /// that keep words.
  private mutating func addWhole(
    _ index: Int, of look: Int, to part: WritableKeyPath<BrokenText, [TextOnItsWay]>
  ) {
    let (above, below) = (
      common.last { $0[look] < index }, common.first { $0[look] > index }
    )
    let (own, distance) = (looks[look].origins, looks[look].origins[index] - looks[look].anchor)
    for other in [0, 1] {
      var origin = looks[other].anchor + distance
      let origins = looks[other].origins
      if let above, let below {
        let (start, end) = (own[above[look]].y, own[below[look]].y)
        origin.y = lerp(
          origins[above[other]].y, origins[below[other]].y,
          (own[index].y - start) / (end - start))
      } else if let near = above ?? below {
        origin.y = origins[near[other]].y + own[index].y - own[near[look]].y
      }
      self[keyPath: part][other].add(looks[look].lines[index], at: origin)
    }
  }

  /// The width of words and the space behind them in a look, in points; 0 for none.
  private func width(_ range: Range<Int>, _ numbers: [Int], _ look: Int) -> Double {
    guard !range.isEmpty else { return 0 }
    let text = words[range].joined(separator: " ") + " "
    return measuring.width(of: text, font: looks[look].lines[numbers[look]].font)
  }
}
