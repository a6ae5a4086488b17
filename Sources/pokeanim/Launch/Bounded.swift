import Engine

/// A range of numbers: that of an option and of the member of ``Launch`` that it sets.
protocol NumberRange {
  static var range: ClosedRange<Double> { get }
}

extension NumberRange {
  /// The range for help.
  static var words: String {
    "\(PlainNumber.exact(range.lowerBound)) to \(PlainNumber.exact(range.upperBound))"
  }
}

enum Speeds: NumberRange { static let range = 0.01...100.0 }
enum PlayDurations: NumberRange { static let range = 0.01...3600.0 }
enum Scales: NumberRange { static let range = 0.25...8.0 }

/// A number that is read only if it lies in a range.
@propertyWrapper struct Bounded<Range: NumberRange>: Equatable, Codable {
  var wrappedValue: Double

  init(wrappedValue: Double) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    wrappedValue = try value.decode(Double.self)
    guard Range.range.contains(wrappedValue) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "\(wrappedValue) does not lie in \(Range.words)")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(wrappedValue)
  }
}
