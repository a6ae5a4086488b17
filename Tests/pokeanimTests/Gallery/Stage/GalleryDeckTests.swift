import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct GalleryDeckTests {
  @Test func aShuffleLosesNothingAndIsTheSameEachTime() {
    for count in [0, 1, 2, 5, 60] {
      var deck = GalleryDeck(count: count)
      let before = deck.cards
      var other = deck
      deck.shuffle()
      other.shuffle()
      #expect(deck == other)
      #expect(Set(deck.cards) == Set(before))
      #expect(count < 5 || deck.cards != before)
    }
  }

  @Test func aShuffleReachesEveryOrder() {
    var deck = GalleryDeck(count: 3)
    var orders: Set<[Int]> = []
    for _ in 0..<200 {
      deck.shuffle()
      orders.insert(deck.cards.map(\.number))
    }
    #expect(orders.count == 6)
  }

  @Test func sortingGoesByKindThenByNumber() {
    var deck = GalleryDeck(count: 40)
    deck.shuffle()
    deck.sort()
    let keys = deck.cards.map { $0.kind.index * 1000 + $0.number }
    #expect(keys == keys.sorted())
  }

  @Test func cardsComeAndGo() {
    var deck = GalleryDeck(count: 4)
    let first = deck.cards[0]
    deck.add()
    #expect(deck.cards.count == 5)
    deck.remove(id: first.id)
    #expect(!deck.cards.contains(first) && deck.cards.count == 4)
    deck.removeAny()
    #expect(deck.cards.count == 3)
    deck.clear()
    deck.removeAny()
    #expect(deck.cards.isEmpty)
    deck.fill(to: 500)
    #expect(deck.cards.count == 500)
    #expect(Set(deck.cards.map(\.number)).count == 500)
    deck.fill(to: 100)
    #expect(deck.cards.count == 500)
  }

  @Test func numbersAreNeverGivenTwice() {
    var deck = GalleryDeck(count: 3)
    var seen = Set(deck.cards.map(\.number))
    for _ in 0..<20 {
      deck.removeAny()
      deck.add()
      let new = deck.cards.filter { !seen.contains($0.number) }
      #expect(new.count == 1)
      seen.formUnion(new.map(\.number))
    }
  }

  @Test func thereIsAnEnd() {
    var deck = GalleryDeck(count: 5000)
    #expect(deck.cards.count == GalleryDeck.most)
    deck.add()
    #expect(deck.cards.count == GalleryDeck.most)
  }

  @Test func movingIsTakingOutAndPuttingIn() {
    for from in 0..<5 {
      for to in 0..<5 {
        var deck = GalleryDeck(count: 5)
        var wanted = deck.cards
        wanted.insert(wanted.remove(at: from), at: to)
        deck.move(from: from, to: to)
        #expect(deck.cards == wanted)
      }
    }
    var deck = GalleryDeck(count: 2)
    let before = deck
    deck.move(from: 2, to: 0)
    deck.move(from: 0, to: -1)
    #expect(deck == before)
  }

  @Test func otherKindsAreDealtInTheirOrder() {
    for count in 0..<6 {
      var deck = GalleryDeck(count: count)
      deck.deal(Array(CardKind.creatures.prefix(5)))
      #expect(deck.cards.map(\.kind.index) == Array(0..<5))
      deck.fill(to: 12)
      #expect(deck.cards.map(\.kind.index) == (0..<12).map { $0 % 5 })
      #expect(Set(deck.cards.map(\.number)).count == 12)
    }
  }

  @Test func allKindsComeBeforeOneComesAgain() {
    let kinds = GalleryDeck(count: 12).cards.map(\.kind.index)
    #expect(Set(kinds).count == 12)
    #expect(Set(Creature.all.map(\.name)).count == 12)
    #expect(Habitat.allCases.allSatisfy { home in Creature.all.contains { $0.habitat == home } })
  }
}
