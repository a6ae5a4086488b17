/// One text that two looks break into other lines: the letters that both have in a line of one
/// number, or that are a line of both, and those that go to another line.
///
/// A line's words keep together on the way: those that leave it, or enter it, go along with those
/// that stay.
struct BrokenText {
  /// What stays in its lines, in both looks.
  private(set) var kept: [TextOnItsWay]
  /// What leaves the first look's lines, in both.
  private(set) var left: [TextOnItsWay]
  /// What enters the second look's lines, in both.
  private(set) var entered: [TextOnItsWay]
  private let looks: [TextOnItsWay]
  private let shared: SharedLetters
  /// The lines that keep letters, by their numbers in each look.
  private var common: [[Int]] = []
  private let measuring: any TextMeasuring

  /// nil if the looks have other words, or lines that are read in both directions.
  init?(_ first: TextOnItsWay, _ second: TextOnItsWay, _ measuring: any TextMeasuring) {
    looks = [first, second]
    self.measuring = measuring
    let strings = looks.map { $0.lines.map(\.string) }
    guard let shared = SharedLetters(strings[0], strings[1]),
      strings.joined().allSatisfy(\.hasOneDirection)
    else { return nil }
    self.shared = shared
    (kept, left, entered) = (looks, looks, looks)
    for look in [0, 1] {
      kept[look].removeLines()
      left[look].removeLines()
      entered[look].removeLines()
    }
    findCommonLines(shared.lines.map { $0.map(\.range) })
    for numbers in common { addLine(numbers, [0, 1].map { shared.lines[$0][numbers[$0]] }) }
    for (look, part) in [(0, \BrokenText.left), (1, \BrokenText.entered)] {
      for index in shared.lines[look].indices where !common.contains(where: { $0[look] == index }) {
        addWhole(index, of: look, to: part)
      }
    }
  }

  private mutating func findCommonLines(_ ranges: [[Range<Int>]]) {
    for (index, range) in ranges[0].enumerated() where !range.isEmpty {
      if let same = ranges[1].firstIndex(of: range) {
        common.append([index, same])
      } else if index < ranges[1].count, range.overlaps(ranges[1][index]),
        !ranges[0].contains(ranges[1][index])
      {
        common.append([index, index])
      }
    }
  }

  /// - Parameters:
  ///   - numbers: the line's number in each look.
  ///   - lines: the line in each look.
  private mutating func addLine(_ numbers: [Int], _ lines: [SharedLetters.Line]) {
    let common = lines[0].range.clamped(to: lines[1].range)
    let setters = [0, 1].map { look in
      LineSetter(
        letters: shared, line: looks[look].lines[numbers[look]], measuring: measuring)
    }
    // The left end of what stays, in each look.
    let starts = [0, 1].map { look in
      looks[look].origins[numbers[look]]
        + Point(setters[look].indent(of: common, in: lines[look]), 0)
    }
    func add(
      _ range: Range<Int>, _ hyphen: String = "",
      to part: WritableKeyPath<BrokenText, [TextOnItsWay]>
    ) {
      guard !range.isEmpty || !hyphen.isEmpty else { return }
      for look in [0, 1] {
        let x = setters[look].distance(of: range, hyphen, from: common)
        self[keyPath: part][look].add(
          setters[look].line(range, hyphen), at: starts[look] + Point(x, 0))
      }
    }
    add(common, to: \.kept)
    for (look, part) in [(0, \BrokenText.left), (1, \BrokenText.entered)] {
      let range = lines[look].range
      add(range.lowerBound..<common.lowerBound, to: part)
      add(common.upperBound..<range.upperBound, lines[look].hyphen, to: part)
    }
  }

  /// Adds a line of one look that has no letter in the other's: it keeps its place between the lines
  /// that keep letters.
  private mutating func addWhole(
    _ index: Int, of look: Int, to part: WritableKeyPath<BrokenText, [TextOnItsWay]>
  ) {
    let (above, below) = (
      common.last { $0[look] < index }, common.first { $0[look] > index }
    )
    let own = looks[look].origins
    let distance = own[index] - looks[look].anchor(of: looks[look].lines[index])
    for other in [0, 1] {
      let origins = looks[other].origins
      var origin = looks[other].anchor(of: looks[look].lines[index]) + distance
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
}

/// Sets letters in a line of one look, and beside it.
private struct LineSetter {
  let letters: SharedLetters
  let line: TextLine
  let measuring: any TextMeasuring

  private var isRightToLeft: Bool { line.string.lineDirection == .rightToLeft }

  /// Letters by themselves.
  func line(_ range: Range<Int>, _ hyphen: String) -> TextLine {
    var part = line
    part.string = (letters.text(range) + hyphen).directed(line.string.lineDirection)
    return part
  }

  /// From the left end of the line to that of some of its letters, in points.
  func indent(of range: Range<Int>, in line: SharedLetters.Line) -> Double {
    isRightToLeft
      ? widthAfter(range.upperBound..<line.range.upperBound, line.hyphen)
      : widthBefore(line.range.lowerBound..<range.lowerBound)
  }

  /// From the left end of letters to that of others that stand beside them, in points.
  func distance(of range: Range<Int>, _ hyphen: String, from common: Range<Int>) -> Double {
    if range == common { return 0 }
    if range.lowerBound < common.lowerBound {
      return isRightToLeft ? widthAfter(common, "") : -widthBefore(range)
    }
    return isRightToLeft ? -widthAfter(range, hyphen) : widthBefore(common)
  }

  /// The width of letters and the blank behind them, in points; 0 for none.
  private func widthBefore(_ range: Range<Int>) -> Double {
    guard !range.isEmpty else { return 0 }
    return width(letters.text(range) + letters.blank(before: range.upperBound))
  }

  /// The width of the blank before letters, the letters, and a hyphen, in points; 0 for none.
  private func widthAfter(_ range: Range<Int>, _ hyphen: String) -> Double {
    guard !range.isEmpty else { return hyphen.isEmpty ? 0 : width(hyphen) }
    return width(letters.blank(before: range.lowerBound) + letters.text(range) + hyphen)
  }

  private func width(_ text: String) -> Double { measuring.width(of: text, font: line.font) }
}

extension SharedLetters.Line {
  fileprivate var hyphen: String { isHyphenated ? "-" : "" }
}

extension String {
  /// True unless some of its letters are read in the other direction than the line.
  fileprivate var hasOneDirection: Bool {
    if utf8.allSatisfy({ $0 < 0x80 }) { return true }
    let own = lineDirection
    return unicodeScalars.dropFirst().allSatisfy { $0.direction ?? own == own }
  }
}
