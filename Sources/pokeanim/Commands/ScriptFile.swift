import Engine
import EngineSDL
import EngineSystem

/// A script in a file; keys must be ones SDL has a name for.
enum ScriptFile {
  /// The most events that may come at one time: each is put on top of those before it, so that n of
  /// them are n² work; a hand has a few.
  private static let mostAtOnce = 128

  /// - Parameter path: `-` is the standard input.
  static func read(_ path: String) throws -> InputScript {
    guard path == "-" else { return try parse(FileSystem.text(of: path), named: path) }
    return try parse(FileSystem.text(of: "/dev/stdin"), named: "standard input")
  }

  static func parse(_ text: String, named path: String) throws -> InputScript {
    do {
      let script = try InputScript(parsing: text).named(path)
      try check(script, named: path)
      for case let entry in script.entries {
        guard case .key(let key) = entry.event else { continue }
        guard key.isKnown else {
          throw Failure(
            "\(path), line \(entry.line): there is no key “\(key.rawValue)”; use SDL's names,"
              + " as in Right, Return, Space, R, Ctrl+Shift+Z")
        }
      }
      return script
    } catch let error as InputScript.ParseError {
      throw Failure("\(path), \(error)")
    }
  }

  private static func check(_ script: InputScript, named path: String) throws {
    let late = zip(script.entries, script.entries.dropFirst(mostAtOnce))
    if let crowd = late.first(where: { $0.time == $1.time }) {
      throw Failure(
        "\(path), line \(crowd.1.line): more than \(mostAtOnce) events at one time; let a few"
          + " milliseconds pass between them")
    }
  }
}
