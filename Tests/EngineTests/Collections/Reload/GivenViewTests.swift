import EngineTestSupport
import Testing

@testable import Engine

/// Given views that go from one place to another one.
@Suite struct GivenViewTests {
  private let stage = Stage()
  private let given = View(frame: Rect(0, 0, 30, 20))
  private let nothing = StackLayout(axis: .vertical, sublayouts: [])

  private func list() -> ComponentView {
    let list = ComponentView(frame: Rect(0, 0, 100, 80))
    list.animator = FadeAnimator(timing: .linear(duration: 1))
    stage.root.addSubview(list)
    return list
  }

  private func show(_ component: any Layout, in list: ComponentView) {
    list.component = component
    list.reload()
  }

  private func isWhole(in parent: View) -> Bool {
    given.superview === parent && given.phase == .present && given.presented.alpha == 1
      && given.alpha == 1
  }

  /// In any order in which they hear of it: what fades in one list goes on being the other one's.
  @Test(arguments: [false, true])
  func aViewGoesFromListToList(_ comesFirst: Bool) {
    let (a, b) = (list(), list())
    show(FixedView(given), in: a)
    stage.advance(to: .zero.advanced(bySeconds: 2))
    #expect(isWhole(in: a.contentView))
    if comesFirst {
      show(FixedView(given), in: b)
      show(nothing, in: a)
    } else {
      show(nothing, in: a)
      stage.advance(to: .zero.advanced(bySeconds: 2.5))
      show(FixedView(given), in: b)
    }
    #expect(given.superview === b.contentView && a.visibleIds.isEmpty && a.leavingIds.isEmpty)
    for step in 1...8 { stage.advance(to: .zero.advanced(bySeconds: 2.5 + Double(step) * 0.4)) }
    #expect(isWhole(in: b.contentView))
  }

  @Test func aViewThatLeavesAListMayBePutAnywhere() {
    let a = list()
    show(FixedView(given), in: a)
    stage.advance(to: .zero.advanced(bySeconds: 2))
    show(nothing, in: a)
    stage.advance(to: .zero.advanced(bySeconds: 2.5))
    let other = View(frame: Rect(0, 0, 100, 80))
    stage.root.addSubview(other)
    other.addSubview(given)
    for step in 1...8 { stage.advance(to: .zero.advanced(bySeconds: 2.5 + Double(step) * 0.4)) }
    #expect(isWhole(in: other))
  }

  /// Under another id it is another item, whose view stays all the same: also if that is taken back.
  @Test func anotherIdKeepsTheView() {
    let list = list()
    show(FixedView(given).id("x"), in: list)
    stage.advance(to: .zero.advanced(bySeconds: 2))
    show(
      StackLayout(
        axis: .vertical,
        sublayouts: [
          FixedView(given).id("y"), SizeLayout<View>(width: 9, height: 9, config: { _ in }).id("z"),
        ]),
      in: list)
    #expect(list.visibleIds == ["y", "z"] && given.key == "y" && given.superview != nil)
    stage.advance(to: .zero.advanced(bySeconds: 2.5))
    list.lastChange?.rollBack()
    stage.advance(to: .zero.advanced(bySeconds: 4))
    #expect(list.visibleIds == ["x"] && isWhole(in: list.contentView))
    #expect(given.key == "x" && list.first(key: "x") === given)
  }

  /// An item may hold it as well.
  @Test func aViewThatLeavesIsWholeInAnItem() {
    let (a, b) = (list(), list())
    show(FixedView(given), in: a)
    stage.advance(to: .zero.advanced(bySeconds: 2))
    show(nothing, in: a)
    stage.advance(to: .zero.advanced(bySeconds: 2.5))
    show(
      SizeLayout<View>(
        width: 90, height: 70, viewReuseId: "card", sublayout: FixedView(given), config: { _ in }),
      in: b)
    for step in 1...8 { stage.advance(to: .zero.advanced(bySeconds: 2.5 + Double(step) * 0.4)) }
    #expect(given.presented.alpha == 1 && given.superview === b.view(id: "card"))
  }

  /// Only what was given belongs to others: an animator's own ways with a view end with it.
  @Test func otherViewsAreTakenOffWhereverTheyAre() {
    let (overlay, list) = (View(), list())
    stage.root.addSubview(overlay)
    let row = SizeLayout<View>(width: 9, height: 9, config: { _ in }).id("row")
      .animateDelete { _, view, completion in
        overlay.addSubview(view)
        completion()
      }
    show(row, in: list)
    stage.advance(to: .zero.advanced(bySeconds: 2))
    show(nothing, in: list)
    stage.advance(to: .zero.advanced(bySeconds: 4))
    #expect(overlay.subviews.isEmpty && list.leavingIds.isEmpty)
  }

  /// A layout fades what goes; somebody who gets it back gets it whole.
  @Test func layoutsGiveItBackAsItWas() {
    let host = View(frame: Rect(0, 0, 100, 80))
    stage.root.addSubview(host)
    func prepared(_ layout: any Layout) -> any Change {
      layout.arrangement(width: 100, height: 80).prepareAnimation(for: host).change
    }
    given.alpha = 0.8
    let entrance = prepared(FixedView(given))
    entrance.seek(to: 0.5)
    entrance.rollBack()
    #expect(given.alpha == 0.8 && given.presented.alpha == 0.8 && given.superview == nil)
    prepared(FixedView(given)).commit()
    prepared(nothing).commit()
    #expect(given.alpha == 0.8 && given.superview == nil)
    prepared(FixedView(given)).commit()
    #expect(given.presented.alpha == 0.8 && given.superview === host)
    let exit = prepared(nothing)
    exit.seek(to: 0.5)
    #expect(isClose(given.presented.alpha, 0.4))
    let other = View(frame: Rect(0, 0, 100, 80))
    stage.root.addSubview(other)
    FixedView(given).arrangement(width: 100, height: 80).makeViews(in: other)
    #expect(given.presented.alpha == 0.8 && given.superview === other)
    exit.commit()
    stage.advance(to: .zero.advanced(bySeconds: 9))
    #expect(given.presented.alpha == 0.8 && given.superview === other)
  }
}
