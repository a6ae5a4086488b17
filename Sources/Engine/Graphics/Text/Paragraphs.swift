extension String {
  /// The text with a space for each tab.
  var withoutTabs: String {
    guard utf8.contains(0x09) else { return self }
    return String(decoding: utf8.map { $0 == 0x09 ? 0x20 : $0 }, as: UTF8.self)
  }

  /// The text between its line ends; one part at least. Those that are `true` begin a paragraph; others
  /// are of the one before them, whose direction they have.
  var paragraphs: [(text: Substring, isFirst: Bool)] {
    var paragraphs: [(text: Substring, isFirst: Bool)] = []
    var isFirst = true
    var (start, index) = (startIndex, startIndex)
    while index < endIndex {
      let scalar = unicodeScalars[index]
      var next = unicodeScalars.index(after: index)
      if scalar.isLineEnd {
        paragraphs.append((self[start..<index], isFirst))
        isFirst = !scalar.isLineSeparator
        if scalar == "\r", next < endIndex, unicodeScalars[next] == "\n" {
          next = unicodeScalars.index(after: next)
        }
        start = next
      }
      index = next
    }
    return paragraphs + [(self[start...], isFirst)]
  }
}

extension Unicode.Scalar {
  /// True if it ends a line, and no paragraph.
  fileprivate var isLineSeparator: Bool { [0x0B, 0x0C, 0x2028].contains(value) }

  fileprivate var isLineEnd: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension Substring {
  /// The text without soft hyphens and spaces of no width, and the places of the hyphens in it.
  var withoutHyphens: (text: String, hyphens: Set<String.Index>) {
    let hidden: Set = [BreakableText.softHyphen, BreakableText.zeroWidthSpace]
    guard utf8.contains(where: { $0 >= 0x80 }), unicodeScalars.contains(where: hidden.contains)
    else { return (String(self), []) }
    var (text, offsets) = ("", [Int]())
    for scalar in unicodeScalars {
      if scalar == BreakableText.softHyphen { offsets.append(text.utf8.count) }
      if !hidden.contains(scalar) { text.unicodeScalars.append(scalar) }
    }
    return (text, Set(offsets.map { text.utf8.index(text.startIndex, offsetBy: $0) }))
  }
}
