import Testing

@testable import Engine

/// Views that are components themselves.
@Suite struct FixedViewTests {
  private final class Card: View {}

  @Test func theViewItselfIsShownAsLargeAsItWas() {
    let card = Card(frame: Rect(5, 6, 30, 20))
    let layout = FixedView(card)
    #expect(layout.needsView && layout.viewType == Card.self && layout.makeView() === card)
    #expect(layout.flexibility == .inflexible && layout.viewReuseId == nil)
    let host = View(frame: Rect(0, 0, 100, 80))
    layout.arrangement(width: 100, height: 80).makeViews(in: host)
    #expect(host.subviews.count == 1 && host.subviews[0] === card)
    #expect(card.frame == Rect(35, 30, 30, 20))
  }

  @Test func eachSideMayBeToldOtherwise() {
    let card = Card(frame: Rect(5, 6, 30, 20))
    let room = Size(100, 100)
    #expect(FixedView(card).measurement(within: room).size == Size(30, 20))
    #expect(FixedView(card, width: 40).measurement(within: room).size == Size(40, 20))
    #expect(FixedView(card, height: 50).measurement(within: room).size == Size(30, 50))
    #expect(FixedView(card, width: 1, height: 2).measurement(within: room).size == Size(1, 2))
    card.size = Size(9, 9)
    #expect(FixedView(card).measurement(within: room).size == Size(9, 9))
  }
}
