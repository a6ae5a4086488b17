@testable import Engine

/// Breaks texts at spaces alone, asking for widths of words one by one: what ``LineBreaker`` must do
/// with letters and spaces.
struct SpaceBreaker {
  let font: Font
  /// The longest line in points; it may be infinite.
  let width: Double
  let wrapping: TextWrapping
  let measuring: any TextMeasuring

  /// The excess, in ems, by which a sum of widths may be too long and still fit.
  private static let slack = 1e-9

  func lines(of text: String) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
    {
      if wrapping == .characters {
        cut(paragraph, into: &lines)
      } else {
        fill(paragraph.split(separator: " "), into: &lines)
      }
    }
    return lines
  }

  private func fits(_ text: some StringProtocol) -> Bool {
    measuring.width(of: String(text), font: font) <= width + Self.slack * font.size
  }

  private func fill(_ words: [Substring], into lines: inout [String]) {
    let whole = words.joined(separator: " ")
    guard words.count > 1 || wrapping == .words, !fits(whole) else { return lines.append(whole) }
    var current = ""
    for word in words {
      let longer = current.isEmpty ? String(word) : current + " " + word
      if fits(longer) {
        current = longer
        continue
      }
      if !current.isEmpty { lines.append(current) }
      current = String(wrapping == .words ? cutAllButLast(word, into: &lines) : word)
    }
    lines.append(current)
  }

  private func cut(_ text: Substring, into lines: inout [String]) {
    let last = cutAllButLast(text, into: &lines)
    lines.append(String(last))
  }

  /// Makes lines of a text as long as it is too wide for one. Returns what is left of it.
  private func cutAllButLast(_ text: Substring, into lines: inout [String]) -> Substring {
    var rest = text
    while let end = endOfLine(in: rest) {
      lines.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return rest
  }

  /// The end of the longest beginning that fits, of one character at least; nil if all of it does,
  /// or there is but one character.
  ///
  /// No beginning is measured that is more than twice as long as what fits, so that a line takes no
  /// longer in a longer text.
  private func endOfLine(in text: Substring) -> Substring.Index? {
    var ends: [Substring.Index] = []
    var fitting = 0
    repeat {
      fitting = ends.count
      var end = ends.last ?? text.startIndex
      while end < text.endIndex, ends.count < max(16, 2 * fitting) {
        end = text.index(after: end)
        ends.append(end)
      }
      guard ends.count > fitting else { return nil }
    } while fits(text[..<ends[ends.count - 1]])
    var tooLong = ends.count
    while tooLong - fitting > 1 {
      let middle = (fitting + tooLong) / 2
      if fits(text[..<ends[middle - 1]]) { fitting = middle } else { tooLong = middle }
    }
    let end = ends[max(fitting, 1) - 1]
    return end < text.endIndex ? end : nil
  }
}
