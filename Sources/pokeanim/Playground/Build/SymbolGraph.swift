import JSONText

/// What code declares at its top level, as a compiler writes it into a symbol graph.
struct SymbolGraph: Equatable {
  /// A structure or a class.
  struct Declared: Equatable {
    let id: String
    /// In backquotes where it is a word of the language.
    let name: String
    let line: Int
    /// In the order of the code.
    var initializers: [Initializer] = []
    /// The class that it inherits from, as the compiler writes it.
    var superclass: String?
    /// True if it conforms to a protocol that is not one of the language's own.
    var conforms = false
  }

  struct Initializer: Equatable {
    var parameters: [Parameter]
  }

  struct Parameter: Equatable {
    /// nil: it has none.
    var label: String?
    var hasDefault: Bool
  }

  struct Variable: Equatable {
    let name: String
    let line: Int
  }

  private(set) var types: [Declared] = []
  private(set) var variables: [Variable] = []
  /// The names of the classes that others inherit from.
  private(set) var superclasses: Set<String> = []

  /// - Parameters:
  ///   - bytes: the JSON of a graph.
  ///   - module: the code's own; what it hands on of others is in the graph, too.
  init(_ bytes: [UInt8], of module: String) throws(JSONError) {
    let graph = try JSONReader.read(bytes)
    var superclasses: [String: String] = [:]
    var owners: [String: String] = [:]
    var conforming: Set<String> = []
    for relation in graph["relationships"]?.elements ?? [] {
      guard let source = relation["source"]?.text, let target = relation["target"]?.text else {
        continue
      }
      switch relation["kind"]?.text {
      case "inheritsFrom": superclasses[source] = relation["targetFallback"]?.text ?? target
      case "memberOf": owners[source] = target
      case "conformsTo" where !SwiftName.isOwn(target): conforming.insert(source)
      default: break
      }
    }
    self.superclasses = Set(superclasses.values)
    let own = "s:\(module.utf8.count)\(module)"
    let symbols = (graph["symbols"]?.elements ?? []).compactMap(Symbol.init)
      .filter { $0.id.hasPrefix(own) }
    types = symbols.compactMap(\.type)
    variables = symbols.compactMap(\.variable)
    var places: [String: Int] = [:]
    for (place, type) in types.enumerated() {
      places[type.id] = place
      types[place].superclass = superclasses[type.id]
      types[place].conforms = conforming.contains(type.id)
    }
    for symbol in symbols {
      guard let initializer = symbol.initializer, let owner = owners[symbol.id],
        let place = places[owner]
      else { continue }
      types[place].initializers.append(initializer)
    }
  }
}

/// The mangled names of declarations.
private enum SwiftName {
  /// True for those of the standard library.
  static func isOwn(_ id: String) -> Bool { id.hasPrefix("s:s") || id.hasPrefix("s:S") }
}

/// One declaration of a graph.
private struct Symbol {
  let id: String
  private let kind: String
  private let path: [String]
  private let line: Int
  private let fragments: [DeclarationFragment]
  private let isGeneric: Bool

  init?(_ symbol: JSONValue) {
    guard let kind = symbol["kind"]?["identifier"]?.text,
      let id = symbol["identifier"]?["precise"]?.text
    else { return nil }
    self.id = id
    self.kind = kind
    path = (symbol["pathComponents"]?.elements ?? []).compactMap(\.text)
    line = symbol["location"]?["position"]?["line"]?.number.map { Int($0) + 1 } ?? 0
    fragments = (symbol["declarationFragments"]?.elements ?? []).map(DeclarationFragment.init)
    isGeneric = symbol["swiftGenerics"] != nil
  }

  var type: SymbolGraph.Declared? {
    guard ["swift.struct", "swift.class"].contains(kind), path.count == 1, !isGeneric,
      let name = fragments.last(where: { $0.kind == "identifier" })?.text
    else { return nil }
    return SymbolGraph.Declared(id: id, name: name, line: line)
  }

  /// Those of the standard library's types can't be shown.
  var variable: SymbolGraph.Variable? {
    guard kind == "swift.var", path.count == 1,
      let name = fragments.first(where: { $0.kind == "identifier" })?.text
    else { return nil }
    let types = fragments.compactMap(\.typeID)
    guard types.isEmpty || !types.allSatisfy(SwiftName.isOwn) else { return nil }
    return SymbolGraph.Variable(name: name, line: line)
  }

  /// One that makes a value, and can do so here and now.
  var initializer: SymbolGraph.Initializer? {
    guard kind == "swift.init", path.count == 2, !isGeneric else { return nil }
    return DeclarationFragment.initializer(fragments, title: path[1])
  }
}

extension JSONValue {
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
  fileprivate var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
  fileprivate var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}
