import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct CardGridTests {
  private static let rooms = [
    Size(696, 676), Size(320, 260), Size(1500, 1000), Size(40, 900), Size(900, 40), Size(0, 0),
  ]

  @Test(arguments: [0, 1, 2, 17, 18, 100, 500])
  func fittingCardsAreAllInSightOrAsSmallAsCanBe(_ count: Int) {
    for room in Self.rooms {
      let grid = CardGrid(count: count, room: room, size: .fit)
      #expect(CardGrid.widths.contains(grid.width))
      let length = grid.length(of: count) + 2 * CardGrid.margin
      if grid.width > CardGrid.widths.lowerBound, room.width >= 60, room.height >= 200 {
        #expect(length <= room.height + 1e-6, "\(count) in \(room)")
      }
    }
  }

  @Test func aLargerSizeIsLarger() {
    let widths = [CardSize.small, .medium, .large].map {
      CardGrid(count: 9, room: Self.rooms[0], size: $0).width
    }
    #expect(widths == [56, 88, 128])
    #expect(CardGrid(count: 9, room: Size(100, 500), size: .large).width == 68)
  }

  /// Carrying a card goes by the grid's places, so they must be those of the flow.
  @Test(arguments: CardSize.allCases) func theGridIsWhatTheFlowDoes(_ size: CardSize) {
    for room in Self.rooms.prefix(4) {
      for count in [1, 2, 7, 18, 61] {
        let component = CardsComponent(
          deck: GalleryDeck(count: count), options: GalleryOptions(size: size), room: room)
        let view = ComponentView()
        view.frame = Rect(origin: .zero, size: room)
        view.component = component.cards
        view.reload()
        for (index, card) in component.deck.cards.enumerated() {
          let wanted = component.grid.frame(index)
          let got = view.frame(id: card.id) ?? .zero
          #expect(
            abs(got.x - wanted.x) < 0.02 && abs(got.y - wanted.y) < 0.02
              && abs(got.width - wanted.width) < 1e-6, "\(card.id) in \(room)")
        }
      }
    }
  }

  @Test func everyPictureHasItsOwnLooks() {
    let looks = [20.0, 50, 60, 100].map { CardArt.Looks(width: $0, inCrowd: false) }
    let pictures = CardKind.creatures.flatMap { kind in
      looks.map { CardArt.picture(of: kind, $0) }
    }
    #expect(Set(pictures).count == 48)
    for picture in pictures {
      #expect(picture.viewBox == Rect(0, 0, CardArt.box.width, CardArt.box.height))
    }
  }
}
