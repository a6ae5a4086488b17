import Engine

/// A label of a vector file, whose font is the advance of every character and a line's height.
enum VectorLabel {
  /// - Parameter numbers: counts child nodes; a label has none.
  static func reading(_ node: VectorValue, _ numbers: inout Int) throws -> any Layout {
    let font = try node.member("font").elements(count: 2)
    let measuring = MonospacedText(
      advance: try length(font[0]), lineHeight: try length(font[1]))
    return LabelLayout<View>(
      text: try node.member("text").string, font: Font(size: 1),
      numberOfLines: try lines(node.optional("lines")),
      wrapping: try node.optional("charWrap")?.bool == true ? .characters : .words,
      typesetter: Typesetter(measuring: measuring),
      alignment: try VectorLayout.alignment(node) ?? .topLeading,
      flexibility: try VectorLayout.flexibility(node) ?? .flexible,
      viewReuseId: try node.optional("id")?.string)
  }

  private static func length(_ value: VectorValue) throws -> Double {
    let length = try value.number
    guard length > 0 else { throw value.wrong("a length > 0") }
    return length
  }

  private static func lines(_ value: VectorValue?) throws -> Int {
    guard let value else { return 0 }
    guard let lines = Int(exactly: try value.number), lines >= 0 else {
      throw value.wrong("a whole number ≥ 0")
    }
    return lines
  }
}
