import Engine
import EngineSDL
import EngineTestSupport
import Output
import Testing

@testable import Studio
@testable import pokeanim

/// A recording in a window.
@Suite struct ReplayScreenTests {
  /// A picture that is the time, and a bar behind it that a press brings.
  private final class Watch: ProgramScreen {
    private var now = Instant.zero
    private var isPressed = false
    let root = View()
    /// From this time on there is a view twice.
    var breaksAt = Double.infinity
    func resize(to size: Size, at time: Instant) {}
    func advance(to time: Instant) {
      now = time
      guard now.seconds(since: .zero) >= breaksAt, root.subviews.isEmpty else { return }
      for _ in 0..<2 { root.addSubview(View(frame: .zero, key: "box")) }
    }
    func handle(_ event: InputEvent, at time: Instant) {
      if case .press = event { isPressed = true }
    }
    var isRunning: Bool { true }
    func display() -> DisplayList {
      let width = now.seconds(since: .zero) + (isPressed ? 100 : 0)
      return DisplayList([.fill(.rect(Rect(0, 0, width, 1)), .color(.white))])
    }
  }

  private let size = Size(100, 50)

  /// Eleven frames, a tenth of a second apart, with a press before the fifth.
  private func recording() throws -> Recording<Launch> {
    let start = Recording<Launch>.Start(
      AppOptions(Launch(), Resources(assets: "", text: SilentText())), size: size)
    let steps = (0...10).map { index in
      FrameSequence.Step(
        time: Instant(frame: index, rate: 10), events: index == 5 ? [.press(.zero)] : [])
    }
    var sequence = FrameSequence(
      runtime: Runtime(screen: Watch(), size: size), size: size, steps: steps)
    var recording = Recording(start: start, frames: [])
    while let frame = try sequence.next() {
      recording.frames.append(
        Recording<Launch>.Frame(
          time: frame.report.time, inputs: frame.events.map { .event($0) },
          mark: PictureMark(frame.report.display)))
    }
    return recording
  }

  private func film(_ recording: Recording<Launch>) throws -> FilmedScreen<ReplayScreen> {
    let screen = ReplayScreen(
      try Replay(recording, in: Watch()), length: recording.frames.last?.time ?? .zero,
      measuring: SilentText())
    return FilmedScreen(screen, size: Size(300, 300), isDrawn: false)
  }

  @Test func itPlaysAtItsTimesToItsEnd() throws {
    let film = try film(recording())
    film.frame()
    #expect(film.screen.position == .zero && film.screen.isRunning && film.screen.words == nil)
    for _ in 0..<30 { film.frame() }
    #expect(abs(film.screen.position.seconds(since: .zero) - 0.5) < 0.02)
    for _ in 0..<40 { film.frame() }
    #expect(!film.screen.isRunning && film.screen.progress == 1)
    #expect(film.screen.words == "End" && film.screen.firstDifference == nil)
  }

  /// As large as the window allows, in its middle.
  @Test func thePictureFitsTheWindow() throws {
    let film = try film(recording())
    film.frame()
    let layers = film.screen.display().commands.compactMap { command -> Layer? in
      if case .layer(let layer) = command { layer } else { nil }
    }
    let map = try #require(layers.first).transform
    #expect(map.a == 3 && map.d == 3 && map.tx == 0 && map.ty == 75)
  }

  @Test func itStopsAndGoesFrameByFrame() throws {
    let film = try film(recording())
    film.frame()
    film.frame(.key(.space))
    let place = film.screen.position
    for _ in 0..<20 { film.frame() }
    #expect(film.screen.position == place && !film.screen.isRunning)
    film.frame(.key(.period))
    film.frame(.key(.period))
    #expect(film.screen.position == Instant(frame: 2, rate: 10))
    #expect(film.screen.words == "Frame 2 · Paused")
    film.frame(.key(.rightBracket), .key(.space))
    #expect(film.screen.speed == 2 && film.screen.words == "2× speed")
    film.frame(.key(.escape))
    #expect(film.screen.wantsQuit)
  }

  @Test func itSaysWhereItDiffers() throws {
    var recording = try recording()
    recording.frames[7].mark = recording.frames[0].mark
    let film = try film(recording)
    for _ in 0..<80 { film.frame() }
    #expect(film.screen.firstDifference == 7)
    #expect(film.screen.words == "Differs from frame 7 on · End")
  }

  /// At another rate there are frames at its times, and where something came.
  @Test(arguments: [(5.0, 7), (10, 11), (20, 11), (3, 3)])
  func picturesOfCommonTimesAreCompared(_ rate: Double, _ count: Int) throws {
    var check = ReplayCheck(try Replay(recording(), rate: rate, in: Watch()), path: "r")
    guard case .equal(let compared) = try check.run() else {
      Issue.record("they differ")
      return
    }
    #expect(compared == count)
  }

  /// A picture that is not as it was recorded is told first.
  @Test(arguments: [(nil, "frame 2, at 0.200 s,"), (4, "the frame at 0.250 s")])
  func aCheckTellsWhatCanNotBe(_ rate: Double?, _ name: String) throws {
    var recording = try recording()
    let check = {
      let watch = Watch()
      watch.breaksAt = 0.2
      var check = ReplayCheck(try Replay(recording, rate: rate, in: watch), path: "r.jsonl")
      return try check.run()
    }
    let failure = #expect(throws: Failure.self) { try check() }
    #expect(failure?.description == "r.jsonl: \(name) is wrong: a view holds box twice")
    recording.frames[0].mark = recording.frames[10].mark
    guard case .differs = try check() else { return #expect(Bool(false)) }
  }
}
