extension JSONValue {
  /// A value as data; members in the order in which it encodes them, the last of a name counts.
  ///
  /// - Parameter isSorted: true: members are in the order of their names' bytes.
  /// - Throws: what the value throws, and `EncodingError.invalidValue` for a number that JSON does not
  ///   have, and for what is nested deeper than 512 levels.
  package init(encoding value: some Encodable, isSorted: Bool = false) throws {
    let root = JSONEncoding(outer: [], key: nil)
    try value.encode(to: root)
    self = root.json(isSorted: isSorted)
  }
}

/// A value on its way to JSON; one that encodes nothing is an empty object.
private final class JSONEncoding: Encoder {
  enum Kind { case object, list, leaf(JSONValue) }

  static let deepest = 512
  var kind = Kind.object
  private(set) var parts: [JSONEncoding] = []
  private let key: (any CodingKey)?
  /// The path without the key. It is made once for all parts of a value.
  private let outer: [any CodingKey]
  private(set) lazy var codingPath: [any CodingKey] = outer + (key.map { [$0] } ?? [])

  init(outer: [any CodingKey], key: (any CodingKey)?) { (self.outer, self.key) = (outer, key) }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func json(isSorted: Bool) -> JSONValue {
    switch kind {
    case .leaf(let value): return value
    case .list: return .array(parts.map { $0.json(isSorted: isSorted) })
    case .object:
      var members = parts.map { part in
        Member(key: part.key?.stringValue ?? "", value: part.json(isSorted: isSorted))
      }
      if isSorted { members.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } }
      return .object(members)
    }
  }

  private typealias Member = JSONValue.Member

  func encode(_ value: some Encodable, _ key: any CodingKey) throws {
    let part = JSONEncoding(outer: codingPath, key: key)
    guard outer.count < Self.deepest else {
      throw part.refusal(of: value, "nested deeper than \(Self.deepest) levels")
    }
    try value.encode(to: part)
    parts.append(part)
  }

  /// A part that is encoded later.
  func part(_ key: any CodingKey, _ kind: Kind = .object) -> JSONEncoding {
    let part = JSONEncoding(outer: codingPath, key: key)
    part.kind = kind
    parts.append(part)
    return part
  }

  func refusal(of value: Any, _ problem: String) -> EncodingError {
    .invalidValue(value, .init(codingPath: codingPath, debugDescription: problem))
  }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    kind = .object
    return KeyedEncodingContainer(EncodedMembers(node: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    kind = .list
    return EncodedElements(node: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { EncodedLeaf(node: self) }
}

private struct EncodedMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONEncoding
  var codingPath: [any CodingKey] { node.codingPath }

  func encodeNil(forKey key: Key) { _ = node.part(key, .leaf(.null)) }
  func encode(_ value: some Encodable, forKey key: Key) throws { try node.encode(value, key) }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    node.part(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    node.part(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { node.part(JSONKey.inherited) }
  func superEncoder(forKey key: Key) -> any Encoder { node.part(key) }
}

private struct EncodedElements: UnkeyedEncodingContainer {
  let node: JSONEncoding
  var codingPath: [any CodingKey] { node.codingPath }
  var count: Int { node.parts.count }
  private var key: JSONKey { .index(count) }

  func encodeNil() { _ = node.part(key, .leaf(.null)) }
  func encode(_ value: some Encodable) throws { try node.encode(value, key) }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) -> KeyedEncodingContainer<Inner> {
    node.part(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    node.part(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { node.part(key) }
}

private struct EncodedLeaf: SingleValueEncodingContainer {
  let node: JSONEncoding
  var codingPath: [any CodingKey] { node.codingPath }

  func encodeNil() { node.kind = .leaf(.null) }
  func encode(_ value: Bool) { node.kind = .leaf(.bool(value)) }
  func encode(_ value: String) { node.kind = .leaf(.string(value)) }
  func encode(_ value: some Encodable) throws { try value.encode(to: node) }

  func encode(_ value: Double) throws {
    guard value.isFinite else { throw node.refusal(of: value, "JSON has no number \(value)") }
    node.kind = .leaf(.number(value))
  }

  /// By its own digits, which are fewer than those of the same number as a `Double`.
  func encode(_ value: Float) throws { try encode(Double("\(value)") ?? .nan) }

  func encode<Whole: FixedWidthInteger & Encodable>(_ value: Whole) {
    let isHeld = value.magnitude < 1 << 53
    node.kind = .leaf(isHeld ? .number(Double(value)) : .written(Array("\(value)".utf8)))
  }
}

/// The keys of what has no name of its own.
enum JSONKey: CodingKey {
  case index(Int)
  /// Of the values that a class inherits.
  case inherited

  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }

  var intValue: Int? { if case .index(let index) = self { index } else { nil } }
  var stringValue: String { intValue.map { "Index \($0)" } ?? "super" }
}
