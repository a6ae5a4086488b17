extension DecodingError {
  /// The mistake and its place, for a person.
  var words: String {
    switch self {
    case .dataCorrupted(let place), .typeMismatch(_, let place), .valueNotFound(_, let place):
      Self.text(place)
    case .keyNotFound(let key, let place):
      "\((place.codingPath + [key]).map(\.stringValue).joined(separator: ".")) is missing"
    @unknown default: "\(self)"
    }
  }

  private static func text(_ place: Context) -> String {
    let path = place.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? place.debugDescription : "\(path): \(place.debugDescription)"
  }
}
