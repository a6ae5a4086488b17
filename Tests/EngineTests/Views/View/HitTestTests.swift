import EngineTestSupport
import Testing

@testable import Engine

/// The views that are found under a point.
@Suite struct HitTestTests {
  private let root = View(frame: Rect(0, 0, 100, 100), key: "root")
  private let below = View(frame: Rect(10, 10, 40, 40), key: "below")
  private let above = View(frame: Rect(30, 30, 40, 40), key: "above")
  private let inner = View(frame: Rect(60, 0, 10, 10), key: "inner")
  private let both = Point(40, 40)

  init() {
    root.addSubview(below)
    root.addSubview(above)
    below.addSubview(inner)
  }

  private func hit(_ x: Double, _ y: Double) -> String? { root.hitTest(Point(x, y))?.key }

  @Test func theTopmostIsFound() {
    #expect(hit(40, 40) == "above" && hit(12, 12) == "below" && hit(90, 90) == "root")
    #expect(hit(100.5, 50) == nil && hit(-0.5, 50) == nil)
    below.zPosition = 1
    #expect(hit(40, 40) == "below" && root.seen(at: both) === below)
  }

  @Test func whatTakesNoInputIsLookedThroughAndSeen() {
    above.takesInput = false
    #expect(hit(40, 40) == "below" && root.seen(at: both) === above)
    above.takesInput = true
    above.phase = .leaving
    #expect(hit(40, 40) == "below" && root.seen(at: both) === above)
    below.takesInput = false
    #expect(hit(40, 40) == "root" && hit(75, 15) == "root", "nor does anything in it")
  }

  // What is hardly there can be pressed, but does not count as seen.
  @Test func transparentViewsAreNotFound() {
    for (alpha, isHit, isSeen) in [
      (1.0, true, true), (0.06, true, true), (0.05, true, false), (0.01, true, false),
      (0, false, false),
    ] {
      above.alpha = alpha
      #expect(hit(40, 40) == (isHit ? "above" : "below"), "\(alpha)")
      #expect(root.seen(at: both) === (isSeen ? above : below), "\(alpha)")
    }
  }

  @Test func outsideOfItsParentAViewIsFoundUnlessThatClips() {
    #expect(hit(75, 15) == "inner")
    below.clipsToBounds = true
    #expect(hit(75, 15) == "root" && hit(12, 12) == "below")
  }

  /// The point is the root's, whichever view is asked.
  @Test func aViewLooksOnlyInItself() {
    #expect(below.hitTest(both) === below && below.hitTest(Point(75, 15)) === inner)
    #expect(below.hitTest(Point(60, 60)) == nil && above.hitTest(Point(60, 60)) === above)
  }

  @Test func aFlatViewIsNowhere() {
    above.scale = Point(0, 1)
    #expect(hit(45, 45) == "below" && above.hitTest(Point(45, 45)) == nil)
    above.scale = Point(-1, 0.5)
    #expect(hit(60, 55) == "above" && hit(60, 65) == "root")
  }

  // MARK: A tree on a screen

  @Test func aTreeLiesWhereItsMapPutsIt() {
    root.frame.origin = Point(10, 20)
    let plain = InputTree(root)
    #expect(plain.transform == .identity && !plain.isModal && plain.focusRank == 0)
    let tree = InputTree(root, transform: .scale(2, 2))
    // Doubled, the root lies from 20, 40 and the view in it from 40, 60.
    #expect(tree.hitTest(Point(42, 62)) === below && tree.hitTest(Point(38, 62)) === root)
    #expect(tree.hitTest(Point(18, 62)) == nil)
    #expect(tree.place(of: Point(60, 100), in: below) == Point(10, 20))
    #expect(tree.toScreen(from: below).apply(to: Point(10, 20)) == Point(60, 100))
    below.scale = Point(1, 0)
    #expect(tree.place(of: Point(60, 100), in: below) == nil)
    #expect(InputTree(root, transform: .scale(0, 2)).hitTest(Point(42, 62)) == nil)
  }
}
