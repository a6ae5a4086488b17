import Engine
import JSONText

/// The values of a Lottie file, which is JSON; members stay in their order.
extension JSONValue {
  /// One line without blanks; numbers have at most so many decimals as are ever seen.
  var lottieText: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): PlainNumber.text(value, decimals: 4)
    case .string(let text): PlainJSON.string(text)
    case .array(let values): "[\(values.map(\.lottieText).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(PlainJSON.string($0.key)):\($0.value.lottieText)" }.joined(separator: ","))}"
    }
  }

  /// The members of an object, without its braces.
  var lottieMembers: String { String(lottieText.dropFirst().dropLast()) }

  /// A list of numbers.
  static func numbers(_ values: Double...) -> JSONValue { numbers(values) }
  static func numbers(_ values: [Double]) -> JSONValue { .array(values.map(JSONValue.number)) }

  /// A property that doesn't move.
  static func still(_ value: JSONValue) -> JSONValue { ["a": 0, "k": value] }

  /// An object with the members of another one behind its own.
  static func + (object: JSONValue, more: JSONValue) -> JSONValue {
    guard case .object(let members) = object, case .object(let others) = more else { return object }
    return .object(members + others)
  }
}
