import Testing

@testable import Engine

/// Sums of seconds that do not depend on how they are grouped.
@Suite struct PreciseSecondsNumberTests {
  private let tenth = PreciseSeconds(0.1)

  @Test func whatIsRoundedOffIsNotLost() {
    let sum = PreciseSeconds(1) + PreciseSeconds(1e-20)
    #expect(sum.value == 1 && sum > PreciseSeconds(1))
    #expect((sum + PreciseSeconds(-1)).value == 1e-20)
    #expect((PreciseSeconds(1e-20) + PreciseSeconds(1) + PreciseSeconds(-1)).value == 1e-20)
  }

  @Test func aMultipleIsTheSumOfSoMany() {
    var sum = PreciseSeconds.zero
    for count in 1...50 {
      sum = sum + tenth
      #expect(sum == tenth * count, "\(count)")
    }
    let long = PreciseSeconds(1) + PreciseSeconds(1e-20)
    #expect((long * 3 + PreciseSeconds(-3)).value == 1e-20 * 3)
  }

  @Test func theyAreComparedByTheirSumsAndThenByTheirRests() {
    let (less, more) = (PreciseSeconds(1) + PreciseSeconds(-1e-20), PreciseSeconds(1))
    #expect(less < more && !(more < less) && !(more < more))
    #expect(PreciseSeconds(2) < PreciseSeconds(3))
    #expect(max(less, more) == more)
  }

  @Test func whatIsTooLongIsInfinite() {
    #expect((PreciseSeconds(1e308) + PreciseSeconds(1e308)).value == .infinity)
    #expect((PreciseSeconds(1e308) * 2).value == .infinity)
    #expect((PreciseSeconds(.infinity) + PreciseSeconds(1)).value == .infinity)
  }
}
