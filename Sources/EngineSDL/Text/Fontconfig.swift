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

  /// The system's fonts in outlines and without colours, each with the ranges of its characters.
  ///
  /// None if it is not installed. Takes some tenths of a second.
  static func fonts() -> [(face: FontFace, characters: [ClosedRange<UInt32>])] {
    let format = "%{file}\\t%{index}\\t%{charset}\\n"
    let lines = answer(of: "fc-list -f '\(format)' ':color=false:outline=true'") ?? ""
    return lines.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t")
      guard parts.count == 3, let face = FontFace(line: parts[0] + "\t" + parts[1]) else {
        return nil
      }
      return (face, parts[2].split(separator: " ").compactMap(characters))
    }
  }

  /// Two numbers of base 16 with a line between them, or one.
  private static func characters(_ range: Substring) -> ClosedRange<UInt32>? {
    let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
    guard let first = ends.first, let last = ends.last, first <= last else { return nil }
    return first...last
  }

  private static func answer(to pattern: String, format: String) -> String? {
    answer(of: "fc-match -f '\(format)' '\(pattern)'")
  }

  private static func answer(of command: String) -> String? {
    // No setting of a person's counts, nor a font that only one person has.
    let nobody = "env -i PATH=\"$PATH\" HOME=/nonexistent LC_ALL=C "
    guard let pipe = popen(nobody + command + " 2>/dev/null", "r") else { return nil }
    defer { pclose(pipe) }
    var (bytes, block) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while case let count = fread(&block, 1, block.count, pipe), count > 0, bytes.count < most {
      bytes += block[..<count]
    }
    return String(anyBytes: bytes[...])
  }

  /// The most bytes of an answer.
  private static let most = 64 << 20
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
  /// The file, of a kind that can be read here, and the font's number in it, with a tab between them.
  init?(line: Substring) {
    let parts = line.split(separator: "\t")
    guard parts.count == 2, [".otf", ".ttf", ".ttc"].contains(where: parts[0].hasSuffix),
      let index = Int(parts[1]), (0..<1 << 16).contains(index)
    else { return nil }
    self.init(file: String(parts[0]), index: index)
  }
}
