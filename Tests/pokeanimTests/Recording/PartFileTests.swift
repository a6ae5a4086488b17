import Engine
import EngineSDL
import EngineSystem
import EngineTestSupport
import Foundation
import Output
import Testing

@testable import Studio
@testable import pokeanim

/// A recording while it goes, and what is left of it when the program goes first.
@Suite struct PartFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/r.jsonl" }

  init() throws { folder = try TemporaryFolder() }

  private func options() -> AppOptions {
    AppOptions(Launch(), Resources(assets: "", text: SilentText()))
  }

  /// A screen that shows another picture in each frame.
  private final class Counter: HostedScreen {
    private var now = Instant.zero
    let root = View()
    let isRunning = true
    let progress = 0.0

    func resize(to size: Size, at time: Instant) {}
    func advance(to time: Instant) { now = time }
    func handle(_ event: InputEvent, at time: Instant) {}
    func display() -> DisplayList {
      DisplayList([.fill(.rect(Rect(now.seconds(since: .zero), 0, 1, 1)), .color(.white))])
    }
  }

  /// Some frames of a recording, a 60th of a second each.
  private func record(_ count: Int, in recorder: Recorder) {
    let first = recorder.lines.count
    var sequence = FrameSequence(
      runtime: Runtime(screen: Counter(), size: Size(960, 720)), size: Size(960, 720),
      steps: (0..<first + count).map {
        FrameSequence.Step(time: Instant(nanoseconds: Int64($0) * 16_666_667), events: [.key("A")])
      })
    while let frame = try? sequence.next() {
      if frame.index >= first { recorder.take(frame) }
    }
  }

  @Test func theOldFileStaysUntilTheNewOneIsWhole() throws {
    try folder.file("r.jsonl", "before")
    let recorder = try Recorder(path, options())
    record(130, in: recorder)
    #expect(try folder.data("r.jsonl") == Data("before".utf8))
    #expect(folder.names == ["r.jsonl", "r.jsonl.part"])
    let part = try RecordingFile.read(path + ".part") { _ in }
    #expect(part.frames.count == 120, "whole lines")
    try recorder.finish()
    #expect(folder.names == ["r.jsonl"])
    let whole = try RecordingFile.read(path) { Issue.record("\($0)") }
    #expect(whole.frames.count == 130 && Array(whole.frames.prefix(120)) == part.frames)
  }

  /// Wherever the machine stopped: whole lines are played, and that they are not all is told.
  @Test func whatIsWholeIsRead() throws {
    let recorder = try Recorder(path, options())
    record(130, in: recorder)
    try recorder.finish()
    let bytes = [UInt8](try folder.data("r.jsonl"))
    let whole = try RecordingFile.read(path).frames
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    #expect(ends.count == 5)
    for count in Set(stride(from: 0, to: bytes.count, by: 7)).union(ends.flatMap { [$0, $0 + 1] }) {
      try Data(bytes.prefix(count)).write(to: URL(fileURLWithPath: path + ".part"))
      var warnings: [String] = []
      let read = { try RecordingFile.read(path + ".part") { warnings.append($0) } }
      let lines = ends.count { $0 < count }
      switch lines {
      case 0, 1: #expect(throws: Failure.self) { try read() }
      case 5: #expect(try read().frames == whole && warnings.isEmpty)
      default:
        #expect(try read().frames == Array(whole.prefix(min(130, 60 * (lines - 1)))))
        #expect(warnings.count == 1 && warnings[0].contains("was not finished"))
        #expect(warnings[0].contains("cut off") == (bytes[count - 1] != UInt8(ascii: "\n")))
      }
    }
  }

  /// After a power cut a file may end in zeros.
  @Test func zerosAtTheEndAreCutOff() throws {
    let recorder = try Recorder(path, options(), isKept: true)
    record(60, in: recorder)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path + ".part"))
    try file.seekToEnd()
    try file.write(contentsOf: Data(count: 1000))
    var warnings: [String] = []
    let read = try RecordingFile.read(path + ".part") { warnings.append($0) }
    #expect(read.frames.count == 60 && warnings[0].contains("cut off"))
  }

  /// Damage in the middle is no end.
  @Test func aBrokenLineIsAnError() throws {
    let recorder = try Recorder(path, options(), isKept: true)
    record(180, in: recorder)
    let text = String(decoding: try folder.data("r.jsonl.part"), as: UTF8.self)
    try folder.file(
      "r.jsonl.part", text.replacing("\"t\":[0", with: "\"t\":[x", maxReplacements: 1))
    #expect(throws: Failure.self) { try RecordingFile.read(path + ".part") { _ in } }
  }

  @Test func whatAnotherRunLeftStays() throws {
    try folder.file("r.jsonl.part", "left")
    try folder.file("precious", "keep")
    symlink("precious", path + "-2.part")
    let recorder = try Recorder(path, options())
    record(60, in: recorder)
    #expect(folder.names.contains("r.jsonl-3.part"))
    try recorder.finish()
    #expect(folder.names == ["precious", "r.jsonl", "r.jsonl-2.part", "r.jsonl.part"])
    #expect(try folder.data("precious") == Data("keep".utf8))
    #expect(try folder.data("r.jsonl.part") == Data("left".utf8))
  }

  @Test(arguments: [251, 255]) func aNameMayBeAsLongAsTheFileSystemTakes(_ count: Int) throws {
    let name = String(repeating: "n", count: count - 6) + ".jsonl"
    let recorder = try Recorder(folder.path + "/" + name, options())
    record(1, in: recorder)
    try recorder.finish()
    #expect(folder.names == [name])
  }

  @Test(arguments: [false, true]) func whatCanBeMadeAgainGoes(isKept: Bool) throws {
    do { record(60, in: try Recorder(path, options(), isKept: isKept)) }
    #expect(folder.names == (isKept ? ["r.jsonl.part"] : []))
  }

  @Test func noFramesAreNoRecording() throws {
    try folder.file("r.jsonl", "before")
    try Recorder(path, options(), isKept: true).finish()
    #expect(try folder.names == ["r.jsonl"] && folder.data("r.jsonl") == Data("before".utf8))
  }

  /// A keeper writes what is there after a moment, and all of it at the end.
  @Test func aKeeperWritesWhatIsThere() throws {
    let recorder = try Recorder(path, options(), isKept: true)
    let keeper = Keeper([recorder.lines])
    recorder.keeper = keeper
    record(7, in: recorder)
    try eventually("they are written") {
      try folder.data("r.jsonl.part").count > 0
        && RecordingFile.read(path + ".part") { _ in }.frames.count == 7
    }
    record(9, in: recorder)
    keeper.writeLast()
    #expect(folder.names == ["r.jsonl"])
    #expect(try RecordingFile.read(path) { Issue.record("\($0)") }.frames.count == 16)
    try recorder.finish()
    #expect(folder.names == ["r.jsonl"])
  }
}
