/// The modules that Swift code imports, told from its lines alone.
enum SwiftImports {
  /// The words of which one may stand between `import` and a name.
  private static let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  static func modules(in code: [UInt8]) -> Set<String> {
    let word = Array("import".utf8)
    var modules: Set<String> = []
    for line in code.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") })
    where line.count < 400 && line.contains(word[0]) {
      if let module = module(in: String(decoding: line, as: UTF8.self)) { modules.insert(module) }
    }
    return modules
  }

  private static func module(in line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let place = words.firstIndex(of: "import"),
      words[..<place].allSatisfy({ $0.hasPrefix("@") || accesses.contains($0) })
    else { return nil }
    let name = words[(place + 1)...].drop { kinds.contains($0) }.first
    return name.map { String($0.prefix { $0 != "." }) }
  }

  private static let accesses: Set<Substring> = [
    "fileprivate", "internal", "package", "private", "public",
  ]
}
