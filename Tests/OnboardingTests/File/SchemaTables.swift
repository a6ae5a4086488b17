import JSONText

/// The schema of slides as tables for people: of each object its members, with their shapes, ranges and
/// defaults.
struct SchemaTables {
  /// The lines, with a heading before each table.
  private(set) var lines: [String] = []
  private let schema: JSONValue
  private var pending: [(name: String, value: JSONValue)] = []

  init(_ schema: JSONValue) {
    self.schema = schema
    pending = [("document", schema)]
    if case .object(let definitions)? = schema["$defs"] {
      pending += definitions.map { ($0.key, $0.value) }
    }
    var place = 0
    while place < pending.count {
      let (name, value) = pending[place]
      append(name, value)
      place += 1
    }
  }

  private mutating func append(_ name: String, _ value: JSONValue) {
    guard case .object(let members)? = value["properties"] else {
      let shape = shape(value, name)
      lines += ["", "### \(name)", "", sentence(value["description"], shape)]
      return
    }
    lines += ["", "### \(name)", ""]
    if let words = text(value["description"]) { lines += [words + ".", ""] }
    lines += ["| member | shape | default | |", "|---|---|---|---|"]
    let needed = list(value["required"]).compactMap { text($0) }
    for part in members where part.key != "$comment" {
      let (member, value) = (part.key, part.value)
      let fallback =
        needed.contains(member)
        ? "*needed*" : value["default"].map { "`\(Self.code($0))`" } ?? ""
      let shape = shape(value, "\(name).\(member)")
      lines.append(
        "| `\(member)` | \(shape) | \(fallback) | \(text(value["description"]) ?? "") |")
    }
  }

  private func sentence(_ words: JSONValue?, _ shape: String) -> String {
    (text(words).map { $0 + ". " } ?? "") + "It is \(shape)."
  }

  /// A shape in words; objects of their own get a table.
  private mutating func shape(_ value: JSONValue, _ name: String) -> String {
    if let goal = text(value["$ref"]) {
      let name = goal.split(separator: "/").last.map(String.init) ?? ""
      return "[\(name)](#\(name))"
    }
    if value["anyOf"] != nil {
      return list(value["anyOf"]).map { part in
        let words = text(part["description"]).map { " (\($0))" } ?? ""
        guard part["properties"] != nil else { return shape(part, name) + words }
        let key = list(part["required"]).first.flatMap { text($0) } ?? "object"
        return shape(part, "\(name) (\(key))")
      }.joined(separator: ", or ")
    }
    if value["enum"] != nil {
      return list(value["enum"]).map { "`\(Self.code($0))`" }.joined(separator: ", ")
    }
    switch text(value["type"]) {
    case "object": return object(value, name)
    case "array": return array(value, name)
    case "string":
      if let pattern = text(value["pattern"]) {
        return "a text like `\(pattern.replacing("|", with: "\\|"))`"
      }
      return "a text" + (number(value["maxLength"]).map { ", at most \($0) characters" } ?? "")
    case "number":
      guard let least = number(value["minimum"]), let most = number(value["maximum"]) else {
        return "a number"
      }
      return "\(least) to \(most)"
    case "boolean": return "`true`, `false`"
    default: return "anything"
    }
  }

  private mutating func object(_ value: JSONValue, _ name: String) -> String {
    if case .object? = value["additionalProperties"], let values = value["additionalProperties"] {
      let most = number(value["maxProperties"]).map { ", at most \($0)" } ?? ""
      return "an object of \(shape(values, name)) by names\(most)"
    }
    pending.append((name, value))
    let anchor = name.filter { $0.isLetter || $0 == " " }.lowercased().replacing(" ", with: "-")
    return "[an object](#\(anchor))"
  }

  private mutating func array(_ value: JSONValue, _ name: String) -> String {
    let items = value["items"].map { shape($0, name) } ?? "anything"
    guard let most = number(value["maxItems"]) else { return "a list of \(items)" }
    return number(value["minItems"]) == most
      ? "\(most) numbers\(items == "a number" ? "" : " of \(items)")"
      : "a list of \(items), at most \(most)"
  }

  // MARK: Values

  private func list(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let values)? = value { values } else { [] }
  }

  private func text(_ value: JSONValue?) -> String? {
    if case .string(let text)? = value, !text.isEmpty { text } else { nil }
  }

  private func number(_ value: JSONValue?) -> String? {
    if case .number? = value, let value { Self.code(value) } else { nil }
  }

  /// A value as JSON.
  static func code(_ value: JSONValue) -> String {
    String(decoding: value.line().dropLast(), as: UTF8.self)
  }
}
