import EngineTestSupport
import Testing

@testable import Engine

/// Views that come into a parent which is still on its way in, or on its way back.
@Suite struct OpenedViewTests {
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let stage = Stage(root: View(frame: Rect(0, 0, 350, 250)))
  private var host: View { stage.root }

  private func row(_ layouts: any Layout...) -> LayoutArrangement {
    StackLayout(axis: .horizontal, distribution: .leading, sublayouts: layouts)
      .arrangement(width: 350, height: 250)
  }

  private func view(_ key: String) -> View { host.first(key: key) ?? View(key: "missing") }

  @discardableResult
  private func go(to arrangement: LayoutArrangement, in seconds: Double = 1) -> LayoutMove {
    let animation = arrangement.prepareAnimation(for: host).move
    stage.animate(withDuration: seconds, curve: .linear, animations: animation.apply)
    return animation
  }

  /// The opacity at which the background of a view shows.
  private func ground(_ key: String) -> Double {
    view(key).effectiveAlpha * view(key).presented.backgroundColor.alpha
  }

  /// `a`, and a parent with a child that comes in beside it, three tenths of its way.
  private func enterParent(alpha: Double = 1) {
    row(box("a", 20, 20)).makeViews(in: host)
    go(
      to: row(
        box("a", 20, 20),
        box("p", 60, 60, nil, box("c", 10, 10, .topLeading), alpha: alpha, color: blue)))
    stage.advance(to: .seconds(0.3))
  }

  private var aInP: LayoutArrangement {
    row(
      box(
        "p", 60, 60, nil,
        StackLayout(
          axis: .horizontal, distribution: .leading,
          sublayouts: [box("c", 10, 10, .topLeading), box("a", 20, 20)]),
        alpha: 1, color: blue))
  }

  @Test func whatComesIntoAnEnteringParentStaysAsStrong() {
    enterParent()
    let before = ShownViews(below: host)
    let (old, child) = (ground("p"), view("c").effectiveAlpha)
    #expect(isClose(old, 0.3) && isClose(child, 0.09), "both fade")
    let animation = aInP.prepareAnimation(for: host).move
    #expect(view("a").superview === view("p") && view("a").effectiveAlpha == 1)
    #expect(isClose(ground("p"), old) && isClose(view("c").effectiveAlpha, child))
    #expect(view("p").presented.alpha == 1)
    #expect(ShownViews(below: host).moved(since: before, alpha: false) == [])
    stage.animate(withDuration: 1, curve: .linear, animations: animation.apply)
    #expect(view("a").effectiveAlpha == 1 && isClose(ground("p"), old))
  }

  /// An opened parent and its children go on fading in as they would have.
  @Test func theParentAndItsChildrenKeepTheirPace() {
    enterParent()
    _ = aInP.prepareAnimation(for: host)
    for time in [0.4, 0.7, 0.9] {
      stage.advance(to: .seconds(time))
      #expect(isClose(ground("p"), time) && isClose(view("c").effectiveAlpha, time * time))
      #expect(view("a").effectiveAlpha == 1)
    }
    stage.advance(to: .seconds(1.1))
    #expect(!stage.isRunning && stage.properties.isEmpty)
    #expect(view("p").presented.backgroundColor == blue && view("c").presented.alpha == 1)
  }

  @Test func aParentOnItsWayOutThatComesBackForAViewOpensToo() {
    row(box("a", 20, 20), box("p", 60, 60, color: blue)).makeViews(in: host)
    go(to: row(box("a", 20, 20)))
    stage.advance(to: .seconds(0.6))
    #expect(isClose(view("p").effectiveAlpha, 0.4))
    go(to: row(box("p", 60, 60, nil, box("a", 20, 20), color: blue)))
    #expect(view("a").effectiveAlpha == 1 && isClose(ground("p"), 0.4))
    stage.advance(to: .seconds(1.7))
    #expect(view("a").effectiveAlpha == 1 && ground("p") == 1 && !stage.isRunning)
  }

  /// A view between them that is on its way in itself does not fade it either.
  @Test func allParentsOnTheirWayOpen() {
    enterParent()
    let next = row(
      box(
        "p", 60, 60, nil,
        box(
          "c", 40, 40, .topLeading, box("new", 30, 30, .topLeading, box("a", 20, 20)), color: blue),
        color: blue))
    let (p, c) = (ground("p"), view("c").effectiveAlpha)
    _ = next.prepareAnimation(for: host)
    #expect(view("a").effectiveAlpha == 1 && view("a").isDescendant(of: view("c")))
    #expect(isClose(ground("p"), p) && view("c").presented.alpha == 1 && c < 0.1)
  }

  /// A parent that is to be weak at rest is as weak as that at once.
  @Test func aWeakParentIsNoWeakerThanAtRest() {
    enterParent(alpha: 0.5)
    let old = ground("p")
    _ = aInP.prepareAnimation(for: host)
    #expect(view("p").presented.alpha == 0.5 && isClose(ground("p"), old))
    #expect(isClose(view("a").effectiveAlpha, 0.5))
  }

  /// Views that no layout made fade with the parent's other children.
  @Test func strangersInTheParentFadeToo() {
    enterParent()
    let own = View(frame: Rect(0, 0, 5, 5), key: "own")
    view("p").addSubview(own)
    let animation = aInP.prepareAnimation(for: host).move
    #expect(isClose(own.effectiveAlpha, 0.3))
    stage.advance(to: .seconds(0.5))
    #expect(isClose(own.effectiveAlpha, 0.5))
    animation.rollBack()
    #expect(isClose(own.effectiveAlpha, 0.5) && isClose(view("p").presented.alpha, 0.5))
    stage.advance(to: .seconds(1.1))
    #expect(own.effectiveAlpha == 1 && own.presented.alpha == 1 && !stage.isRunning)
  }

  /// A change that was prepared and not begun opens as well.
  @Test func aParentThatWaitsOpensToo() {
    row(box("a", 20, 20)).makeViews(in: host)
    _ = row(box("a", 20, 20), box("p", 60, 60, color: blue)).prepareAnimation(for: host)
    let animation = row(box("p", 60, 60, nil, box("a", 20, 20), color: blue))
      .prepareAnimation(for: host).move
    #expect(view("a").effectiveAlpha == 1 && ground("p") == 0)
    animation.apply()
    animation.commit()
    #expect(view("a").effectiveAlpha == 1 && ground("p") == 1)
  }

  /// Rolled back, all fade as they did.
  @Test func rollingBackClosesAgain() {
    enterParent()
    let before = ShownViews(below: host)
    aInP.prepareAnimation(for: host).change.rollBack()
    #expect(ShownViews(below: host).moved(since: before) == [])
    stage.advance(to: .seconds(0.6))
    #expect(isClose(view("p").presented.alpha, 0.6) && isClose(view("c").presented.alpha, 0.6))
  }

  // What rests faded has nobody who would bring back what no layout made in it.
  @Test func aWaitingParentWithStrangersStaysAsItIs() {
    row(box("a", 20, 20)).makeViews(in: host)
    _ = row(box("a", 20, 20), box("p", 60, 60, color: blue)).prepareAnimation(for: host)
    let own = View(frame: Rect(0, 0, 5, 5), key: "own")
    view("p").addSubview(own)
    let animation = row(box("p", 60, 60, nil, box("a", 20, 20), color: blue))
      .prepareAnimation(for: host).move
    #expect(view("p").presented.alpha == 0 && view("p").presented.backgroundColor == blue)
    #expect(own.rest.alpha == 1 && own.presented.alpha == 1)
    animation.apply()
    animation.commit()
    #expect(view("a").effectiveAlpha == 1 && own.effectiveAlpha == 1 && ground("p") == 1)
  }

  @Test func aParentThatIsToBeTransparentDoesNotOpen() {
    enterParent(alpha: 0)
    let next = row(box("p", 60, 60, nil, box("a", 20, 20), alpha: 0, color: blue))
    _ = next.prepareAnimation(for: host)
    #expect(view("a").superview === view("p"))
    #expect(view("p").presented.alpha == 0 && view("p").presented.backgroundColor == blue)
  }
}
