import EngineTestSupport

@testable import EngineSDL
@testable import MotionCode
@testable import Studio
@testable import pokeanim

/// The parts of the tests, each with a duration of its own.
enum Vocabulary {
  static let durations = ["a": 1.0, "b": 0.5, "fadeIn": 2.0, "grow": 0.25]
  static let names = durations.keys.sorted()
}

extension SeededGenerator {
  /// An expression of at most that many levels, within the limits of parsing.
  mutating func expression(levels: Int) -> Expression {
    guard levels > 1, chance(0.85) else { return primary() }
    switch int(in: 0...7) {
    case 0, 1: return .sum(expression(levels: levels - 1), expression(levels: levels - 1))
    case 2, 3: return .product(expression(levels: levels - 1), expression(levels: levels - 1))
    default: return postfix(of: expression(levels: levels - 1))
    }
  }

  private mutating func primary() -> Expression {
    switch int(in: 0...9) {
    case 0: .zero
    case 1: .one
    default: .part(element(of: Vocabulary.names))
    }
  }

  private mutating func postfix(of inner: Expression) -> Expression {
    switch int(in: 0...6) {
    case 0: .reversed(inner)
    case 1: .looped(inner)
    case 2: .delayed(inner, by: decimal(upTo: 3))
    case 3: .held(inner, for: decimal(upTo: 3))
    case 4: .repeating(inner, count: int(in: 0...3))
    case 5: .stretched(inner, to: thousandths())
    default: .time(inner, curve())
    }
  }

  private mutating func curve() -> ExpressionCurve {
    let shape = element(of: ExpressionCurve.Shape.allCases)
    return ExpressionCurve(shape, strength: chance(0.5) ? nil : thousandths())
  }

  /// A number above 0 of zero to three decimals.
  private mutating func thousandths() -> Double { Double(int(in: 1...3000)) / 1000 }

  /// A number of zero to nine decimals.
  private mutating func decimal(upTo most: Int) -> Double {
    let unit = element(of: [1, 2, 10, 1000, 1_000_000_000])
    return Double(int(in: 0...most * unit)) / Double(unit)
  }
}
