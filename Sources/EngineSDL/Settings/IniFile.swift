/// The text of an .ini file: groups in brackets, and values by their keys.
struct IniFile {
  let text: String

  /// A value; the last one counts. nil: there is none.
  func value(of key: String, in group: String) -> String? {
    var current = ""
    var found: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("["), let end = line.lastIndex(of: "]") {
        current = String(line[line.index(after: line.startIndex)..<end])
      } else if current == group, let equals = line.firstIndex(of: "=") {
        guard Self.trimmed(line[..<equals]) == key else { continue }
        found = Self.trimmed(line[line.index(after: equals)...])
      }
    }
    return found
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }
}
