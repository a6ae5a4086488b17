import Testing

@testable import Engine

@Suite struct AnimationPropsTests {
  @Test func theOtherTransformers() {
    let box = Appearance(frame: Rect(10, 20, 30, 40))
    #expect(AnimationProps.moveUp(5)(box).frame == Rect(10, 15, 30, 40))
    #expect(AnimationProps.moveDown(5)(box).frame == Rect(10, 25, 30, 40))
    let turned = AnimationProps.rotate(0.5)(AnimationProps.rotate(0.25)(box))
    #expect(turned.transform == .rotation(0.75) && turned.frame == box.frame)
  }

  @Test func thoseThatShiftSizeAndFade() {
    let box = Appearance(frame: Rect(10, 20, 30, 40), alpha: 0.5)
    #expect(AnimationProps.moveLeft(5)(box).frame == Rect(5, 20, 30, 40))
    #expect(AnimationProps.moveRight(5)(box).frame == Rect(15, 20, 30, 40))
    #expect(AnimationProps.scale(0.5)(box).frame == Rect(17.5, 30, 15, 20))
    #expect(AnimationProps.fade()(box).alpha == 0)
    #expect(AnimationProps.fade(to: -0.25)(box).alpha == -0.25)
    #expect(AnimationProps.fade()(box).frame == box.frame)
  }
}
