/// Reads what a compiler has said with `-diagnostic-style=llvm`: a line for each diagnostic, which an
/// excerpt of the file may follow.
struct DiagnosticReader {
  private(set) var diagnostics: [Diagnostic] = []
  /// The lines that are no diagnostics, as of a compiler that crashed.
  private(set) var otherLines: [String] = []

  init(_ said: String) {
    let lines = said.split(separator: "\n", omittingEmptySubsequences: false)
    var index = 0
    while index < lines.count {
      if let diagnostic = Self.diagnostic(lines[index]) {
        diagnostics.append(diagnostic)
        // The line of the file may look like a diagnostic itself.
        if index + 2 < lines.count, Self.isPointer(lines[index + 2]) { index += 2 }
      } else if !lines[index].isEmpty {
        otherLines.append(String(lines[index]))
      }
      index += 1
    }
  }

  private static func diagnostic(_ line: Substring) -> Diagnostic? {
    let found = Diagnostic.Kind.allCases.compactMap { kind in
      head(of: line, before: kind.rawValue).map { (kind, $0) }
    }
    guard let (kind, head) = found.min(by: { $0.1.endIndex < $1.1.endIndex }) else { return nil }
    let start = line.utf8.index(
      head.endIndex, offsetBy: kind.rawValue.utf8.count + (head.isEmpty ? 2 : 4))
    let place = place(head)
    guard place != nil || isNowhere(head) else { return nil }
    return Diagnostic(place: place, kind: kind, text: String(line[start...]))
  }

  /// What stands before `: error: `; empty where the line begins with `error: `.
  private static func head(of line: Substring, before kind: String) -> Substring? {
    if line.utf8.starts(with: "\(kind): ".utf8) { return line[..<line.startIndex] }
    let mark = Array(": \(kind): ".utf8)
    var start = line.startIndex
    while let colon = line.utf8[start...].firstIndex(of: mark[0]) {
      if line.utf8[colon...].starts(with: mark) { return line[..<colon] }
      start = line.utf8.index(after: colon)
    }
    return nil
  }

  /// The place of `FILE:LINE:COLUMN` or `FILE:LINE`; nil for `<unknown>:0`.
  private static func place(_ head: Substring) -> Diagnostic.Place? {
    guard let (rest, last) = number(atEndOf: head) else { return nil }
    let place =
      if let (file, line) = number(atEndOf: rest) {
        Diagnostic.Place(file: String(file), line: line, column: last)
      } else {
        Diagnostic.Place(file: String(rest), line: last)
      }
    return place.line > 0 && !place.file.isEmpty ? place : nil
  }

  private static func number(atEndOf text: Substring) -> (rest: Substring, number: Int)? {
    guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")),
      let number = Int(text[text.utf8.index(after: colon)...])
    else { return nil }
    return (text[..<colon], number)
  }

  /// True for the heads of diagnostics that are about no place.
  private static func isNowhere(_ head: Substring) -> Bool {
    head.isEmpty || head == "<unknown>:0" || head.hasSuffix("swiftc")
      || head.hasSuffix("swift-frontend") || head.hasSuffix("ld.lld")
  }

  /// True for the line below an excerpt.
  private static func isPointer(_ line: Substring) -> Bool {
    let signs = " \t^~".utf8
    return line.utf8.contains(UInt8(ascii: "^")) && line.utf8.allSatisfy(signs.contains)
  }
}
