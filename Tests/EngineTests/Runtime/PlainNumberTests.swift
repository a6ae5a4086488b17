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
    (0x1p63, "null"), (1e300, "null"), (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
  ]

  @Test(arguments: texts)
  func writes(_ value: Double, _ text: String) {
    #expect(PlainNumber.text(value) == text)
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
