import Engine
import EngineSDL
import EngineTestSupport
import Output
import Testing

/// A recording of another program than this one: a screen with a launch and inputs of its own.
@Suite struct OtherRecordingTests {
  /// A ball's launch.
  private struct Ball: RecordedLaunch {
    /// The inputs of a ball.
    enum Input: RecordedInput {
      case event(InputEvent)
      /// From then on the ball is so large.
      case size(Double)

      var event: InputEvent? {
        if case .event(let event) = self { event } else { nil }
      }
      var recorded: (word: String, value: any Encodable)? {
        if case .size(let size) = self { ("size", size) } else { nil }
      }
      init?(word: String, value: inout any UnkeyedDecodingContainer) throws {
        guard word == "size" else { return nil }
        self = .size(try value.number(of: 1...100))
      }
    }

    /// How much further it is in each second.
    var speed: Double

    init(speed: Double) { self.speed = speed }
    init(recorded decoder: any Decoder) throws { try self.init(from: decoder) }
  }

  /// A ball on its way, which a press stops.
  private final class BallScreen: HostedScreen {
    let root = View()
    let ball: Ball
    var size = 10.0
    private var (x, now) = (0.0, Instant.zero)
    private var isStopped = false
    init(_ ball: Ball) { self.ball = ball }
    var isRunning: Bool { !isStopped }
    let progress = 0.0
    func resize(to size: Size, at time: Instant) {}
    func advance(to time: Instant) {
      if !isStopped { x += time.seconds(since: now) * ball.speed }
      now = time
    }
    func handle(_ event: InputEvent, at time: Instant) {
      if case .press = event { isStopped = true }
    }
    func display() -> DisplayList {
      DisplayList([.fill(.rect(Rect(x, 0, size, size)), .color(.white))])
    }
  }

  private let inputs: [Int: [Ball.Input]] = [
    2: [.size(20)], 4: [.size(30), .event(.move(Point(1, 2)))], 7: [.event(.press(Point(3, 4)))],
  ]

  /// The text of ten frames of a ball.
  private func recorded(_ ball: Ball) throws -> String {
    let screen = BallScreen(ball)
    let runtime = Runtime(screen: screen, size: Size(100, 100))
    let lines = RecordingLines<Ball> { Issue.record("\($0)") }
    for index in 0..<10 {
      let (time, inputs) = (Instant(frame: index, rate: 10), inputs[index] ?? [])
      for case .size(let size) in inputs { screen.size = size }
      let report = runtime.frame(at: time, events: inputs.compactMap(\.event))
      _ = lines.append(
        Recording<Ball>.Frame(time: time, inputs: inputs, mark: PictureMark(report.display))
      ) {
        Recording<Ball>.Start(ball, size: Size(100, 100), program: "7")
      }
    }
    return String(decoding: try #require(try lines.inMemory()), as: UTF8.self)
  }

  private func outcome(_ recording: Recording<Ball>, _ ball: Ball) throws -> ReplayCheck.Outcome {
    let screen = BallScreen(ball)
    var check = ReplayCheck(
      try Replay(recording, in: screen) {
        if case .size(let size) = $0 { screen.size = size } else { Issue.record("\($0)") }
      }, path: "r")
    return try check.run()
  }

  @Test func itComesAgain() throws {
    let text = try recorded(Ball(speed: 60))
    #expect(text.hasPrefix(#"{"pokeanim":"recording","program":"7","size":[100,100],"speed":60,"#))
    #expect(
      text.contains(#""i":[[2,"size",20],[4,"size",30],[4,1,2],[7,"press",3,4]]"#), "\(text)")
    let recording = try RecordingFile.parse(text, named: "r", as: Ball.self)
    #expect(recording.frames.map(\.inputs) == (0..<10).map { inputs[$0] ?? [] })
    guard case .equal(10) = try outcome(recording, recording.start.launch) else {
      Issue.record("it is another")
      return
    }
    guard case .differs(let first) = try outcome(recording, Ball(speed: 61)) else {
      Issue.record("a faster one is the same")
      return
    }
    #expect(first.recorded.index == 1)
  }

  @Test(arguments: [
    ("\"size\",20", "\"weight\",20", "there is no input “weight”"),
    ("\"size\",20", "\"size\",200", "200.0 does not lie in 1.0 to 100.0"),
    ("\"speed\":60", "\"speed\":\"fast\"", "r, line 1: speed"),
  ])
  func whatIsNoneOfItsOwnIsRefused(_ part: String, _ other: String, _ words: String) throws {
    let text = try recorded(Ball(speed: 60)).replacing(part, with: other)
    let failure = #expect(throws: Failure.self) {
      try RecordingFile.parse(text, named: "r", as: Ball.self)
    }
    #expect(failure?.message.contains(words) == true, "\(String(describing: failure))")
  }
}
