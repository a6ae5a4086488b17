/// A JSON value; objects keep the order of their members.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}

extension JSONValue: CustomStringConvertible {
  /// As JSON has it, on one line, but for signs that its texts escape; whole numbers without a
  /// fraction.
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value):
      value.magnitude < 1e15 && value == value.rounded() ? "\(Int64(value))" : "\(value)"
    case .string(let value): "\"\(value)\""
    case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", "))}"
    }
  }
}
