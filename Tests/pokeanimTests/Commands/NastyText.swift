import EngineTestSupport
import Foundation

/// Text that a terminal obeys, and that begins lines of its own.
enum NastyText {
  static let text =
    "a\u{1B}]0;t\u{7}\u{9B}2J\r\nforged\u{85}forged\u{2028}forged\u{2029}\u{202E}\u{2066}\u{200F}\u{61C}\u{7F}\tz"

  private static let obeyed: [ClosedRange<UInt32>] = [
    0...0x9, 0xB...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E,
    0x2066...0x2069,
  ]

  /// The first thing in an output that a terminal would obey, or a line that is not the program's;
  /// nil: there is none.
  static func flaw(in result: ProgramRun.Result) -> String? {
    for text in [result.output, result.errors] {
      if let scalar = text.unicodeScalars.first(where: isObeyed) {
        return "U+\(String(scalar.value, radix: 16)) in \(String(reflecting: text))"
      }
      if text.split(separator: "\n").contains(where: { $0.hasPrefix("forged") }) {
        return "a line of its own in \(String(reflecting: text))"
      }
    }
    return result.timedOut || result.code >= 128 ? "it ended with \(result.code)" : nil
  }

  /// Bytes that are no text become U+FFFD in what is read here.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FFFD}" || obeyed.contains { $0.contains(scalar.value) }
  }
}

/// All commands and their options, as the program lists them itself.
struct ListedCommand: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let kind: String
    let names: [Name]?

    /// The option as it is written; nil: it is a word without a name, or takes none.
    var option: String? {
      guard kind == "option", let name = names?.first(where: { $0.kind == "long" }) else {
        return nil
      }
      return "--" + name.name
    }
  }

  private struct List: Decodable {
    let command: ListedCommand
  }

  let commandName: String
  let arguments: [Argument]?
  let subcommands: [ListedCommand]?

  static func all() throws -> [ListedCommand] {
    let result = try ProgramRun(arguments: ["--experimental-dump-help"]).run()
    let window = try JSONDecoder().decode(List.self, from: Data(result.output.utf8)).command
    return [window] + (window.subcommands ?? [])
  }

  /// The words that come before its options.
  var words: [String] { commandName == "pokeanim" ? [] : [commandName] }
  var options: [String] { (arguments ?? []).compactMap(\.option) }
}
