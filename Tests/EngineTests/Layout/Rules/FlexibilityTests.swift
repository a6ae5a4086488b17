import Testing

@testable import Engine

/// Ranks, and which of two counts.
@Suite struct FlexibilityTests {
  @Test func theHigherOfTwoRanksIsInflexibleOnlyIfBothAre() {
    #expect(Flexibility.max(2, 3) == 3 && Flexibility.max(3, 2) == 3)
    #expect(Flexibility.max(nil, -3) == -3 && Flexibility.max(-3, nil) == -3)
    #expect(Flexibility.max(nil, nil) == nil)
  }

  @Test func theLowerOfTwoRanksIsInflexibleIfOneIs() {
    #expect(Flexibility.min(2, 3) == 2 && Flexibility.min(3, 2) == 2)
    #expect(Flexibility.min(nil, 3) == nil && Flexibility.min(3, nil) == nil)
  }

  @Test func theNamedRanksRiseFromInflexibleToTheHighest() {
    let named: [Flexibility] = [.min, .low, .flexible, .high, .max]
    for axis in [Axis.horizontal, .vertical] {
      let ranks = named.compactMap { $0.flex(axis) }
      #expect(ranks == [.min, .min / 2, 0, .max / 2, .max])
      #expect(Flexibility.inflexible.flex(axis) == nil)
    }
    let uneven = Flexibility(horizontal: 3, vertical: nil)
    #expect(uneven.flex(.horizontal) == 3 && uneven.flex(.vertical) == nil)
    #expect(Flexibility.rank(nil) == .min && Flexibility.rank(7) == 7)
  }
}
