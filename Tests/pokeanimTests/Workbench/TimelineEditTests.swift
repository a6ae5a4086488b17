import Engine
import EngineTestSupport
import Foundation
import Onboarding
import Testing

@testable import EngineSDL
@testable import Studio
@testable import Workbench
@testable import pokeanim

/// Bars that are drawn along and stretched: the change on screen is another one at once.
@Suite struct TimelineEditTests {
  private func story() throws -> FilmedTimeline {
    let timeline = try FilmedTimeline(.onboarding)
    timeline.film.frame(.key(.right))
    timeline.film.wait(9)
    timeline.film.frame(.key(.space))
    return timeline
  }

  private func slides(_ timeline: FilmedTimeline) throws -> OnboardingScreen {
    try #require(timeline.app.screens[.onboarding] as? OnboardingScreen)
  }

  /// The place of an element's row at a time, in the window.
  private func place(_ element: String, _ time: Double, _ timeline: FilmedTimeline) throws -> Point
  {
    let rows = timeline.panel.allRows
    let row = try #require(rows.firstIndex { $0.name == element })
    let scale = try #require(timeline.panel.view.scale)
    let room = timeline.places.rows
    return timeline.window(
      Point(
        room.x + scale.share(of: time) * room.width,
        room.y + (Double(row - timeline.panel.view.above) + 0.5) * TimelinePlaces.row))
  }

  private func draw(
    _ element: String, from start: Double, to end: Double, _ timeline: FilmedTimeline
  ) throws {
    let (from, to) = (try place(element, start, timeline), try place(element, end, timeline))
    timeline.film.frame(.press(from))
    for step in 1...4 { timeline.film.frame(.move(from + (to - from) * (Double(step) / 4))) }
    timeline.film.frame(.release)
  }

  private func bars(_ element: String, _ timeline: FilmedTimeline) -> [ChangeTimeline.Bar] {
    timeline.panel.timeline?.rows.first { $0.element == element }?.bars ?? []
  }

  @Test func aBarThatIsDrawnAlongWaits() throws {
    let timeline = try story()
    let change = try #require(timeline.change)
    #expect(bars("cuteTitle", timeline).allSatisfy { $0.start == 0 && $0.end == 0.5 })
    try draw("cuteTitle", from: 0.2, to: 0.32, timeline)
    #expect(try slides(timeline).delay(of: "cuteTitle") == 0.12)
    #expect(
      bars("cuteTitle", timeline).allSatisfy { isClose($0.start, 0.12) && isClose($0.end, 0.62) })
    #expect(bars("cuteImage", timeline).allSatisfy { $0.start == 0 && $0.end == 0.5 })
    #expect(timeline.change === change && isClose(change.duration, 0.62))
    #expect(timeline.panel.view.scale == TimelineScale(duration: change.duration))
    try draw("cuteTitle", from: 0.3, to: 0, timeline)
    #expect(try slides(timeline).delay(of: "cuteTitle") == 0, "never before the beginning")
  }

  @Test func aBarThatIsDrawnAtItsEndLastsLonger() throws {
    let timeline = try story()
    let curve = try slides(timeline).type(of: "cuteImage").timing?.curve
    try draw("cuteImage", from: 0.5, to: 0.3, timeline)
    #expect(try slides(timeline).type(of: "cuteImage").timing?.duration == 0.3)
    #expect(bars("cuteImage", timeline).allSatisfy { isClose($0.end, 0.3) })
    try draw("cuteImage", from: 0.3, to: -2, timeline)
    let type = try slides(timeline).type(of: "cuteImage")
    #expect(type.timing?.duration == 0.05 && type.timing?.curve == curve)
  }

  /// Two are compared while a bar is in the hand, and then no more: it is the bar of nothing.
  @Test func aBarThatGoesAwayUnderTheHandIsLetGo() throws {
    let timeline = try story()
    timeline.film.frame(.key("F7"))
    timeline.film.frame(.key(.right))
    timeline.film.wait(9)
    timeline.film.frame(.key(.space))
    let press = try place("cuteTitle", 0.2, timeline)
    timeline.film.frame(.press(press))
    timeline.film.frame(.move(press + Point(20, 0)))
    #expect(timeline.panel.edit != nil && timeline.app.comparison != nil)
    timeline.film.frame(.key("F7"))
    timeline.film.frame(.key("F7"))
    #expect(timeline.panel.edit == nil && timeline.app.comparison == nil)
    let delay = try slides(timeline).delay(of: "cuteTitle")
    timeline.film.frame(.move(press + Point(60, 0)))
    timeline.film.frame(.release)
    #expect(try slides(timeline).delay(of: "cuteTitle") == delay)
  }

  /// The scale stands still under the hand, and shows all again when it lets go.
  @Test func theEndStaysUnderTheHand() throws {
    let timeline = try story()
    let from = try place("cuteImage", 0.5, timeline)
    timeline.film.frame(.press(from))
    for way in [40.0, 90, 160] {
      timeline.film.frame(.move(from - Point(way, 0)))
      let end = try #require(bars("cuteImage", timeline).first).end
      #expect(abs(try place("cuteImage", end, timeline).x - (from.x - way)) < 9)
    }
    timeline.film.frame(.release)
    let scale = try #require(timeline.panel.view.scale)
    #expect(scale.start == 0 && !scale.isZoomed)
  }

  @Test func thePictureDoesNotJumpAndTheTunersLineFollows() throws {
    let timeline = try story()
    try draw("cuteTitle", from: 0.2, to: 0.3, timeline)
    let motion = try #require(try slides(timeline).motions.first { $0.name == "cuteTitle" })
    let panel = TunerPanel(
      motion, TunerModel(motion.type), window: Size(960, 720), hasOthers: true)
    #expect(panel.line.contains("options: AnimationOptions(delay: 0.1)") && !panel.isStandard)
  }

  @Test func aPressAloneChangesNothing() throws {
    let timeline = try story()
    let shown = timeline.panel.timeline
    timeline.film.frame(.press(try place("cuteTitle", 0.2, timeline)), .release)
    #expect(timeline.panel.timeline == shown && timeline.panel.view.picked == "cuteTitle")
  }

  @Test func aWholeLayoutIsStretchedAndNeverDelayed() throws {
    let timeline = try FilmedTimeline(.squares)
    timeline.film.frame(.key(.return))
    timeline.film.wait(6)
    timeline.film.frame(.key(.space))
    let change = try #require(timeline.change)
    let duration = change.duration
    try draw("bigSquare", from: duration / 2, to: duration * 0.8, timeline)
    #expect(timeline.change?.duration == duration)
    try draw("bigSquare", from: duration, to: duration / 2, timeline)
    #expect(isClose(try #require(timeline.change).duration, duration / 2))
  }

  @Test func delaysAreRemembered() throws {
    let timeline = try story()
    try draw("cuteTitle", from: 0.2, to: 0.3, timeline)
    let state = timeline.app.remembered
    #expect(state.delays == ["cuteTitle": 0.1])
    var options = AppOptions(
      Launch(), Resources(assets: repositoryAssets().path, text: SilentText()))
    options.remembered = state
    let again = try App(options: options)
    #expect((again.screens[.onboarding] as? OnboardingScreen)?.delay(of: "cuteTitle") == 0.1)
  }
}
