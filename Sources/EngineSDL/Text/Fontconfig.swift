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

  /// The system's fonts that have a character in outlines and without colours, regular ones first, then
  /// by their names. No setting of a person's counts, nor a font that only one person has.
  ///
  /// None if it is not installed. Takes some hundredths of a second.
  static func faces(with scalar: Unicode.Scalar) -> [FontFace] {
    let pattern = ":charset=\(String(scalar.value, radix: 16)):color=false:outline=true"
    let nobody = "env -i PATH=\"$PATH\" HOME=/nonexistent LC_ALL=C"
    let lines = answer(of: "\(nobody) fc-list -f '%{file}\\t%{index}\\n' '\(pattern)'") ?? ""
    let faces = lines.split(separator: "\n").compactMap(FontFace.init(line:))
    func rank(_ face: FontFace) -> (Int, String, Int) {
      (face.file.contains("Regular") ? 0 : 1, face.file, face.index)
    }
    return faces.sorted { rank($0) < rank($1) }
  }

  private static func answer(to pattern: String, format: String) -> String? {
    answer(of: "fc-match -f '\(format)' '\(pattern)'")
  }

  private static func answer(of command: String) -> String? {
    guard let pipe = popen(command + " 2>/dev/null", "r") else { return nil }
    defer { pclose(pipe) }
    var bytes = [UInt8](repeating: 0, count: 1 << 18)
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
  /// The file, of a kind that can be read here, and the font's number in it, with a tab between them.
  init?(line: Substring) {
    let parts = line.split(separator: "\t")
    guard parts.count == 2, [".otf", ".ttf", ".ttc"].contains(where: parts[0].hasSuffix),
      let index = Int(parts[1]), (0..<1 << 16).contains(index)
    else { return nil }
    self.init(file: String(parts[0]), index: index)
  }
}
