/// Names of Swift for keys and titles, none of them twice.
package struct SwiftNames {
  private var taken: Set<String>

  /// - Parameter taken: the names that stand for something else already.
  package init(taken: Set<String> = []) { self.taken = taken.union(Self.words) }

  /// The name for a key, in lower camel case.
  ///
  /// - Parameter kind: stands before a key that has no letter in front, and behind one that is a
  ///   word of the language.
  package mutating func name(for key: String, kind: String) -> String {
    let parts = Self.parts(key)
    let plain =
      Self.lowered(parts.first ?? "") + parts.dropFirst().map(Self.raised).joined()
    var base = plain
    if !(base.first?.isLetter ?? false) { base = kind + base }
    if Self.words.contains(base) { base += Self.raised(kind) }
    var (name, number) = (base, 1)
    while !taken.insert(name).inserted {
      number += 1
      name = "\(base)\(base.last?.isNumber ?? false ? "n" : "")\(number)"
    }
    return name
  }

  /// The name of a type for a title, in upper camel case; of a long one for its first words.
  package static func type(for title: String) -> String {
    let name = parts(title).prefix(6).map(raised).joined()
    return name.first?.isLetter ?? false ? name : "My" + name
  }

  /// The letters and digits between other signs.
  private static func parts(_ text: String) -> [String] {
    text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static func raised(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A word in capitals is lowered as a whole, else its first letter.
  private static func lowered(_ text: String) -> String {
    text.allSatisfy { !$0.isLowercase }
      ? text.lowercased() : text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The words that name nothing else in the sources that are written.
  private static let words: Set<String> = [
    "actor", "as", "associatedtype", "async", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "description", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "hashValue", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil", "none", "operator", "precedencegroup", "private", "protocol", "public",
    "rawValue", "repeat", "rethrows", "return", "self", "some", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
