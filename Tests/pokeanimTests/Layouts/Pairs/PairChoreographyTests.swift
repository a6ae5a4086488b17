import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// Rules that keep the frames in the middle of the pairs readable.
@Suite struct PairChoreographyTests {
  /// Frames of a way, from its start to its end, one by one: the screen is where the frame is.
  private func way(
    _ pair: PairName, _ size: Size, steps: Int = 20, isMirrored: Bool = false
  ) -> some Sequence<(Still, PairsScreen)> {
    let film = FilmedScreen(squares(pair), size: size, isDrawn: false)
    if isMirrored { film.frame(.key(.m)) }
    film.frame(.press(.zero))
    return (0...steps).lazy.map { step in
      let share = Double(step) / Double(steps)
      let still = film.frame(.move(Point(8 + size.width * share, 0)))
      return (still, film.screen)
    }
  }

  /// The views that have an id, as they lie on each other.
  private func painted(_ screen: PairsScreen) -> [View] {
    var views: [View] = []
    screen.root.forEachInPaintOrder { if $0.key != nil { views.append($0) } }
    return views
  }

  @Test func anIconNeverLiesOnItsWords() {
    for size in LayoutPair.pages {
      for (still, _) in way(.grid, size) {
        for icon in still.shapes where icon.key.hasSuffix(".icon") {
          let family = icon.key.prefix { $0 != "." }
          for part in ["title", "note"] {
            guard let words = still["\(family).\(part)"], words.alpha > 0 else { continue }
            #expect(
              !words.frame.intersects(icon.frame), "\(family).\(part) at \(still.progress)")
          }
        }
      }
    }
  }

  /// The frames of those that are seen, of which no two may lie on each other.
  private func overlaps(_ still: Still, _ isMeant: (String) -> Bool) -> [String] {
    let seen = still.shapes.filter { isMeant($0.key) && $0.alpha > 0.02 }
    var found: [String] = []
    for (index, a) in seen.enumerated() {
      for b in seen[..<index] where a.frame.inset(by: 1.5).intersects(b.frame.inset(by: 1.5)) {
        found.append("\(b.key) and \(a.key) at \(still.progress)")
      }
    }
    return found
  }

  /// Words that stay side by side go together, at most three times at once.
  @Test(arguments: LayoutPair.pages) func wordsGoInTheOrderOfTheText(_ size: Size) {
    for (still, screen) in way(.text, size, steps: 100) {
      let flights = (1...21).compactMap { screen.squares.way.ways["w\($0)"]?.course.flight }
      #expect(zip(flights, flights.dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound })
      let flying = Set(flights.filter { $0.contains(still.progress) })
      #expect(flying.count <= 3, "at \(still.progress)")
      let words = still.shapes.filter { $0.key.hasPrefix("w") }
      let free = words.filter { word in
        words.allSatisfy { $0.key == word.key || !$0.frame.intersects(word.frame) }
      }
      #expect(free.count >= 10, "at \(still.progress)")
    }
  }

  @Test func noCardOfTheGridEverLiesOnAnother() {
    for size in LayoutPair.pages {
      for (still, _) in way(.grid, size, steps: 100) {
        #expect(overlaps(still) { !$0.contains(".") } == [])
      }
    }
  }

  @Test func theFourthCardFollowsTheThird() {
    let stills = way(.sidebar, LayoutPair.pages[0], steps: 100).map(\.0)
    for still in stills {
      #expect(overlaps(still) { ["card1", "card2", "card3", "card4"].contains($0) } == [])
      if still.progress < 0.45 { #expect(still["card4"]?.alpha ?? 0 < 1e-9) }
    }
  }

  @Test func namesAreGoneBeforeThereIsNoRoomForThem() {
    for size in LayoutPair.pages {
      for (still, _) in way(.sidebar, size, steps: 100) {
        for id in ["home", "charts", "people", "files"] {
          guard let name = still["\(id).name"], name.alpha > 1e-9, let entry = still[id] else {
            #expect(still.progress == 0 || still.progress >= 0.35 - 1e-9)
            continue
          }
          #expect(name.frame.maxX <= entry.frame.maxX + 1, "\(id) at \(still.progress)")
        }
      }
    }
  }

  @Test func thePictureHopsOverTheName() {
    for size in LayoutPair.pages {
      for (still, _) in way(.mirror, size, steps: 100) {
        #expect(overlaps(still) { $0 == "mara" || $0 == "name" } == [])
        guard let header = still["header"]?.frame, let picture = still["mara"]?.frame else {
          continue
        }
        #expect(picture.minY >= header.minY && still["status"]?.frame.maxY ?? 0 <= header.maxY)
      }
    }
  }

  /// Rows that change places lie on each other like cards: the one that goes further above.
  @Test func theFurtherARowGoesTheHigherItRises() {
    let size = LayoutPair.pages[0]
    let film = FilmedScreen(squares(.list), size: size, isDrawn: false)
    film.frame(.press(.zero))
    film.frame(.move(Point(8 + size.width / 2, 0)))
    func height(_ id: String) -> Double {
      film.screen.root.first(key: id)?.presented.zPosition ?? .nan
    }
    #expect(height("copper") > height("hours") && height("hours") > height("storm"))
    #expect(height("boats") == 0 && height("bus") == 0 && height("tide") == 0)
  }

  /// A row that another one passes is not seen to lose what is written on it.
  @Test func rowsGoWithAllThatIsWrittenOnThem() {
    for size in LayoutPair.pages {
      for isMirrored in [false, true] {
        for (still, _) in way(.list, size, isMirrored: isMirrored) {
          for row in ["boats", "storm", "glass", "copper", "hours"] {
            for part in [row] + ["cover", "title", "artist", "length"].map({ "\(row).\($0)" }) {
              #expect(still[part]?.alpha == 1, "\(part) at \(still.progress)")
            }
          }
        }
      }
    }
  }

  /// A leaving view goes along with the one that it lay in.
  @Test func namesLeaveOnASidebarThatGoesToTheOtherSide() {
    for (still, screen) in way(.sidebar, LayoutPair.pages[0], steps: 20, isMirrored: true) {
      guard let bar = screen.root.first(key: "sidebar"),
        let name = screen.root.first(key: "files.name"), name.presented.alpha > 0.01
      else { continue }
      #expect(bar.presented.frame.contains(name.presented.frame.origin), "\(still.progress)")
      #expect(name.presented.zPosition >= bar.presented.zPosition)
    }
  }

  /// Rows that can be seen through lie below or above all others, never between them.
  @Test func inTheListWhatFadesIsFirstOrLast() {
    for size in LayoutPair.pages {
      for (still, screen) in way(.list, size) {
        let rows = painted(screen).compactMap(\.key).filter { !$0.contains(".") }
        if let tide = rows.firstIndex(of: "tide") { #expect(tide == 0, "\(rows)") }
        if let bus = rows.firstIndex(of: "bus") { #expect(bus == rows.count - 1, "\(rows)") }
        for key in rows where !["tide", "bus"].contains(key) {
          #expect(still[key]?.alpha == 1)
        }
      }
    }
  }

  /// A page beside something else is the page of a smaller window, whose corner stays free.
  @Test func thePageLeavesRoom() {
    for window in [Size(960, 720), Size(320, 480), Size(480, 900), Size(1920, 1080)] {
      let layout = TunerLayout(window: window, rows: [1, 2, 2, 1])
      let covered = layout.covered(of: window)
      let page = PairsPage(size: window, covered: covered)
      let alone = PairsPage(
        size: Size(window.width - covered.right, window.height - covered.bottom))
      #expect(page.picker == alone.picker)
      if covered.bottom > 0 {
        #expect(page.words.minY >= NavBar.height(in: window), "\(window)")
        #expect(page.words.maxY <= page.sheet.minY, "\(window)")
      } else {
        #expect(page.sheet == alone.sheet)
      }
      #expect(!page.sheet.intersects(layout.frame) && !page.picker.frame.intersects(layout.frame))
    }
  }
}
