import Engine

extension SVGDeclaration {
  /// The properties that `font` sets: `italic 700 24px/1.2 Inter, sans-serif`. Words that aren't known
  /// say nothing.
  var fontParts: [SVGDeclaration] {
    let words = property.word.split(separator: " ", omittingEmptySubsequences: true)
    let isSize = { (word: Substring) in
      word.first?.isNumber == true && word.contains { $0.isLetter || $0 == "%" }
    }
    guard let size = words.firstIndex(where: isSize) else { return [] }
    var parts = [
      ("font-size", String(words[size].prefix { $0 != "/" })),
      ("font-family", words[(size + 1)...].joined(separator: " ")), ("font-style", "normal"),
      ("font-weight", "normal"),
    ]
    for word in words[..<size] {
      if ["italic", "oblique"].contains(word) { parts[2].1 = String(word) }
      if SVGTextStyle.weight(String(word), in: 400) != nil, word != "normal" {
        parts[3].1 = String(word)
      }
    }
    return parts.map { name, value in
      var single = self
      (single.property.name, single.property.value) = (name, Array(value.utf8))
      return single
    }
  }
}
