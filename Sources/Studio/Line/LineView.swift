import Engine

/// A line as it is shown in a width: as large as fits and, if it is very long, a part of it with
/// the caret. What an input method is making stands in the place of the selection.
struct LineView {
  /// The text that is shown, with blanks that are not taken away.
  let text: String
  let size: Double
  /// The number of characters before those that are shown.
  let start: Int
  let width: Double
  /// The characters that are selected, or chosen for by an input method, and those that it makes.
  let selection: Range<Int>
  let composition: Range<Int>
  let caret: Int
  private let characters: [Character]
  private let measuring: any TextMeasuring

  /// - Parameter start: the characters before those that were shown before: the text moves no
  ///   further than it must for the caret to be seen.
  /// - Parameter sizes: of the text: the largest one that fits.
  init(
    _ line: LineEditor, from start: Int = 0, width: Double,
    sizes: ClosedRange<Double> = Self.smallest...Self.largest, measuring: any TextMeasuring
  ) {
    self.measuring = measuring
    self.width = width
    let shown = ShownLine(line)
    let all = shown.characters
    (caret, selection, composition) = (shown.caret, shown.selection, shown.composition)
    func length(_ range: Range<Int>, _ size: Double) -> Double {
      Self.width(of: all[range], size, measuring)
    }
    let full = length(all.indices, sizes.upperBound)
    let size =
      full > width
      ? max(sizes.lowerBound, sizes.upperBound * width / full) : sizes.upperBound
    self.size = size
    var part = 0..<all.count
    if full * size / sizes.upperBound > width + 1e-9 * full {
      let room = width - size
      // The first one from which on the caret can be seen, and from which on all the rest.
      let least = Self.first(in: 0...caret) { length($0..<shown.caret, size) <= room }
      let most = Self.first(in: 0...all.count) { length($0..<all.count, size) <= room }
      let first = min(max(start, least), caret, max(most, least))
      let left = Self.first(in: 0...all.count - caret) {
        length(first..<all.count - $0, size) <= width
      }
      part = first..<all.count - left
    }
    self.start = part.lowerBound
    characters = Array(all[part])
    text = Self.visible(characters[...])
  }

  static let largest = 22.0
  static let smallest = 13.0

  /// The first number of which something holds that holds of all after it too; the last one, if it
  /// holds of none.
  private static func first(in range: ClosedRange<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The x at which a character begins in what is shown; the character is counted in the whole
  /// line.
  func x(of index: Int) -> Double {
    let shown = min(max(index - start, 0), characters.count)
    return Self.width(of: characters[..<shown], size, measuring)
  }

  /// The place between characters that is nearest to x, counted in the whole line.
  func index(at x: Double) -> Int {
    let before = character(at: x)
    let middle = (self.x(of: before) + self.x(of: before + 1)) / 2
    return x < middle || before == start + characters.count ? before : before + 1
  }

  /// The character at x, counted in the whole line; behind the last one, their number.
  func character(at x: Double) -> Int {
    start + Self.first(in: 0...characters.count) { self.x(of: start + $0 + 1) > x }
  }

  private static func visible(_ characters: ArraySlice<Character>) -> String {
    String(characters.map { $0 == " " ? "\u{A0}" : $0 })
  }

  private static func width(
    of characters: ArraySlice<Character>, _ size: Double, _ measuring: any TextMeasuring
  ) -> Double {
    measuring.width(of: visible(characters), font: Font(size: size))
  }
}

/// The characters of a line with those that an input method is making.
private struct ShownLine {
  var characters: [Character]
  var caret: Int
  var selection: Range<Int>
  var composition: Range<Int>

  init(_ line: LineEditor) {
    (characters, caret, selection) = (line.characters, line.caret, line.selection)
    composition = caret..<caret
    guard line.isComposing else { return }
    let made = Array(line.composition.text)
    let start = selection.lowerBound
    characters.replaceSubrange(selection, with: made)
    composition = start..<start + made.count
    let chosen = line.composition.selection
    selection = start + chosen.lowerBound..<start + chosen.upperBound
    caret = selection.upperBound
  }
}
