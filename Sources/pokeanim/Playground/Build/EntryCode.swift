/// The code that offers what a file declares: everything that can be made without a question, and that
/// is of a kind that somebody could show.
struct EntryCode: Equatable {
  /// A call for each thing, in the order of the file.
  private(set) var offers: [String]

  /// The name of the function that the library exports.
  static let symbol = "playground_entry"
  /// The lines before the first offer.
  private static let head = [
    "import Playground", "",
    "@_cdecl(\"\(symbol)\") @MainActor public func playgroundEntry() {",
  ]

  init(_ graph: SymbolGraph) {
    let types = Dictionary(graph.types.map { ($0.id, $0) }) { first, _ in first }
    let made = graph.types.filter { type in
      (type.conforms || type.superclass != nil) && !graph.superclasses.contains(type.id)
    }.compactMap { type in
      Self.call(type, types).map { call in
        (
          type.line,
          "Playground.offer(\(SwiftLiteral.text(of: type.name)), \(type.name).self,"
            + " line: \(type.line)) { \(call) }"
        )
      }
    }
    let values = graph.variables.map { value in
      (
        value.line,
        "Playground.offer(\(SwiftLiteral.text(of: value.name)), \(value.name), line: \(value.line))"
      )
    }
    offers = (made + values).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The file.
  var text: String {
    (Self.head + offers.map { "  " + $0 } + ["}", ""]).joined(separator: "\n")
  }

  /// Leaves out the offers in some lines of the file.
  ///
  /// - Returns: false if none of them is an offer.
  mutating func leaveOut(lines: Set<Int>) -> Bool {
    let places = offers.indices.filter { lines.contains($0 + Self.head.count + 1) }
    for place in places.reversed() { offers.remove(at: place) }
    return !places.isEmpty
  }

  /// Leaves out all of them; returns false if there are none.
  mutating func leaveOutAll() -> Bool {
    defer { offers = [] }
    return !offers.isEmpty
  }

  // MARK: Calls

  private static func call(
    _ type: SymbolGraph.Declared, _ types: [String: SymbolGraph.Declared]
  ) -> String? {
    var ancestor: SymbolGraph.Declared? = type
    while let declared = ancestor {
      if !declared.initializers.isEmpty { return call(type.name, declared.initializers) }
      guard let superclass = declared.superclass else { return nil }
      ancestor = types[superclass]
      if ancestor == nil { return call(type.name, inheritedFrom: superclass) }
    }
    return nil
  }

  /// A call of the first initializer that asks for nothing, rather one that measures text as the
  /// window does.
  private static func call(_ name: String, _ initializers: [SymbolGraph.Initializer]) -> String? {
    let usable = initializers.filter { initializer in
      initializer.parameters.allSatisfy { $0.hasDefault || $0.isTextMeasuring }
    }
    if usable.contains(where: { $0.parameters.contains(where: \.isTextMeasuring) }) {
      return "\(name)(measuring: $0)"
    }
    return usable.isEmpty ? nil : "_ in \(name)()"
  }

  /// The call of a class whose superclass stands in another module.
  private static func call(_ name: String, inheritedFrom superclass: String) -> String {
    superclass == "Engine.StageScreen" ? "\(name)(measuring: $0)" : "_ in \(name)()"
  }
}

extension SymbolGraph.Parameter {
  fileprivate var isTextMeasuring: Bool { label == "measuring" }
}

/// Texts as Swift code.
enum SwiftLiteral {
  /// A literal of one line. Backquotes around a name are no part of it.
  static func text(of text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": literal += "\\\(scalar)"
      case "`": continue
      case _ where scalar.value < 0x20:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
