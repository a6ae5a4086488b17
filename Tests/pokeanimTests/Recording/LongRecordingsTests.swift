import EngineSDL
import EngineTestSupport
import Foundation
import Output
import Testing

@testable import Studio
@testable import pokeanim

/// Recordings of five minutes, in the folder that POKEANIM_RECORDINGS names: made there if they are
/// not, so that a program of another build, or in another language, can check them as well.
/// `make soak` does.
@Suite struct LongRecordingsTests {
  private static let folder = ProcessInfo.processInfo.environment["POKEANIM_RECORDINGS"]

  @Test(.enabled(if: folder != nil), arguments: 0..<10)
  func fiveMinutesComeAgain(_ number: Int) throws {
    let path = try #require(Self.folder) + "/\(number).jsonl"
    let text = try Desktop.text()
    let assets = try AssetFinder().find()
    if !FileManager.default.fileExists(atPath: path) {
      let options = AppOptions(
        Launch(
          screen: ScreenEntry.allCases[number % ScreenEntry.allCases.count], place: .window,
          followsDesktop: true, life: number % 3 == 0, duration: 0.5),
        Resources(assets: assets, text: text))
      var random = SeededGenerator(seed: UInt64(number))
      try RecordedLife(
        options: options, events: 8000...8000, mayEnd: false, longest: 5 * 60 * 60
      ).record(to: path, &random)
    }
    let recording = try RecordingFile.read(path)
    #expect(recording.frames.count == 5 * 60 * 60)
    let options = AppOptions(recording.start.launch, Resources(assets: assets, text: text))
    var check = ReplayCheck(try Replay(recording, in: App(options: options)), path: path)
    switch try check.run() {
    case .equal(let count): #expect(count == recording.frames.count)
    case .differs(let difference):
      Issue.record(Comment(rawValue: check.words(difference, picture: nil)))
    }
  }
}
