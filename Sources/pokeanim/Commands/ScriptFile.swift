import Engine
import EngineSDL

/// A script in a file; keys must be ones SDL has a name for.
enum ScriptFile {
  static func read(_ path: String) throws -> InputScript {
    try parse(FileSystem.text(of: path), named: path)
  }

  static func parse(_ text: String, named path: String) throws -> InputScript {
    do {
      let script = try InputScript(parsing: text)
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
}
