import Foundation
import Testing

@testable import Engine

/// Curves as data.
@Suite struct CurveCodingTests {
  private func copy(_ curve: TimingCurve) throws -> TimingCurve {
    try JSONDecoder().decode(TimingCurve.self, from: JSONEncoder().encode(curve))
  }

  @Test(arguments: [
    TimingCurve.linear, .deckEaseIn(2), .deckEaseOut(0.1), .deckEaseInOut(3.7), .cssEase,
    .cssStepEnd,
    .steps(Steps(7, jump: .both)), .penner(.elastic, .inOut), .deckEaseOut(1e100),
    .cubicBezier(CubicBezier(0.1, -1e100, 0.3, 0.4)), .steps(Steps(1_000_000, jump: .neither)),
    .spring(SpringCurve(duration: 0.7, damping: 0.4, initialVelocity: 1.5)),
    .spring(SpringCurve(Spring(stiffness: 200, damping: 60))),
    .piecewiseLinear(PiecewiseLinear([.init(0, at: 0), .init(1.2, at: 0.5), .init(1, at: 1)])),
    .piecewiseLinear(PiecewiseLinear([.init(0.5, at: 0.25)])),
  ])
  func aCopyIsEqual(_ curve: TimingCurve) throws {
    #expect(try copy(curve) == curve)
  }

  @Test func itIsReadable() throws {
    let data = try JSONEncoder().encode(TimingCurve.deckEaseOut(2))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""curve":"easeOut""#) && text.contains(#""numbers":[2]"#))
  }

  @Test func eachNumberHasItsPlace() throws {
    let texts = [
      #"{"curve": "cubicBezier", "numbers": [0.1, 0.2, 0.3, 0.4]}"#,
      #"{"curve": "piecewiseLinear", "numbers": [3, 0.25, 5, 0.75]}"#,
      #"{"curve": "steps", "numbers": [3], "words": ["none"]}"#,
      #"{"curve": "penner", "words": ["back", "out"]}"#, #"{"curve": "easeIn", "numbers": [7]}"#,
    ]
    let curves = try texts.map { try JSONDecoder().decode(TimingCurve.self, from: Data($0.utf8)) }
    let lines = PiecewiseLinear([.init(3, at: 0.25), .init(5, at: 0.75)])
    #expect(
      curves == [
        .cubicBezier(CubicBezier(0.1, 0.2, 0.3, 0.4)), .piecewiseLinear(lines),
        .steps(Steps(3, jump: .neither)), .penner(.back, .out), .deckEaseIn(7),
      ])
  }

  @Test func aFunctionIsNoData() {
    #expect {
      try JSONEncoder().encode(TimingCurve.custom { $0 * $0 })
    } throws: { "\($0)".contains("a curve by a function is no data") }
  }

  @Test(arguments: [
    #"{"curve": "nothing"}"#, #"{"curve": "easeIn", "numbers": [0]}"#,
    #"{"curve": "easeIn", "numbers": []}"#, #"{"curve": "easeIn", "numbers": [1e200]}"#,
    #"{"curve": "cubicBezier", "numbers": [2, 0, 0, 1]}"#,
    #"{"curve": "steps", "numbers": [1.5], "words": ["end"]}"#,
    #"{"curve": "steps", "numbers": [1], "words": ["none"]}"#,
    #"{"curve": "spring", "numbers": [1, 1, 0, 1e80]}"#,
    #"{"curve": "spring", "numbers": [1, 0.5, 0, 1e-60]}"#,
    #"{"curve": "spring", "numbers": [1, 1e60, 0, 1]}"#,
    #"{"curve": "piecewiseLinear", "numbers": [1, 2, 3]}"#,
    #"{"curve": "penner", "words": ["quad"]}"#,
    #"{"curve": "penner", "words": ["quad", "sideways"]}"#,
    #"{"curve": "penner", "words": ["square", "in"]}"#,
    #"{"curve": "linear", "numbers": [1]}"#, #"{"curve": "easeOut", "numbers": [-1]}"#,
    #"{"curve": "easeInOut", "numbers": [0]}"#,
    #"{"curve": "cubicBezier", "numbers": [0, 0, 1.1, 1]}"#,
    #"{"curve": "steps", "numbers": [0], "words": ["end"]}"#,
    #"{"curve": "steps", "numbers": [1000001], "words": ["end"]}"#,
    #"{"curve": "steps", "numbers": [2], "words": ["sometimes"]}"#,
    #"{"curve": "spring", "numbers": [0, 1, 0, 1]}"#,
    #"{"curve": "spring", "numbers": [1, 0, 0, 1]}"#,
    #"{"curve": "spring", "numbers": [1, 1, 0, 0]}"#,
    #"{"curve": "spring", "numbers": [1, 1, 0, 1e50]}"#,
    #"{"curve": "piecewiseLinear", "numbers": []}"#,
  ])
  func whatIsNoCurveIsRefused(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TimingCurve.self, from: Data(text.utf8))
    }
  }
}
