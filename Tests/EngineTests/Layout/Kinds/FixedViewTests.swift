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

  /// In the same place, with or without an id, and around what is around it.
  @Test func anotherViewIsAnotherView() {
    let host = View(frame: Rect(0, 0, 100, 80))
    let (a, b) = (Card(frame: Rect(0, 0, 30, 20)), Card(frame: Rect(0, 0, 10, 10)))
    let layouts: [(View) -> any Layout] = [
      { FixedView($0) }, { FixedView($0).id("card") }, { FixedView($0).inset(Insets(4)) },
    ]
    for layout in layouts {
      for card in [a, b, b, a] {
        layout(card).arrangement(width: 100, height: 80).makeViews(in: host)
        #expect(host.subviews.count == 1 && host.subviews[0] === card)
        #expect(card.superview === host && card.key == layout(card).viewReuseId)
      }
    }
  }

  @Test func aViewIsFoundInAnotherPlace() {
    let host = View(frame: Rect(0, 0, 100, 80))
    let (a, b) = (Card(frame: Rect(0, 0, 30, 20)), Card(frame: Rect(0, 0, 30, 20)))
    for cards in [[a, b], [b, a], [b], [a, b]] {
      StackLayout(axis: .vertical, sublayouts: cards.map { FixedView($0) })
        .arrangement(width: 100, height: 80).makeViews(in: host)
      #expect(isSame(host.subviews, cards))
    }
  }

  @Test func aViewHasOneParent() {
    let (one, other) = (View(frame: Rect(0, 0, 100, 80)), View(frame: Rect(0, 0, 100, 80)))
    let card = Card(frame: Rect(0, 0, 30, 20))
    for host in [one, other, one] {
      FixedView(card).arrangement(width: 100, height: 80).makeViews(in: host)
      #expect(card.superview === host && one.subviews.count + other.subviews.count == 1)
    }
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
