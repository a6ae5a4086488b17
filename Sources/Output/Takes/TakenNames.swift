/// Names that can stand in any file, and none of them twice.
struct TakenNames {
  private var taken: Set<String> = []
  /// The names of keys that were promised one, and did not ask for it yet.
  private var promised: [String: String] = [:]

  init() {}

  /// Names of which each key has the same one, in whichever order they are asked for.
  init(for keys: [String]) {
    var promised: [String: String] = [:]
    for key in keys where promised[key] == nil { promised[key] = name(for: key) }
    self.promised = promised
  }

  /// The name for a key: letters, digits, `-` and `_` of it, with a number if it is taken.
  mutating func name(for key: String) -> String {
    if let name = promised.removeValue(forKey: key) { return name }
    let plain = Self.plain(key)
    var name = plain
    var number = 1
    while !taken.insert(name).inserted {
      number += 1
      name = "\(plain)-\(number)"
    }
    return name
  }

  /// It begins with a letter, as ids in style sheets do.
  private static func plain(_ key: String) -> String {
    let signs = key.unicodeScalars.map { scalar -> Character in
      let isPlain =
        scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
        || scalar == "-" || scalar == "_"
      return isPlain ? Character(scalar) : "-"
    }
    let name = String(signs)
    return name.first?.isLetter ?? false ? name : "view-" + name
  }
}
