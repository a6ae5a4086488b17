import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// The presets as small pictures on the tuner's card.
@Suite struct TunerTilesTests {
  private func panel(_ film: FilmedScreen<App>) throws -> TunerPanel {
    film.screen.layOutPanels()
    return try #require(film.screen.tuner.panel)
  }

  private func opened(_ presets: [String: TunerModel]? = nil) throws -> FilmedScreen<App> {
    let film = try filmedTuner(Remembered(presets: presets))
    try film.push(TunerPart.preset.id)
    film.wait(30)
    return film
  }

  private static func own(_ count: Int) -> [String: TunerModel] {
    Dictionary(
      uniqueKeysWithValues: (0..<count).map {
        ("Own \($0)", TunerModel(.linear(duration: 1 + Double($0) / 100)))
      })
  }

  @Test func aPressOnAPictureIsTheMotionAtOnceAndAllStay() throws {
    let film = try opened(Self.own(2))
    let all = try #require(try panel(film).tiles).all
    #expect(all.map(\.name) == TunerPresets.builtIn.map(\.name) + ["Own 0", "Own 1"])
    for preset in all {
      try film.push(TunerTiles.id(of: preset))
      #expect(try panel(film).model.type == preset.model.type)
      #expect(try panel(film).tiles?.chosen == preset && panel(film).preset.name == preset.name)
    }
    #expect(try panel(film).preset.source == .own)
    film.frame(.key(.escape))
    #expect(try panel(film).tiles == nil && film.screen.tuner.isShown, "Esc closes them alone")
    try film.push(TunerPart.preset.id)
    try film.push(TunerPart.preset.id)
    #expect(try panel(film).tiles == nil, "and so does another press")
  }

  /// The keyboard comes to each picture, and takes it.
  @Test func theKeyboardTakesThemToo() throws {
    let film = try opened()
    for preset in TunerPresets.builtIn {
      for _ in 0..<60 where film.focused?.key != TunerTiles.id(of: preset) {
        film.frame(.key(.tab))
      }
      film.frame(.key(.return))
      #expect(try panel(film).model.type == preset.model.type)
    }
  }

  /// More than there is room for are on further pages, each once.
  @Test(arguments: [Size(320, 480), Size(390, 844), Size(480, 960), Size(960, 720)], [0, 3, 40])
  func allAreFoundOnSomePage(_ size: Size, _ own: Int) throws {
    let film = try opened(Self.own(own))
    film.frame(.resize(size))
    film.wait(20)
    var found: [String] = []
    let all = try #require(try panel(film).tiles).all
    let card = try panel(film).layout.frame
    for _ in 0..<all.count {
      for preset in all {
        let id = TunerTiles.id(of: preset)
        guard film.screen.inputTrees.contains(where: { $0.root.first(key: id) != nil }) else {
          continue
        }
        let middle = try film.middle(of: TunerTiles.id(of: preset))
        #expect(card.contains(middle))
        found.append(preset.name)
        try film.push(TunerTiles.id(of: preset))
        #expect(try panel(film).model.type == preset.model.type)
      }
      guard Set(found).count < all.count else { break }
      try film.push(TunerGrid.moreID)
      film.wait(20)
    }
    #expect(found.sorted() == all.map(\.name).sorted())
  }

  /// Under the pointer the dot goes through the way some times; then nothing runs.
  @Test func theDotRunsAndRests() throws {
    let film = try opened()
    film.frame(.hover(Point(100, 300)))
    #expect(film.rest(within: 60) != nil)
    let preset = TunerPresets.builtIn[0]
    let place = try film.middle(of: TunerTiles.id(of: preset))
    let before = film.screen.display()
    film.frame(.hover(place))
    film.wait(20)
    #expect(film.stills.last?.isRunning == true && film.screen.display() != before)
    let duration = preset.model[.duration]
    #expect(film.rest(within: Int((3 * (duration + 0.4) + 1) * 120)) != nil)
    film.frame(.hover(Point(100, 300)))
    #expect(film.rest(within: 60) != nil && film.screen.display() == before)
  }

  @Test func whereMovementIsReducedNoDotRuns() throws {
    let film = try opened()
    film.screen.reducesMotion = true
    #expect(film.rest(within: 60) != nil)
    film.frame(.hover(try film.middle(of: TunerTiles.id(of: TunerPresets.builtIn[0]))))
    #expect(film.rest(within: 30) != nil)
  }

  /// The dot begins and ends at the ends of the way, and lies on it.
  @Test func theDotIsOnTheWay() {
    for preset in TunerPresets.builtIn {
      let (picture, box) = (TilePicture(preset.model), Size(70, 40))
      let (start, end) = (picture.place(0, in: box), picture.place(1, in: box))
      #expect(start.x == 5 && end.x == 65 && start.y > end.y)
      for percent in 0...100 {
        let place = picture.place(Double(percent) / 100, in: box)
        #expect(0...70 ~= place.x && 4...36 ~= place.y, "\(preset.name) \(place)")
      }
    }
  }

  @Test func cellsLieApartInTheirRoom() {
    forAll(seeds: 0..<300) { random in
      let room = Size(random.double(in: 40...400), random.double(in: 30...420))
      let grid = TunerGrid(
        room, least: Size(62, random.element(of: [42, 62])), highest: 76)
      let frames = (0..<grid.columns * grid.rows).map(grid.frame)
      for (index, frame) in frames.enumerated() {
        #expect(frame.maxX <= room.width + 1e-9 && frame.maxY <= room.height + 1e-9)
        for other in frames[(index + 1)...] { #expect(frame.intersection(other).isEmpty) }
      }
      let count = random.int(in: 0...100)
      var shown: [Int] = []
      for page in 0..<100 where shown.count < count {
        shown += grid.page(page, of: count).shown
      }
      guard grid.columns * grid.rows > 1 else { return }
      #expect(Array(shown.prefix(count)) == Array(0..<count))
    }
  }
}
