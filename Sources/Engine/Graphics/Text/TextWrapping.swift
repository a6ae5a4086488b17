/// The places at which text may be broken into lines; it always is at `\n`.
public enum TextWrapping: String, Hashable, Sendable, CaseIterable {
  /// At spaces; a word that is wider than the line stays whole on a line of its own.
  case wholeWords
  /// At spaces; a word that is wider than the line is cut, and the rest of it begins the next.
  case words
  /// Behind any character; no character is dropped.
  case characters
}

/// Breaks paragraphs into lines, each as full as it can be: the only wrapping there is.
struct LineBreaker {
  let font: Font
  /// The longest line in points; it may be infinite.
  let width: Double
  let wrapping: TextWrapping
  let measuring: any TextMeasuring

  /// The excess, in ems, by which a sum of widths may be too long and still fit.
  private static let slack = 1e-9

  func lines(of text: String) -> [TextBlock.Line] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if wrapping == .characters {
        cut(paragraph, into: &lines)
      } else {
        fill(paragraph.split(separator: " "), into: &lines)
      }
    }
    return lines.map(line)
  }

  func line(_ text: String) -> TextBlock.Line {
    TextBlock.Line(text: text, width: measuring.width(of: text, font: font))
  }

  func fits(_ text: some StringProtocol) -> Bool {
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
    while rest.count > 1, !fits(rest) {
      let piece = longestFitting(rest)
      lines.append(String(piece))
      rest = rest[piece.endIndex...]
    }
    return rest
  }

  /// The longest beginning that fits, of one character at least; the whole is known not to fit.
  func longestFitting(_ text: Substring) -> Substring {
    let ends = Array(text.indices.dropFirst())
    var (fitting, tooLong) = (0, ends.count)
    while tooLong - fitting > 1 {
      let middle = (fitting + tooLong) / 2
      if fits(text[..<ends[middle]]) { fitting = middle } else { tooLong = middle }
    }
    return ends.isEmpty ? text : text[..<ends[fitting]]
  }
}
