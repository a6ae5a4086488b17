import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// A screen of two cards that a hand carries, as a newcomer writes it: this class and its entry are
/// all that the program is told of it.
private final class TwoCards: StageScreen, AppScreen {
  static let entry = ScreenEntry(
    name: "cards", title: "two cards", keys: [KeyRow("drag", [], "carry a card")],
    making: .whenShown { TwoCards(measuring: $0.text) })

  private let cards = ["blue", "green"].map { View(frame: .zero, key: $0) }
  private var grip = Point.zero

  init(measuring: any TextMeasuring) {
    super.init(measuring: measuring)
    root.backgroundColor = Color(236, 238, 244)
    cards[0].backgroundColor = Color(74, 108, 247)
    cards[1].backgroundColor = Color(38, 176, 122)
    for (index, card) in cards.enumerated() {
      card.frame = Rect(40 + 200 * Double(index), 60, 160, 160)
      card.cornerRadius = 24
      card.tracking = { [unowned self, unowned card] in carry(card, $0) }
      root.addSubview(card)
    }
  }

  private func carry(_ card: View, _ tracking: Tracking) {
    switch tracking {
    case .began(let point): grip = point
    case .moved(let point), .ended(let point): card.center = card.center + (point - grip)
    case .cancelled: break
    }
  }
}

@Suite struct NewScreenTests {
  private let entries = ScreenEntry.all + [TwoCards.entry]

  private func filmed() throws -> FilmedScreen<App> {
    let options = AppOptions(
      Launch(), Resources(assets: try AssetFinder().find(), text: SilentText()))
    let film = FilmedScreen(try App(entries, options: options), size: Size(960, 720))
    film.frame(.key(Key(rawValue: "\(entries.count)")))
    return film
  }

  @Test func itsNumberShowsItAndAHandCarriesEachCard() throws {
    let film = try filmed()
    #expect(film.screen.current == TwoCards.entry)
    for (key, press) in [("green", Point(300, 100)), ("blue", Point(100, 100))] {
      let start = try #require(film.frame()[key]).frame.center
      film.frame(.press(press))
      film.frame(.move(press + Point(50, 120)))
      film.frame(.release)
      #expect(film.frame()[key]?.frame.center == start + Point(50, 120))
    }
  }

  @Test func theKeysTellOfIt() {
    let rows = entries.rows(of: TwoCards.entry).map(\.text)
    #expect(rows.first == "drag: carry a card")
    #expect(rows.contains("1, 2, 3, 4, 5: Story, Layouts, Algebra, Gallery, two cards"))
    #expect(entries.entry(named: "cards") == TwoCards.entry && entries.entry(named: "6") == nil)
  }
}
