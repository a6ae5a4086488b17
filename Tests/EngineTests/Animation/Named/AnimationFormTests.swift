import Engine
import Testing

/// Animations as data: how they are put together, written down as text.
@Suite struct AnimationFormTests {
  private let box = Holder()
  private let view = View()
  private let curve = TimingCurve.cssStepEnd

  private func way(_ from: Double, _ to: Double, _ duration: Double = 1) -> Animation<Effect> {
    linear(from: from, to: to, in: duration).bind(box, with: \.value)
  }

  private func told(_ animation: Animation<Effect>) -> String { text(animation.structure) }

  private func text(_ form: AnimationForm) -> String {
    switch form {
    case .zero: "0"
    case .one: "1"
    case .way(_, let from, let to, .linear, let duration): "\(from[0])–\(to[0]) in \(duration)"
    case .way(_, let from, let to, let curve, let duration):
      "\(from[0])–\(to[0]) in \(duration) by \(curve.cssText)"
    case .function(_, let value, let duration):
      "\(value(0)[0]) \(value(0.5)[0]) \(value(1)[0]) in \(duration)"
    case .code(let duration): "code in \(duration)"
    case .sequence(let steps): "(" + steps.map { text($0) }.joined(separator: " * ") + ")"
    case .parallel(let sides): "(" + sides.map { text($0) }.joined(separator: " + ") + ")"
    case .reversed(let part): "reversed(\(text(part)))"
    case .bent(let part, let curve): "bent(\(text(part)), \(curve.cssText))"
    case .stretched(let part, let duration): "stretched(\(text(part)), \(duration))"
    case .resting(let part, let place, let duration):
      "resting(\(text(part)), at \(place), \(duration))"
    case .repeated(let part, let count): "repeated(\(text(part)), \(count))"
    case .endless(let part): "endless(\(text(part)))"
    case .named(let part, let name): "named(\(text(part)), \(name))"
    case .marked(let part, let name, let place): "marked(\(text(part)), \(name) at \(place))"
    }
  }

  @Test func zeroAndOneAreThemselves() {
    #expect(told(.zero) == "0")
    #expect(told(.one) == "1")
  }

  @Test func aStraightWayHasItsEndsItsTimeAndItsCurve() throws {
    #expect(told(way(2, 5, 3)) == "2.0–5.0 in 3.0")
    #expect(
      told(way(2, 5, 3).stretched(to: 7).time(curve)) == "2.0–5.0 in 7.0 by steps(1, jump-end)")
    guard case .way(let property, _, _, _, _) = way(0, 1).structure else {
      Issue.record("no way")
      return
    }
    #expect(property == way(0, 1).compiled().properties[0])
  }

  @Test func aFunctionIsAskedForItsMean() {
    let function = Animation.runnable(duration: 2) { FloatAverage(sum: ($0 * 8).lanes, count: 2) }
    #expect(told(function.bind(box, with: \.value)) == "0.0 2.0 4.0 in 2.0")
  }

  @Test func codeIsNoData() {
    #expect(told(.runnable(duration: 4) { _ in Effect() }) == "code in 4.0")
    #expect(told(linear(from: 0, to: 1, in: 5).do { _ in }) == "code in 5.0")
  }

  @Test func whatFollowsOneAnotherIsOneListHoweverItIsNested() {
    let (a, b, c, d) = (way(0, 1), way(1, 2), way(2, 3), way(3, 4))
    let wanted = "(0.0–1.0 in 1.0 * 1.0–2.0 in 1.0 * 2.0–3.0 in 1.0 * 3.0–4.0 in 1.0)"
    #expect(told((a * b) * (c * d)) == wanted)
    #expect(told(a * (b * (c * d))) == wanted)
    #expect(told(((a * b) * c) * d) == wanted)
  }

  @Test func whatPlaysAtOnceIsOneListHoweverItIsNested() {
    let (a, b, c) = (way(0, 1), way(1, 2), way(2, 3, 4))
    let wanted = "(0.0–1.0 in 1.0 + 1.0–2.0 in 1.0 + 2.0–3.0 in 4.0)"
    #expect(told((a + b) + c) == wanted && told(a + (b + c)) == wanted)
    #expect(told(a * (b + c)) == "(0.0–1.0 in 1.0 * (1.0–2.0 in 1.0 + 2.0–3.0 in 4.0))")
    #expect(told(a + b * c) == "(0.0–1.0 in 1.0 + (1.0–2.0 in 1.0 * 2.0–3.0 in 4.0))")
  }

  @Test func whatBendsTimeIsAroundItsPart() {
    let (both, inner) = (way(0, 1) * way(1, 2), "(0.0–1.0 in 1.0 * 1.0–2.0 in 1.0)")
    #expect(told(both.reversed) == "reversed(\(inner))")
    #expect(told(both.time(curve)) == "bent(\(inner), steps(1, jump-end))")
    #expect(told(both.stretched(to: 8)) == "stretched(\(inner), 8.0)")
    #expect(told(both.repeating(count: 3)) == "repeated(\(inner), 3)")
    #expect(told(both.repeatingForever) == "endless(\(inner))")
    #expect(told(both.named("n")) == "named(\(inner), n)")
    #expect(told(both.marker("m", at: 0.25)) == "marked(\(inner), m at 0.25)")
    #expect(told(both.marker("m")) == "marked(\(inner), m at 1.0)")
  }

  @Test func aWaitRestsAtTheEndThatLiesThere() {
    let (first, last) = ("0.0–1.0 in 1.0", "1.0–2.0 in 3.0")
    let both = way(0, 1) * way(1, 2, 3)
    #expect(told(both.delayed(by: 0.5)) == "(resting(\(first), at 0.0, 0.5) * \(first) * \(last))")
    #expect(told(both.held(for: 2)) == "(\(first) * \(last) * resting(\(last), at 1.0, 2.0))")
    #expect(
      told(both.reversed.held(for: 2))
        == "(reversed((\(first) * \(last))) * resting(\(first), at 0.0, 2.0))")
  }

  @Test func aPropertyIsMeantAsAWholeOrInOneLane() {
    func lanes(_ animation: Animation<Effect>) -> [Int?] {
      animation.compiled().properties.map(\.lane)
    }
    let number = linear(from: 0, to: 1, in: 1)
    #expect(lanes(way(0, 1)) == [nil])
    #expect(lanes(number.bind(view, with: \.center.x)) == [0])
    #expect(lanes(number.bind(view, with: \.center.y)) == [1])
    #expect(lanes(number.bind(view, with: \.shadow.color.alpha)) == [6])
  }
}
