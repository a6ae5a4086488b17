import EngineTestSupport
import Testing

@testable import Engine

@Suite struct PlainNumberTests {
  private static let texts: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-2.25, "-2.25"),
    (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333333333"), (2.0 / 3, "0.666666667"),
    (1e-9, "0.000000001"), (4e-10, "0"), (-4e-10, "0"), (5.1e-10, "0.000000001"),
    (0.9999999999, "1"), (-0.9999999999, "-1"), (1.000000001, "1.000000001"),
    (100, "100"), (216.09, "216.09"), (1e15, "1000000000000000"),
    (123456789012345680, "123456789012345680"), (0x1p62, "4611686018427387904"),
    (0x1p63, "9.223372036854776e+18"), (1e300, "1e+300"), (-.infinity, "-inf"), (.nan, "nan"),
  ]

  @Test(arguments: texts)
  func writes(_ value: Double, _ text: String) {
    #expect(PlainNumber.text(value) == text)
  }

  @Test func roundsToSoManyDecimals() {
    #expect(PlainNumber.fixed(1.5, decimals: 2) == "1.50")
    #expect(PlainNumber.fixed(0.999, decimals: 2) == "1.00")
    #expect(PlainNumber.fixed(-0.001, decimals: 2) == "0.00")
    #expect(PlainNumber.fixed(-2.25, decimals: 1) == "-2.3")
    #expect(PlainNumber.fixed(6.5, decimals: 0) == "7")
    #expect(PlainNumber.fixed(-0.4, decimals: 0) == "0")
    #expect(PlainNumber.fixed(-0.5, decimals: 0) == "-1")
    #expect(PlainNumber.fixed(-1.001, decimals: 2) == "-1.00")
    #expect(PlainNumber.fixed(3.05, decimals: 9) == "3.050000000")
    #expect(
      [0, 0.5, 10, 1.254].map { PlainNumber.text($0, decimals: 2) } == ["0", "0.5", "10", "1.25"])
  }

  @Test func withoutDecimalsZerosStay() {
    let values = [100, 6.5, -20.25, 0, 1e300]
    #expect(
      values.map { PlainNumber.text($0, decimals: 0) } == ["100", "7", "-20", "0", "1e+300"])
  }

  @Test func whatIsTooLargeHasSwiftsText() {
    #expect(PlainNumber.fixed(0x1p62, decimals: 1) == "4611686018427387904.0")
    #expect(PlainNumber.fixed(-0x1p63, decimals: 1) == "-9.223372036854776e+18")
    #expect(PlainNumber.fixed(.nan, decimals: 1) == "nan")
  }

  @Test func givesANumberBackExactly() {
    #expect([3, -4, 0.1, 1e-12].map(PlainNumber.exact) == ["3", "-4", "0.1", "1e-12"])
    #expect(
      [0, -0.0, 1e15, -1e15].map(PlainNumber.exact) == [
        "0", "0", "1000000000000000", "-1000000000000000",
      ])
    #expect(PlainNumber.exact(999_999_999_999_999.5) == "999999999999999.5")
    #expect([1e300, -.infinity].map(PlainNumber.exact) == ["1e+300", "-inf"])
  }

  @Test func isAlwaysPlainAndNear() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<10_000 {
      let scale: Double = [1e-9, 1e-3, 1.0, 1e3, 1e6].randomElement(using: &random) ?? 1.0
      let value = Double.random(in: -1...1, using: &random) * scale
      let text = PlainNumber.text(value)
      #expect(text.allSatisfy { "-.0123456789".contains($0) }, "\(value) is \(text)")
      #expect(!text.contains(".") || text.last != "0", "\(value) is \(text)")
      #expect(text != "-0" && text.last != ".", "\(value) is \(text)")
      let back = try #require(Double(text))
      #expect(abs(back - value) <= 6e-10, "\(value) is \(text)")
    }
  }
}
