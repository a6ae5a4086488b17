import JSONText

/// A part of a vector file, with its place, so that what is wrong with it can be named.
struct VectorValue {
  let json: JSONValue
  /// For example `trees[3].node.c[0]`.
  let place: String

  /// A member; absent and null are the same.
  func optional(_ key: String) -> VectorValue? {
    guard let value = json[key], value != .null else { return nil }
    return VectorValue(json: value, place: place.isEmpty ? key : "\(place).\(key)")
  }

  /// The names of an object's members, in the file's order; of anything else none.
  var keys: [String] {
    guard case .object(let members) = json else { return [] }
    return members.map(\.key)
  }

  /// A member that must be there.
  func member(_ key: String) throws(VectorError) -> VectorValue {
    guard let member = optional(key) else { throw VectorError(place, "wanted a member \"\(key)\"") }
    return member
  }

  var number: Double {
    get throws(VectorError) {
      guard case .number(let value) = json, value.isFinite else { throw wrong("a finite number") }
      return value
    }
  }

  var string: String {
    get throws(VectorError) {
      guard case .string(let value) = json else { throw wrong("a string") }
      return value
    }
  }

  var bool: Bool {
    get throws(VectorError) {
      guard case .bool(let value) = json else { throw wrong("true or false") }
      return value
    }
  }

  var elements: [VectorValue] {
    get throws(VectorError) {
      guard case .array(let values) = json else { throw wrong("an array") }
      return values.enumerated().map { VectorValue(json: $1, place: "\(place)[\($0)]") }
    }
  }

  /// An array of so many elements.
  func elements(count: Int) throws(VectorError) -> [VectorValue] {
    let elements = try elements
    guard elements.count == count else { throw wrong("an array of \(count)") }
    return elements
  }

  /// One of several names.
  func name<Value>(of values: [String: Value]) throws(VectorError) -> Value {
    guard let value = values[try string] else {
      throw wrong("one of \(values.keys.sorted().joined(separator: ", "))")
    }
    return value
  }

  /// The value is not what it must be.
  func wrong(_ wanted: String) -> VectorError {
    let text = json.description
    let shown = text.count > 60 ? text.prefix(60) + "…" : text[...]
    return VectorError(place, "wanted \(wanted), found \(shown)")
  }
}
