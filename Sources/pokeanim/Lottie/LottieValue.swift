import Engine

/// A value of a Lottie file, which is JSON; members stay in their order.
indirect enum LottieValue: Equatable {
  case number(Double)
  case bool(Bool)
  case text(String)
  case list([LottieValue])
  case object([LottieMember])

  /// One line; numbers have at most so many decimals as are ever seen.
  var text: String {
    switch self {
    case .number(let value): PlainNumber.text(value, decimals: 4)
    case .bool(let value): "\(value)"
    case .text(let text): PlainJSON.string(text)
    case .list(let values): "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let members): "{\(members.map(\.text).joined(separator: ","))}"
    }
  }

  static func numbers(_ values: Double...) -> LottieValue { .list(values.map(Self.number)) }

  /// A property that doesn't move.
  static func still(_ value: LottieValue) -> LottieValue { ["a": 0, "k": value] }
}

/// A member of an object in a Lottie file.
struct LottieMember: Equatable {
  let name: String
  let value: LottieValue

  init(_ name: String, _ value: LottieValue) { (self.name, self.value) = (name, value) }

  fileprivate var text: String { "\(PlainJSON.string(name)):\(value.text)" }
}

extension LottieValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: LottieValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, LottieValue)...) {
    self = .object(elements.map { LottieMember($0.0, $0.1) })
  }
}
