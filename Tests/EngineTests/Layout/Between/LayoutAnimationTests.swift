import EngineTestSupport
import Testing

@testable import Engine

@Suite struct LayoutAnimationTests {
  private let host = View(frame: Rect(0, 0, 350, 250))

  private func squares(_ big: any Layout, _ little: any Layout) -> LayoutArrangement {
    InsetLayout(
      inset: 30,
      sublayout: StackLayout(
        axis: .vertical, distribution: .fillEqualSpacing, sublayouts: [big, little])
    ).arrangement(width: 350, height: 250)
  }

  private var before: LayoutArrangement {
    squares(
      box("big", 100, 100, .topLeading, box("red", 10, 10, .bottomTrailing)),
      box("little", 80, 80, .bottomTrailing))
  }

  private var after: LayoutArrangement {
    squares(
      box("big", 100, 100, .topLeading),
      box("little", 50, 50, .bottomTrailing, box("red", 20, 20, .topLeading)))
  }

  private func row(_ layouts: any Layout...) -> LayoutArrangement {
    StackLayout(axis: .horizontal, distribution: .leading, sublayouts: layouts)
      .arrangement(width: 350, height: 250)
  }

  private func shown(_ key: String) -> Rect? { host.first(key: key)?.presented.frame }

  @Test func theSquaresFollowTheOriginalExample() {
    before.makeViews(in: host)
    let animation = after.prepareAnimation(for: host, direction: .rightToLeft).move
    #expect(shown("red") == Rect(-120, -20, 10, 10))
    let wanted: [(Double, Rect, Rect, Rect)] = [
      (0, Rect(30, 30, 100, 100), Rect(240, 140, 80, 80), Rect(-120, -20, 10, 10)),
      (
        0.25, Rect(77.5, 30, 100, 100), Rect(187.5, 147.5, 72.5, 72.5),
        Rect(-82.5, -15, 12.5, 12.5)
      ),
      (0.5, Rect(125, 30, 100, 100), Rect(135, 155, 65, 65), Rect(-45, -10, 15, 15)),
      (
        0.75, Rect(172.5, 30, 100, 100), Rect(82.5, 162.5, 57.5, 57.5),
        Rect(-7.5, -5, 17.5, 17.5)
      ),
      (1, Rect(220, 30, 100, 100), Rect(30, 170, 50, 50), Rect(30, 0, 20, 20)),
    ]
    for (progress, big, little, red) in wanted {
      animation.show(progress)
      #expect(shown("big")?.isClose(to: big) == true)
      #expect(shown("little")?.isClose(to: little) == true)
      #expect(shown("red")?.isClose(to: red) == true, "\(progress)")
    }
    animation.apply()
    animation.commit()
    #expect(host.subviews.map(\.key) == ["big", "little"])
    #expect(host.first(key: "red")?.presentedBox == Rect(60, 170, 20, 20))
  }

  @Test func anEnteringViewIsConfiguredAtItsFinalFrameAndTransparent() {
    row(box("a", 20, 20)).makeViews(in: host)
    let animation = row(box("b", 30, 250, nil, alpha: 0.5), box("a", 20, 20))
      .prepareAnimation(for: host).move
    let view = host.first(key: "b")
    #expect(view?.phase == .entering && view?.presented.alpha == 0)
    #expect(view?.frame == Rect(0, 0, 30, 250))
    let change = animation.changes.first { $0.view === view }
    #expect(change?.from.alpha == 0 && change?.to.alpha == 0.5 && change?.phase == .entering)
    animation.apply()
    animation.commit()
    #expect(view?.alpha == 0.5 && view?.phase == .present)
  }

  @Test func anEnteringParentDoesNotHideTheChildThatStays() {
    let blue = Color(red: 0, green: 0, blue: 1)
    row(box("a", 20, 20)).makeViews(in: host)
    let animation = row(box("p", 40, 40, nil, box("a", 20, 20), color: blue))
      .prepareAnimation(for: host).move
    let parent = host.first(key: "p")
    #expect(host.first(key: "a")?.superview === parent)
    #expect(host.first(key: "a")?.effectiveAlpha == 1)
    #expect(parent?.presented.backgroundColor == Color(red: 0, green: 0, blue: 1, alpha: 0))
    animation.apply()
    #expect(parent?.backgroundColor == blue)
  }

  @Test func aLeavingViewStaysWhereItIsUntilTheCommit() {
    row(box("p", 100, 250, nil, box("a", 20, 20, .topLeading, box("inner", 5, 5))))
      .makeViews(in: host)
    let view = host.first(key: "a")
    let animation = row(box("q", 50, 50), box("p", 100, 250)).prepareAnimation(for: host).move
    #expect(view?.superview === host && view?.phase == .leaving)
    #expect(view?.presentedBox == Rect(0, 0, 20, 20))
    #expect(view?.subviews.map(\.phase) == [.leaving])
    #expect(host.subviews.map(\.key) == ["q", "p", "a"], "right above what it lay in")
    animation.apply()
    #expect(view?.alpha == 0 && view?.frame == Rect(0, 0, 20, 20))
    animation.commit()
    #expect(host.subviews.map(\.key) == ["q", "p"])
    #expect(view?.phase == .gone && view?.superview == nil)
  }

  @Test func whatEntersLiesOverWhatLeaves() {
    let own = View(frame: .zero, key: "own")
    host.addSubview(own)
    row(box("x", 5, 5), box("a", 5, 5), box("y", 5, 5), box("z", 5, 5)).makeViews(in: host)
    _ = row(box("new", 5, 5), box("a", 5, 5), box("late", 5, 5)).prepareAnimation(for: host)
    #expect(host.subviews.map(\.key) == ["own", "x", "new", "a", "y", "z", "late"])
  }

  @Test func aLeavingViewThatComesBackIsTheSameAndGoesOnFromWhatShows() {
    row(box("a", 20, 20, alpha: 0.8)).makeViews(in: host)
    let view = host.first(key: "a")
    let leaving = row(box("b", 20, 20)).prepareAnimation(for: host).move
    leaving.apply()
    leaving.show(0.5)
    let back = row(box("a", 20, 20)).prepareAnimation(for: host).move
    #expect(host.first(key: "a") === view && view?.phase == .entering)
    let change = back.changes.first { $0.view === view }
    #expect(change?.from.alpha == 0.4 && change?.to.alpha == 0.8)
    back.apply()
    back.commit()
    leaving.commit()
    #expect(host.subviews.map(\.key) == ["a"] && view?.alpha == 0.8 && view?.phase == .present)
  }

  @Test func aHalfEnteredViewThatLeavesAgainFadesFromWhatShows() {
    row(box("a", 20, 20)).makeViews(in: host)
    let entering = row(box("a", 20, 20), box("b", 20, 20)).prepareAnimation(for: host).move
    entering.apply()
    entering.show(0.5)
    let back = row(box("a", 20, 20)).prepareAnimation(for: host).move
    let change = back.changes.first { $0.view.key == "b" }
    #expect(change?.from.alpha == 0.5 && change?.to.alpha == 0 && change?.phase == .leaving)
    back.rollBack()
    #expect(host.first(key: "b")?.phase == .entering && host.first(key: "b")?.alpha == 1)
  }

  @Test func theWayBeginsAtWhatIsOnScreen() {
    row(box("p", 100, 250, nil, box("a", 20, 20, .topLeading))).makeViews(in: host)
    let parent = host.first(key: "p")
    parent?.present(Point(150, 125).lanes, of: ViewProperty.center.rawValue)
    #expect(host.first(key: "a")?.presentedBox == Rect(100, 0, 20, 20))
    let animation = row(box("a", 20, 20), box("p", 100, 250)).prepareAnimation(for: host).move
    #expect(host.first(key: "a")?.presentedBox == Rect(100, 0, 20, 20))
    #expect(animation.changes.map(\.view.key) == ["a", "p"])
    #expect(animation.changes[1].from.frame == Rect(100, 0, 100, 250))
  }

  @Test func aViewLeavesAFadedParentWithoutAJump() {
    row(box("p", 100, 250, nil, box("a", 20, 20), alpha: 0.5)).makeViews(in: host)
    let animation = row(box("a", 20, 20), box("p", 100, 250)).prepareAnimation(for: host).move
    #expect(host.first(key: "a")?.effectiveAlpha == 0.5)
    animation.apply()
    #expect(host.first(key: "a")?.effectiveAlpha == 1)
  }

  @Test func keptViewsAreConfiguredByApplyAndNotBefore() {
    let green = Color(red: 0, green: 1, blue: 0)
    row(box("a", 20, 20)).makeViews(in: host)
    let animation = row(box("a", 20, 20, color: green)).prepareAnimation(for: host).move
    #expect(host.first(key: "a")?.backgroundColor == .clear)
    animation.apply()
    #expect(host.first(key: "a")?.backgroundColor == green)
    animation.rollBack()
    #expect(host.first(key: "a")?.backgroundColor == .clear)
  }

  @Test func aNamelessViewThatLeavesIsNotTakenAgain() {
    row(box(nil, 20, 20, color: .clear)).makeViews(in: host)
    let old = host.subviews[0]
    let leaving = row().prepareAnimation(for: host).move
    leaving.apply()
    let back = row(box(nil, 20, 20, color: .clear)).prepareAnimation(for: host).move
    #expect(host.subviews.count == 2 && old.phase == .leaving)
    #expect(back.changes.map(\.phase) == [.entering, .leaving])
    back.apply()
    back.commit()
    #expect(host.subviews.count == 1 && host.subviews[0] !== old)
  }

  @Test func duplicateIdsAreReported() {
    let animation = row(box("a", 5, 5), box("a", 5, 5)).prepareAnimation(for: host).move
    #expect(animation.diagnostics.duplicateIds == ["a"])
  }
}
