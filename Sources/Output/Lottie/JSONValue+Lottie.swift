import JSONText

/// The values of a Lottie file, which is JSON; members stay in their order.
extension JSONValue {
  /// The most decimals that are ever seen.
  static let lottieDecimals = 4

  /// The value as text by now: thousands of layers take much room as values.
  var lottieText: JSONValue { .written(bytes(decimals: Self.lottieDecimals)) }

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
