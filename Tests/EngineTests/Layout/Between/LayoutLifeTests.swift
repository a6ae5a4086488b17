import EngineTestSupport
import Testing

@testable import Engine

/// The fate of views when several layout animations follow one another.
@Suite struct LayoutLifeTests {
  private let stage = Stage(root: View(frame: Rect(0, 0, 300, 200)))

  private func row(_ layouts: any Layout...) -> LayoutArrangement {
    StackLayout(axis: .horizontal, distribution: .leading, sublayouts: layouts)
      .arrangement(width: 300, height: 200)
  }

  private func view(_ key: String) -> View? { stage.root.first(key: key) }

  @Test func leavingViewsOfOneParentKeepTheirOrder() {
    row(box("p", 50, 50, nil, OverlayLayout(primary: [box("x", 9, 9), box("y", 9, 9)])))
      .makeViews(in: stage.root)
    _ = row(box("p", 50, 50), box("q", 50, 50)).prepareAnimation(for: stage.root)
    #expect(stage.root.subviews.map(\.key) == ["p", "x", "y", "q"])
  }

  @Test func aLateCommitLeavesTheViewsOfANewerAnimationAlone() {
    row(box("a", 20, 20), box("b", 20, 20)).makeViews(in: stage.root)
    let first = row(box("a", 20, 20), box("c", 20, 20)).prepareAnimation(for: stage.root)
    stage.animate(withDuration: 1, animations: first.apply)
    stage.advance(to: .seconds(0.5))
    let second = row(box("a", 20, 20), box("c", 20, 20)).prepareAnimation(for: stage.root)
    first.change.commit()
    #expect(view("b")?.phase == .leaving && view("c")?.phase == .entering)
    stage.animate(withDuration: 1, animations: second.apply)
    stage.advance(to: .seconds(2))
    second.change.commit()
    #expect(stage.root.subviews.map(\.key) == ["a", "c"] && view("c")?.phase == .present)
  }

  @Test func whatWasCommittedStaysSoWhenANewerAnimationIsRolledBack() {
    row(box("a", 20, 20), box("b", 20, 20)).makeViews(in: stage.root)
    let first = row(box("a", 20, 20), box("c", 20, 20)).prepareAnimation(for: stage.root)
    first.apply()
    let second = row(box("b", 20, 20)).prepareAnimation(for: stage.root)
    first.change.commit()
    second.change.rollBack()
    #expect(stage.root.subviews.map(\.key) == ["a", "c"])
    #expect(stage.root.subviews.map(\.phase) == [.present, .present])
  }

  /// Copied with it again and again, it would grow from layout to layout.
  @Test func roomForMoreChildrenIsNotKept() {
    let arrangement = row(box("p", 50, 50, nil, box("a", 9, 9)), box("q", 50, 50))
    arrangement.makeViews(in: stage.root)
    let parents = [stage.root] + [view("p")].compactMap(\.self)
    for parent in parents { parent.subviews.reserveCapacity(1000) }
    let animation = arrangement.prepareAnimation(for: stage.root)
    animation.apply()
    animation.change.commit()
    #expect(parents.map(\.subviews.count) == [2, 1])
    #expect(parents.allSatisfy { $0.subviews.capacity < 20 })
  }

  @Test func aHeldOpacityIsForgottenAfterTheCommit() {
    row(box("p", 50, 50, nil, box("a", 9, 9), alpha: 0.5)).makeViews(in: stage.root)
    let animation = row(box("a", 9, 9), box("p", 50, 50)).prepareAnimation(for: stage.root)
    #expect(view("a")?.alpha == 0.5)
    animation.apply()
    animation.change.commit()
    view("a")?.alpha = 0.3
    row(box("a", 9, 9), box("p", 50, 50)).makeViews(in: stage.root)
    #expect(view("a")?.alpha == 0.3)
  }

  @Test func anInterruptedAnimationTakesOverAlsoWhatHasTheSamePlaceInBoth() {
    row(box("a", 20, 20)).makeViews(in: stage.root)
    let first = row(box("b", 40, 40), box("a", 20, 20)).prepareAnimation(for: stage.root)
    let held = stage.hold(first.animation(duration: 1))
    held.seek(to: 0.5)
    let second = row(box("c", 40, 40), box("a", 20, 20)).prepareAnimation(for: stage.root)
    stage.animate(withDuration: 1, animations: second.apply)
    stage.advance(to: .seconds(3))
    #expect(view("a")?.presented.frame == Rect(40, 90, 20, 20))
    #expect(held.outcome == .retargeted)
  }

  @Test func makingViewsMidFlightEndsAllThatMoves() {
    row(box("a", 20, 20)).makeViews(in: stage.root)
    let animation = row(box("b", 40, 40), box("a", 20, 20)).prepareAnimation(for: stage.root)
    stage.animate(withDuration: 1, animations: animation.apply)
    stage.advance(to: .seconds(0.5))
    row(box("b", 40, 40), box("a", 20, 20)).makeViews(in: stage.root)
    #expect(view("a")?.presented.frame == Rect(40, 90, 20, 20))
    #expect(view("b")?.presented.alpha == 1 && view("b")?.phase == .present)
    stage.advance(to: .seconds(0.6))
    #expect(!stage.isRunning && !stage.hasLeftovers)
  }

  @Test func theValueIsAllThatApplyingChanges() {
    let blue = Color(red: 0, green: 0, blue: 1)
    row(box("a", 20, 20, color: .red)).makeViews(in: stage.root)
    let animation = row(box("p", 40, 40, nil, box("a", 20, 20, color: .white), color: blue))
      .prepareAnimation(for: stage.root)
    let value = animation.animation(duration: 2)
    #expect(view("a")?.backgroundColor == .red && value.duration == 2)
    stage.play(value)
    stage.advance(to: .seconds(1))
    #expect(view("p")?.presented.backgroundColor == blue.withAlpha(0.5))
    #expect(view("a")?.presented.backgroundColor == Color(red: 1, green: 0.5, blue: 0.5))
    stage.advance(to: .seconds(2))
    #expect(view("a")?.presented.backgroundColor == .white)
  }

  @Test func theValueOfALayoutWithoutAStageBeginsAtWhatShows() {
    let host = View(frame: Rect(0, 0, 300, 200))
    row(box("a", 20, 20)).makeViews(in: host)
    let animation = row(box("b", 40, 40), box("a", 20, 20)).prepareAnimation(for: host)
    let program = animation.animation(duration: 1).compiled()
    let property = host.first(key: "a")?.property(.center)
    #expect(property.flatMap { program.value(of: $0, at: 0.5) } == Point(30, 100).lanes)
    #expect(host.first(key: "a")?.center == Point(10, 100))
  }

  @Test func namelessViewsOfAnotherHostAreNotTaken() {
    row(box("p", 50, 50)).makeViews(in: stage.root)
    let inner = View()
    if let host = view("p") {
      row(box(nil, 5, 5, color: .red)).makeViews(in: host)
      host.addSubview(inner)
    }
    let theirs = view("p")?.subviews.first
    row(box("p", 50, 50, nil, box(nil, 9, 9, color: .white))).makeViews(in: stage.root)
    #expect(view("p")?.subviews.count == 3 && view("p")?.subviews[0] === theirs)
    #expect(theirs?.backgroundColor == .red && view("p")?.subviews[1] === inner)
    row(box("p", 50, 50)).makeViews(in: stage.root, direction: .rightToLeft)
    #expect(view("p")?.subviews.count == 2 && theirs?.frame == Rect(0, 97.5, 5, 5))
  }
}
