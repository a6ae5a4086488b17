/// Words of command lines that people are told.
enum ShellWord {
  /// A text as a shell takes it for one word.
  static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "-._/+,:@%".contains($0) }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
