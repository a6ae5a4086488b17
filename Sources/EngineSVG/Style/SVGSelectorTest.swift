import Engine

/// A condition of a selector beside a type, an id and classes.
indirect enum SVGSelectorTest {
  /// What of an attribute's value must be like a text.
  enum Comparison { case exists, equals, hasWord, hasTag, begins, ends, contains }

  /// The place of an element among those beside it.
  enum Order { case first, last, only, root }

  case attribute(String, Comparison, [UInt8], ignoresCase: Bool)
  case order(Order)
  /// True for what a picture never is, such as under a pointer.
  case never
  /// Any of the parts fits, or none of them; the heaviest counts if any does.
  case any([SVGSelector.Part], isFitting: Bool, counts: Bool)

  var weight: Int {
    switch self {
    case .attribute, .order, .never: 1000
    case .any(let parts, _, let counts): counts ? parts.map(\.weight).max() ?? 0 : 0
    }
  }
}

// MARK: - Reading

extension SVGSelectorTest {
  /// The most bytes of a text that attributes are compared with.
  private static let longest = 256

  /// Reads what stands behind `[` or `:`; nil if the reader doesn't know it.
  init?(_ sign: UInt8, _ rest: inout ArraySlice<UInt8>) {
    let test = sign == UInt8(ascii: "[") ? Self.attribute(&rest) : Self.pseudoClass(&rest)
    guard let test else { return nil }
    self = test
  }

  private static func attribute(_ rest: inout ArraySlice<UInt8>) -> Self? {
    rest = rest.drop { $0.isBlank }
    let name = rest.takeName()
    guard !name.isEmpty else { return nil }
    rest = rest.drop { $0.isBlank }
    if rest.take("]") { return .attribute(name, .exists, [], ignoresCase: false) }
    guard let comparison = comparison(&rest) else { return nil }
    rest = rest.drop { $0.isBlank }
    guard let value = value(&rest), value.count <= longest else { return nil }
    rest = rest.drop { $0.isBlank }
    let flag = rest.takeName().lowercased()
    rest = rest.drop { $0.isBlank }
    guard ["", "i", "s"].contains(flag), rest.take("]") else { return nil }
    return .attribute(name, comparison, value, ignoresCase: flag == "i")
  }

  private static func comparison(_ rest: inout ArraySlice<UInt8>) -> Comparison? {
    let signs: [(StaticString, Comparison)] = [
      ("=", .equals), ("~=", .hasWord), ("|=", .hasTag), ("^=", .begins), ("$=", .ends),
      ("*=", .contains),
    ]
    return signs.first { rest.take($0.0) }?.1
  }

  /// A text in quotes, or a name.
  private static func value(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let word = rest.prefix { !$0.isBlank && $0 != UInt8(ascii: "]") }
      rest = rest.dropFirst(word.count)
      return word.isEmpty ? nil : Array(word)
    }
    let text = rest.dropFirst().prefix { $0 != quote }
    rest = rest.dropFirst(text.count + 1)
    guard rest.first != nil else { return nil }
    rest = rest.dropFirst()
    return Array(text)
  }

  private static func pseudoClass(_ rest: inout ArraySlice<UInt8>) -> Self? {
    let name = rest.takeName().lowercased()
    if let order = orders[name] { return .order(order) }
    if dynamic.contains(name) { return .never }
    guard ["not", "is", "where", "matches"].contains(name), rest.take("(") else { return nil }
    var parts: [SVGSelector.Part] = []
    repeat {
      rest = rest.drop { $0.isBlank }
      guard let end = rest.partEnd, var inner = Optional(rest[..<end]),
        let part = SVGSelector.Part(&inner), inner.allSatisfy(\.isBlank)
      else { return nil }
      rest = rest[end...]
      parts.append(part)
    } while rest.take(",")
    guard rest.take(")") else { return nil }
    return .any(parts, isFitting: name != "not", counts: name != "where")
  }

  private static let orders: [String: Order] = [
    "first-child": .first, "last-child": .last, "only-child": .only, "root": .root,
  ]

  private static let dynamic: Set<String> = [
    "hover", "active", "focus", "focus-visible", "focus-within", "visited", "target", "link",
    "any-link", "checked", "disabled",
  ]
}

extension ArraySlice<UInt8> {
  /// Takes a text if it begins with it.
  fileprivate mutating func take(_ text: StaticString) -> Bool {
    let begins = text.withUTF8Buffer { starts(with: $0) }
    if begins { self = dropFirst(text.utf8CodeUnitCount) }
    return begins
  }

  /// The place of the comma or bracket behind a part in brackets, outside of quotes and of brackets
  /// of its own; nil if there is none, or if brackets lie too deep.
  fileprivate var partEnd: Int? {
    var nesting = SVGNesting()
    for index in indices {
      let (byte, isOutside) = (self[index], nesting.passes(self[index]))
      guard nesting.depth <= 8 else { return nil }
      if isOutside, byte == UInt8(ascii: ")") || byte == UInt8(ascii: ",") { return index }
    }
    return nil
  }
}

// MARK: - Finding

extension SVGSelectorTest {
  func fits(_ node: Int, in world: SVGSelectorWorld, _ room: inout Int) -> Bool {
    switch self {
    case .never: return false
    case .order(let order): return Self.fits(order, node, world.document)
    case .any(let parts, let isFitting, _):
      for part in parts where room >= 0 && part.fits(node, in: world, &room) { return isFitting }
      return !isFitting
    case .attribute(let name, let comparison, let text, let ignoresCase):
      guard let value = world.document.nodes[node].given.first(where: { $0.name == name })?.value
      else { return false }
      room -= 1 + value.count
      guard room >= 0 else { return false }
      return ignoresCase
        ? Self.fits(comparison, value.map(\.small), text.map(\.small))
        : Self.fits(comparison, value, text)
    }
  }

  private static func fits(_ order: Order, _ node: Int, _ document: SVGDocument) -> Bool {
    guard let parent = document.nodes[node].parent else { return order == .root }
    let (place, count) = (document.nodes[node].order, document.nodes[parent].count)
    switch order {
    case .first: return place == 1
    case .last: return place == count
    case .only: return count == 1
    case .root: return false
    }
  }

  private static func fits(_ comparison: Comparison, _ value: [UInt8], _ text: [UInt8]) -> Bool {
    switch comparison {
    case .exists: return true
    case .equals: return value == text
    case .hasWord:
      return !text.isEmpty && value.split(whereSeparator: \.isBlank).contains { $0 == text[...] }
    case .hasTag: return value == text || value.starts(with: text + [UInt8(ascii: "-")])
    case .begins: return !text.isEmpty && value.starts(with: text)
    case .ends: return !text.isEmpty && value.suffix(text.count) == text[...]
    case .contains:
      return !text.isEmpty && value.count >= text.count
        && (0...(value.count - text.count)).contains { value[$0...].starts(with: text) }
    }
  }
}

extension UInt8 {
  /// A capital letter as a small one.
  fileprivate var small: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
