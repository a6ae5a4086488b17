import Engine
import EngineSDLTestSupport
import EngineTestSupport
import Testing

@testable import EngineSDL

/// The statistics over a screen: their key, their times, and their picture.
@Suite struct FrameStatisticsTests {
  private let extent = WindowExtent(width: 600, height: 500, scale: 1)

  private func step(_ act: VirtualDesktop.Act, after seconds: Double) -> VirtualDesktop.Step {
    VirtualDesktop.Step(after: seconds, act: act)
  }

  /// A life in a window of 600×500 in which F3 may be the statistics' key; the pictures it showed.
  private func live(_ acts: [(Double, VirtualDesktop.Act)], key: Key? = .f3) throws -> (
    screen: WatchedScreen, pictures: [[UInt32]], desktop: VirtualDesktop
  ) {
    let screen = WatchedScreen()
    let steps =
      [(0, .resize(600, 500))] + acts + [
        (0.5, .hide), (0.1, .show), (0.5, .look), (2, .expectIdle), (0, .quit),
      ]
    let desktop = VirtualDesktop(steps.map { step($0.1, after: $0.0) })
    var pictures: [[UInt32]] = []
    desktop.onPresent = { pictures.append($0.copied) }
    let host = Host(
      desktop: desktop, screen: screen, text: SilentText(), options: Host.Options(statistics: key))
    try host.run()
    return (screen, pictures, desktop)
  }

  @Test func theirKeyShowsAndHidesThemAndIsNotTheScreens() throws {
    let key = VirtualDesktop.Act.key(.f3, isRepeat: false)
    let life = try live([(0.3, key), (0.3, .key(.right, isRepeat: false)), (0.5, key)])
    #expect(life.screen.events.filter { $0 == .key(.f3) } == [])
    #expect(life.screen.events.contains(.key(.right)))
    #expect(life.screen.faults + life.desktop.faults == [], "nor do they keep the host awake")
    let corner = 600 * 480 + 20
    let shows = life.pictures.filter { $0.count == 300_000 }.map { $0[corner] != $0[599] }
    #expect(shows.contains(true) && shows.last == false)
    let open = try live([(0.3, key), (0.3, .key(.right, isRepeat: false))])
    #expect(open.desktop.faults == [] && open.pictures.count < 30, "at rest it stands still")
  }

  @Test func withoutAKeyOfTheirsAllKeysAreTheScreens() throws {
    let life = try live([(0.3, .key(.f3, isRepeat: false))], key: nil)
    #expect(life.screen.events.contains(.key(.f3)))
  }

  // MARK: Times

  private func statistics() -> FrameStatistics { FrameStatistics(text: SilentText(), missed: 0) }

  private func picture(_ shade: Int) -> DisplayList {
    DisplayList([.fill(.rect(Rect(40, 30, 20, 10)), .color(Color(shade, 0, 0)))])
  }

  private func commands(
    of statistics: FrameStatistics, over display: DisplayList, missed: Int = 0
  ) -> [DrawCommand] {
    statistics.commands(
      over: display, of: PlainScreen(), extent: extent, room: Rect(0, 0, 600, 500),
      pace: (interval: 16_666_667, missed: missed))
  }

  @Test func eachPhaseHasTheTimeBetweenTheEndOfTheLastOneAndItsOwn() {
    var times = FrameTimes()
    for (index, phase) in FramePhase.allCases.enumerated() { times[phase] = Int64(index + 1) }
    #expect(FramePhase.allCases.map { times[$0] } == [1, 2, 3, 4, 5])
    var history = FrameHistory()
    #expect(history.median(of: .paint) == nil)
    for time in 1...258 {
      times[.paint] = Int64(time)
      history.add(times)
    }
    #expect(history.frames.count == FrameHistory.longest && history.median(of: .paint) == 200)
    #expect(history.frames.last?[.paint] == 258 && history.median(of: .advance) == 1)
  }

  @Test func aRuntimeTellsTheEndOfItsPhasesInOrder() {
    let runtime = Runtime(screen: PlainScreen(), size: Size(100, 100))
    var phases: [FramePhase] = []
    runtime.onPhase = { phases.append($0) }
    _ = runtime.frame(at: .zero, events: [.key(.right)])
    #expect(phases == [.advance, .events, .display])
  }

  // MARK: The picture

  @Test func whatIsPaintedIsOutlinedAndNothingElse() {
    let statistics = statistics()
    let still = commands(of: statistics, over: picture(10))
    #expect(commands(of: statistics, over: picture(10)) == still, "nothing is painted anew")
    let moved = commands(of: statistics, over: picture(200))
    #expect(moved.count == still.count + 1)
    guard case .stroke(let path, _, _) = moved.first else {
      Issue.record("no outline")
      return
    }
    #expect(path == .rect(Rect(40.5, 30.5, 19, 9)))
  }

  @Test func numbersAreRenewedFourTimesASecond() {
    let statistics = statistics()
    var pictures: Set<[DrawCommand]> = []
    for frame in 0..<61 {
      let start = Int64(frame) * 20_000_000
      statistics.begin(at: start)
      statistics.end(.advance, at: start + Int64(frame) * 20_000)
      let list = commands(of: statistics, over: picture(10))
      // Without the graph: its last part, of a fill a phase and its ground.
      pictures.insert(Array(list.dropLast(FramePhase.allCases.count + 1)))
      statistics.shown(at: start + 2_000_000)
    }
    #expect((4...6).contains(pictures.count), "\(pictures.count)")
  }

  @Test func barsStandInTheGraphWhateverTheirTimes() {
    var history = FrameHistory()
    for time: Int64 in [0, -5, 3_000_000, 40_000_000, .max / 8] {
      var times = FrameTimes()
      times[.paint] = time
      times[.present] = time
      history.add(times)
    }
    let place = Rect(10, 20, 200, 60)
    for command in FrameGraph(history: history, interval: 16_666_667).commands(in: place) {
      guard case .fill(let path, _) = command else { continue }
      #expect(path.elements.allSatisfy { isInside($0, place) }, "\(path)")
    }
  }

  private func isInside(_ element: Path.Element, _ place: Rect) -> Bool {
    switch element {
    case .move(let point), .line(let point):
      (place.x...place.x + place.width).contains(point.x)
        && (place.y...place.y + place.height).contains(point.y)
    case .close: true
    case .quad, .cubic: false
    }
  }

  @Test(arguments: [
    (Size(1920, 1080), StatisticsCard.Form.card), (Size(960, 560), .card), (Size(400, 560), .chip),
    (Size(320, 400), .chip), (Size(960, 200), .chip),
  ]) func aSmallRoomGetsAChip(room: Size, form: StatisticsCard.Form) {
    #expect(StatisticsCard.Form(in: room) == form)
  }
}
