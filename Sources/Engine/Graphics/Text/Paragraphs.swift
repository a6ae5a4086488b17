extension String {
  /// The text with a space for each tab.
  var withoutTabs: String {
    guard utf8.contains(0x09) else { return self }
    return String(decoding: utf8.map { $0 == 0x09 ? 0x20 : $0 }, as: UTF8.self)
  }

  /// The text between its line ends; one paragraph at least.
  var paragraphs: [Substring] {
    var paragraphs: [Substring] = []
    var (start, index) = (startIndex, startIndex)
    while index < endIndex {
      let scalar = unicodeScalars[index]
      var next = unicodeScalars.index(after: index)
      if scalar.isLineEnd {
        paragraphs.append(self[start..<index])
        if scalar == "\r", next < endIndex, unicodeScalars[next] == "\n" {
          next = unicodeScalars.index(after: next)
        }
        start = next
      }
      index = next
    }
    return paragraphs + [self[start...]]
  }
}

extension Unicode.Scalar {
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
