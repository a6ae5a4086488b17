import Engine

/// The custom properties of styles, such as `--ink`, and the values that name them by `var(--ink)`.
struct SVGVariables {
  /// Those of one element; the ones that it doesn't set are those of another.
  private struct Scope {
    var outer: Int?
    var values: [String: [UInt8]]
    /// The values in which nothing is named any more; nil: they are being read.
    var known: [String: [UInt8]?] = [:]
  }

  private var scopes: [Scope] = []
  /// The scopes of the elements, by their numbers.
  private var places: [Int?] = []
  /// The bytes and steps that are left, so that values which name one another end.
  private var room: Int

  /// The most bytes of a value, and the most values that name one another.
  private static let (longest, deepest) = (65_536, 32)

  /// - Parameter bytes: the length of the document.
  init(bytes: Int) { room = 500_000 + 4 * bytes }

  /// Gives the next element of the document its custom properties.
  mutating func add(_ values: [String: [UInt8]], inside parent: Int?) {
    let outer = parent.flatMap { places[$0] }
    guard !values.isEmpty else { return places.append(outer) }
    scopes.append(Scope(outer: outer, values: values))
    places.append(scopes.count - 1)
  }

  /// The value with all that it names in it; nil if something has no value.
  mutating func resolved(_ value: [UInt8], of node: Int) -> [UInt8]? {
    resolved(value, in: places[node], depth: 0)
  }

  private mutating func resolved(_ value: [UInt8], in scope: Int?, depth: Int) -> [UInt8]? {
    guard depth < Self.deepest, spend(value.count) else { return nil }
    var result: [UInt8] = []
    var rest = value[...]
    while let call = SVGVariableCall(in: rest) {
      result += rest[..<call.start]
      rest = rest[call.end...]
      var found = self.value(of: call.name, in: scope, depth: depth)
      if found == nil, let fallback = call.fallback {
        found = resolved(Array(fallback), in: scope, depth: depth + 1)
      }
      guard let found, spend(1 + found.count) else { return nil }
      result += found
      guard result.count <= Self.longest else { return nil }
    }
    result += rest
    return result.count <= Self.longest ? result : nil
  }

  /// Counts bytes and steps before they are looked at; false if there is no room left for them.
  private mutating func spend(_ count: Int) -> Bool {
    room -= count
    return room >= 0
  }

  private mutating func value(of name: String, in scope: Int?, depth: Int) -> [UInt8]? {
    var scope = scope
    while let place = scope, room >= 0 {
      room -= 1
      // What names itself has no value.
      if let known = scopes[place].known[name] { return known }
      if let raw = scopes[place].values[name] {
        scopes[place].known[name] = .some(nil)
        let value = resolved(raw, in: place, depth: depth + 1)
        scopes[place].known[name] = .some(value)
        return value
      }
      scope = scopes[place].outer
    }
    return nil
  }
}

/// The first `var(--name, fallback)` of a value.
struct SVGVariableCall {
  let start: Int
  /// The place behind its bracket.
  let end: Int
  let name: String
  let fallback: ArraySlice<UInt8>?

  /// nil if there is none that ends.
  init?(in value: ArraySlice<UInt8>) {
    guard let start = Self.start(in: value) else { return nil }
    var (nesting, comma) = (SVGNesting(), Int?.none)
    for index in (start + 4)..<value.endIndex where nesting.passes(value[index]) {
      if value[index] == UInt8(ascii: ","), comma == nil {
        comma = index
      } else if value[index] == UInt8(ascii: ")") {
        let head = value[(start + 4)..<(comma ?? index)]
        name = String(decoding: head.filter { !$0.isBlank }, as: UTF8.self)
        fallback = comma.map { value[($0 + 1)..<index] }
        (self.start, end) = (start, index + 1)
        return
      }
    }
    return nil
  }

  /// True if a value may hold one.
  static func stands(in value: [UInt8]) -> Bool { start(in: value[...]) != nil }

  private static func start(in value: ArraySlice<UInt8>) -> Int? {
    guard value.count > 4 else { return nil }
    return value.indices.dropLast(4).first { index in
      value[index] | 0x20 == UInt8(ascii: "v") && value[index + 1] | 0x20 == UInt8(ascii: "a")
        && value[index + 2] | 0x20 == UInt8(ascii: "r") && value[index + 3] == UInt8(ascii: "(")
        && (index == value.startIndex || !value[index - 1].isNamePart)
    }
  }
}
