import JSONText

/// Compares expected values with what came, number by number.
struct Expectation {
  /// Relative, and absolute for numbers below 1.
  let tolerance: Double

  /// The tolerance of all numbers but those of timing.json.
  static let usual = Expectation(tolerance: 1e-9)

  /// The first difference between the members of a case and what came.
  ///
  /// - Parameter place: The text before a member's name where its place is written.
  func mismatch(
    in wanted: VectorValue, _ got: KeyValuePairs<String, JSONValue>, at place: String = ""
  ) -> Mismatch? {
    for (key, got) in got {
      let found = mismatch(wanted: wanted.json[key], got: got, at: place + key)
      if let found { return found }
    }
    return nil
  }

  /// The first difference, or nil; an expectation that is absent is one that nothing meets.
  func mismatch(wanted: JSONValue?, got: JSONValue, at place: String) -> Mismatch? {
    guard let wanted else {
      return Mismatch(place: place, wanted: "(no expectation)", got: got.description)
    }
    switch (wanted, got) {
    case (.number(let wanted), .number(let got)) where matches(wanted, got): return nil
    case (.array(let wanted), .array(let got)): return inArrays(wanted, got, at: place)
    case (.string, .string) where wanted == got: return nil
    case (.bool(let wanted), .bool(let got)) where wanted == got: return nil
    case (.null, .null): return nil
    default: return Mismatch(place: place, wanted: wanted.description, got: got.description)
    }
  }

  private func matches(_ wanted: Double, _ got: Double) -> Bool {
    wanted.isFinite && abs(wanted - got) <= tolerance * max(1, abs(wanted))
  }

  private func inArrays(_ wanted: [JSONValue], _ got: [JSONValue], at place: String) -> Mismatch? {
    for index in 0..<max(wanted.count, got.count) {
      let inner = "\(place)[\(index)]"
      guard index < wanted.count else {
        return Mismatch(place: inner, wanted: "nothing", got: got[index].description)
      }
      guard index < got.count else {
        return Mismatch(place: inner, wanted: wanted[index].description, got: "nothing")
      }
      if let found = mismatch(wanted: wanted[index], got: got[index], at: inner) { return found }
    }
    return nil
  }
}
