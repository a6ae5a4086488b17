import Engine
import EngineSDL
import JSONText

/// A window's work, for `--stats`.
struct Statistics {
  /// Names and values; `-` where there is nothing to tell.
  let entries: [(name: String, value: String)]

  init(_ counters: HostCounters, renderer: RendererName) {
    self.init(lines: counters.lines + ["renderer \(renderer.rawValue)"])
  }

  /// - Parameter lines: a name, a blank and a value each.
  init(lines: [String]) {
    entries = lines.map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (String(parts.first ?? ""), String(parts.dropFirst().first ?? "-"))
    }
  }

  var lines: [String] { entries.map { "\($0.name) \($0.value)" } }

  /// An object; numbers as they are told, `-` as null.
  var json: JSONValue {
    .object(
      entries.map { name, value in
        let text: JSONValue = value == "-" ? .null : .string(value)
        let number = Double(value).map { _ in JSONValue.written(Array(value.utf8)) }
        return JSONValue.Member(key: name, value: number ?? text)
      })
  }
}
