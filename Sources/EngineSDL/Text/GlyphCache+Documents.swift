import CSDL2
package import Engine

extension GlyphCache: DocumentFonts {
  package func take(_ families: [String: [FontData]]) {
    let new = families.compactMapValues { FontFamily(files: $0) }
    guard new != self.families else { return }
    let kept = Set(new.values.flatMap { $0.members.map(\.face) })
    let isGone = { (face: FontFace) in face.data != nil && !kept.contains(face) }
    outlined = outlined.filter { !isGone($0.key) }
    shelf.forget(isGone)
    let names = Set(new.keys).union(self.families.keys)
    forget(families: names.filter { new[$0] != self.families[$0] })
    self.families = new
  }

  /// Of the bytes of documents' fonts, and of the measures of its own, which is what pictures know of them.
  package func fingerprint() -> String {
    let given = families.sorted { $0.key < $1.key }.flatMap { name, family in
      [name] + family.members.map { "\($0.face.data?.digest ?? 0)" }
    }
    let weights = [Font.Weight.regular, .semibold, .bold]
    let words = (given + weights.map(measures)).joined(separator: "\n")
    return String(FontData(Array(words.utf8), file: "").digest, radix: 16)
  }

  /// The widths of letters in a weight, and the heights of its lines.
  private func measures(of weight: Font.Weight) -> String {
    let setting = FontSetting(face: own.member(weight).face)
    func opened() -> OpaquePointer? { shelf.font(setting, pixelSize: Self.measure) }
    // A file may be out of reach for a moment.
    guard let font = opened() ?? opened() else { return "" }
    let widths = (UInt32(0x20)...0x17F).map { code -> Int32 in
      var width: Int32 = 0
      TTF_GlyphMetrics32(font, code, nil, nil, nil, nil, &width)
      return width
    }
    return "\(TTF_FontAscent(font)) \(TTF_FontDescent(font)) \(TTF_FontLineSkip(font)) \(widths)"
  }

  package func lack(in text: String, font: Font) -> TextLack? {
    var knowledge: Set<TextLack.Knowledge> = []
    if FriBidi.shared == nil, text.unicodeScalars.contains(where: \.isOfDirection) {
      knowledge.insert(.order)
    }
    if WordDictionary.shared == nil, text.unicodeScalars.contains(where: \.isOfWordsWithoutSpaces) {
      knowledge.insert(.words)
    }
    let characters = missing(in: text, font: font).map {
      TextLack.Character($0, package: FontCatalog.package(for: $0, in: fallback.catalog))
    }
    guard !characters.isEmpty || !knowledge.isEmpty else { return nil }
    return TextLack(characters, knowledge: knowledge)
  }
}
