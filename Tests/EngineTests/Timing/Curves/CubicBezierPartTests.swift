import Engine
import EngineTestSupport
import Testing

/// Parts of Bézier curves, halved with ruler and pencil.
@Suite struct CubicBezierPartTests {
  private let curve = CubicBezier(0.25, 0.1, 0.25, 1)

  private func expect(
    _ curve: CubicBezier?, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let numbers = curve.map { [$0.x1, $0.y1, $0.x2, $0.y2] } ?? []
    let isRight =
      numbers.count == 4
      && zip(numbers, [x1, y1, x2, y2]).allSatisfy { isClose($0, $1, within: 1e-9) }
    #expect(isRight, "\(numbers)", sourceLocation: sourceLocation)
  }

  /// The points between the control points: (0.125, 0.05), (0.25, 0.55), (0.625, 1), then
  /// (0.1875, 0.3), (0.4375, 0.775), and (0.3125, 0.5375) in the middle.
  @Test func eachHalfHasThePointsBetweenTheControlPoints() {
    expect(
      curve.part(from: 0, to: 0.3125), 0.125 / 0.3125, 0.05 / 0.5375, 0.1875 / 0.3125, 0.3 / 0.5375)
    expect(
      curve.part(from: 0.3125, to: 1), 0.125 / 0.6875, 0.2375 / 0.4625, 0.3125 / 0.6875, 1)
  }

  @Test func theWholeIsItselfHoweverFarIsAsked() {
    expect(curve.part(from: 0, to: 1), 0.25, 0.1, 0.25, 1)
    expect(curve.part(from: -3, to: 2), 0.25, 0.1, 0.25, 1)
  }

  @Test func whatHasNoWidthOrNoHeightIsNone() {
    #expect(curve.part(from: 0.7, to: 0.2) == nil)
    #expect(curve.part(from: -2, to: -1) == nil && curve.part(from: 1, to: 4) == nil)
    // At its middle it is as high as at its end.
    let flat = CubicBezier(0.5, 4.0 / 3, 0.5, 1)
    #expect(flat.part(from: 0.5, to: 1) == nil)
    #expect(flat.part(from: 0.25, to: 1) != nil)
  }

  /// Vertical in the middle, where x = 1/2 + 4u³: a control point of an uneven part leaves it.
  @Test func aPartWhoseControlPointsLieOutsideIsNone() {
    let upright = CubicBezier(1, 0, 0, 1)
    #expect(upright.part(from: 0, to: 0.5625) == nil)
    #expect(upright.part(from: 0.4375, to: 1) == nil)
    #expect(upright.part(from: 0, to: 0.5) != nil && upright.part(from: 0.5, to: 1) != nil)
  }

  @Test func aPartThatFallsIsUprightAgain() {
    // Beyond its end at first, then back: from the top on, the way leads down to 1.
    let over = CubicBezier(0.5, 3, 0.5, 1)
    #expect(over.value(at: 0.5) > 1)
    guard let back = over.part(from: 0.5, to: 1) else {
      Issue.record("no part")
      return
    }
    let top = over.value(at: 0.5)
    for share in [0.1, 0.5, 0.9] {
      let wanted = (over.value(at: 0.5 + share / 2) - top) / (1 - top)
      #expect(isClose(back.value(at: share), wanted, within: 1e-9))
    }
  }

  @Test func reversedItsControlPointsAreExchangedAndTurned() {
    expect(CubicBezier(0.1, 0.3, 0.4, 1.2).reversed, 0.6, -0.2, 0.9, 0.7)
  }
}
