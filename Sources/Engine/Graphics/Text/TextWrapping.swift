/// The places at which text may be broken into lines. It always is at `\n`, `\r`, `\r\n`, and the
/// other ends of lines and paragraphs that Unicode has (U+000B, U+000C, U+0085, U+2028, U+2029).
///
/// A line never ends inside a `Character`. One that ends at a soft hyphen (U+00AD) shows a hyphen;
/// other soft hyphens are not seen. A tab is a space.
public enum TextWrapping: String, Hashable, Sendable, CaseIterable {
  /// Between words, as Unicode's line breaking algorithm (UAX 14) finds them: at spaces, behind
  /// hyphens, between ideographs; a word that is wider than the line stays whole on a line of its
  /// own. Words that are written without spaces end where ``TextMeasuring/wordEnds(in:)`` says.
  case wholeWords
  /// Between words; a word that is wider than the line is cut, and the rest of it begins the next.
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
  /// The direction of all paragraphs; nil: each has its own.
  var direction: TextDirection?
  let measuring: any TextMeasuring

  /// The excess, in ems, by which a sum of widths may be too long and still fit.
  private static let slack = 1e-9

  func lines(of text: String) -> [TextBlock.Line] {
    var lines: [TextBlock.Line] = []
    let parts = text.withoutTabs.paragraphs
    var reading: TextDirection?
    for (place, part) in parts.enumerated() {
      let (paragraph, first) = (part.text, lines.count)
      if part.isFirst { reading = direction(ofParagraphAt: parts[place...]) }
      if wrapping == .characters {
        cut(paragraph, into: &lines)
      } else {
        fill(BreakableText(paragraph) { measuring.wordEnds(in: $0) }, into: &lines)
      }
      guard let reading else { continue }
      for index in first..<lines.count { lines[index].direct(reading) }
    }
    return lines
  }

  /// The direction of a paragraph, by the first of its letters that has one; nil: all of it is read from
  /// left to right anyhow.
  private func direction(
    ofParagraphAt parts: ArraySlice<(text: Substring, isFirst: Bool)>
  ) -> TextDirection? {
    if let direction { return direction }
    let end = parts.dropFirst().firstIndex(where: \.isFirst) ?? parts.endIndex
    let paragraph = parts[..<end].map(\.text)
    if paragraph.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) { return nil }
    return paragraph.lazy.compactMap(\.direction).first ?? .leftToRight
  }

  func line(_ text: some StringProtocol) -> TextBlock.Line {
    let text = String(text)
    return TextBlock.Line(text: text, width: measuring.width(of: text, font: font))
  }

  func fits(_ text: some StringProtocol) -> Bool {
    measuring.width(of: String(text), font: font) <= width + Self.slack * font.size
  }

  // MARK: Words

  private func fill(_ paragraph: BreakableText, into lines: inout [TextBlock.Line]) {
    let (text, breaks) = (paragraph.text, paragraph.breaks)
    guard breaks.count > 1 || wrapping == .words, !fits(text) else {
      return lines.append(line(text))
    }
    var (start, first) = (0, 0)
    while first < breaks.count {
      if wrapping == .words {
        let rest = cutAllButLast(paragraph.part(start, breaks[first].end), into: &lines)
        start = breaks[first].end - rest.utf8.count
      }
      let count = words(of: paragraph, from: start, breaks[first...])
      let end = breaks[first + count - 1]
      let part = paragraph.part(start, end.end)
      if let rest = cutBeforeHyphen(part, end, into: &lines) {
        start = end.end - rest.utf8.count
      } else {
        lines.append(line(end.isHyphenated ? part.hyphenated : part[...]))
        (start, first) = (end.next, first + count)
      }
    }
  }

  /// The number of words that fit a line with its hyphen, or 1.
  ///
  /// - Parameter breaks: those behind each word.
  private func words(
    of paragraph: BreakableText, from start: Int, _ breaks: ArraySlice<BreakableText.Break>
  ) -> Int {
    func line(_ count: Int) -> Substring {
      paragraph.part(start, breaks[breaks.startIndex + count - 1].end)
    }
    var (fitting, tooLong) = (1, breaks.count + 1)
    while tooLong - fitting > 1 {
      let isEnding = tooLong <= breaks.count
      let longer = fitting < 20 ? fitting + 1 : 2 * fitting
      let count = isEnding ? (fitting + tooLong) / 2 : min(breaks.count, longer)
      if fits(line(count)) { fitting = count } else { tooLong = count }
    }
    return stepBack(from: fitting) {
      breaks[breaks.startIndex + $0 - 1].isHyphenated && !fits(line($0) + "-")
    }
  }

  /// The number itself, or a lower one, ≥ 1, that is not too high.
  private func stepBack(from count: Int, while isTooHigh: (Int) -> Bool) -> Int {
    var (count, step) = (count, 1)
    var tries = 0
    while count > 1, isTooHigh(count) {
      count = max(1, count - step)
      tries += 1
      if tries > 16 { step *= 2 }
    }
    return count
  }

  /// Makes a line of all characters but the last if the hyphen behind it finds no room. Returns what
  /// is left then.
  private func cutBeforeHyphen(
    _ part: Substring, _ end: BreakableText.Break, into lines: inout [TextBlock.Line]
  ) -> Substring? {
    guard wrapping == .words, end.isHyphenated, !fits(part + "-"), !part.dropLast().isEmpty else {
      return nil
    }
    lines.append(line(part.dropLast()))
    return part.suffix(1)
  }

  // MARK: Characters

  private func cut(_ paragraph: Substring, into lines: inout [TextBlock.Line]) {
    let (text, hyphens) = paragraph.withoutHyphens
    let last = cutAllButLast(text[...], hyphens, into: &lines)
    lines.append(line(last))
  }

  /// Makes lines of a text as long as it is too wide for one. Returns what is left of it.
  private func cutAllButLast(
    _ text: Substring, _ hyphens: Set<String.Index> = [], into lines: inout [TextBlock.Line]
  ) -> Substring {
    var rest = text
    while let end = endOfLine(in: rest, hyphens) {
      lines.append(line(hyphens.contains(end) ? rest[..<end].hyphenated : rest[..<end]))
      rest = rest[end...]
    }
    return rest
  }

  /// The end of the longest beginning that fits, of one character at least; nil if all of it does,
  /// or there is but one character.
  ///
  /// No beginning is measured that is more than twice as long as what fits, so that a line takes no
  /// longer in a longer text.
  private func endOfLine(in text: Substring, _ hyphens: Set<String.Index>) -> Substring.Index? {
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
    let count = stepBack(from: max(fitting, 1)) {
      hyphens.contains(ends[$0 - 1]) && !fits(text[..<ends[$0 - 1]] + "-")
    }
    return ends[count - 1] < text.endIndex ? ends[count - 1] : nil
  }
}

extension Substring {
  /// The text with a hyphen, which stands where its last word ends, in a line of either direction.
  fileprivate var hyphenated: Substring {
    let isMixed = utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains { $0.isRightToLeft }
    guard isMixed, let last = unicodeScalars.reversed().lazy.compactMap(\.direction).first else {
      return self + "-"
    }
    return self + "-" + String(last.mark)
  }
}
