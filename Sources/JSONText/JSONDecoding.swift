extension JSONReader {
  /// A value that is made of data.
  ///
  /// - Throws: a ``JSONError`` at the place of a mistake; where the text is JSON, its problem begins with
  ///   the names that lead to the member. What the value throws besides `DecodingError`s comes as it is.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws -> Value {
    let json = try read(bytes, keepsDigits: true)
    do {
      return try Value(from: JSONDecoding(value: json, parent: nil, key: nil))
    } catch let error as DecodingError {
      throw mistake(error, in: bytes)
    }
  }

  private static func mistake(_ error: DecodingError, in bytes: [UInt8]) -> JSONError {
    let path: [any CodingKey]
    let problem: String
    switch error {
    case .dataCorrupted(let place), .typeMismatch(_, let place), .valueNotFound(_, let place):
      (path, problem) = (place.codingPath, ": " + place.debugDescription)
    case .keyNotFound(let key, let place):
      (path, problem) = (place.codingPath + [key], " is missing")
    @unknown default: (path, problem) = ([], ": \(error)")
    }
    let steps = path.map { key in
      if case .index(let index)? = key as? JSONKey { return JSONStep.element(index) }
      return .member(key.stringValue)
    }
    let place = places(of: [steps], in: bytes)[0]
    let names = path.map(\.stringValue).joined(separator: ".")
    return JSONError(
      line: place.line, column: place.column,
      problem: path.isEmpty ? String(problem.dropFirst(2)) : names + problem, isOfText: false)
  }
}

/// JSON on its way to a value.
private final class JSONDecoding: Decoder {
  let value: JSONValue
  private let parent: JSONDecoding?
  private let key: (any CodingKey)?
  private let depth: Int
  private static let deepest = 512

  init(value: JSONValue, parent: JSONDecoding?, key: (any CodingKey)?) {
    (self.value, self.parent, self.key) = (value, parent, key)
    depth = (parent?.depth ?? 0) + 1
  }

  var userInfo: [CodingUserInfoKey: Any] { [:] }
  var codingPath: [any CodingKey] { (parent?.codingPath ?? []) + (key.map { [$0] } ?? []) }

  func inner(_ value: JSONValue, _ key: any CodingKey) -> JSONDecoding {
    JSONDecoding(value: value, parent: self, key: key)
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard depth <= Self.deepest else {
      throw corrupted("nested deeper than \(Self.deepest) levels")
    }
    return try Value(from: self)
  }

  // MARK: Containers

  func container<Key: CodingKey>(keyedBy _: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else {
      throw mismatch([String: Any].self, missing: "keyed decoding container")
    }
    return KeyedDecodingContainer(DecodedMembers<Key>(node: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let values) = value else {
      throw mismatch([Any].self, missing: "unkeyed decoding container")
    }
    return DecodedElements(node: self, values: values)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { DecodedLeaf(node: self) }

  // MARK: Mistakes

  /// - Parameter missing: what a null is not.
  func mismatch(_ type: Any.Type, missing: String? = nil) -> DecodingError {
    let found: String
    switch value {
    case .null:
      let missing = missing ?? "value of type \(type)"
      return notFound(type, "Cannot get \(missing) -- found null value instead")
    case .bool: found = "bool"
    case .number, .written: found = "number"
    case .string: found = "a string"
    case .array: found = "an array"
    case .object: found = "a dictionary"
    }
    return .typeMismatch(
      type,
      .init(
        codingPath: codingPath,
        debugDescription: "Expected to decode \(type) but found \(found) instead."))
  }

  func notFound(_ type: Any.Type, _ problem: String) -> DecodingError {
    .valueNotFound(type, .init(codingPath: codingPath, debugDescription: problem))
  }

  func corrupted(_ problem: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: problem))
  }
}

private struct DecodedMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: JSONDecoding
  private let members: [JSONValue.Member]
  /// The last one of each name.
  private let values: [String: JSONValue]

  init(node: JSONDecoding, members: [JSONValue.Member]) {
    (self.node, self.members) = (node, members)
    values = Dictionary(members.map { ($0.key, $0.value) }) { $1 }
  }

  /// Each once, in order.
  var allKeys: [Key] {
    var known: Set<String> = []
    return members.filter { known.insert($0.key).inserted }.compactMap { Key(stringValue: $0.key) }
  }

  var codingPath: [any CodingKey] { node.codingPath }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

  private func inner(_ key: Key) throws -> JSONDecoding {
    guard let value = values[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "\(key.stringValue) is missing"))
    }
    return node.inner(value, key)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try inner(key).value == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try inner(key).decode(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try inner(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try inner(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { superDecoder(JSONKey.inherited) }
  func superDecoder(forKey key: Key) -> any Decoder { superDecoder(key) }

  private func superDecoder(_ key: any CodingKey) -> any Decoder {
    node.inner(values[key.stringValue] ?? .null, key)
  }
}

private struct DecodedElements: UnkeyedDecodingContainer {
  let node: JSONDecoding
  let values: [JSONValue]
  var currentIndex = 0

  var codingPath: [any CodingKey] { node.codingPath }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex == values.count }

  /// Makes something of the next element, which stays the next one if that fails.
  private mutating func next<Part>(
    _ type: Any.Type, _ make: (JSONDecoding) throws -> Part
  ) throws -> Part {
    let isThere = !isAtEnd
    let inner = node.inner(isThere ? values[currentIndex] : .null, JSONKey.index(currentIndex))
    guard isThere else { throw inner.notFound(type, "Unkeyed container is at end.") }
    let part = try make(inner)
    currentIndex += 1
    return part
  }

  mutating func decodeNil() throws -> Bool {
    guard isAtEnd || values[currentIndex] == .null else { return false }
    return try next(Any?.self) { _ in true }
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next(type) { try $0.decode(type) }
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) throws -> KeyedDecodingContainer<Inner> {
    try next([String: Any].self) { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next([Any].self) { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next((any Decoder).self) { $0 } }
}

private struct DecodedLeaf: SingleValueDecodingContainer {
  let node: JSONDecoding
  var codingPath: [any CodingKey] { node.codingPath }

  func decodeNil() -> Bool { node.value == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .bool(let value) = node.value else { throw node.mismatch(type) }
    return value
  }

  func decode(_ type: String.Type) throws -> String {
    guard case .string(let value) = node.value else { throw node.mismatch(type) }
    return value
  }

  func decode(_ type: Double.Type) throws -> Double { try number(type) }

  func decode(_ type: Float.Type) throws -> Float {
    let value = Float(try number(type))
    guard value.isFinite else { throw node.corrupted("\(node.value) is out of range") }
    return value
  }

  private func number(_ type: Any.Type) throws -> Double {
    switch node.value {
    case .number(let value): return value
    case .written(let digits):
      let value = Double(String(decoding: digits, as: UTF8.self))
      guard let value, value.isFinite else {
        throw node.corrupted("\(node.value) is out of range")
      }
      return value
    default: throw node.mismatch(type)
    }
  }

  func decode<Whole: FixedWidthInteger & Decodable>(_ type: Whole.Type) throws -> Whole {
    if case .written(let digits) = node.value,
      let whole = Whole(String(decoding: digits, as: UTF8.self))
    {
      return whole
    }
    guard let whole = Whole(exactly: try number(type)) else {
      throw node.corrupted(
        "wanted a whole number from \(Whole.min) to \(Whole.max), found \(node.value)")
    }
    return whole
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try node.decode(type) }
}
