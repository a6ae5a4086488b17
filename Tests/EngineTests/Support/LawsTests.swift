import EngineTestSupport
import Testing

@Suite struct LawsTests {
  private let numbers = Laws(of: [-2, -1, 0, 1, 2, 3])

  @Test func theLawsOfWholeNumbersHold() {
    #expect(numbers.counterexampleToAssociativity("+", +) == nil)
    #expect(numbers.counterexampleToCommutativity("*", *) == nil)
    #expect(numbers.counterexampleToNeutrality(of: 1, "*", *) == nil)
    #expect(numbers.counterexampleToAbsorption(by: 0, "*", *) == nil)
    #expect(numbers.counterexampleToInvolution("minus") { -$0 } == nil)
  }

  @Test func aBrokenLawNamesItsFirstCounterexample() {
    #expect(
      numbers.counterexampleToAssociativity("-", -)
        == "(a - b) - c: 2 against -2, for a = -2, b = -2, c = -2")
    #expect(
      numbers.counterexampleToCommutativity("-", -) == "a - b: -1 against 1, for a = -2, b = -1")
    #expect(
      numbers.counterexampleToInvolution("plus one") { $0 + 1 }
        == "plus one twice: 0 against -2, for a = -2")
  }

  @Test func neutralAndAbsorbingElementsAreTriedOnBothSides() {
    #expect(
      numbers.counterexampleToNeutrality(of: 0, "-", -)
        == "neutral - a: 2 against -2, for a = -2")
    #expect(
      numbers.counterexampleToNeutrality(of: 0, "right") { $1 }
        == "a right neutral: 0 against -2, for a = -2")
    #expect(
      numbers.counterexampleToAbsorption(by: 0, "right") { $1 }
        == "zero right a: -2 against 0, for a = -2")
    #expect(
      numbers.counterexampleToAbsorption(by: 0, "left", { a, _ in a })
        == "a left zero: -2 against 0, for a = -2")
  }

  @Test func equalityIsTheCallers() {
    let rounded = Laws(of: [0.1, 0.2, 0.3]) { abs($0 - $1) < 1e-9 }
    #expect(rounded.counterexampleToAssociativity("+", +) == nil)
    let exact = Laws(of: [0.1, 0.2, 0.3])
    #expect(exact.counterexampleToAssociativity("+", +) != nil)
  }
}
