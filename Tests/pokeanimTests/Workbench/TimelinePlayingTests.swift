import Engine
import EngineTestSupport
import Testing

@testable import EngineSDL
@testable import Studio
@testable import Workbench
@testable import pokeanim

/// The timeline's controls: play, steps, loops, speeds, the stretch from A to B.
@Suite struct TimelinePlayingTests {
  private func timeline(_ screen: ScreenEntry = .squares) throws -> FilmedTimeline {
    let timeline = try FilmedTimeline(screen)
    timeline.film.frame(.key(FilmedTimeline.beginning(screen)))
    timeline.film.wait(6)
    return timeline
  }

  @Test(arguments: ScreenEntry.allCases)
  func playPausesAndGoesOn(_ screen: ScreenEntry) throws {
    let timeline = try timeline(screen)
    try timeline.push("timeline-play")
    let place = try #require(timeline.change).progress
    timeline.film.wait(20)
    #expect(timeline.change?.progress == place && timeline.change?.isPaused == true)
    try timeline.push("timeline-play")
    timeline.film.wait(3)
    #expect(try #require(timeline.change).progress > place)
    timeline.film.wait(400)
    try timeline.push("timeline-play")
    timeline.film.wait(5)
    let again = try #require(timeline.change, "it is played once more")
    #expect(again.isRunning && again.progress < 0.9)
  }

  @Test(arguments: ScreenEntry.allCases)
  func stepsThereAndBackAreTheSamePicture(_ screen: ScreenEntry) throws {
    let timeline = try timeline(screen)
    try timeline.push("timeline-on")
    let (picture, place) = (timeline.app.screen.display(), timeline.panel.seconds)
    for _ in 0..<7 { try timeline.push("timeline-on") }
    #expect(abs(timeline.panel.seconds - place - 7.0 / 60) < 1e-9)
    for _ in 0..<7 { try timeline.push("timeline-back") }
    #expect(timeline.panel.seconds == place)
    #expect(timeline.app.screen.display() == picture)
  }

  @Test func itIsPlayedRoundFromAToB() throws {
    let timeline = try timeline()
    try timeline.push("timeline-stretch")
    let duration = try #require(timeline.panel.timeline).duration
    #expect(timeline.panel.view.stretch == 0...duration)
    timeline.panel.view.set(.a, to: 0.2)
    timeline.panel.view.set(.b, to: 0.4)
    timeline.film.frame(.press(try timeline.ruler(at: 0.3)))
    timeline.film.wait(10)
    timeline.film.frame(.release)
    try timeline.push("timeline-play")
    var turns = 0
    var last = timeline.panel.seconds
    for _ in 0..<200 {
      timeline.film.frame()
      let now = timeline.panel.seconds
      #expect(0.2 - 1e-9 <= now && now <= 0.4 + 1e-9)
      if now < last { turns += 1 }
      last = now
    }
    #expect(turns == 16 || turns == 17, "200 frames are 16.7 rounds of 0.2 s: \(turns)")
    #expect(timeline.app.isRunning)
    try timeline.push("timeline-play")
    let place = timeline.panel.seconds
    timeline.film.wait(10)
    #expect(timeline.panel.seconds == place && timeline.panel.round == nil)
  }

  /// In each mode, on each screen: while a change stands on its way, and when it is over.
  @Test(arguments: ScreenEntry.allCases, [1, 2, 3])
  func theFirstPressOfPlayPlaysRound(_ screen: ScreenEntry, _ mode: Int) throws {
    for isOver in [false, true] {
      let timeline = try timeline(screen)
      if isOver { timeline.film.wait(400) } else { timeline.film.frame(.key(.space)) }
      if mode == 3 {
        try timeline.push("timeline-stretch")
      } else {
        for _ in 0..<mode { try timeline.push("timeline-ending") }
      }
      try timeline.push("timeline-play")
      var places: Set<Double> = []
      for _ in 0..<30 {
        timeline.film.frame()
        places.insert(timeline.panel.seconds)
      }
      #expect(timeline.panel.isRound && places.count > 25, "over: \(isOver)")
    }
  }

  /// In a window that becomes another size it goes on.
  @Test(arguments: ScreenEntry.allCases)
  func aRoundOutlivesAnotherSize(_ screen: ScreenEntry) throws {
    let timeline = try timeline(screen)
    try timeline.push("timeline-ending")
    timeline.film.wait(5)
    #expect(timeline.panel.isRound)
    timeline.film.frame(.resize(Size(900, 640)))
    timeline.film.wait(5)
    let place = timeline.panel.seconds
    timeline.film.wait(5)
    #expect(timeline.panel.isRound && timeline.panel.seconds != place)
  }

  @Test func keysSetTheSpeedOfALoopAsWell() throws {
    let timeline = try timeline()
    try timeline.push("timeline-ending")
    timeline.film.wait(3)
    func way(_ frames: Int) -> Double {
      let before = timeline.panel.seconds
      timeline.film.wait(frames)
      return timeline.panel.seconds - before
    }
    let plain = way(6)
    timeline.film.frame(.key(.leftBracket))
    #expect(timeline.app.speed == 0.5 && timeline.panel.round != nil)
    #expect(abs(way(6) - plain / 2) < 1e-6)
  }

  @Test func thereAndBackItTurnsRound() throws {
    let timeline = try timeline()
    try timeline.push("timeline-ending")
    try timeline.push("timeline-ending")
    #expect(timeline.panel.view.ending == .turn)
    var (highest, lowest, turns) = (0.0, 1.0, 0)
    var last = timeline.panel.seconds
    var wasBack = false
    let oneFrame = 1.0 / 60 + 1e-9
    for _ in 0..<150 {
      timeline.film.frame()
      let now = timeline.panel.seconds
      #expect(abs(now - last) < oneFrame, "it never jumps")
      let isBack = now < last
      if isBack != wasBack { turns += 1 }
      (highest, lowest) = (max(highest, now), min(lowest, now))
      (last, wasBack) = (now, isBack)
    }
    #expect(highest > 0.59 && lowest < 0.02 && turns >= 3)
  }

  @Test func anotherHandEndsTheRound() throws {
    let timeline = try timeline()
    try timeline.push("timeline-ending")
    timeline.film.wait(5)
    #expect(timeline.panel.round != nil)
    timeline.film.frame(.key(.space))
    timeline.film.wait(3)
    #expect(timeline.panel.round == nil)
  }

  @Test func theSpeedIsTheProgramsAndKeepsThePlace() throws {
    let timeline = try timeline()
    try timeline.push("timeline-slower")
    #expect(timeline.app.speed == 0.5)
    for _ in 0..<6 { try timeline.push("timeline-slower") }
    #expect(timeline.app.speed == 0.05)
    for _ in 0..<9 { try timeline.push("timeline-faster") }
    #expect(timeline.app.speed == 8)
  }

  @Test func aFlagIsDrawnAndTheOtherGivesWay() throws {
    let timeline = try timeline()
    try timeline.push("timeline-stretch")
    let duration = try #require(timeline.panel.timeline).duration
    let flag = try timeline.ruler(at: 0) - Point(0, 12 * timeline.places.unit)
    let place = timeline.panel.seconds
    timeline.film.frame(.press(flag + Point(2, 0)))
    timeline.film.frame(.move(Point(try timeline.ruler(at: 0.25).x, flag.y)))
    let stretch = try #require(timeline.panel.view.stretch)
    #expect(abs(stretch.lowerBound - 0.25) < 0.005 && stretch.upperBound == duration)
    timeline.film.frame(.move(Point(try timeline.ruler(at: duration * 2).x, flag.y)), .release)
    #expect(timeline.panel.view.stretch == duration...duration)
    #expect(timeline.panel.seconds >= place, "the playhead is left alone")
  }

  // MARK: The keyboard

  @Test func keysOnTheRulerDoAllOfIt() throws {
    let timeline = try timeline()
    let film = timeline.film
    film.frame(.key(.space))
    for _ in 0..<60 where film.focused !== timeline.panel.ruler { film.frame(.key(.tab)) }
    #expect(film.focused === timeline.panel.ruler)
    let place = timeline.panel.seconds
    film.frame(.key(.right))
    #expect(abs(timeline.panel.seconds - place - 1.0 / 60) < 1e-9)
    film.frame(.key("A"))
    #expect(timeline.panel.view.stretch?.lowerBound == timeline.panel.seconds)
    for _ in 0..<6 { film.frame(.key(.right)) }
    film.frame(.key("B"))
    #expect(timeline.panel.view.stretch?.upperBound == timeline.panel.seconds)
    film.frame(.key(.home))
    #expect(timeline.panel.seconds == 0)
    film.frame(.key("+"))
    #expect(timeline.panel.view.scale?.isZoomed == true)
    film.frame(.key(.down), .key(.down))
    #expect(timeline.panel.view.picked == timeline.panel.timeline?.rows[1].element)
    film.frame(.key(.return))
    #expect(timeline.panel.view.open.count == 1)
  }

  // MARK: Bars and views

  @Test(arguments: ScreenEntry.allCases)
  func aPressOnAViewFindsItsBarsAndOneOnABarItsView(_ screen: ScreenEntry) throws {
    let timeline = try timeline(screen)
    timeline.film.frame(.key(.space))
    let row = try #require(timeline.panel.timeline?.rows.first)
    let plain = timeline.app.display()
    let scale = try #require(timeline.panel.view.scale)
    let bar = try #require(row.bars.first)
    let x =
      timeline.places.lanes.x
      + scale.share(of: (bar.start + bar.end) / 2) * timeline.places.lanes.width
    let y = timeline.places.rows.y + TimelinePlaces.row / 2
    timeline.film.frame(.press(timeline.window(Point(x, y))), .release)
    #expect(timeline.panel.view.picked == row.element)
    #expect(timeline.app.display() != plain, "its view is outlined")
    guard screen == .squares else { return }
    timeline.panel.view.picked = nil
    let view = try #require(timeline.app.root.first(key: "bigSquare"))
    let tree = try #require(timeline.app.inputTrees.first { $0.root === view.root })
    timeline.film.frame(
      .press(tree.toScreen(from: view).apply(to: Point(5, view.presented.size.height - 5))))
    #expect(timeline.panel.view.picked == "bigSquare")
  }

  @Test func aCardTellsOfTheBarBelowThePointer() throws {
    let timeline = try timeline()
    timeline.film.frame(.key(.space))
    let y = timeline.places.rows.y + TimelinePlaces.row / 2
    timeline.film.frame(.hover(timeline.window(Point(timeline.places.lanes.midX, y))))
    let card = try #require(timeline.panel.hoveredCard)
    #expect(card.title == "bigSquare · position" && card.times == "0–0.6 s")
    #expect(abs((card.values.first ?? 1)) < 1e-9 && abs((card.values.last ?? 0) - 1) < 1e-9)
    #expect(card.ends.contains("→") && card.now.contains("pt/s") && card.conflict.isEmpty)
    timeline.film.frame(.hover(Point(300, 200)))
    #expect(timeline.panel.hoveredCard == nil)
  }
}
