import Engine
import EngineTestSupport
import Testing

@testable import EngineSDL
@testable import MotionCode
@testable import Studio
@testable import pokeanim

/// Any text gives an expression or an error: nothing traps, and errors lie in the text.
@Suite struct ExpressionFuzzTests {
  private static let pieces = [
    "a", "b", "fadeIn", "grow", "0", "1", "(", ")", "+", "*", ".", ".looped", ".reversed",
    ".delayed(", ".held(0.5)", ".repeating(1000)", ".repeating(", ".stretched(3600)",
    ".stretched(0.001)", ".time(", "easeOut", "easeIn(", "cssEase", "-", "1e9", "0.000000001",
    "9999999999999999999999", "nan", " ", "\t", "\r\n", "\u{0}", "é", "\u{301}", "👩‍👧", "\u{202E}",
    "½", "_", ",",
  ]

  @Test func randomBytes() {
    forAll(seeds: 1..<301) { random in
      let bytes = random.list(count: 0...60) { UInt8.random(in: .min ... .max, using: &$0) }
      expectExpressionOrError(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func randomPieces() {
    forAll(seeds: 1..<2001) { random in
      let pieces = random.list(count: 0...30) { $0.element(of: Self.pieces) }
      expectExpressionOrError(pieces.joined())
    }
  }

  @Test func mutatedExpressions() {
    forAll(seeds: 1..<2001) { random in
      var text = Array(random.expression(levels: 4).description)
      for _ in 0..<random.int(in: 1...4) { mutate(&text, &random) }
      expectExpressionOrError(String(text))
    }
  }

  @Test func everyPrefixOfAnExpression() {
    let text = "(a+b)*fadeIn.delayed(0.5).time(easeOut(3)).looped + 0 * 1.repeating(3)"
    for count in 0...text.count { expectExpressionOrError(String(text.prefix(count))) }
  }

  /// As deep as the limits allow, in every way: no walk over it overflows the stack.
  @Test(arguments: [
    String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200),
    String(repeating: "1*(", count: 200) + "1" + String(repeating: ")", count: 200),
    "1" + String(repeating: ".looped", count: 142),
    "0" + String(repeating: "+a", count: 499),
    "1" + String(repeating: "*b", count: 499),
    "a" + String(repeating: ".held(0)", count: 124),
    "a" + String(repeating: ".held(3599).stretched(0.001)", count: 35),
    "a" + String(repeating: ".stretched(0.001).stretched(3600)", count: 30),
  ])
  func theDeepest(text: String) throws {
    let expression = try Expression.parse(text, durations: Vocabulary.durations)
    #expect(try Expression.parse(expression.description, vocabulary: ["a", "b"]) == expression)
    let animation = expression.animation(parts: MovingParts().animations)
    expectToPlay(animation, text)
  }

  private func mutate(_ text: inout [Character], _ random: inout SeededGenerator) {
    guard !text.isEmpty else { return }
    let place = random.int(in: 0...text.count - 1)
    let end = min(text.count, place + random.int(in: 1...8))
    switch random.int(in: 0...4) {
    case 0: text[place] = Character(Unicode.Scalar(UInt8(random.int(in: 0...255))))
    case 1: text.removeSubrange(place..<end)
    case 2: text.insert(contentsOf: text[place..<end], at: random.int(in: 0...text.count))
    case 3: text.removeSubrange(place...)
    default: text.insert(contentsOf: Array(random.element(of: Self.pieces)), at: place)
    }
  }

  /// Expects that a text which can be read can be printed, read again and played.
  private func expectExpressionOrError(_ text: String) {
    do throws(ExpressionError) {
      let expression = try Expression.parse(text, durations: Vocabulary.durations)
      let again = try Expression.parse(expression.description, durations: Vocabulary.durations)
      #expect(again == expression, "\(text)")
      let animation = expression.animation(parts: MovingParts().animations)
      #expect((0...3600.000001).contains(animation.duration), "\(text)")
      #expect(animation.intervals.count <= 10_000, "\(text)")
      expectToPlay(animation, text)
    } catch {
      #expect((1...text.count + 1).contains(error.column), "\(text): \(error)")
      #expect(!error.message.isEmpty, "\(text)")
    }
  }

  /// Every moment shows a number, as a value and compiled.
  private func expectToPlay(_ animation: Animation<Effect>, _ text: String) {
    let program = animation.compiled()
    for place in [0, 0.3, 0.5, 1] {
      let values = animation.value(place)?.entries.values.map(\.mean[0]) ?? []
      let played = program.properties.compactMap { property in
        program.value(of: property, at: place * animation.duration)?[0]
      }
      let strange = (values + played).filter { !$0.isFinite }
      #expect(strange.isEmpty, "\(text) at \(place)")
    }
  }
}
