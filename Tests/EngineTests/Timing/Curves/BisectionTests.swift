import Testing

@testable import Engine

/// Places where a condition begins to hold, to the last bit.
@Suite struct BisectionTests {
  @Test func itIsTheFirstNumberFromWhichTheConditionHolds() {
    for wanted in [0.3, 1e-9, 0.999] {
      #expect(Bisection.crossing(from: 0, to: 1) { $0 >= wanted } == wanted)
      #expect(Bisection.crossing(from: 0, to: 1) { $0 > wanted } == wanted.nextUp)
    }
    #expect(Bisection.crossing(from: -8, to: -2) { $0 >= -3.5 } == -3.5)
  }

  @Test func whatNeverHoldsIsTheEnd() {
    #expect(Bisection.crossing(from: 0, to: 4) { _ in false } == 4)
    #expect(Bisection.crossing(from: 0, to: nil) { _ in false } == .infinity)
  }

  @Test func whatAlwaysHoldsIsTheStart() {
    #expect(Bisection.crossing(from: 3, to: 4) { _ in true } == 3.0.nextUp)
  }

  @Test func withoutAnEndOneIsFound() {
    for wanted in [5.25, 6, 100, 1e9, 1e200] {
      #expect(Bisection.crossing(from: 5, to: nil) { $0 >= wanted } == wanted)
    }
    #expect(Bisection.crossing(from: 1e20, to: nil) { $0 >= 3e20 } == 3e20)
  }

  // Where the end is looked for, no place before the last that did not hold is asked again.
  @Test func theEndIsDoubledFromTheStart() {
    var asked: [Double] = []
    _ = Bisection.crossing(from: 10, to: nil) { place in
      asked.append(place)
      return place >= 17
    }
    #expect(asked.prefix(4) == [11, 12, 14, 18])
    #expect(asked.dropFirst(3).allSatisfy { 14 < $0 && $0 <= 18 })
  }
}
