import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import EngineFilms
@testable import pokeanim

@Suite struct RenderProgressTests {
  @Test func theLineTellsHowFarAndHowLong() {
    #expect(
      RenderProgress.text(frames: 30, total: 120, seconds: 2)
        == "frame 30 of 120, 15 a second, 6 s left")
    #expect(
      RenderProgress.text(frames: 3, total: 300, seconds: 2)
        == "frame 3 of 300, 1.5 a second, 3 min 18 s left")
    #expect(RenderProgress.text(frames: 3, total: nil, seconds: 0.1) == "frame 3, 30 a second")
  }

  @Test(arguments: [
    (0, "0 bytes"), (999, "999 bytes"), (1500, "1.5 kB"), (123_456, "123 kB"),
    (123_900_000, "124 MB"),
    (2_000_000, "2 MB"), (3_210_000_000, "3.2 GB"),
  ])
  func bytesInWords(_ bytes: Int, _ text: String) { #expect(ByteCount.text(bytes) == text) }

  /// A terminal that `script` makes: the line is written over itself, and one line stays.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func aTerminalSeesOneLine() throws {
    let folder = try TemporaryFolder()
    func told(_ option: String) throws -> String {
      try said("--play-duration 0.5 \(option) -o '\(folder.path)/a.gif'", in: folder, code: 0)
    }
    let text = try told("")
    let lines = text.split(separator: "\r\n").map { line in
      line.split(separator: "\u{1B}[K").last.map(String.init) ?? ""
    }
    #expect(lines.count == 1)
    #expect(lines[0].contains("a.gif: 0.52 s, 26 frames of 200×150, "), "\(text)")
    #expect(try told("--quiet") == "")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func aTerminalGetsNoBytesOfFiles() throws {
    let text = try said("-o - --format gif", in: try TemporaryFolder(), code: 1)
    #expect(text.contains("-: the standard output is a terminal"))
    #expect(!text.contains("GIF89a"))
  }

  /// The text that a terminal shows.
  private func said(_ arguments: String, in folder: TemporaryFolder, code: Int32) throws -> String {
    let command = "'\(ProgramRun.path)' render --screen squares --canvas 200x150 \(arguments)"
    let child = try #require(
      try ChildProcess.start("script", ["-qec", command, folder.path + "/typescript"]))
    #expect((try child.end() == nil) == (code == 0))
    return child.said
  }
}
