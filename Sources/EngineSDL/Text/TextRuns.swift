import Engine

/// A part of a line that one font draws in one script and direction.
struct TextRun: Hashable {
  var text: String
  /// nil: the text's own font.
  var face: FontFace?
  /// The script that it is shaped by; nil: as the font does by itself.
  var script: Script?
  var isRightToLeft = false
  /// True if its letters are pictures with colours.
  var isEmoji = false

  /// True if another run is drawn in the same way.
  fileprivate func isDrawn(as other: TextRun) -> Bool {
    var own = self
    own.text = other.text
    return own == other
  }
}

/// Splits lines into runs, in the order in which they stand from left to right.
struct TextItemizer {
  let font: Font
  /// True if the text's own font has all of ASCII.
  let hasLatin: Bool
  /// The font for a letter, nil for the text's own.
  let face: (FontFallback.Wish) -> FontFace?
  var levels: ([Unicode.Scalar]) -> [Int8]? = { FriBidi.shared?.levels(of: $0) }

  /// A letter, as far as it is looked at.
  private struct Letter {
    var text: Character
    var script: Script
    var level: Int8
  }

  /// The runs of a line; a letter, with all that is joined to it, is in one run.
  func runs(of text: String) -> [TextRun] {
    if hasLatin, text.utf8.allSatisfy({ $0 < 128 }) { return [TextRun(text: text)] }
    let letters = letters(of: text)
    let language = font.style.language
    var runs: [(run: TextRun, level: Int8)] = []
    for letter in letters {
      let last = runs.last.flatMap { $0.level == letter.level ? $0.run : nil }
      let run = run(of: letter, after: last, language)
      if let last, last.isDrawn(as: run) {
        runs[runs.count - 1].run.text.append(letter.text)
      } else {
        runs.append((run, letter.level))
      }
    }
    return Self.ordered(runs)
  }

  /// A letter as a run of its own.
  ///
  /// - Parameter last: the run before it, if that has its direction.
  private func run(of letter: Letter, after last: TextRun?, _ language: String?) -> TextRun {
    var run = TextRun(text: String(letter.text))
    run.isRightToLeft = letter.level & 1 == 1
    run.script = letter.script.isPlain ? nil : letter.script
    let isBlank = letter.text.isWhitespace && run.script != nil && last?.script == run.script
    if let last, isBlank || letter.text.unicodeScalars.allSatisfy(\.isHidden) {
      (run.face, run.script, run.isEmoji) = (last.face, last.script, last.isEmoji)
    } else if !hasLatin || !letter.text.isASCII {
      (run.face, run.isEmoji) = choice(for: letter, language)
      if run.isEmoji { run.script = nil }
    }
    return run
  }

  private func choice(for letter: Letter, _ language: String?) -> (FontFace?, isEmoji: Bool) {
    let seen = letter.text.unicodeScalars.filter { !$0.isHidden }
    guard !seen.isEmpty else { return (nil, false) }
    var wish = FontFallback.Wish(
      letter: Array(seen), script: letter.script, weight: font.weight, language: language)
    guard letter.text.isEmoji else { return (face(wish), false) }
    wish.isEmoji = true
    if let found = face(wish) { return (found, true) }
    wish.isEmoji = false
    return (face(wish), false)
  }

  private func letters(of text: String) -> [Letter] {
    let scalars = Array(text.unicodeScalars)
    let levels = scalars.contains(where: \.isOfDirection) ? levels(scalars) : nil
    var place = 0
    var letters: [Letter] = []
    for character in text {
      let scripts = character.unicodeScalars.lazy.map { Script(of: $0) ?? .common }
      let own = scripts.first { !$0.isShared }
      let level = levels?[place]
      // What several scripts share is of the one before it, in one direction.
      let before = letters.last.flatMap { level == nil || $0.level == level ? $0.script : nil }
      let script = own ?? before ?? .common
      letters.append(
        Letter(
          text: character, script: script, level: level ?? (script.isRightToLeft ? 1 : 0)))
      place += character.unicodeScalars.count
    }
    // What comes before the first letter of a script is of that.
    if let first = letters.first(where: { !$0.script.isShared })?.script {
      for index in letters.indices {
        guard letters[index].script.isShared else { break }
        letters[index].script = first
      }
    }
    return letters
  }

  /// The runs as they are seen, by rule L2 of Unicode's annex 9.
  private static func ordered(_ runs: [(run: TextRun, level: Int8)]) -> [TextRun] {
    var runs = runs
    guard let highest = runs.map(\.level).max(), highest > 0 else { return runs.map(\.run) }
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < runs.count {
        guard runs[start].level >= level else {
          start += 1
          continue
        }
        let end = runs[start...].firstIndex { $0.level < level } ?? runs.count
        runs[start..<end].reverse()
        start = end
      }
    }
    return runs.map(\.run)
  }
}

extension Unicode.Scalar {
  /// True if it may run from right to left, or make others do so.
  var isOfDirection: Bool {
    switch value {
    case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
