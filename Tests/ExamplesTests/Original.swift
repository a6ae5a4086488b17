import EngineTestSupport
import Foundation

/// A text of an original, quoted byte for byte, and the frame of ours in which it is a program.
///
/// The quotations lie in `Originals`, each below lines that say where it is from.
struct Original {
  /// The quotation alone.
  let text: String

  /// - Parameter name: of the file in `Originals`, without `.txt`.
  init(_ name: String) throws {
    let file = "Tests/ExamplesTests/Originals/\(name).txt"
    let lines = try String(
      contentsOf: repositoryRoot().appendingPathComponent(file), encoding: .utf8)
    let parts = lines.components(separatedBy: "// The quotation begins below this line.\n")
    guard parts.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
    text = parts[1]
  }

  /// A program in which the original's types are ours by aliases, with lines before and after it.
  func program(
    _ aliases: KeyValuePairs<String, String>, before: String = "", after: String
  ) -> String {
    let names = aliases.map { "typealias \($0) = \($1)\n" }.joined()
    return "import Engine\n\n\(names)\n\(before)\(text)\n\(after)\n"
  }
}
