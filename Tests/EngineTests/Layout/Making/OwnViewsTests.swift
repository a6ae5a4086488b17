import EngineTestSupport
import Testing

@testable import Engine

/// Views made without a host.
@Suite struct OwnViewsTests {
  @Test func oneTopmostViewIsTheResultAtItsPlaceInTheArrangement() {
    let arrangement = InsetLayout(
      inset: 7, sublayout: box("a", 20, 10, .topLeading, box("b", 5, 5))
    )
    .arrangement(width: 100, height: 50)
    let view = arrangement.makeViews()
    #expect(view.key == "a" && view.superview == nil && view.frame == Rect(7, 7, 20, 10))
    #expect(view.subviews.map(\.key) == ["b"] && view.phase == .present)
  }

  @Test func severalAreHeldByAViewWithTheArrangementsFrame() {
    let row = StackLayout(
      axis: .horizontal, distribution: .leading, alignment: .center,
      sublayouts: [box("a", 10, 10), box("b", 20, 10)])
    let arrangement = row.arrangement(width: 100, height: 50)
    let view = arrangement.makeViews()
    #expect(view.key == nil && view.frame == Rect(35, 20, 30, 10))
    #expect(view.subviews.map(\.frame) == [Rect(0, 0, 10, 10), Rect(10, 0, 20, 10)])
    #expect(StackLayout(axis: .vertical, sublayouts: []).arrangement().makeViews().subviews.isEmpty)
  }

  @Test func onlyWhatIsBelowTheResultIsMirrored() {
    let one = box("a", 40, 10, .topLeading, box("b", 10, 10, .topLeading))
      .arrangement(width: 100, height: 50)
    let view = one.makeViews(direction: .rightToLeft)
    #expect(view.frame == Rect(0, 0, 40, 10) && view.subviews[0].frame == Rect(30, 0, 10, 10))
    let same = one.makeViews(direction: .rightToLeft, system: .rightToLeft)
    #expect(same.subviews[0].frame == Rect(0, 0, 10, 10))
    let row = StackLayout(
      axis: .horizontal, distribution: .leading, sublayouts: [box("a", 10, 10), box("b", 20, 10)])
    let two = row.arrangement(width: 100, height: 10).makeViews(direction: .rightToLeft)
    #expect(two.subviews.map(\.frame) == [Rect(90, 0, 10, 10), Rect(70, 0, 20, 10)])
  }

  @Test func theResultCanBeAHostAndItsViewsAreUsedAgain() {
    let row = StackLayout(
      axis: .horizontal, distribution: .leading, sublayouts: [box("a", 10, 10), box("b", 20, 10)])
    let host = row.arrangement(width: 100, height: 10).makeViews()
    let views = host.subviews
    #expect(box("b", 5, 5).arrangement(width: 100, height: 10).makeViews(in: host) === host)
    #expect(host.subviews.count == 1 && host.subviews[0] === views[1])
    #expect(views[0].phase == .gone)
  }
}
