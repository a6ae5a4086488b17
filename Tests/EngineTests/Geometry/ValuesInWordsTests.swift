import Engine
import Foundation
import Testing

/// Values printed, and written to files and read again.
@Suite struct ValuesInWordsTests {
  @Test func theyPrintReadably() {
    #expect("\(Point(3, 4.5))" == "(3, 4.5)")
    #expect("\(Size(30, 40))" == "30 × 40")
    #expect("\(Rect(3, 4.5, 30, 40))" == "(3, 4.5) 30 × 40")
    #expect("\(Color(red: 1, green: 0.5, blue: 0, alpha: 0.25))" == "color(srgb 1 0.5 0 / 0.25)")
    #expect("\(Instant(seconds: 1.25))" == "1.25 s")
    #expect("\(Point(.nan, .infinity))" == "(nan, inf)")
  }

  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func theyComeBackFromAFile() throws {
    #expect(try copy(Rect(0.1, -2, 1e300, 5)) == Rect(0.1, -2, 1e300, 5))
    let color = Color(red: 0.1, green: 1 / 3, blue: 0, alpha: 0.7)
    #expect(try copy(color) == color)
    let spring = Spring(stiffness: 120, damping: 0, mass: 2.5)
    #expect(try copy(spring) == spring)
  }

  @Test(arguments: [
    (#"{"stiffness": 0, "damping": 1, "mass": 1}"#, "stiffness"),
    (#"{"stiffness": 1, "damping": -1, "mass": 1}"#, "damping"),
    (#"{"stiffness": 1, "damping": 1, "mass": -0.5}"#, "mass"),
  ])
  func aSpringThatIsNoneIsRefused(_ text: String, _ name: String) {
    let refusal = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Spring.self, from: Data(text.utf8))
    }
    #expect("\(String(describing: refusal))".contains("\(name) is"))
  }

  @Test func momentsAreSecondsAndDurationsLater() {
    #expect(Instant(seconds: 0.5) == Instant(nanoseconds: 500_000_000))
    let later = Instant(seconds: 1).advanced(by: .milliseconds(250))
    #expect(later == Instant(nanoseconds: 1_250_000_000))
    #expect(later.advanced(by: .seconds(-2)).nanoseconds == -750_000_000)
  }
}
