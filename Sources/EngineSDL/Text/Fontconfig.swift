import Engine
import EngineSystem
import Glibc

/// The system's own knowledge of its fonts, through the program `fc-match`.
enum Fontconfig {
  /// A font that fontconfig proposes.
  struct Match: Hashable {
    var family: String
    var file: String
  }

  /// The font that it proposes for a family; it always proposes something, so look at the family.
  ///
  /// nil: it is not installed, or knows no font. Takes some hundredths of a second.
  static func match(_ family: String) -> Match? {
    answer(to: family, format: "%{family[0]}\\n%{file}\\n").flatMap(Match.init)
  }

  /// The font that it proposes for a character, which it may not have if no font has it: one that
  /// is drawn in outlines and without colours, if there is one.
  ///
  /// nil: it is not installed, or knows no font. Takes some hundredths of a second.
  static func match(_ scalar: Unicode.Scalar, _ weight: Font.Weight) -> FontFace? {
    let code = String(scalar.value, radix: 16)
    let pattern = "sans-serif:charset=\(code):weight=\(weight.number):color=false:outline=true"
    return answer(to: pattern, format: "%{file}\\n%{index}\\n").flatMap(FontFace.init)
  }

  private static func answer(to pattern: String, format: String) -> String? {
    guard let pipe = popen("fc-match -f '\(format)' '\(pattern)' 2>/dev/null", "r") else {
      return nil
    }
    defer { pclose(pipe) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = fread(&bytes, 1, bytes.count, pipe)
    return String(anyBytes: bytes[..<count])
  }
}

extension Fontconfig.Match {
  /// Two lines: the family and the file, which must be of a kind that can be read here.
  init?(answer: String) {
    let lines = answer.split(separator: "\n")
    guard lines.count == 2, [".otf", ".ttf"].contains(where: lines[1].hasSuffix) else {
      return nil
    }
    self.init(family: String(lines[0]), file: String(lines[1]))
  }
}

extension FontFace {
  /// Two lines: the file, of a kind that can be read here, and the font's number in it.
  init?(answer: String) {
    let lines = answer.split(separator: "\n")
    guard lines.count == 2, [".otf", ".ttf", ".ttc"].contains(where: lines[0].hasSuffix),
      let index = Int(lines[1])
    else { return nil }
    self.init(file: String(lines[0]), index: index)
  }
}

extension Font.Weight {
  /// Fontconfig's number for it.
  fileprivate var number: Int {
    switch self {
    case .regular: 80
    case .semibold: 180
    case .bold: 200
    }
  }
}
