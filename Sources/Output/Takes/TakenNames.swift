/// Names that can stand in any file, and none of them twice.
struct TakenNames {
  private var taken: Set<String> = []

  /// The name for a key: letters, digits, `-` and `_` of it, with a number if it is taken.
  mutating func name(for key: String) -> String {
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
