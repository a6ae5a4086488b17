import JSONText
import Testing

@testable import Conformance

@Suite struct ExpectationTests {
  private let expectation = Expectation(tolerance: 1e-9)

  private func differs(_ wanted: JSONValue?, _ got: JSONValue) -> Mismatch? {
    expectation.mismatch(wanted: wanted, got: got, at: "x")
  }

  @Test func theToleranceIsRelativeAboveOne() {
    #expect(differs(1_000_000, 1_000_000.0009) == nil)
    #expect(differs(1_000_000, 1_000_000.0011) != nil)
    #expect(differs(0, 0.9e-9) == nil)
    #expect(differs(0, 1.1e-9) != nil)
    #expect(differs(-2, 2) != nil)
  }

  @Test func numbersThatAreNoneMeetNothing() {
    #expect(differs(.number(.infinity), .number(.infinity)) != nil)
    #expect(differs(.number(.infinity), 1) != nil)
    #expect(differs(1, .number(.nan)) != nil)
    #expect(differs(.number(.nan), .number(.nan)) != nil)
  }

  @Test func theFirstDifferenceIsNamed() {
    let wanted = JSONValue.array([1, .array([2, 3]), "a"])
    #expect(differs(wanted, wanted) == nil)
    #expect(
      differs(wanted, .array([1, .array([2, 4]), "b"]))
        == Mismatch(place: "x[1][1]", wanted: "3", got: "4"))
    #expect(
      differs(wanted, .array([1, .array([2, 3])]))
        == Mismatch(place: "x[2]", wanted: "\"a\"", got: "nothing"))
    #expect(
      differs(.array([]), .array([1])) == Mismatch(place: "x[0]", wanted: "nothing", got: "1"))
    #expect(differs("1", 1) == Mismatch(place: "x", wanted: "\"1\"", got: "1"))
    #expect(differs(nil, 1) == Mismatch(place: "x", wanted: "(no expectation)", got: "1"))
    #expect(differs(.null, .null) == nil)
  }
}
