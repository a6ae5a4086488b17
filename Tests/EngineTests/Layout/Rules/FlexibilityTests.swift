import Testing

@testable import Engine

/// Ranks, and their order.
@Suite struct FlexibilityTests {
  @Test func theNamedRanksRiseFromInflexibleToTheHighest() {
    let named: [Flexibility] = [.min, .low, .flexible, .high, .max]
    let wanted: [Int32] = [.min, .min / 2, 0, .max / 2, .max]
    for axis in [Axis.horizontal, .vertical] {
      let ranks = named.compactMap { $0.flex(axis) }
      #expect(ranks == wanted)
      #expect(Flexibility.inflexible.flex(axis) == nil)
    }
    let uneven = Flexibility(horizontal: 3, vertical: nil)
    #expect(uneven.flex(.horizontal) == 3 && uneven.flex(.vertical) == nil)
    #expect(Flexibility.rank(nil) == .min && Flexibility.rank(7) == 7)
  }
}
