import Engine
import EngineTestSupport
import Onboarding
import Testing

@testable import Studio
@testable import pokeanim

/// Several motions that are tuned at once, and the list of all of them.
@Suite struct TunerSeveralTests {
  private func panel(_ film: FilmedScreen<App>) throws -> TunerPanel {
    film.screen.layOutPanels()
    return try #require(film.screen.tuner.panel)
  }

  private func motions(_ film: FilmedScreen<App>) throws -> [TunableMotion] {
    try #require(film.screen.tunable).motions
  }

  private func motion(_ name: String, _ film: FilmedScreen<App>) throws -> TunableMotion {
    try #require(try motions(film).first { $0.name == name })
  }

  private func listed() throws -> FilmedScreen<App> {
    let film = try filmedTuner()
    try film.push(TunerPart.title.id)
    film.wait(30)
    return film
  }

  private func isThere(_ id: String, _ film: FilmedScreen<App>) -> Bool {
    film.screen.inputTrees.contains { $0.root.first(key: id) != nil }
  }

  /// Sets a number by keys.
  private func set(_ parameter: TunerParameter, _ text: String, _ film: FilmedScreen<App>) throws {
    try film.push(parameter.numberID)
    for sign in text { film.frame(.key(Key(rawValue: String(sign))), .text(String(sign))) }
    film.frame(.key(.return))
  }

  /// Chooses some motions beside the one that is shown, and closes the list.
  private func chosen(_ others: [String]) throws -> FilmedScreen<App> {
    let film = try listed()
    for name in others {
      for _ in 0..<20 where !isThere(TunerList.markID(of: name), film) {
        try film.push(TunerGrid.moreID)
        film.wait(30)
      }
      try film.push(TunerList.markID(of: name))
    }
    film.frame(.key(.escape))
    film.wait(30)
    return film
  }

  @Test(arguments: [Size(320, 480), Size(390, 844), Size(480, 960), Size(960, 720)])
  func everyMotionIsInTheListAndChosenByAPress(_ size: Size) throws {
    let film = try listed()
    film.frame(.resize(size))
    film.wait(20)
    for motion in try motions(film) {
      let id = TunerList.id(of: motion.name)
      for _ in 0..<20 where !isThere(id, film) {
        try film.push(TunerGrid.moreID)
        film.wait(30)
      }
      #expect(try panel(film).layout.frame.contains(film.middle(of: id)))
      try film.push(id)
      #expect(try panel(film).name == motion.name && panel(film).title == motion.name)
    }
    film.frame(.key(.escape))
    #expect(try panel(film).list == nil && film.screen.tuner.isShown)
  }

  /// In the graph's place nothing of it is drawn.
  @Test(arguments: [TunerPart.title, .preset]) func whatIsLookedThroughHidesTheGraph(
    _ part: TunerPart
  ) throws {
    let film = try filmedTuner()
    let builder = DisplayListBuilder(measuring: PlainText())
    func hasGraph() throws -> Bool {
      let card = try #require(film.screen.tuner.card)
      guard case .layer(let layer)? = card.commands(elapsed: 0.1, builder).last else {
        return false
      }
      return !layer.commands.isEmpty
    }
    #expect(try hasGraph())
    try film.push(part.id)
    #expect(try !hasGraph())
    film.frame(.key(.escape))
    #expect(try hasGraph())
  }

  @Test func theTitleSaysHowManyThereAre() throws {
    let film = try chosen(["cuteTitle", "cuteImage"])
    #expect(try panel(film).title == "creatureTitle and 2 more")
    try film.push(TunerPart.title.id)
    film.wait(30)
    try film.push(TunerList.markID(of: "cuteImage"))
    #expect(try panel(film).title == "creatureTitle and 1 more")
    try film.push(TunerList.markID(of: "creatureTitle"))
    #expect(try panel(film).title == "cuteTitle", "another one leads")
    try film.push(TunerList.markID(of: "cuteTitle"))
    #expect(try panel(film).title == "cuteTitle", "one is always chosen")
    film.frame(.key(.escape))
    try film.push(TunerPart.next.id)
    #expect(try panel(film).others == 0)
  }

  @Test func allThatMoveAreChosenAtOnce() throws {
    let film = try listed()
    try film.push(TunerList.allID)
    let moving = try motions(film).filter(\.isOnItsWay).map(\.name)
    let rows = try #require(try panel(film).list).rows
    #expect(rows.filter(\.isChosen).map(\.name).sorted() == moving.sorted())
    try film.push(TunerList.allID)
    #expect(try panel(film).others == 0)
  }

  /// A number on which they don't agree is a dash, and setting it sets all, whatever kinds they are.
  @Test func aNumberIsSetForAll() throws {
    let film = try chosen(["cuteTitle", "cuteImage"])
    let names = ["creatureTitle", "cuteTitle", "cuteImage"]
    let screen = try #require(film.screen.tunable)
    screen.tune(
      "cuteTitle", to: .curve(.cubicBezier(CubicBezier(0.1, 0.2, 0.3, 0.4)), duration: 0.9))
    screen.wait("cuteImage", for: 0.4)
    #expect(try panel(film).mixed == [.duration, .delay] && panel(film).text(of: .delay) == "–")
    try set(.duration, "0.35", film)
    for name in names { #expect(try motion(name, film).type.timing?.duration == 0.35) }
    #expect(
      try motion("cuteTitle", film).type.timing?.curve
        == .cubicBezier(CubicBezier(0.1, 0.2, 0.3, 0.4)), "the duration alone")
    try set(.delay, "0.2", film)
    for name in names { #expect(try motion(name, film).delay == 0.2) }
    #expect(try panel(film).mixed == [])
    try film.push("Spring")
    film.wait(30)
    try set(.damping, "0.45", film)
    for name in names {
      #expect(
        try motion(name, film).type
          == .spring(duration: 0.35, damping: 0.45, initialVelocity: 0))
    }
    let others = try motions(film).filter { !names.contains($0.name) }
    #expect(others.allSatisfy { $0.type == $0.standard && $0.delay == 0 })
    film.wait(120)
    try film.push(TunerPart.reset.id)
    #expect(try motions(film).allSatisfy { $0.type == $0.standard && $0.delay == 0 })
    film.frame(.key("B"))
    for name in names { #expect(try motion(name, film).delay == 0.2, "as all were before") }
    film.frame(.keyUp("B"))
    #expect(try motions(film).allSatisfy { $0.type == $0.standard && $0.delay == 0 })
  }

  @Test func aPresetIsForAll() throws {
    let film = try chosen(["cuteTitle", "cuteImage"])
    try film.push(TunerPart.preset.id + ".next")
    for name in ["creatureTitle", "cuteTitle", "cuteImage"] {
      #expect(try motion(name, film).type == TunerPresets.builtIn[0].model.type)
    }
  }

  /// The gallery's motions have one timing: there is nothing to check.
  @Test func whereAllHaveOneTimingOneIsChosen() throws {
    let film = try filmedTuner(on: .gallery)
    try film.push(TunerPart.title.id)
    film.wait(30)
    #expect(try panel(film).list?.choosesSeveral == false && !isThere(TunerList.allID, film))
    for motion in try motions(film) {
      try film.push(TunerList.id(of: motion.name))
      #expect(try panel(film).name == motion.name)
    }
  }

  @Test func aScreenWithOneMotionHasNoList() throws {
    let film = try filmedTuner(on: .squares)
    #expect(!isThere(TunerPart.title.id, film))
  }
}
