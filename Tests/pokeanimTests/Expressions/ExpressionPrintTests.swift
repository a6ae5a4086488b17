import Engine
import EngineTestSupport
import Testing

@testable import EngineSDL
@testable import MotionCode
@testable import Studio
@testable import pokeanim

/// An expression's own text: the shortest that is read as the same expression.
@Suite struct ExpressionPrintTests {
  private func parse(_ text: String) throws -> Expression {
    try Expression.parse(text, durations: Vocabulary.durations)
  }

  @Test(arguments: [
    ("((a))", "a"),
    ("(a+b)+grow", "a + b + grow"),
    ("a+(b+grow)", "a + (b + grow)"),
    ("(a*b)*grow", "a * b * grow"),
    ("a*(b*grow)", "a * (b * grow)"),
    ("(a*b)+(grow)", "a * b + grow"),
    ("a+(b*grow)", "a + b * grow"),
    ("(a+b)*grow", "(a + b) * grow"),
    ("a*(b+grow)", "a * (b + grow)"),
    ("((a+b)).looped", "(a + b).looped"),
    ("(a*b).reversed", "(a * b).reversed"),
    ("((a.looped)).reversed", "a.looped.reversed"),
    ("(0).delayed(01.50)", "0.delayed(1.5)"),
    ("1.held(-0)", "1.held(0)"),
    ("a.repeating( 3.0 )", "a.repeating(3)"),
    ("a.stretched(0.001)", "a.stretched(0.001)"),
    ("a.delayed(0.000000001)", "a.delayed(0.000000001)"),
    ("a.time(easeOut(2))", "a.time(easeOut)"),
    ("a.time(easeIn(2.0))", "a.time(easeIn)"),
    ("a.time(easeInOut(1))", "a.time(easeInOut)"),
    ("a.time(easeInOut(2))", "a.time(easeInOut(2))"),
    ("a.time( cssEaseInOut )", "a.time(cssEaseInOut)"),
  ])
  func text(of text: String, is printed: String) throws {
    #expect(try parse(text).description == printed)
  }

  @Test func parsingWhatWasPrintedGivesTheSame() throws {
    try forAll(seeds: 1..<1001) { random in
      let expression = random.expression(levels: random.int(in: 1...5))
      let text = expression.description
      let again = try parse(text)
      #expect(again == expression, "\(text)")
    }
  }

  /// Taking any pair of parentheses away changes what is read, or makes it unreadable.
  @Test func noParenthesesAreNeedless() {
    forAll(seeds: 1..<201) { random in
      let expression = random.expression(levels: random.int(in: 1...5))
      let text = Array(expression.description)
      for (open, close) in pairs(in: text) {
        var fewer = text
        fewer.remove(at: close)
        fewer.remove(at: open)
        #expect((try? parse(String(fewer))) != expression, "\(String(text))")
      }
    }
  }

  private func pairs(in text: [Character]) -> [(open: Int, close: Int)] {
    var open: [Int] = []
    var pairs: [(open: Int, close: Int)] = []
    for (place, character) in text.enumerated() {
      if character == "(" { open.append(place) }
      if character == ")" { pairs.append((open.removeLast(), place)) }
    }
    return pairs
  }

  /// Blanks are left out where with them the text would be too long to be read again.
  @Test func theLongestTextsAreReadAgain() throws {
    let text = Array(repeating: "a", count: 500).joined(separator: "+")
    let expression = try parse(text)
    #expect(expression.description == text)
    #expect(try parse(expression.description) == expression)
    let nested = String(repeating: "a*(", count: 100) + "a+b" + String(repeating: ")", count: 100)
    let airy = String(repeating: "a * (", count: 100) + "a + b" + String(repeating: ")", count: 100)
    #expect(try parse(nested).description == airy)
  }

  @Test func numbers() {
    let texts: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (0.05, "0.05"),
      (3600, "3600"), (0.000000001, "0.000000001"), (3599.999999999, "3599.999999999"),
      (1e12, "1000000000000"),
    ]
    for (value, text) in texts { #expect(PlainNumber.text(value) == text) }
  }

  @Test func numbersOfNineDecimalsAreReadAgain() {
    forAll(seeds: 1..<1001) { random in
      let value = Double(random.int(in: 0...3_600_000_000_000)) / 1e9
      #expect(ExpressionNumber.value(PlainNumber.text(value)) == value)
      #expect(ExpressionNumber.decimals(PlainNumber.text(value)) <= 9)
    }
  }
}
