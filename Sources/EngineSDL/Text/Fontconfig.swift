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
    guard let pipe = popen("fc-match -f '%{family[0]}\\n%{file}\\n' '\(family)' 2>/dev/null", "r")
    else { return nil }
    defer { pclose(pipe) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = fread(&bytes, 1, bytes.count, pipe)
    return Match(answer: String(decoding: bytes[..<count], as: UTF8.self))
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
