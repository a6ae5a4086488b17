import JSONText

/// A piece of a declaration: `init`, `(`, `measuring`, `: any `, …
struct DeclarationFragment: Equatable {
  let kind: String
  let text: String
  /// The mangled name of a type; nil: it is none.
  let typeID: String?

  init(kind: String, text: String, typeID: String? = nil) {
    (self.kind, self.text, self.typeID) = (kind, text, typeID)
  }

  init(_ fragment: JSONValue) {
    kind = fragment["kind"]?.text ?? ""
    text = fragment["spelling"]?.text ?? ""
    typeID = kind == "typeIdentifier" ? fragment["preciseIdentifier"]?.text : nil
  }

  /// The initializer that is declared; nil for one that may make nothing, throws or is asynchronous.
  ///
  /// - Parameter title: its name with its labels, as `init(measuring:_:)`.
  static func initializer(_ fragments: [DeclarationFragment], title: String)
    -> SymbolGraph.Initializer?
  {
    guard let start = fragments.firstIndex(where: { $0.kind == "keyword" && $0.text == "init" })
    else { return nil }
    let words = fragments[(start + 1)...]
    guard words.first?.text.first == "(",
      let end = words.lastIndex(where: { $0.text.contains(")") })
    else { return nil }
    let effects = words[end...].filter { $0.kind == "keyword" }.map(\.text)
    guard !effects.contains("throws"), !effects.contains("async") else { return nil }
    return SymbolGraph.Initializer(parameters: parameters(words, labels: labels(in: title)))
  }

  private static func labels(in title: String) -> [String] {
    let list = title.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    return list.split(separator: ":").map(String.init)
  }

  /// The parameters, each begun by its label.
  private static func parameters(_ words: ArraySlice<DeclarationFragment>, labels: [String])
    -> [SymbolGraph.Parameter]
  {
    var parameters: [SymbolGraph.Parameter] = []
    for word in words {
      if word.kind == "externalParam", parameters.count < labels.count,
        word.text == labels[parameters.count]
      {
        let label = word.text == "_" ? nil : word.text
        parameters.append(SymbolGraph.Parameter(label: label, hasDefault: false))
      } else if word.kind == "text", !parameters.isEmpty, isOptional(word.text) {
        parameters[parameters.count - 1].hasDefault = true
      }
    }
    return parameters
  }

  /// True behind the type of a parameter that a call may leave out.
  private static func isOptional(_ text: String) -> Bool {
    text.contains(" = ") || text.contains("...")
  }
}
