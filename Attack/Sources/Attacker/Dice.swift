/// A small random source (SplitMix64): the same seed makes the same case.
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// The dice of one case of a kind; every kind has draws of its own.
  package init(kind: String, seed: UInt64) {
    // FNV-1a.
    let name = kind.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    state = name ^ (seed &* 0x9E37_79B9_7F4A_7C15)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number of a range.
  package mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// True in so many of all cases, 0 to 1.
  package mutating func chance(_ share: Double) -> Bool { number(0...1) < share }

  /// One of a list that is not empty.
  package mutating func pick<Element>(_ list: [Element]) -> Element {
    list[int(0...list.count - 1)]
  }

  /// A size from 1 to the most, each of its magnitudes as likely.
  package mutating func size(upTo most: Int) -> Int {
    let bits = int(0...max(0, Int.bitWidth - 1 - most.leadingZeroBitCount))
    return min(most, int((1 << bits)...((2 << bits) - 1)))
  }

  /// A number as text: an everyday one, or one at the edge of what numbers are.
  package mutating func numeral() -> String {
    switch int(0...3) {
    case 0: return "\(int(0...100))"
    case 1: return "\((number(-2...1000) * 1000).rounded() / 1000)"
    default: return pick(Self.oddNumerals)
    }
  }

  private static let oddNumerals = [
    "0", "-0", "1", "-1", "0.0001", "1e-300", "1e300", "1e999", "-1e999", "nan", "inf", "NaN", "1e",
    "0x10", "65535", "65536", "2147483647", "2147483648", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "18446744073709551616", "1,5", "½", "１", "+3",
    "00003", ".5", "5.", "1e-5", "", " ", "1 ", "--1", "1_000", "16384", "16385",
  ]
}
