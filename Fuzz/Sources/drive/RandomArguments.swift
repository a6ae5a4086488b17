/// Arguments drawn at random; the same for the same seed and call, whatever ran before.
struct RandomArguments {
  private var state: UInt64

  init(seed: UInt64, call: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ call &* 0xD1B5_4A32_D192_ED03
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func bool() -> Bool { next() & 1 == 1 }

  mutating func element<Element>(of list: [Element]) -> Element { list[index(below: list.count)] }

  /// An everyday number of a range.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) / 9_007_199_254_740_992
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  /// A finite number: an everyday one, or one at the edge of what numbers are.
  mutating func finite() -> Double {
    guard index(below: 3) == 0 else { return number(-1000...1000) }
    return element(of: [
      0, -0.0, 1, -1, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-200, 1e-9, 0.5, 1e9, -1e9,
      1e100, 1e300, -1e300,
    ])
  }

  /// A finite number > 0, of any size.
  mutating func positive() -> Double { max(abs(finite()), .leastNonzeroMagnitude) }

  /// A text of few signs, mostly nonsense.
  mutating func text(of signs: [String]) -> String {
    (0..<index(below: 24)).map { _ in element(of: signs) }.joined()
  }
}
