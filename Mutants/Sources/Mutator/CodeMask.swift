/// Swift code without its comments and texts.
///
/// A byte stands for a byte, so that a place in the mask is the same place in the file. Comments
/// become blanks, and a text with its quotes becomes quotes from end to end; of a text of several
/// lines only the marks of its ends do, the rest is blank.
struct CodeMask {
  private(set) var bytes: [UInt8]
  private let source: [UInt8]
  private var index = 0

  init(_ source: [UInt8]) {
    self.source = source
    bytes = source
    while index < source.count { step() }
  }

  private mutating func step() {
    if follows("//") {
      blankLine()
    } else if follows("/*") {
      blankComment()
    } else if let hashes = hashesOfText {
      maskText(hashes)
    } else {
      index += 1
    }
  }

  private func follows(_ text: StaticString) -> Bool {
    source[index...].starts(with: "\(text)".utf8)
  }

  private mutating func fill(_ count: Int, with byte: UInt8) {
    for place in index..<min(index + count, source.count) where source[place] != .newline {
      bytes[place] = byte
    }
    index = min(index + count, source.count)
  }

  private mutating func blankLine() {
    while index < source.count, source[index] != .newline { fill(1, with: .blank) }
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      let step = follows("/*") ? 1 : follows("*/") ? -1 : 0
      depth += step
      fill(step == 0 ? 1 : 2, with: .blank)
    } while depth > 0 && index < source.count
  }
}

/// Texts, the ones with `#` and with code in them included.
extension CodeMask {
  /// The number of `#` before the quote of a text that begins here, or nil.
  private var hashesOfText: Int? {
    var end = index
    while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
    return end < source.count && source[end] == .quote ? end - index : nil
  }

  private mutating func maskText(_ hashes: Int) {
    fill(hashes, with: .quote)
    let isLong = follows("\"\"\"")
    let end = [UInt8](repeating: .quote, count: isLong ? 3 : 1)
    let close = end + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    let escape = [UInt8(ascii: "\\")] + close.dropFirst(end.count)
    fill(end.count, with: .quote)
    while index < source.count, isLong || source[index] != .newline {
      let rest = source[index...]
      if rest.starts(with: close) { return fill(close.count, with: .quote) }
      guard rest.starts(with: escape) else {
        fill(1, with: isLong ? .blank : .quote)
        continue
      }
      fill(escape.count, with: isLong ? .blank : .quote)
      if follows("(") { maskInsertion(isLong) } else { fill(1, with: isLong ? .blank : .quote) }
    }
  }

  /// Code in a text, from its parenthesis to the one that closes it.
  private mutating func maskInsertion(_ isLong: Bool) {
    var depth = 0
    repeat {
      if let hashes = hashesOfText {
        maskText(hashes)
      } else {
        depth += follows("(") ? 1 : follows(")") ? -1 : 0
        fill(1, with: isLong ? .blank : .quote)
      }
    } while depth > 0 && index < source.count
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let blank = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
}
