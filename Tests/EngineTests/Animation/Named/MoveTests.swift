import Engine
import Testing

/// The times in which the parts of an animation move their properties.
@Suite struct MoveTests {
  private let boxes = [Holder(), Holder()]

  private func way(_ box: Int, _ duration: Double = 1, name: String? = nil) -> Animation<Effect> {
    let way = linear(from: 0, to: 1, in: duration).bind(boxes[box], with: \.value)
    return name.map(way.named) ?? way
  }

  private func texts(_ animation: Animation<Effect>) -> [String] {
    animation.moves.map { "\($0.name ?? "?") \($0.start)–\($0.end)" }
  }

  @Test func eachPartIsToldFromLeftToRight() {
    let whole = way(0, 1, name: "a") * (way(1, 2) + way(0, 3, name: "b"))
    #expect(texts(whole) == ["a 0.0–1.0", "? 1.0–3.0", "b 1.0–4.0"])
    let properties = boxes.indices.map { way($0).compiled().properties[0] }
    #expect(whole.moves.map(\.property) == [properties[0], properties[1], properties[0]])
  }

  @Test func aNameIsThatOfTheInnermostPart() {
    let whole = (way(0, 1, name: "inner") * way(0, 2)).named("outer") * way(0, 1)
    #expect(texts(whole) == ["inner 0.0–1.0", "outer 1.0–3.0", "? 3.0–4.0"])
    #expect(texts(way(0, 1, name: "a").marker("m").reversed) == ["a 0.0–1.0"])
  }

  @Test func reversedAMoveStillStartsBeforeItEnds() {
    #expect(texts((way(0, 1, name: "a") * way(0, 2)).reversed) == ["a 2.0–3.0", "? 0.0–2.0"])
  }

  @Test func holdingAndCodeAreNoMoving() {
    let hold = const(3.0, for: 2).bind(boxes[0], with: \.value)
    let code = linear(from: 0, to: 1, in: 1).do { _ in }
    #expect(texts(hold * code * way(0)) == ["? 3.0–4.0"])
    #expect(texts(way(0).delayed(by: 2).held(for: 3)) == ["? 2.0–3.0"])
  }

  @Test func aFunctionMovesAllItsTime() {
    let function = Animation.runnable(duration: 2) { _ in FloatAverage(1) }
    #expect(texts(way(0) * function.bind(boxes[0], with: \.value)) == ["? 0.0–1.0", "? 1.0–3.0"])
  }

  @Test func whatRepeatsHasItsMovesAgainAndWithoutAnEndItNeverEnds() {
    #expect(texts(way(0, 2).repeating(count: 2)) == ["? 0.0–2.0", "? 2.0–4.0"])
    #expect(
      texts(way(0) * (way(1, 2) * way(0, 1).reversed).repeatingForever)
        == ["? 0.0–1.0", "? 1.0–inf", "? 3.0–inf"])
  }
}
