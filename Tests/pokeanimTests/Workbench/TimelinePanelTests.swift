import Engine
import EngineTestSupport
import Testing

@testable import EngineSDL
@testable import Studio
@testable import Workbench
@testable import pokeanim

/// The timeline in the window's foot, on each screen.
@Suite struct TimelinePanelTests {
  @Test(arguments: ScreenEntry.allCases)
  func itShowsTheLastChangeOfEachScreen(_ screen: ScreenEntry) throws {
    let timeline = try FilmedTimeline(screen)
    timeline.film.frame(.key(FilmedTimeline.beginning(screen)))
    timeline.film.wait(6)
    let change = try #require(timeline.change)
    let shown = try #require(timeline.panel.timeline)
    #expect(shown == ChangeTimeline(of: change, began: .zero) && !shown.rows.isEmpty)
    #expect(abs(timeline.panel.seconds - change.progress * change.duration) < 1e-12)
    timeline.film.wait(400)
    #expect(timeline.panel.timeline == shown, "at rest it is still there")
  }

  /// A knob that is pressed near its middle keeps the distance to the hand.
  @Test(arguments: ScreenEntry.allCases)
  func aScrubShowsInTheNextFrame(_ screen: ScreenEntry) throws {
    let timeline = try FilmedTimeline(screen)
    timeline.film.frame(.key(FilmedTimeline.beginning(screen)))
    timeline.film.wait(12)
    let duration = try #require(timeline.panel.timeline).duration
    timeline.film.frame(.press(try timeline.ruler(at: timeline.panel.seconds)))
    timeline.film.wait(10)
    for share in [0.5, 0.25, 0.9, 0.3] {
      timeline.film.frame(.move(try timeline.ruler(at: share * duration)))
      let change = try #require(timeline.change)
      #expect(abs(change.progress - share) < 0.04 && change.isPaused, "\(share)")
      timeline.film.wait(8)
    }
    timeline.film.frame(.release)
    timeline.film.wait(30)
    #expect(abs(try #require(timeline.change).progress - 0.3) < 0.04, "it stays")
    #expect(timeline.app.current == screen)
  }

  /// Beyond an end of the change it gives like rubber, and is drawn there.
  @Test(arguments: [0.0, 1]) func thePlayheadGivesBeyondTheEnds(_ end: Double) throws {
    let timeline = try FilmedTimeline(.gallery)
    timeline.film.frame(.key(FilmedTimeline.beginning(.gallery)))
    timeline.film.wait(6)
    let duration = try #require(timeline.panel.timeline).duration
    let side = end * 2 - 1
    timeline.film.frame(.press(try timeline.ruler(at: timeline.panel.seconds)))
    let place = try timeline.ruler(at: end * duration)
    timeline.film.frame(.move(place))
    timeline.film.wait(12)
    timeline.film.frame(.move(place + Point(side * 60, 0)))
    let give = side * timeline.panel.playhead.give
    #expect((5..<ScrubTrack.give).contains(give) && timeline.change?.progress == end)
    let pulled = "\(timeline.app.display())"
    timeline.film.wait(6)
    timeline.film.frame(.release)
    timeline.film.wait(60)
    #expect(timeline.panel.playhead.give == 0 && !timeline.app.isRunning)
    #expect("\(timeline.app.display())" != pulled)
  }

  /// A hand that takes the playhead begins once more what is over.
  @Test(arguments: ScreenEntry.allCases)
  func aChangeThatIsOverCanBeScrubbedAgain(_ screen: ScreenEntry) throws {
    let timeline = try FilmedTimeline(screen)
    timeline.film.frame(.key(FilmedTimeline.beginning(screen)))
    timeline.film.wait(400)
    let duration = try #require(timeline.panel.timeline).duration
    timeline.film.frame(.press(try timeline.ruler(at: duration)))
    timeline.film.frame(.move(try timeline.ruler(at: 0.7 * duration)))
    timeline.film.wait(12)
    timeline.film.frame(.move(try timeline.ruler(at: 0.5 * duration)))
    timeline.film.wait(12)
    #expect(abs(try #require(timeline.change).progress - 0.5) < 0.03)
  }

  @Test func whatIsThrownSettles() throws {
    let timeline = try FilmedTimeline(.gallery)
    timeline.film.frame(.key("S"))
    timeline.film.wait(12)
    let duration = try #require(timeline.panel.timeline).duration
    timeline.film.frame(.press(try timeline.ruler(at: timeline.panel.seconds)))
    for step in 1...8 {
      timeline.film.frame(.move(try timeline.ruler(at: (0.3 + 0.05 * Double(step)) * duration)))
    }
    timeline.film.frame(.release)
    let change = try #require(timeline.change)
    #expect(change.isRunning && change.velocity > 1)
    timeline.film.wait(60)
    #expect(change.progress == 1)
  }

  @Test func aPressInItIsNotForTheScreen() throws {
    let timeline = try FilmedTimeline(.gallery)
    timeline.film.frame(.key("S"))
    timeline.film.wait(60)
    let places = timeline.places
    for point in [Point(8, 20), Point(places.size.width - 3, 60), Point(500, 8)] {
      timeline.film.frame(.press(timeline.window(point)))
      timeline.film.frame(.move(timeline.window(point) - Point(300, 0)), .release)
      timeline.film.wait(3)
      #expect(timeline.change?.progress == 1, "\(point)")
    }
  }

  // MARK: Coming and going

  @Test(arguments: ScreenEntry.allCases)
  func theScreenIsAboveItAndComesBack(_ screen: ScreenEntry) throws {
    let timeline = try FilmedTimeline(screen, isOpen: false)
    let before = timeline.app.display()
    let height = timeline.app.room.height
    timeline.film.frame(.key("F2"))
    var last = height
    for _ in 0..<24 {
      timeline.film.frame()
      let now = timeline.app.room.height
      #expect(now <= last, "it never grows on the way")
      last = now
    }
    #expect(timeline.panel.height(in: Size(960, 720)) == timeline.places.height)
    #expect(last < height)
    timeline.film.frame(.key(.escape))
    timeline.film.wait(40)
    #expect(!timeline.panel.isShown && !timeline.app.wantsQuit)
    #expect(timeline.app.display() == before && !timeline.film.frame().isRunning)
  }

  @Test func whereThereIsNoRoomItSaysSo() throws {
    let timeline = try FilmedTimeline(.squares, size: Size(200, 160), isOpen: false)
    timeline.film.frame(.key("F2"))
    #expect(!timeline.panel.isShown && timeline.app.notice?.text.contains("too small") == true)
  }

  @Test func withLessMotionItIsThereSoonAndAllWorks() throws {
    let timeline = try FilmedTimeline(.squares, reducesMotion: true)
    timeline.film.frame(.key(.return))
    timeline.film.wait(30)
    let duration = try #require(timeline.panel.timeline).duration
    timeline.film.frame(.press(try timeline.ruler(at: 0.5 * duration)))
    timeline.film.wait(10)
    #expect(abs(try #require(timeline.change).progress - 0.5) < 0.03)
  }

  @Test func anotherScreenHasItsOwn() throws {
    let timeline = try FilmedTimeline(.gallery)
    timeline.film.frame(.key("S"))
    timeline.film.wait(60)
    timeline.film.frame(.key("2"))
    timeline.film.wait(60)
    #expect(timeline.panel.isShown && timeline.panel.timeline == nil)
    timeline.film.frame(.key(.return))
    timeline.film.wait(3)
    #expect(timeline.panel.timeline?.rows.contains { $0.element == "bigSquare" } == true)
  }

  @Test func atRestTheHostSleeps() throws {
    for screen in ScreenEntry.allCases {
      let timeline = try FilmedTimeline(screen)
      timeline.film.frame(.key(FilmedTimeline.beginning(screen)))
      #expect(timeline.film.rest() != nil, "\(screen)")
    }
  }

  @Test func namedMomentsLieOnTheRuler() throws {
    let timeline = try FilmedTimeline(.algebra)
    timeline.film.frame(.key(.return))
    timeline.film.wait(3)
    #expect(timeline.panel.timeline?.markers == [Marker("seen", at: 1)])
    let marks = TimelineMarks(
      places: timeline.places, view: timeline.panel.view, seconds: 0, give: 0, rows: [],
      moments: [Marker("seen", at: 1)], hovered: nil, colors: .light)
    let without = TimelineMarks(
      places: timeline.places, view: timeline.panel.view, seconds: 0, give: 0, rows: [],
      moments: [],
      hovered: nil, colors: .light)
    #expect(marks.commands != without.commands)
  }

  @Test func whatItShowsIsDrawnInTheWindow() throws {
    let timeline = try FilmedTimeline(.gallery)
    timeline.film.frame(.key("S"))
    timeline.film.wait(20)
    let text = "\(timeline.app.display())"
    for word in ["card7", "Once", "A–B", "0.1 s"] { #expect(text.contains(word), "\(word)") }
  }
}
