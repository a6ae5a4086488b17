import EngineTestSupport

@testable import JSONText

/// JSON texts as people and programs lay them out, and edits of them.
struct RandomJSONText {
  /// How parts are set apart; each with both ends of lines.
  enum Layout: Int, CaseIterable { case compact, words, lines, tabs, mess }

  let layout: Layout
  let lineEnd: String
  private var names: [String] { ["a", "b", "c", "$comment", "d e"] }

  init(_ random: inout SeededGenerator) {
    layout = Layout.allCases.randomElement(using: &random) ?? .words
    lineEnd = Bool.random(using: &random) ? "\n" : "\r\n"
  }

  func text(_ random: inout SeededGenerator) -> [UInt8] {
    let mark = Int.random(in: 0..<7, using: &random) == 0 ? "\u{FEFF}" : ""
    let end = Bool.random(using: &random) ? lineEnd : ""
    return Array((mark + value(0, &random) + end).utf8)
  }

  private func gap(_ depth: Int, _ random: inout SeededGenerator) -> String {
    switch layout {
    case .compact: ""
    case .words: " "
    case .lines: lineEnd + String(repeating: "  ", count: depth)
    case .tabs: lineEnd + String(repeating: "\t", count: depth)
    case .mess:
      ["", " ", lineEnd + "   ", "  ", lineEnd + lineEnd, "\t"].randomElement(using: &random) ?? ""
    }
  }

  private func colon(_ random: inout SeededGenerator) -> String {
    switch layout {
    case .compact: ":"
    case .words, .lines, .tabs: ": "
    case .mess: gap(0, &random) + ":" + gap(0, &random)
    }
  }

  private func value(_ depth: Int, _ random: inout SeededGenerator) -> String {
    let kind = Int.random(in: 0..<(depth > 3 ? 1 : 3), using: &random)
    guard kind > 0 else {
      let scalars = [
        "1", "1.50", "-0.0", "1e2", "1E+02", "true", "false", "null", #""""#, #""a\u0041""#,
        #""ü""#, #""{,}\"""#,
      ]
      return scalars.randomElement(using: &random) ?? "1"
    }
    let names = names.shuffled(using: &random)
    let count = Int.random(in: 0..<4, using: &random)
    let parts = (0..<count).map { index in
      let before = layout == .mess && index > 0 ? gap(0, &random) : ""
      let gap = layout == .words && index == 0 ? "" : gap(depth + 1, &random)
      let name = kind == 1 ? "\"\(names[index])\"" + colon(&random) : ""
      return (before, gap + name + value(depth + 1, &random))
    }
    let inner = parts.enumerated().map { ($0 > 0 ? $1.0 + "," : "") + $1.1 }.joined()
    let end = layout == .words || (count == 0 && layout != .mess) ? "" : gap(depth, &random)
    return (kind == 1 ? "{" : "[") + inner + end + (kind == 1 ? "}" : "]")
  }

  // MARK: Edits

  static func edit(of value: JSONValue, _ random: inout SeededGenerator) -> JSONEdit {
    let path = paths(in: value).randomElement(using: &random) ?? []
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where !path.isEmpty: return JSONEdit(path, nil)
    case 1:
      // The same with another part.
      guard let old = value[path], let inner = paths(in: old).randomElement(using: &random)
      else { return JSONEdit(path, 0.25) }
      return JSONEdit(path, old.with(RandomJSONText.value(0, &random), at: inner[...]))
    default: return JSONEdit(path, RandomJSONText.value(0, &random))
    }
  }

  private static func value(_ depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 2 ? 4 : 6), using: &random) {
    case 0: return .number([0.65, 1.5, 0, 100, -3e-9].randomElement(using: &random) ?? 0)
    case 1: return .string(["", "x", "aA", "\n"].randomElement(using: &random) ?? "")
    case 2: return .bool(.random(using: &random))
    case 3: return .null
    case 4:
      let count = Int.random(in: 0..<4, using: &random)
      return .array((0..<count).map { _ in value(depth + 1, &random) })
    default:
      let names = ["a", "b", "c", "d e"].shuffled(using: &random)
      return .object(
        names.prefix(Int.random(in: 0..<4, using: &random)).map {
          .init(key: $0, value: value(depth + 1, &random))
        })
    }
  }

  /// The paths to all parts, and to some that can be added.
  static func paths(in value: JSONValue, _ path: [JSONStep] = []) -> [[JSONStep]] {
    switch value {
    case .object(let members):
      return [path] + members.flatMap { paths(in: $0.value, path + [.member($0.key)]) }
        + [path + [.member("new")], path + [.member("new"), .member("er")]]
    case .array(let values):
      return [path] + values.enumerated().flatMap { paths(in: $1, path + [.element($0)]) }
        + [path + [.element(values.count)]]
    default: return [path]
    }
  }
}

extension JSONValue {
  /// The value with another part, by the plainest means.
  func with(_ new: JSONValue?, at path: ArraySlice<JSONStep>) -> JSONValue? {
    guard let step = path.first else { return new }
    switch (step, self) {
    case (.member(let name), .object(var members)):
      if let place = members.firstIndex(where: { $0.key == name }) {
        let value = members.remove(at: place).value.with(new, at: path.dropFirst())
        if let value { members.insert(Member(key: name, value: value), at: place) }
      } else if let value = JSONValue.object([]).with(new, at: path.dropFirst()), new != nil {
        members.append(Member(key: name, value: value))
      }
      return .object(members)
    case (.element(let index), .array(var values)):
      if index < values.count {
        let value = values.remove(at: index).with(new, at: path.dropFirst())
        if let value { values.insert(value, at: index) }
      } else if let new {
        values.append(new)
      }
      return .array(values)
    default: return self
    }
  }
}
