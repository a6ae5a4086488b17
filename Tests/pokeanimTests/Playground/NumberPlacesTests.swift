import Engine
import Testing

@testable import Studio

/// The card of numbers in windows of all sizes, with however many numbers.
@Suite struct NumberPlacesTests {
  private static let windows = [
    Size(320, 240), Size(320, 480), Size(390, 844), Size(640, 360), Size(960, 720),
    Size(1920, 1080),
    Size(1080, 1920), Size(3840, 2160),
  ]
  private static let counts = [1, 2, 3, 7, 12, 13, 100, 500]

  @Test(arguments: windows) func theCardLiesInTheWindow(_ window: Size) {
    for count in Self.counts {
      let places = NumberPlaces(window: window, count: count)
      let frame = places.frame
      #expect(frame.minX >= 0 && frame.minY >= 0, "\(count): \(frame)")
      #expect(frame.maxX <= window.width && frame.maxY <= window.height, "\(count): \(frame)")
      #expect(places.rows >= 1 && places.rows <= count)
      #expect(places.rows * places.pages >= count && places.rows * (places.pages - 1) < count)
    }
  }

  /// All that is pressed lies on the card, and apart; each number is on one of the pages.
  @Test(arguments: windows) func thePartsLieOnTheCardAndApart(_ window: Size) {
    for count in Self.counts {
      let numbers = TunableNumbers()
      for index in 0..<count { _ = numbers.value(of: "n\(index)", 5, in: 0...9) }
      for number in numbers.all { numbers.set(number.name, to: 7, continuesStep: false) }
      let pages = NumberPlaces(window: window, count: count).pages
      var seen: [String] = []
      for page in 0..<min(pages, 3) {
        let panel = NumberPanel(numbers, title: "Card.swift", window: window, page: page)
        seen += panel.rows.map(\.number.name)
        check(panel, hasPages: pages > 1)
      }
      #expect(seen == (0..<seen.count).map { "n\($0)" })
      #expect(pages > 3 || seen.count == count)
    }
  }

  private func check(_ panel: NumberPanel, hasPages: Bool) {
    let layout = NumberParts(
      panel: panel, typesetter: .standIn, looks: { _ in .plain }, slide: { _, _, _ in },
      use: { _ in }, turnPage: { _ in }
    ).layout
    let arrangement = layout.arrangement(
      width: panel.places.size.width, height: panel.places.size.height)
    var ids = panel.rows.flatMap {
      [NumberParts.sliderID($0.number.name), NumberParts.resetID($0.number.name)]
    }
    ids += [NumberParts.writeID, NumberParts.resetAllID]
    if hasPages { ids += [NumberParts.previousID, NumberParts.nextID] }
    let card = Rect(origin: .zero, size: panel.places.size)
    let parts = ids.compactMap { arrangement.frame(of: $0) }
    #expect(parts.count == ids.count)
    for (index, part) in parts.enumerated() {
      #expect(part.width >= 24 && part.height >= 24, "\(ids[index]): \(part)")
      #expect(card.intersection(part) == part, "\(ids[index]): \(part)")
      for (other, rest) in zip(ids, parts).dropFirst(index + 1) {
        #expect(part.intersection(rest).isEmpty, "\(ids[index]) over \(other)")
      }
    }
  }

  @Test func pagesGoRound() {
    let numbers = TunableNumbers()
    for index in 0..<100 { _ = numbers.value(of: "n\(index)", 5, in: 0...9) }
    let window = Size(960, 720)
    let pages = NumberPlaces(window: window, count: 100).pages
    func first(_ page: Int) -> String? {
      NumberPanel(numbers, title: "", window: window, page: page).rows.first?.number.name
    }
    #expect(first(pages) == first(0) && first(-1) == first(pages - 1) && first(0) != first(1))
  }
}
