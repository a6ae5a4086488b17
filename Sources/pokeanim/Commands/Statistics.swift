import Engine
import EngineSDL

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

  /// One object, with a line break at its end.
  var json: String {
    let members = entries.map { entry in
      let value = entry.value == "-" ? "null" : Double(entry.value).map { _ in entry.value }
      return "\(PlainJSON.string(entry.name)):\(value ?? PlainJSON.string(entry.value))"
    }
    return "{\(members.joined(separator: ","))}\n"
  }
}
