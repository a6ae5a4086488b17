import Onboarding

extension MotionSet: Codable {}

/// A screen's name in recordings and in the state that is kept.
extension ScreenEntry: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let name = try value.decode(String.self)
    guard let entry = (Self.all + [Self.playground]).entry(named: name) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "there is no screen “\(name)”")
    }
    self = entry
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(fileName)
  }
}
