import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Output
import Testing

@testable import Studio
@testable import pokeanim

/// Finds of random hands, as recordings: with `UPDATE_GOLDENS=1` the marks of their pictures
/// are written anew. A recording from a bug report is put beside them.
@Suite struct FoundRecordingsTests {
  @Test(arguments: [
    // A card is put down while it changes its size, and the change is taken back (seed 7554).
    "gallery-put-down",
    // What loops is drawn to its end by a key, and played again (seed 7043).
    "algebra-end-of-a-loop",
    // The window changes its size while cards are held at an end of their change (seed 7830).
    "gallery-new-size-at-an-end",
  ])
  func theyAreAsTheyShouldBe(_ name: String) throws {
    let file = goldenFile("Recordings/\(name).jsonl", file: #filePath)
    let recording = try RecordingFile.read(file.path)
    let options = AppOptions(
      recording.start.launch, Resources(assets: try AssetFinder().find(), text: SilentText()))
    if updatesGoldens { return try mark(recording, in: App(options: options), file) }
    var check = ReplayCheck(try Replay(recording, in: App(options: options)), path: name)
    switch try check.run() {
    case .equal(let count): #expect(count == recording.frames.count && count > 20)
    case .differs(let difference):
      Issue.record(Comment(rawValue: check.words(difference, picture: nil)))
    }
  }

  /// Writes a recording with the marks of its pictures as they are now.
  private func mark(_ recording: Recording<Launch>, in program: App, _ file: URL) throws {
    var bytes = try RecordingFile.line(recording.start)
    var (run, last) = (RecordedRun<Launch>(), Recording<Launch>.Frame?.none)
    var replay = try Replay(recording, in: program)
    for frame in recording.frames {
      let shown = try #require(try replay.next()).shown
      var marked = frame
      marked.mark = PictureMark(shown.report.display)
      run.append(marked, after: last)
      last = marked
      if run.isFull {
        bytes += try RecordingFile.line(run)
        run = RecordedRun<Launch>()
      }
    }
    if !run.isEmpty { bytes += try RecordingFile.line(run) }
    bytes += try RecordingFile.line(endAfter: recording.frames.count)
    try Data(bytes).write(to: file)
  }
}
