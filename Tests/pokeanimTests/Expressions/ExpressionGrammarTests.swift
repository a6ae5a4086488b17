import Engine
import Testing

@testable import EngineSDL
@testable import MotionCode
@testable import Studio
@testable import pokeanim

/// The expressions that each line of the grammar makes of a text.
@Suite struct ExpressionGrammarTests {
  private let a = Expression.part("a")
  private let b = Expression.part("b")
  private let fadeIn = Expression.part("fadeIn")

  private func parse(_ text: String) throws -> Expression {
    try Expression.parse(text, durations: Vocabulary.durations)
  }

  @Test func primaries() throws {
    #expect(try parse("0") == .zero)
    #expect(try parse("1") == .one)
    #expect(try parse("a") == a)
    #expect(try parse("(a)") == a)
    #expect(try parse("(((fadeIn)))") == fadeIn)
  }

  @Test func operatorsGoFromLeftToRight() throws {
    #expect(try parse("a+b+fadeIn") == .sum(.sum(a, b), fadeIn))
    #expect(try parse("a*b*fadeIn") == .product(.product(a, b), fadeIn))
    #expect(try parse("a+(b+fadeIn)") == .sum(a, .sum(b, fadeIn)))
    #expect(try parse("a*(b*fadeIn)") == .product(a, .product(b, fadeIn)))
  }

  @Test func timesBindsTighterThanPlus() throws {
    #expect(try parse("a+b*fadeIn") == .sum(a, .product(b, fadeIn)))
    #expect(try parse("a*b+fadeIn") == .sum(.product(a, b), fadeIn))
    #expect(try parse("a*(b+fadeIn)") == .product(a, .sum(b, fadeIn)))
    #expect(try parse("a*b+a*b") == .sum(.product(a, b), .product(a, b)))
  }

  @Test func aPointBindsTightest() throws {
    #expect(try parse("a*b.looped") == .product(a, .looped(b)))
    #expect(try parse("(a*b).looped") == .looped(.product(a, b)))
    #expect(try parse("a+b.reversed*a") == .sum(a, .product(.reversed(b), a)))
    #expect(try parse("a.looped.reversed") == .reversed(.looped(a)))
    #expect(try parse("0.looped+1.reversed") == .sum(.looped(.zero), .reversed(.one)))
  }

  @Test func theIssuesExample() throws {
    let durations = ["fadeIn": 1.0, "shrink": 1, "rotate": 1]
    let expression = try Expression.parse(
      "fadeIn * (shrink + rotate).looped", durations: durations)
    #expect(
      expression == .product(.part("fadeIn"), .looped(.sum(.part("shrink"), .part("rotate")))))
  }

  @Test func postfixesWithNumbers() throws {
    #expect(try parse("a.delayed(0.5)") == .delayed(a, by: 0.5))
    #expect(try parse("a.held(1)") == .held(a, for: 1))
    #expect(try parse("a.repeating(3)") == .repeating(a, count: 3))
    #expect(try parse("a.stretched(2)") == .stretched(a, to: 2))
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", 0), ("-0.00", 0), ("007", 7), ("0.50", 0.5), ("3600", 3600),
    ("0.000000001", 0.000000001), ("1.5000000000000000", 1.5), ("3599.999999999", 3599.999999999),
  ])
  func plainDecimals(text: String, value: Double) throws {
    let parsed = try Expression.parse("1.delayed(\(text))", durations: [:])
    #expect(parsed == .delayed(.one, by: value))
    guard case .delayed(_, let delay) = parsed else { return }
    #expect(delay.sign == .plus)
  }

  @Test func numbersAtTheirBounds() throws {
    #expect(try parse("1.delayed(3600)") == .delayed(.one, by: 3600))
    #expect(try parse("a.repeating(0)") == .repeating(a, count: 0))
    #expect(try parse("a.repeating(1000)") == .repeating(a, count: 1000))
    #expect(try parse("a.repeating(2.000)") == .repeating(a, count: 2))
    #expect(try parse("a.stretched(0.001)") == .stretched(a, to: 0.001))
    #expect(try parse("a.stretched(3600)") == .stretched(a, to: 3600))
    #expect(
      try parse("a.time(easeIn(1000))") == .time(a, ExpressionCurve(.easeIn, strength: 1000)))
  }

  @Test(arguments: ExpressionCurve.Shape.allCases)
  func curves(shape: ExpressionCurve.Shape) throws {
    #expect(try parse("a.time(\(shape.rawValue))") == .time(a, ExpressionCurve(shape)))
    guard shape.usualStrength != nil else { return }
    #expect(
      try parse("a.time(\(shape.rawValue)(0.75))")
        == .time(a, ExpressionCurve(shape, strength: 0.75)))
  }

  @Test func blanksMayStandAnywhereBetween() throws {
    let tight = "(a+b)*fadeIn.delayed(0.5).time(easeOut(3)).looped+0*1"
    let airy =
      " \t( a\n+ b ) * fadeIn . delayed ( 0.5 ) . time ( easeOut ( 3 ) ) \r\n. looped + 0 * 1 "
    #expect(try parse(airy) == parse(tight))
  }

  @Test func namesAreThoseOfTheVocabulary() throws {
    let odd: Set<String> = ["größer", "_x", "move2", "looped", "linear"]
    for name in odd {
      #expect(try Expression.parse(name, vocabulary: odd) == .part(name))
    }
    #expect(
      try Expression.parse("looped.looped.time(linear)", vocabulary: odd)
        == .time(.looped(.part("looped")), ExpressionCurve(.linear)))
  }

  @Test func theLargestAllowed() throws {
    let deep = String(repeating: "(", count: 200) + "a" + String(repeating: ")", count: 200)
    #expect(try parse(deep) == a)
    let long = Array(repeating: "0", count: 500).joined(separator: "*") + " "
    #expect(long.count == 1000)
    #expect(try parse(long).description.count == 999)
    #expect(try parse("grow.repeating(1000).repeating(10)").description.count == 34)
    #expect(try parse("a.delayed(0.1).stretched(3.6).repeating(1000)").description.count == 45)
  }

  /// Parentheses that stand beside each other are not inside each other.
  @Test func manyParenthesesOneAfterTheOther() throws {
    let text = Array(repeating: "(0)", count: 249).joined(separator: "+")
    #expect(try parse(text).description.filter { $0 == "0" }.count == 249)
  }
}
