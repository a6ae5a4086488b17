import Engine
import EngineDeck
import EngineTestSupport
import Testing

@testable import EngineSDL
@testable import MotionCode
@testable import Studio
@testable import pokeanim

/// Parts that each move one property of one view from 0 to 1.
struct MovingParts {
  let view = View()

  var animations: [String: Animation<Effect>] {
    Vocabulary.durations.mapValues { duration in
      linear(from: 0.0, to: 1, in: duration).bind(view, with: \.alpha)
    }
  }
}

/// An expression is what the same operators written in Swift are.
@Suite struct ExpressionMeaningTests {
  private let parts = MovingParts().animations
  private let places = [0, 0.1, 0.25, 0.5, 0.6, 0.9, 1]

  private func animation(_ text: String) throws -> Animation<Effect> {
    try Expression.parse(text, durations: Vocabulary.durations).animation(parts: parts)
  }

  private func expectSame(
    _ text: String, _ wanted: Animation<Effect>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let animation = try animation(text)
    #expect(animation.duration == wanted.duration, "\(text)", sourceLocation: sourceLocation)
    #expect(animation.intervals == wanted.intervals, "\(text)", sourceLocation: sourceLocation)
    for place in places {
      #expect(
        animation.value(place) == wanted.value(place), "\(text) at \(place)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func eachWordIsItsOperator() throws {
    let a = try #require(parts["a"]).named("a")
    let b = try #require(parts["b"]).named("b")
    try expectSame("0", .zero)
    try expectSame("1", .one)
    try expectSame("a", a)
    try expectSame("a + b", a + b)
    try expectSame("a * b", a * b)
    try expectSame("a.reversed", a.reversed)
    try expectSame("(a * b).looped", (a * b).looped)
    try expectSame("a.delayed(0.5)", a.delayed(by: 0.5))
    try expectSame("a.held(0.25)", a.held(for: 0.25))
    try expectSame("(a * b).repeating(3)", (a * b).repeating(count: 3))
    try expectSame("a.stretched(2)", a.stretched(to: 2))
    try expectSame("a * b.reversed + b", a * b.reversed + b)
  }

  @Test func eachCurveIsTheEnginesOfThatName() throws {
    let a = try #require(parts["a"]).named("a")
    try expectSame("a.time(linear)", a)
    try expectSame("a.time(easeIn)", a.time(easeIn))
    try expectSame("a.time(easeOut)", a.time(easeOut))
    try expectSame("a.time(easeInOut)", a.time(easeInOut))
    try expectSame("a.time(easeIn(1.5))", a.time(easeIn(1.5)))
    try expectSame("a.time(easeOut(1.5))", a.time(easeOut(1.5)))
    try expectSame("a.time(easeInOut(1.5))", a.time(easeInOut(1.5)))
    try expectSame("a.time(cssEase)", a.time(.cssEase))
    try expectSame("a.time(cssEaseIn)", a.time(.cssEaseIn))
    try expectSame("a.time(cssEaseOut)", a.time(.cssEaseOut))
    try expectSame("a.time(cssEaseInOut)", a.time(.cssEaseInOut))
  }

  @Test func partsHaveTheirNames() throws {
    #expect(
      try animation("a * (b + grow)").intervals == [
        Interval("a", start: 0, end: 1), Interval("b", start: 1, end: 1.5),
        Interval("grow", start: 1, end: 1.25),
      ])
  }

  @Test func theDurationIsThatOfTheAlgebra() {
    forAll(seeds: 1..<1001) { random in
      let expression = random.expression(levels: random.int(in: 1...5))
      let wanted = length(of: expression).seconds ?? 0
      let duration = expression.animation(parts: parts).duration
      #expect(abs(duration - wanted) <= 1e-9 * max(1, wanted), "\(expression)")
    }
  }

  /// The limit is held against what the animation really takes.
  @Test func theExtentThatParsingMeasuresIsTheDuration() {
    let unlimited = Vocabulary.durations.mapValues { $0 * 200 }
    forAll(seeds: 1..<1001) { random in
      let expression = random.expression(levels: random.int(in: 1...5))
      let text = expression.description
      let isTooLong = longestPart(of: expression, scale: 200) > 3600.000001
      let isRead = (try? Expression.parse(text, durations: unlimited)) != nil
      #expect(isRead != isTooLong, "\(text)")
    }
  }

  /// Max-plus, written a second time.
  private func length(of expression: Expression, scale: Double = 1) -> MaxPlus {
    func length(_ inner: Expression) -> MaxPlus { self.length(of: inner, scale: scale) }
    func isRunnable(_ inner: Expression) -> Bool { (length(inner).seconds ?? 0) > 0 }
    switch expression {
    case .zero: return .zero
    case .one: return .one
    case .part(let name): return MaxPlus((Vocabulary.durations[name] ?? .nan) * scale)
    case .sum(let a, let b): return length(a) + length(b)
    case .product(let a, let b): return length(a) * length(b)
    case .reversed(let a), .time(let a, _): return length(a)
    case .looped(let a): return length(a) * length(a)
    case .delayed(let a, let wait), .held(let a, let wait):
      return isRunnable(a) ? length(a) * MaxPlus(wait) : length(a)
    case .repeating(let a, let count): return (0..<count).reduce(.one) { all, _ in all * length(a) }
    case .stretched(let a, let duration): return isRunnable(a) ? MaxPlus(duration) : length(a)
    }
  }

  private func longestPart(of expression: Expression, scale: Double) -> Double {
    let inner: [Expression] =
      switch expression {
      case .zero, .one, .part: []
      case .sum(let a, let b), .product(let a, let b): [a, b]
      case .reversed(let a), .looped(let a), .time(let a, _), .delayed(let a, _), .held(let a, _),
        .repeating(let a, _), .stretched(let a, _):
        [a]
      }
    let whole = length(of: expression, scale: scale).seconds ?? 0
    return inner.reduce(whole) { max($0, longestPart(of: $1, scale: scale)) }
  }

  @Test func aPartThatIsMissingIsAProgrammersError() async {
    await #expect(processExitsWith: .failure) {
      _ = Expression.part("a").animation(parts: [:])
    }
  }
}
