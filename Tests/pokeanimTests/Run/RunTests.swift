import Engine
import EngineSDL
import EngineTestSupport
import Testing
import Workbench

@testable import Output
@testable import pokeanim

/// Screens on exact times.
@Suite struct RunTests {
  /// A screen that moves for a while after each key, and is no program's.
  private final class Mover: StageScreen {
    private let box = View(frame: Rect(0, 0, 10, 10), key: "box")
    private var move: Playback?
    private(set) var keys: [Double] = []
    var isRestless = false

    override var change: (any Change)? { move }
    override var isRunning: Bool { isRestless || super.isRunning }
    override func layOut(at time: Instant) { root.addSubview(box) }
    override func handle(_ event: InputEvent, at time: Instant) {
      guard case .key = event else { return }
      keys.append(time.seconds(since: .zero))
      move = stage.play(
        linear(from: Point.zero, to: Point(50, 0), in: 0.04).bind(box, with: \.translation))
    }
  }

  private let screen = Mover()
  private static let size = Size(100, 100)

  private func script(_ seconds: Double...) -> InputScript {
    InputScript(
      seconds.enumerated().map { .init(time: .seconds($1), event: .key("A"), line: $0 + 1) })
  }

  private func run(_ script: InputScript, rate: Double = 10, duration: Double? = nil) -> Run {
    Run(screen, size: Self.size, RunTimes(rate: rate, script: script, duration: duration))
  }

  @Test func itsEndIsThatOfTheMotionOrTheDuration() throws {
    #expect(try run(script()).end() == 0)
    #expect(abs(try run(script(0.3)).end() - 0.4) < 1e-9)
    #expect(try run(script(0.3), duration: 2).end() == 2)
  }

  @Test func whatNeverRestsIsToldWithTheOptionThatHelps() throws {
    screen.isRestless = true
    let error = #expect(throws: Failure.self) { try run(script(), rate: 1).end() }
    #expect("\(try #require(error))".hasSuffix("give a duration to end earlier (--duration)"))
  }

  /// A film whose frames are means of many moments ends at one of its frames.
  @Test(arguments: [1, 4]) func momentsLieBetweenTheFrames(_ steps: Int) throws {
    let times = RunTimes(rate: 10, steps: steps, script: script(), duration: 0.52)
    var run = Run(screen, size: Self.size, times)
    var last = Instant.zero
    var count = 0
    while let frame = try run.next() { (last, count) = (frame.report.time, count + 1) }
    #expect(last == .seconds(0.5) && count == 5 * steps + 1)
  }

  /// Of any screen, each change once, with the time of the frame in which it began.
  @Test func itsChangesAreTimelines() throws {
    let timelines = try run(script(0.1, 0.4), rate: 60).timelines()
    #expect(timelines.map { ($0.began * 1000).rounded() } == [100, 400])
    #expect(timelines.allSatisfy { $0.rows.map(\.element) == ["box"] })
    #expect(try run(script()).timelines().isEmpty)
  }

  @Test func stepsHaveTheEventsUpToThem() {
    let script = script(0, 0.15, 0.15)
    let times = [0.2, 0, 0.1, 0.2].map { Instant.seconds($0) }
    let steps = script.steps(at: times)
    #expect(steps.map(\.time) == [.seconds(0), .seconds(0.1), .seconds(0.2)])
    #expect(steps.map(\.events.count) == [1, 0, 2])
    #expect(script.steps(at: script.times).map(\.time) == [.zero, .seconds(0.15)])
  }

  // MARK: Times of motion

  private func times(of script: TakeScript, until limit: Double? = nil) throws -> [Double] {
    var times = MotionTimes(script, until: limit)
    var run = Run(screen, size: Self.size) { times.next(after: $0) }
    var seen: [Double] = []
    while let frame = try run.next() {
      seen.append((frame.report.time.seconds(since: .zero) * 1000).rounded())
    }
    return seen
  }

  @Test func atRestThereAreNoFrames() throws {
    #expect(try times(of: .given(script())) == [0])
    #expect(
      try times(of: .given(script(50, 100))) == [
        0, 50_000, 50_017, 50_033, 50_050, 100_000, 100_017, 100_033, 100_050,
      ])
  }

  /// An event between two frames is a frame of its own, and what comes too late is left out.
  @Test func eventsHaveTheirOwnFrames() throws {
    #expect(try times(of: .given(script(0, 0.02))) == [0, 17, 20, 33, 50, 67])
    #expect(try times(of: .given(script(0, 0.02, 9)), until: 0.04) == [0, 17, 20, 33])
    #expect(screen.keys.suffix(2) == [0, 0.02])
  }

  /// A key that waits for rest is pressed so long after it; the take begins at the rest before.
  @Test func aKeyIsPressedAfterRest() throws {
    var times = MotionTimes(.turning(["A", "A", "A"], rest: 1, from: 1), until: nil)
    var run = Run(screen, size: Self.size) { times.next(after: $0) }
    while try run.next() != nil {}
    #expect(zip(screen.keys, [1, 2.05, 3.1]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(screen.keys.count == 3 && times.entries.map(\.line) == [1, 2, 3])
    #expect(abs(times.start - 1.05) < 1e-6)
  }
}
