import Engine
import EngineTestSupport
import Testing

@testable import ExampleScreens
@testable import Workbench

/// The workbench's tools over screens that know nothing of them, before, during and after a change.
@Suite struct ExampleToolsTests {
  /// A screen of the examples, and the events that begin a change of it.
  struct Kind: CustomTestStringConvertible {
    let name: String
    let events: [InputEvent]
    let make: @Sendable () -> StageScreen
    var testDescription: String { name }

    static let all = [
      Kind(name: "a playback", events: [.key(.return)]) {
        CardScreen(measuring: MonospacedText())
      },
      Kind(name: "layouts", events: [.press(Point(60, 100)), .release]) {
        LayoutsScreen(measuring: MonospacedText())
      },
      Kind(name: "descriptions", events: [.key(.right)]) {
        WelcomeScreen(measuring: MonospacedText())
      },
    ]
  }

  private enum Moment: CaseIterable { case before, during, after }

  private final class Film {
    let own: StageScreen
    let screen: WorkbenchScreen
    private let runtime: Runtime
    private var count = 0
    private(set) var report: FrameReport

    init(_ own: StageScreen) {
      self.own = own
      let tools = [Key.f2: WorkbenchTool.timeline, .f4: .onionSkin]
      screen = WorkbenchScreen(own, tools: tools, measuring: MonospacedText())
      runtime = Runtime(screen: screen, size: Size(420, 600))
      report = runtime.frame(at: .zero, events: [])
    }

    func frame(_ events: InputEvent...) {
      count += 1
      report = runtime.frame(at: .zero.advanced(bySeconds: Double(count) / 60), events: events)
    }

    func settle() {
      for _ in 0..<3 { frame() }
      for _ in 0..<400 where report.isRunning { frame() }
    }
  }

  private func film(_ kind: Kind, _ moment: Moment, _ deed: [InputEvent]) -> Film {
    let film = Film(kind.make())
    func act(if now: Moment) { if now == moment { deed.forEach { film.frame($0) } } }
    act(if: .before)
    film.settle()
    for event in kind.events { film.frame(event) }
    for _ in 0..<6 { film.frame() }
    act(if: .during)
    film.settle()
    act(if: .after)
    film.settle()
    if !film.screen.workbench.timeline.isShown { film.frame(.key(.f2)) }
    film.settle()
    return film
  }

  @Test(arguments: Kind.all)
  func theTimelineShowsTheLastChangeWheneverItOpens(_ kind: Kind) {
    let rows = Moment.allCases.map {
      film(kind, $0, [.key(.f2)]).screen.workbench.timeline.timeline?.rows.map(\.element)
    }
    #expect(rows[0]?.isEmpty == false && rows.allSatisfy { $0 == rows[0] }, "\(rows)")
  }

  /// The way of each view ends where the view is, however the window was changed since.
  @Test(arguments: Kind.all)
  func waysEndWhereTheViewsAre(_ kind: Kind) throws {
    for moment in Moment.allCases {
      for deed in [[InputEvent.key(.f2)], [.key(.f4)], [.resize(Size(500, 660))]] {
        let film = film(kind, moment, deed)
        if film.screen.workbench.onion.isShown { film.frame(.key(.f4)) }
        film.frame(.key(.f4))
        #expect(film.screen.workbench.onionWords == "Onion skin")
        let last = try #require(film.screen.workbench.last)
        let course = ChangeCourse(of: last.change)
        let trees = film.own.inputTrees
        let now = last.change.progress * last.change.duration
        let end =
          last.change.outcome == nil
          ? nil : OnionWay.End(seconds: now, stretch: last.stretch)
        var seen = 0
        for view in course.movingViews where view.presented.alpha > 0 {
          guard let start = OnionWay.Start(view, in: course, trees, endedAt: end) else { continue }
          seen += 1
          let way = OnionWay(start, in: course, ghosts: 1, colors: .light, by: nil)
          let size = view.presented.size
          let place = trees[0].toScreen(from: view).apply(
            to: Point(size.width / 2, size.height / 2))
          #expect(
            way.middle(at: now).distance(to: place) < 0.51,
            "\(view.key ?? "") \(moment) \(deed)")
        }
        #expect(seen > 0)
      }
    }
  }
}
