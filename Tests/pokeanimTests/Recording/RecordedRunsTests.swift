import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Output
import Testing

@testable import Studio
@testable import pokeanim

/// Runs of the whole program in a window, recorded and checked in this process.
@Suite struct RecordedRunsTests {
  private func options(_ screen: ScreenEntry, lives: Bool) throws -> AppOptions {
    AppOptions(
      Launch(screen: screen, place: .window, followsDesktop: true, life: lives, duration: 0.5),
      Resources(assets: try AssetFinder().find(), text: SilentText()))
  }

  @Test(arguments: ScreenEntry.allCases) func allPicturesComeAgain(_ screen: ScreenEntry) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/run.jsonl"
    try forAll(seeds: 0..<4) { random in
      let options = try options(screen, lives: random.chance(0.5))
      try RecordedLife(options: options).record(to: path, &random)
      let recording = try RecordingFile.read(path)
      let again = AppOptions(
        recording.start.launch, Resources(assets: options.assets, text: SilentText()))
      var check = ReplayCheck(try Replay(recording, in: App(options: again)), path: "run")
      switch try check.run() {
      case .equal(let count): #expect(count == recording.frames.count && count > 20)
      case .differs(let difference):
        Issue.record(Comment(rawValue: check.words(difference, picture: nil)))
      }
    }
  }

  /// F9 begins and ends it; what came before leads there.
  @Test func aRecordingMayBeginLater() throws {
    let folder = try TemporaryFolder()
    var options = try options(.gallery, lives: false)
    let recorder = Recorder(options, savingIn: PictureFolder(folder.path))
    options.log = recorder
    let program = try App(options: options)
    let keys: [Int: Key] = [5: .space, 20: "F9", 30: .space, 60: "F9", 70: .right, 90: "F9"]
    let steps = (0...120).map { index in
      FrameSequence.Step(
        time: Instant(frame: index, rate: 60), events: keys[index].map { [.key($0)] } ?? [])
    }
    var sequence = FrameSequence(
      runtime: Runtime(screen: program, size: RecordedLife.size), size: RecordedLife.size,
      steps: steps)
    sequence.watch = { frame in
      recorder.take(frame)
      program.turnRecording()
    }
    while try sequence.next() != nil {}
    let name = try #require(folder.names.first)
    #expect(folder.names.count == 1 && name.hasSuffix(" 1.jsonl"))
    let recording = try RecordingFile.read(folder.path + "/" + name)
    #expect(recording.frames.indices.filter { recording.frames[$0].mark != nil } == Array(21...60))
    let again = AppOptions(
      recording.start.launch, Resources(assets: options.assets, text: SilentText()))
    var check = ReplayCheck(try Replay(recording, in: App(options: again)), path: "run")
    guard case .equal(40) = try check.run() else {
      Issue.record("they differ")
      return
    }
  }

  /// A recording that nobody could read ends before the frame that would make it so.
  @Test(arguments: [
    FrameSequence.Step(time: Instant(nanoseconds: 86_400_000_000_001)),
    FrameSequence.Step(
      time: .seconds(2), events: Array(repeating: .key(.space), count: 513)),
  ])
  func itEndsBeforeItCannotBeRead(_ last: FrameSequence.Step) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/long.jsonl"
    let options = try options(.squares, lives: false)
    let recorder = try Recorder(path, options)
    var sequence = FrameSequence(
      runtime: Runtime(screen: try App(options: options), size: RecordedLife.size),
      size: RecordedLife.size, steps: [FrameSequence.Step(time: .zero), last])
    while let frame = try sequence.next() { recorder.take(frame) }
    let error = #expect(throws: Failure.self) { try recorder.finish() }
    #expect(error?.message.contains("long.jsonl ends after 1 frames") == true)
    #expect(try RecordingFile.read(path).frames.count == 1)
  }

  /// With another setting pictures are others.
  @Test func anotherStartIsSeen() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/run.jsonl"
    var random = SeededGenerator(seed: 3)
    let options = try options(.squares, lives: false)
    try RecordedLife(options: options).record(to: path, &random)
    let recording = try RecordingFile.read(path)
    var other = AppOptions(
      recording.start.launch, Resources(assets: options.assets, text: SilentText()))
    other.duration = 0.7
    var check = ReplayCheck(try Replay(recording, in: App(options: other)), path: "run")
    guard case .differs(let difference) = try check.run() else {
      Issue.record("all frames are equal")
      return
    }
    #expect(difference.equal > 0 && difference.equal == difference.recorded.index)
  }
}
