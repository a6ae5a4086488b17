import Engine

/// A range of numbers: that of an option and of the member of ``Launch`` that it sets.
package protocol NumberRange {
  static var range: ClosedRange<Double> { get }
}

extension NumberRange {
  /// The range for help.
  package static var words: String {
    "\(PlainNumber.exact(range.lowerBound)) to \(PlainNumber.exact(range.upperBound))"
  }
}

package enum Speeds: NumberRange { package static let range = 0.01...100.0 }
package enum PlayDurations: NumberRange { package static let range = 0.01...3600.0 }
package enum Scales: NumberRange { package static let range = 0.25...8.0 }

/// A number that is read only if it lies in a range.
@propertyWrapper package struct Bounded<Range: NumberRange>: Equatable, Codable {
  package var wrappedValue: Double

  package init(wrappedValue: Double) { self.wrappedValue = wrappedValue }

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    wrappedValue = try value.decode(Double.self)
    guard Range.range.contains(wrappedValue) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "\(wrappedValue) does not lie in \(Range.words)")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(wrappedValue)
  }
}
