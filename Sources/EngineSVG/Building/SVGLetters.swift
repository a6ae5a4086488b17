import Engine

/// The letters of a text element in their order, and where each stands.
struct SVGLetters {
  /// A letter, of a span of one style.
  struct Letter {
    let character: Character
    let span: Int
    /// Its place; nil: that at which the letter before ends.
    var x: Double?
    var y: Double?
    /// The way from there.
    var dx: Double?
    var dy: Double?
  }

  private(set) var all: [Letter] = []
  /// A blank that follows is none.
  private var isAfterBlank = true

  var count: Int { all.count }

  /// Adds the letters between two tags.
  ///
  /// - Parameter keepsBlanks: false: several blanks are one, and there is none at the start.
  mutating func add(_ text: String, span: Int, keepsBlanks: Bool) {
    for character in text {
      let isBlank = character.isWhitespace && character != "\u{A0}"
      if isBlank, isAfterBlank, !keepsBlanks { continue }
      all.append(Letter(character: isBlank ? " " : character, span: span))
      isAfterBlank = isBlank && !keepsBlanks
    }
  }

  /// Takes the blank at the end away that is none.
  mutating func end() {
    if isAfterBlank, all.last?.character == " " { all.removeLast() }
  }

  /// Puts an element's letters to the places that it gives for them; those of an element in it win.
  mutating func place(
    from start: Int, x: [Double], y: [Double], dx: [Double], dy: [Double]
  ) {
    func fill(_ key: WritableKeyPath<Letter, Double?>, _ values: [Double]) {
      for (index, value) in zip(all.indices.dropFirst(start), values)
      where all[index][keyPath: key] == nil {
        all[index][keyPath: key] = value
      }
    }
    fill(\.x, x)
    fill(\.y, y)
    fill(\.dx, dx)
    fill(\.dy, dy)
  }

  /// A line: where it begins, and its runs of letters of one span that follow each other.
  struct Line {
    let origin: Point
    var runs: [Run] = []
  }

  struct Run {
    /// The way to it from where the run before ends.
    let shift: Point
    let span: Int
    var text = ""
  }

  /// The lines: each letter that has a place across begins one.
  var lines: [Line] {
    var lines: [Line] = []
    // The height of the letters, which is kept from line to line.
    var y = 0.0
    for letter in all {
      let old = y
      y = (letter.y ?? y) + (letter.dy ?? 0)
      var shift = Point(letter.dx ?? 0, y - old)
      let begins = letter.x != nil || lines.isEmpty
      if begins {
        lines.append(Line(origin: Point((letter.x ?? 0) + shift.x, y)))
        shift = .zero
      }
      let last = lines.count - 1
      if begins || shift != .zero || lines[last].runs.last?.span != letter.span {
        lines[last].runs.append(Run(shift: shift, span: letter.span))
      }
      lines[last].runs[lines[last].runs.count - 1].text.append(letter.character)
    }
    return lines
  }
}
