import EngineTestSupport
import Testing

@testable import Engine

@Suite struct AnimationTypeOfMotionTests {
  private static let types: [AnimationType] = [
    .none, .linear(duration: 0.3), .curve(.linear, duration: 1),
    .curve(.deckEaseIn(2), duration: 2),
    .curve(.cubicBezier(CubicBezier(0.1, -1, 0.2, 2)), duration: 0.7),
    .spring(duration: 0.5, damping: 0.4, initialVelocity: 0),
    .spring(duration: 2, damping: 1, initialVelocity: -3),
  ]

  @Test(arguments: types) func aMotionTellsItsType(_ type: AnimationType) {
    #expect(Animation<ChildTransition>(type: type).type == type)
  }

  @Test func easeInOutIsTheTypeThatPlaysIt() {
    let motion = Animation<ChildTransition>(type: .curve(.cssEaseInOut, duration: 0.4))
    #expect(motion.type == .linear(duration: 0.4))
  }

  @Test func composedMotionsHaveNone() {
    let motion = Animation<ChildTransition>(type: .linear(duration: 0.3))
    #expect(motion.delayed(by: 0.1).type == nil)
    #expect(motion.held(for: 0.1).type == nil)
  }

  @Test(arguments: types) func retypedItMovesOtherwiseBetweenTheSameLooks(_ type: AnimationType) {
    let looks = [AnimationProps.fade(), AnimationProps.scale(0)]
    let motion = Animation<ChildTransition>(
      type: .linear(duration: 0.3), entryTransformers: looks,
      leaveTransformers: [AnimationProps.fade()])
    let other = motion.retyped(type)
    #expect(other.type == type)
    guard let moment = other.value(1) else {
      #expect(type == .none)
      return
    }
    #expect(moment.entryTransformers.count == 2 && moment.leaveTransformers.count == 1)
    #expect(moment.progress == 1)
  }

  @Test func retypedItKeepsItsArc() {
    let motion = Animation<ChildTransition>(
      type: .linear(duration: 0.3), options: AnimationOptions(arc: 0.75))
    #expect(motion.retyped(.curve(.linear, duration: 2)).value(0.5)?.arc == 0.75)
  }

  @Test func whatDidNotMoveMovesStraightAndFromNowhereElse() {
    let motion = Animation<ChildTransition>.none.retyped(.curve(.linear, duration: 2))
    let moment = motion.value(0.5)
    #expect(motion.duration == 2 && moment?.progress == 0.5 && moment?.arc == 0)
    #expect(moment?.entryTransformers.isEmpty == true && moment?.leaveTransformers.isEmpty == true)
  }
}
