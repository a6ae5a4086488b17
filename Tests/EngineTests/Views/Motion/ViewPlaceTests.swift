import EngineTestSupport
import Testing

@testable import Engine

@Suite struct ViewPlaceTests {
  private let root = View(frame: Rect(0, 0, 400, 400))

  private func nested(_ frames: [Rect], transforms: [Transform]) -> View {
    var parent = root
    for (frame, transform) in zip(frames, transforms) {
      let view = View(frame: frame)
      view.transform = transform
      parent.addSubview(view)
      parent = view
    }
    return parent
  }

  private func expectBox(_ view: View, _ wanted: Rect) {
    let box = view.presentedBox
    #expect(
      isClose(box.minX, wanted.minX) && isClose(box.minY, wanted.minY)
        && isClose(box.width, wanted.width) && isClose(box.height, wanted.height),
      "\(box) instead of \(wanted)")
  }

  @Test func withoutTransformsFramesAddUp() {
    let view = nested(
      [Rect(10, 20, 200, 200), Rect(30, 40, 50, 60)], transforms: [.identity, .identity])
    expectBox(view, Rect(40, 60, 50, 60))
  }

  @Test func aScaleKeepsTheMiddleAndTakesTheChildrenAlong() {
    let view = nested(
      [Rect(100, 100, 200, 200), Rect(0, 0, 50, 60)], transforms: [.scale(0.5), .identity])
    expectBox(view.superview ?? root, Rect(150, 150, 100, 100))
    expectBox(view, Rect(150, 150, 25, 30))
  }

  @Test func aQuarterTurnTurnsTheBox() {
    let view = nested([Rect(100, 100, 80, 20)], transforms: [.rotation(.pi / 2)])
    expectBox(view, Rect(130, 70, 20, 80))
  }

  @Test func innerTransformsComeFirst() {
    let view = nested(
      [Rect(100, 100, 200, 100), Rect(150, 40, 20, 20)],
      transforms: [.rotation(.pi / 2), Transform(translation: Point(10, 0), scale: Point(2, 1))])
    // In its parent: 40×20 around (170, 50); the parent's middle is (100, 50), turned clockwise
    // around (200, 150) on the root: 70 to its right becomes 70 below.
    expectBox(view, Rect(190, 200, 20, 40))
  }

  @Test func theBoxIsOfWhatIsPresented() {
    let scene = OneViewStage()
    scene.stage.play(scene.move(to: 150))
    scene.advance(to: 0.5)
    expectBox(scene.view, Rect(50, 0, 100, 40))
    #expect(scene.view.frame == Rect(100, 0, 100, 40))
  }

  @Test func theRootsOwnTransformDoesNotCount() {
    root.transform = .scale(3)
    expectBox(nested([Rect(1, 2, 3, 4)], transforms: [.identity]), Rect(1, 2, 3, 4))
    expectBox(root, Rect(0, 0, 400, 400))
  }
}
