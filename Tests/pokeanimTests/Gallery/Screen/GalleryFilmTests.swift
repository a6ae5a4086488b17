import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct GalleryFilmTests {
  /// Four cards, seen ten times a second.
  private func film(_ script: String, _ kind: MotionKind = .scale) throws -> [Still] {
    let screen = filmedGallery().screen
    var time = Instant.zero
    let deck = screen.gallery.deck.cards
    for card in deck.dropFirst(4) {
      screen.gallery.perform("Remove", at: time) { $0.remove(id: card.id) }
    }
    for _ in 0..<60 {
      time = time.advanced(bySeconds: 0.05)
      screen.advance(to: time)
    }
    screen.choose(at: time) { $0.motion = kind }
    let start = time
    var script = try InputScript(parsing: script)
    let runtime = Runtime(screen: screen, size: Size(960, 720))
    return (0...8).map { index in
      let after = Instant.zero.advanced(bySeconds: Double(index) / 10)
      let report = runtime.frame(
        at: start.advanced(bySeconds: Double(index) / 10), events: script.events(upTo: after))
      return Still(of: screen.root, report)
    }
  }

  @Test(arguments: MotionKind.allCases) func addAndReverse(_ kind: MotionKind) throws {
    let stills = try film("0 key A\n0.3 key V", kind)
    try expectGolden(stills.text, "Gallery/\(kind.rawValue).txt")
  }

  @Test func everyThirdGoesItsOwnWay() throws {
    let stills = try film("0 key P\n0 key C")
    // Card 3 turns over, the others shrink.
    let still = stills[2]
    let third = try #require(still["card3"]?.frame)
    let first = try #require(still["card1"]?.frame)
    #expect(third.height > 1.5 * third.width)
    #expect(abs(first.height - CardArt.shape * first.width) < 1e-6)
    try expectGolden(stills.text, "Gallery/thirds.txt")
  }

  @Test(arguments: [Cascade.leading, .trailing, .top, .radial])
  func aCascadeGoesThroughTheCards(_ cascade: Cascade) {
    let film = filmedGallery()
    film.screen.choose(at: .zero) {
      $0.cascade = cascade
      $0.pace = .linear
    }
    let start = film.last
    film.key("C")
    film.wait(20)
    let seen = film.last.shapes.map { shape in
      (start[shape.key]?.frame.center ?? .zero, shape.alpha)
    }
    let middle = film.gallery.room.center
    for (a, alphaA) in seen {
      for (b, alphaB) in seen {
        let isFirst =
          switch cascade {
          case .leading: a.x < b.x - 1
          case .trailing: a.x > b.x + 1
          case .top: a.y < b.y - 1
          default: a.distance(to: middle) < b.distance(to: middle) - 20
          }
        if isFirst { #expect(alphaA <= alphaB + 1e-9) }
      }
    }
    #expect(Set(seen.map(\.1)).count > 2)
  }

  @Test func reducedMotionMovesNothing() {
    let film = filmedGallery(reducesMotion: true)
    let places = Set(film.last.shapes.map { "\($0.frame.center)" })
    film.key("S")
    for _ in 0..<9 {
      film.frame()
      #expect(film.last.shapes.allSatisfy { places.contains("\($0.frame.center)") })
    }
    film.wait(2)
    #expect(!film.last.isRunning)
    #expect(film.last.shapes.allSatisfy { $0.alpha == 1 })
  }

  @Test func cardsOnTheirWayComeToRestInAWindowOfAnotherSize() {
    let film = filmedGallery()
    film.key("S")
    film.wait(5)
    film.frame(.resize(Size(500, 800)))
    #expect(film.last.isRunning && film.last.progress < 1)
    #expect(film.rest() != nil)
    #expect(film.last.keys == film.ids)
    for shape in film.last.shapes {
      #expect(film.gallery.room.contains(shape.frame.center))
    }
  }
}
