import Engine

/// As it is remembered: the kind, and the parameters that a slider of that kind is for.
extension TunerModel: Codable {
  /// Throws a `DecodingError` for a kind that is none, and for what no slider can be set to.
  init(from decoder: any Decoder) throws {
    self.init(.linear(duration: 0.3))
    let members = try decoder.container(keyedBy: Member.self)
    let name = try members.decode(String.self, forKey: .kind)
    guard let kind = Kind.allCases.first(where: { "\($0)" == name }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: members,
        debugDescription: "“\(name)” is none of \(Kind.allCases.map { "\($0)" })")
    }
    self.kind = kind
    for parameter in parameters {
      let range = parameter.range(standard: Self.longest)
      self[parameter] = try members.number(of: range, for: .parameter(parameter))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    try members.encode("\(kind)", forKey: .kind)
    for parameter in parameters {
      try members.encode(self[parameter], forKey: .parameter(parameter))
    }
  }

  /// The longest duration that a motion can be designed with, in seconds: that of `--duration`.
  private static let longest = 3600.0

  /// A member's name.
  private enum Member: CodingKey {
    case kind
    case parameter(TunerParameter)

    var stringValue: String {
      switch self {
      case .kind: "kind"
      case .parameter(let parameter): "\(parameter)"
      }
    }
    init?(stringValue: String) {
      let all = [Member.kind] + TunerParameter.allCases.map { .parameter($0) }
      guard let member = all.first(where: { $0.stringValue == stringValue }) else { return nil }
      self = member
    }
    var intValue: Int? { nil }
    init?(intValue: Int) { nil }
  }
}

extension KeyedDecodingContainer {
  /// A number that must lie in a range.
  func number(of range: ClosedRange<Double>, for key: Key) throws -> Double {
    let value = try decode(Double.self, forKey: key)
    guard range.contains(value) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "\(value) does not lie in \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}
