import Engine
import Testing

/// The curves that an animation goes along.
@Suite struct AnimationCurvesTests {
  private let way = linear(from: 0, to: 1, in: 1)

  @Test func eachIsToldOnceFromLeftToRight() {
    let whole =
      way.time(.cssEaseOut) * (way.time(.cssEaseIn) + way * way.time(.cssEaseOut))
      * way.time(.cssEase)
    #expect(whole.curves == [.cssEaseOut, .cssEaseIn, .cssEase])
  }

  @Test func theCurveOfAWholeComesBeforeThoseOfItsParts() {
    let part = way.time(.cssEaseIn) * way
    #expect(part.time(.cssEaseOut).curves == [.cssEaseOut, .cssEaseIn])
    #expect(part.time(.cssEaseIn).reversed.named("n").curves == [.cssEaseIn])
  }

  @Test func whatGoesEvenlyOrIsAFunctionHasNone() {
    #expect((way * way.reversed.stretched(to: 3)).curves.isEmpty)
    #expect(Animation.runnable(duration: 1) { FloatAverage($0) }.curves.isEmpty)
    #expect(
      Animation<FloatAverage>.one.curves.isEmpty && Animation<FloatAverage>.zero.curves.isEmpty)
  }

  @Test func aWaitGoesAlongNone() {
    let eased = way.time(.cssEase).delayed(by: 1)
    #expect(eased.curves == [.cssEase])
    #expect((way * way.time(.cssEase)).reversed.curves == [.cssEase])
  }
}
