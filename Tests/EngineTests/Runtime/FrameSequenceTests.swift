import Engine
import Testing

@Suite struct FrameSequenceTests {
  private let screen = RecordingScreen()

  private func sequence(
    rate: Double = 60, duration: Double? = nil, script: String = "", limit: Int? = nil
  ) throws -> FrameSequence {
    let size = Size(200, 100)
    return FrameSequence(
      runtime: Runtime(screen: screen, size: size), size: size, rate: rate, duration: duration,
      script: try InputScript(parsing: script), limit: limit)
  }

  private func frames(_ sequence: FrameSequence) throws -> [FrameSequence.Frame] {
    var sequence = sequence
    var frames: [FrameSequence.Frame] = []
    while let frame = try sequence.next() { frames.append(frame) }
    return frames
  }

  @Test(arguments: [(60, 0.0, 1), (60, 0.5, 31), (24, 1.0, 25), (30, 0.05, 3), (240, 1.0, 241)])
  func aDurationHasThatManyFrames(_ rate: Double, _ duration: Double, _ count: Int) throws {
    let frames = try frames(sequence(rate: rate, duration: duration))
    #expect(frames.map(\.index) == Array(0..<count))
    for frame in frames {
      #expect(frame.report.time == Instant(frame: frame.index, rate: rate))
    }
  }

  @Test func atRestWithoutAScriptThereIsOneFrame() throws {
    #expect(try frames(sequence()).count == 1)
  }

  @Test func withoutADurationItEndsAtRest() throws {
    let frames = try frames(sequence(rate: 10, script: "0.2 key Right"))
    #expect(frames.count == 8)
    #expect(frames.map(\.report.progress) == [0, 0, 0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(frames.map(\.report.isRunning) == [false, false, true, true, true, true, true, false])
  }

  @Test func itWaitsForTheLastEvent() throws {
    #expect(try frames(sequence(rate: 10, script: "2 release")).count == 21)
  }

  @Test func anEventIsDeliveredAtTheFirstFrameNotBeforeIt() throws {
    _ = try frames(sequence(rate: 10, script: "0 key A\n0.1 press 1 2\n0.11 release\n0.2 cancel"))
    #expect(
      screen.log.map { $0.prefix { $0 != "(" } } == [
        "0 ms resize 200×100", "0 ms key", "100 ms press", "200 ms release", "200 ms cancel",
      ])
  }

  @Test func whatAnEventBeginsStartsAtItsFrame() throws {
    let frames = try frames(sequence(rate: 10, duration: 0.3, script: "0.15 key Right"))
    #expect(frames.map(\.report.progress) == [0, 0, 0, 0.2])
  }

  @Test func framesCarryTheSizeOfTheirCanvas() throws {
    let frames = try frames(sequence(rate: 10, script: "0.1 resize 48 96\n0.2 resize 5 6"))
    #expect(frames.map(\.size) == [Size(200, 100), Size(48, 96), Size(5, 6)])
    #expect(screen.size == Size(5, 6))
  }

  // MARK: Given frames

  private func given(_ steps: [FrameSequence.Step]) -> FrameSequence {
    let size = Size(200, 100)
    return FrameSequence(runtime: Runtime(screen: screen, size: size), size: size, steps: steps)
  }

  /// Whatever their times are, and whether anything rests: as many frames as were given.
  @Test func givenFramesComeOneByOne() throws {
    screen.isRestless = true
    func time(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }
    let events: [InputEvent] = [.key(.right), .resize(Size(48, 96))]
    var sequence = given([
      FrameSequence.Step(time: time(0.1)), FrameSequence.Step(time: time(0.1), events: events),
      FrameSequence.Step(time: time(0.35)),
    ])
    var watched: [Int] = []
    sequence.watch = { watched.append($0.index) }
    let frames = try frames(sequence)
    #expect(frames.map(\.index) == [0, 1, 2] && watched == [0, 1, 2])
    #expect(frames.map(\.report.time) == [time(0.1), time(0.1), time(0.35)])
    #expect(frames.map(\.events) == [[], events, []])
    #expect(frames.map(\.size) == [Size(200, 100), Size(48, 96), Size(48, 96)])
    #expect(frames.map(\.report.progress) == [0, 0, 0.5])
  }

  @Test func noGivenFramesAreNone() throws {
    #expect(try frames(given([])).isEmpty)
    #expect(screen.log == ["0 ms resize 200×100"])
  }

  @Test func whatNeverRestsIsAnError() throws {
    screen.isRestless = true
    let error = #expect(throws: FrameSequence.NeverRests.self) {
      try frames(sequence(limit: 20))
    }
    #expect(error?.frames == 20)
    let text = "something still moves after 20 frames; give a duration to end earlier"
    #expect(error?.description == text)
    #expect(try frames(sequence(rate: 10, duration: 5, limit: 20)).count == 51)
  }

  /// An hour is allowed after the last event, however late that is.
  @Test func aLateEventMayBeWaitedFor() throws {
    let all = try frames(sequence(rate: 1, script: "7000 key Right"))
    #expect(all.count > 7000 && all[7000].events == [.key(.right)])
  }
}
