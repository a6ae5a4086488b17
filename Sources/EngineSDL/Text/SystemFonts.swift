/// All fonts of the system, for letters that none of the fixed list has.
enum SystemFonts {
  private struct Font {
    let face: FontFace
    /// In order.
    let characters: [ClosedRange<UInt32>]

    func has(_ character: UInt32) -> Bool {
      var (low, high) = (0, characters.count)
      while low < high {
        let middle = (low + high) / 2
        if characters[middle].upperBound < character { low = middle + 1 } else { high = middle }
      }
      return low < characters.count && characters[low].contains(character)
    }
  }

  /// Regular ones first, then by their names.
  private static let fonts: [Font] = {
    func rank(_ font: Font) -> (Int, String, Int) {
      (font.face.file.contains("Regular") ? 0 : 1, font.face.file, font.face.index)
    }
    return Fontconfig.fonts()
      .map {
        Font(face: $0.face, characters: $0.characters.sorted { $0.lowerBound < $1.lowerBound })
      }
      .sorted { rank($0) < rank($1) }
  }()

  /// Those that have a character, in an order that is always the same.
  static func faces(with scalar: Unicode.Scalar) -> [FontFace] {
    fonts.filter { $0.has(scalar.value) }.map(\.face)
  }
}
