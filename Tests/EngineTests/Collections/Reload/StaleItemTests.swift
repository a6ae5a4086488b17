import EngineTestSupport
import Testing

@testable import Engine

/// Nothing of what an item was before is left on it, and no request is lost.
@Suite struct StaleItemTests {
  private let world = ComponentWorld(animator: FadeAnimator(timing: .linear(duration: 1)))

  private func show(_ component: any Layout) {
    world.view.component = component
    world.view.reload()
  }

  private func column(_ layouts: [any Layout]) -> StackLayout<View> {
    StackLayout(axis: .vertical, sublayouts: layouts)
  }

  private func row(_ number: Int) -> any Layout {
    SizeLayout<View>(width: 100, height: 40, config: { _ in }).id("\(number)")
  }

  /// A card without its details has none, also where its change is taken back.
  @Test func whatWasInAnItemGoes() throws {
    func card(_ isOpen: Bool) -> any Layout {
      SizeLayout<View>(
        width: 100, height: 40, viewReuseId: "card",
        sublayout: isOpen ? SizeLayout<View>(width: 20, height: 10, viewReuseId: "details") : nil,
        config: { _ in })
    }
    show(card(true))
    let view = try #require(world.view.view(id: "card"))
    #expect(view.first(key: "details") != nil)
    show(card(false))
    #expect(world.view.view(id: "card") === view && view.subviews.isEmpty)
    world.advance(by: 2)
    show(column([card(true), row(1)]))
    #expect(view.first(key: "details") != nil)
    world.view.lastChange?.rollBack()
    #expect(view.subviews.isEmpty)
  }

  /// Views that a configuration makes are its own.
  @Test func whatIsMadeByHandStays() throws {
    let inner = SizeLayout<View>(width: 9, height: 9, viewReuseId: "inner")
    let card = SizeLayout<View>(
      width: 20, height: 20, viewReuseId: "card",
      config: { inner.arrangement(width: 20, height: 20).makeViews(in: $0) })
    for _ in 0..<2 {
      show(card)
      #expect(world.view.view(id: "card")?.first(key: "inner") != nil)
    }
  }

  /// A wrapper is a type of layout, too; and views of another kind come from no pool.
  @Test func aWrapperIsAnotherItem() throws {
    final class Pane: View {}
    struct Tinted: WrapperLayout {
      var wrapped: any Layout { SizeLayout<View>(width: 20, height: 10) }
      var needsView: Bool { true }
      var viewType: View.Type { Pane.self }
      func makeView() -> View { Pane() }
      func configure(_ view: View) { view.backgroundColor = .red }
    }
    let plain = SizeLayout<View>(width: 20, height: 10, config: { _ in })
    world.view.animator = BaseAnimator()
    for key in [nil, "row"] {
      func keyed(_ layout: any Layout) -> any Layout { key.map { layout.reuseKey($0) } ?? layout }
      for _ in 0..<2 {
        show(column([keyed(Tinted())]))
        #expect(world.view.items.first?.view is Pane)
        show(column([keyed(plain)]))
        #expect(try #require(world.view.items.first?.view).backgroundColor == .clear)
      }
    }
  }

  /// In the same place, without a name, and with the same kind of view.
  @Test func anotherTypeOfLayoutIsAnotherItem() throws {
    show(column([SizeLayout<View>(width: 20, height: 10) { $0.backgroundColor = .red }]))
    let red = try #require(world.view.items.first?.view)
    show(column([SizeLayout<View>(width: 30, height: 10) { $0.backgroundColor = .red }]))
    #expect(isSame(world.view.items.map(\.view), [red]))
    let other = InsetLayout<View>(
      inset: 4, sublayout: SizeLayout<View>(width: 9, height: 9), config: { _ in })
    show(column([other]))
    let plain = try #require(world.view.items.first?.view)
    #expect(plain !== red && plain.backgroundColor == .clear)
  }

  @Test func aViewFromThePoolHasNoNameOfAnother() throws {
    world.view.animator = BaseAnimator()
    show(row(1).reuseKey("row"))
    let view = try #require(world.view.view(id: "1"))
    #expect(view.key == "1")
    show(column([]))
    world.advance(by: 0.1)
    show(column([row(2).reuseKey("row")]))
    #expect(world.view.view(id: "2")?.key == "2")
  }

  // MARK: Requests at odd moments

  /// As more is loaded when the last row comes into sight.
  @Test func aReloadWhileRowsComeInIsTheNextFrames() {
    let list = world.view
    var count = 10
    func rows() -> any Layout {
      column(
        (0..<count).map { number in
          SizeLayout<View>(width: 100, height: 40) { _ in
            guard number == count - 1, count < 20 else { return }
            count = 20
            list.component = rows()
            list.reload()
          }.id("\(number)")
        })
    }
    show(rows())
    list.scroll(to: Point(0, 80))
    #expect(world.flaws.isEmpty && list.visibleIds.last == "9")
    world.advance(by: 0.1)
    #expect(list.contentSize.height == 800 && world.flaws.isEmpty)
    list.scroll(to: Point(0, 480))
    #expect(list.visibleIds.last == "19" && world.flaws.isEmpty)
  }

  @Test func aScrollDuringAReloadIsShownInTheNextFrame() {
    let list = world.view
    let rows = (0..<40).map { row($0) }
    show(column(rows))
    var scrolling = rows
    scrolling[0] = rows[0].animateUpdate { list, _, _ in list.contentOffset = Point(0, 1280) }
    show(column(scrolling))
    world.advance(by: 0.1)
    #expect(list.contentOffset == Point(0, 1280))
    #expect(list.visibleIds == (32..<40).map { "\($0)" }, "\(list.visibleIds)")
  }

  /// A component that is set and not yet reloaded is shown, whatever happens to the one before it.
  @Test func aComponentThatWasSetIsNotLost() {
    let list = world.view
    let acts: [(ComponentView) -> Void] = [
      { $0.relayout() }, { $0.lastChange?.isReversed = true }, { $0.lastChange?.seek(to: 0.5) },
      { $0.lastChange?.rollBack() },
      { list in
        let wanted = list.component
        list.component = row(1)
        list.reload()
        list.component = column([row(1), row(2)])
        list.reload()
        list.lastChange?.rollBack()
        list.component = wanted
        list.relayout()
      },
    ]
    for act in acts {
      show(column([row(1)]))
      show(column([row(1), row(2)]))
      world.advance(by: 0.2)
      list.component = column([row(1), row(3)])
      act(list)
      world.advance(by: 0.1)
      world.advance(by: 5)
      list.lastChange?.commit()
      world.advance(by: 0.1)
      #expect(list.visibleIds == ["1", "3"], "\(list.visibleIds)")
      #expect(world.flaws.isEmpty)
    }
  }
}
