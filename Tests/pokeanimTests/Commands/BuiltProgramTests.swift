import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// The program as it is built, from the outside: what it says and how it ends.
@Suite struct BuiltProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(
    _ arguments: String..., environment: [String: String?] = [:]
  ) throws -> ProgramRun.Result {
    let result = try ProgramRun(
      arguments: arguments, environment: environment, folder: folder.url
    ).run()
    #expect(!result.timedOut, "\(arguments)")
    return result
  }

  @Test func helpIsOnTheStandardOutput() throws {
    for arguments in [["--help"], ["-h"], ["help"], ["trace", "--help"], ["help", "render"]] {
      let result = try ProgramRun(arguments: arguments).run()
      #expect(result.code == 0 && result.errors.isEmpty)
      #expect(result.output.contains("USAGE: pokeanim"))
    }
  }

  @Test func selftestReplaysTheVectorsAmongTheAssets() throws {
    let result = try run("selftest", "--assets", repositoryAssets().path)
    #expect(result.code == 0 && result.output.hasSuffix(" passed, 0 failed\n"), "\(result)")
  }

  @Test func wrongUsageEndsWithTwo() throws {
    for arguments in [["--screen", "x"], ["--size", "1"], ["nothing"], ["trace", "--fps", "x"]] {
      let result = try ProgramRun(arguments: arguments).run()
      #expect(result.code == 2 && result.output.isEmpty)
      let lines = result.errors.split(separator: "\n")
      #expect(lines.first?.hasPrefix("pokeanim: error: ") == true, "\(result.errors)")
      let command = arguments.first == "trace" ? "pokeanim trace" : "pokeanim"
      #expect(lines.last == "Try '\(command) --help' for more information.")
    }
  }

  @Test func theVersionIsTheSameEverywhere() throws {
    for arguments in [["--version"], ["render", "--version"], ["--version", "trace"]] {
      let result = try ProgramRun(arguments: arguments).run()
      #expect(result.code == 0 && result.output == Version.number + "\n", "\(result)")
    }
    for (file, text) in [
      ("CHANGELOG.md", "## \(Version.number) "),
      ("Packaging/pokeanim.metainfo.xml", "<release version=\"\(Version.number)\""),
    ] {
      let file = repositoryRoot().appendingPathComponent(file)
      let words = try String(contentsOf: file, encoding: .utf8)
      #expect(words.components(separatedBy: text).count == 2, "\(file)")
    }
  }

  @Test func aScriptMayComeFromAPipe() throws {
    let arguments = ["trace", "--fps", "10", "--duration", "1", "--script"]
    try folder.file("hand.txt", "0.1 key Right")
    let named = try ProgramRun(arguments: arguments + ["hand.txt"], folder: folder.url).run()
    let piped = try ProgramRun(arguments: arguments + ["-"], input: "0.1 key Right").run()
    #expect(named.code == 0 && piped.code == 0 && named.output == piped.output)
    #expect(named.output.contains("\"progress\":0."))
    let wrong = try ProgramRun(arguments: arguments + ["-"], input: "0.1 hop").run()
    #expect(wrong.code == 1 && wrong.errors.contains("error: standard input, line 1: “hop”"))
  }

  @Test func withoutADisplayItNamesRender() throws {
    let result = try run()
    #expect(result.code == 1)
    #expect(result.errors.contains("there is no display"))
    #expect(result.errors.contains("pokeanim render"))
  }

  @Test func anUnknownDriverIsNamed() throws {
    let result = try run(environment: ["SDL_VIDEODRIVER": "bogus"])
    #expect(result.code == 1 && result.errors.contains("“bogus” (SDL_VIDEODRIVER)"))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func aSignalEndsTheWindow(_ signal: Int32) throws {
    let running = try ProgramRun(
      arguments: ["--size", "64x48"], environment: ["SDL_VIDEODRIVER": "dummy"]
    ).started()
    #expect(running.waitUntilItListens())
    kill(running.process.processIdentifier, signal)
    let result = try running.finish()
    #expect(result.code == 128 + signal && !result.timedOut, "\(result.errors)")
  }

  /// While the display is opened, too, which may take for ever.
  @Test(arguments: [SIGTERM, SIGINT])
  func aSignalEndsTheWindowAtAnyMoment(_ signal: Int32) throws {
    for moment in stride(from: 1, to: 100, by: 3) {
      let running = try ProgramRun(
        arguments: ["--size", "64x48"], environment: ["SDL_VIDEODRIVER": "dummy"]
      ).started()
      running.waitUntilItHasWorked(moment * 1000)
      kill(running.process.processIdentifier, signal)
      let result = try running.finish()
      #expect(result.code == 128 + signal, "after \(moment) ms of work: \(result)")
    }
  }

  @Test func missingFontsAndPicturesAreErrors() throws {
    let font = try run("trace", "--font", "none.otf")
    #expect(font.code == 1 && font.errors.contains("--font: there is no font file none.otf"))
    let variable = try run("trace", environment: ["POKEANIM_FONT": "none.otf"])
    #expect(variable.code == 1 && variable.errors.contains("POKEANIM_FONT"))
    let assets = try run("trace", "--assets", "nowhere")
    #expect(assets.code == 1 && assets.errors.contains("--assets: nowhere is not a folder"))
  }

  @Test func anUnreadableOrWrongScriptIsAnError() throws {
    let missing = try run("trace", "--script", "none.txt")
    #expect(missing.code == 1 && missing.errors.contains("none.txt: No such file"))
    try folder.file("wrong.txt", "0 key Right\n0.5 leap")
    let wrong = try run("trace", "--script", "wrong.txt")
    #expect(wrong.code == 1 && wrong.errors.contains("wrong.txt, line 2: “leap”"))
  }

  @Test func aTraceHasOneLineAFrame() throws {
    let result = try run("trace", "--canvas", "100x200", "--fps", "10", "--duration", "0.5")
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.last?.hasPrefix(#"{"frame":5,"time":0.5,"progress":"#) == true)
    #expect(
      try run("trace", "--canvas", "100x200", "--fps", "10", "--duration", "0.5").output
        == result.output)
  }

  @Test func renderingTwiceGivesTheSameBytes() throws {
    for name in ["a-%02d.bmp", "b-%02d.bmp"] {
      let result = try run("render", "--canvas", "60x40", "--duration", "0.05", "-o", name)
      #expect(result.code == 0 && result.output.isEmpty && result.errors.isEmpty)
    }
    #expect(folder.names.count == 8)
    for k in 0..<4 {
      #expect(try folder.data("a-0\(k).bmp") == folder.data("b-0\(k).bmp"))
    }
  }

  @Test func scaleMakesMorePixels() throws {
    let result = try run(
      "render", "--canvas", "30x20", "--scale", "2.5", "--duration", "0", "-o", "x.ppm")
    #expect(result.code == 0)
    #expect(try folder.data("x.ppm").starts(with: Data("P6\n75 50\n255\n".utf8)))
    let large = try run("render", "--canvas", "9999x9", "--scale", "8", "-o", "x.ppm")
    #expect(large.code == 1 && large.errors.contains("at most 16384"))
  }

  @Test func withoutFFmpegItNamesThePackage() throws {
    let result = try run("render", "-o", "film.mp4", environment: ["PATH": folder.path])
    #expect(result.code == 1 && result.errors.contains("install the package ffmpeg"))
    #expect(folder.names == [])
  }

  @Test func ffmpegsFailureIsReportedAndLeavesNothing() throws {
    let fake = try folder.file(
      "bin/ffmpeg", "#!/bin/sh\necho one >&2; echo 'no room left' >&2\nexit 3\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake.path)
    let result = try run(
      "render", "--duration", "1", "-o", "film.mp4",
      environment: ["PATH": folder.path + "/bin:/bin"])
    #expect(result.code == 1)
    #expect(result.errors.contains("ffmpeg could not write film.mp4: one\nno room left"))
    #expect(folder.names == ["bin"])
  }

  @Test(arguments: [
    ("", "it has written no film"), ("yes 'no room' | head -c 3000000 >&2; exit 1", "no room"),
  ])
  func anFFmpegWithoutAFilmIsReportedInAFewWords(_ script: String, _ words: String) throws {
    let fake = try folder.file("bin/ffmpeg", "#!/bin/sh\ncat >/dev/null\n" + script + "\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake.path)
    let result = try run(
      "render", "--duration", "0", "-o", "film.mp4",
      environment: ["PATH": folder.path + "/bin:/usr/bin:/bin"])
    #expect(result.code == 1 && result.errors.contains("ffmpeg could not write film.mp4: \(words)"))
    #expect(result.errors.utf8.count < 3000 && folder.names == ["bin"], "\(result)")
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() throws {
    let result = try run("render", "-o", "/proc/no/f-%d.bmp")
    #expect(result.code == 1 && result.errors.contains("can't write /proc/no/f-0.bmp"))
  }

  @Test func aClosedOutputEndsQuietly() throws {
    let shell = Process()
    let errors = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    let program = ProgramRun.path
    shell.arguments = [
      "-c",
      "'\(program)' trace --fps 1000 --duration 30 | head -1 >/dev/null; exit ${PIPESTATUS[0]}",
    ]
    shell.standardError = errors
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 1)
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }
}
