import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import Testing

/// Answers of the built program to wrong input: the input, what is wrong, what would be right; and
/// the exit code.
@Suite struct BadInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func expect(
    _ arguments: [String], code: Int32, says parts: String...,
    environment: [String: String?] = [:]
  ) throws {
    let result = try ProgramRun(
      arguments: arguments, environment: environment, folder: folder.url
    ).run()
    #expect(!result.timedOut && result.code == code, "\(arguments): \(result.code)")
    #expect(result.output.isEmpty)
    for part in parts {
      #expect(result.errors.contains(part), "\(arguments): \(result.errors)")
    }
  }

  /// A folder with the program's pictures, to be spoilt.
  private func copyOfAssets() throws -> URL {
    let copy = folder.url.appendingPathComponent("pictures")
    try FileManager.default.copyItem(at: repositoryAssets(), to: copy)
    return copy
  }

  @Test func wrongOptions() throws {
    try expect(
      ["--screen", "maps"], code: 2, says: "'maps'", "--screen", "story", "layouts")
    try expect(["--size", "960*720"], code: 2, says: "'960*720'", "--size", "as in 960x720")
    try expect(["trace", "--canvas", "0x9"], code: 2, says: "'0x9'", "--canvas", "1 to 16384")
    try expect(["trace", "--speed", "x"], code: 2, says: "'x'", "--speed", "0.01 to 100")
    try expect(["trace", "--fps", "-1"], code: 2, says: "'-1'", "--fps", "1 to 1000")
  }

  @Test(arguments: [
    ("0.5 leap", 1, "“leap”"), ("0 key Right\n\n# so\n0.2 press 1", 4, "as in press 300 200"),
    ("1 key A\r\n0.5 key B", 2, "must not decrease"), ("soon key A", 1, "“soon” is not a time"),
    ("0 key Nothing", 1, "there is no key “Nothing”"), ("0 resize 0 9", 1, "1 to 16384"),
    ("1e400 key A", 1, "“1e400” is not a time"), ("0 press nan 4", 1, "press needs x and y"),
  ])
  func wrongScripts(_ text: String, _ line: Int, _ problem: String) throws {
    try folder.file("wrong.txt", text)
    try expect(
      ["trace", "--script", "wrong.txt"], code: 1, says: "wrong.txt, line \(line):", problem)
  }

  @Test func unreadableScripts() throws {
    try expect(["trace", "--script", "none"], code: 1, says: "none: No such file")
    try expect(["trace", "--script", "."], code: 1, says: ". is a folder, not a file")
    try Data([0xFF, 0xFE, 0x30]).write(to: folder.url.appendingPathComponent("bytes"))
    try expect(["trace", "--script", "bytes"], code: 1, says: "bytes is not text in UTF-8")
  }

  @Test(arguments: ["/dev/zero", "/dev/full"]) func endlessScripts(_ device: String) throws {
    try expect(["trace", "--script", device], code: 1, says: "\(device) is longer than 16 MB")
  }

  @Test func moreEventsAtOnceThanAHandHas() throws {
    try folder.file("many.txt", String(repeating: "0.5 key Right\n", count: 129))
    try expect(
      ["trace", "--script", "many.txt"], code: 1,
      says: "many.txt, line 129: more than 128 events at one time")
  }

  @Test func wrongFonts() throws {
    try folder.file("torn.otf", "no font at all")
    try expect(["trace", "--font", "torn.otf"], code: 1, says: "torn.otf", "name an .otf or .ttf")
    try expect(
      ["trace", "--font", "none"], code: 1, says: "--font", "none", "name an .otf or .ttf")
  }

  @Test func wrongPictures() throws {
    let pictures = try copyOfAssets()
    let torn = pictures.appendingPathComponent("cute.svg")
    try Data("<svg viewBox=\"0 0 9 9\">\n  <blob>\n</svg>\n".utf8).write(to: torn)
    try expect(
      ["trace", "--assets", pictures.path], code: 1, says: "cute.svg", "line 3", "<blob>",
      "is closed by")
    try FileManager.default.removeItem(at: torn)
    try expect(["trace", "--assets", pictures.path], code: 1, says: "cute.svg", "No such file")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("empty"), withIntermediateDirectories: true)
    try expect(["trace", "--assets", "empty"], code: 1, says: "--assets", "empty", "no .svg")
  }

  @Test func wrongOutputs() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("taken.bmp"), withIntermediateDirectories: true)
    let one = ["render", "--canvas", "9x9", "--duration", "0", "-o"]
    try expect(one + ["taken.bmp"], code: 1, says: "can't write taken.bmp", "it is a folder")
    try expect(one + ["none/a.ppm"], code: 1, says: "can't write none/a.ppm", "No such file")
    try expect(one + ["a.txt"], code: 1, says: "from “a.txt”; use .bmp")
    try expect(one + ["a-%d-%d.bmp"], code: 1, says: "a-%d-%d.bmp", "as in frames-%04d.bmp")
    try expect(one + ["a-%d.mp4"], code: 1, says: "a-%d.mp4", "leave out the % pattern")
    try expect(
      ["render", "--canvas", "9x9", "--duration", "1", "-o", "a.bmp"], code: 1,
      says: "a.bmp: there is more than one frame", "frames-%04d.bmp", "a duration of 0")
    #expect(folder.names.allSatisfy { !$0.hasSuffix(".part") })
  }

  @Test func wrongDisplays() throws {
    try expect([], code: 1, says: "there is no display", "pokeanim render")
    try expect(
      [], code: 1, says: "“:6553” (DISPLAY)", "pokeanim render",
      environment: ["DISPLAY": ":6553"])
    try expect(
      [], code: 1, says: "“bogus” (SDL_VIDEODRIVER)", "pokeanim render",
      environment: ["SDL_VIDEODRIVER": "bogus"])
  }

  @Test func wrongVectors() throws {
    try expectSelfTest(in: "none", says: "none")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("torn"), withIntermediateDirectories: true)
    try expectSelfTest(in: "torn", says: "torn")
    try folder.file("torn/transitions.json", "{ \"merge\": [1, }")
    try expectSelfTest(in: "torn", says: "transitions.json", "line 1")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("torn/layout.json"),
      withIntermediateDirectories: true)
    try expectSelfTest(in: "torn", says: "torn/layout.json is a folder")
  }

  private func expectSelfTest(in vectors: String, says parts: String...) throws {
    let result = try ProgramRun(
      arguments: ["selftest", "--vectors", vectors], folder: folder.url
    ).run()
    #expect(result.code == 1 && result.errors.hasPrefix("pokeanim: error: "), "\(result)")
    for part in parts {
      #expect(result.errors.contains(part), "\(result)")
    }
  }

  // MARK: Odd surroundings

  @Test func aBareEnvironmentIsEnough() throws {
    let result = try ProgramRun(
      arguments: ["trace", "--duration", "0"], environment: ["HOME": nil, "PATH": nil]
    ).run()
    #expect(result.code == 0 && result.errors.isEmpty && result.output.hasPrefix("{\"frame\":0"))
  }

  @Test(arguments: [
    ("trace --duration 0 >&-", 1, "can't write the output: Bad file descriptor"),
    ("trace --duration 0 >/dev/full", 1, "can't write the output: No space left"),
    ("--help >/dev/full", 1, "can't write the help: No space left"),
    ("trace --fps nine 2>&-", 2, ""),
    ("render --canvas 9x9 --duration 0 -o a.bmp <&- >&-", 0, ""),
  ])
  func lostStreams(_ command: String, _ code: Int32, _ message: String) throws {
    let shell = Process()
    let errors = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "'\(ProgramRun.path)' \(command)"]
    shell.currentDirectoryURL = folder.url
    shell.standardError = errors
    try shell.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationStatus == code)
    #expect(message.isEmpty ? said.isEmpty : said.contains(message), "\(said)")
  }

  /// Nobody reads the pipe any more, as after `| head -1`.
  @Test(arguments: [
    "--help", "-h", "help render", "trace --help", "--version", "--generate-completion-script bash",
    "trace --duration 0", "timeline", "export --fps 5 -o - --format svg --quiet", "selftest",
    "doctor", "render --canvas 9x9 --duration 0 -o - --format png",
    "render --canvas 9x9 --fps 5 -o - --format gif",
  ])
  func aClosedPipeEndsItInSilence(_ command: String) throws {
    let result = try ProgramRun(
      arguments: [
        "-c", "mkfifo pipe; exec 3<>pipe 4>pipe 3<&-; '\(ProgramRun.path)' \(command) >&4",
      ], folder: folder.url, program: "/bin/bash"
    ).run()
    #expect(result.code == 1 && result.errors.isEmpty, "\(result)")
  }

  @Test func theRenderedColourIsTheTraces() throws {
    let script = "0 key Right"
    let frames = try Rendered.trace("--fps", "5", "--duration", "2", script: script)
    try folder.file("script", script)
    let result = try ProgramRun(
      arguments: [
        "render", "--canvas", "48x96", "--fps", "5", "--duration", "2", "--script", "script",
        "-o", "%d.ppm",
      ], folder: folder.url
    ).run()
    #expect(result.code == 0 && frames.count == 11)
    for frame in frames {
      let picture = try Picture(ppm: folder.url.appendingPathComponent("\(frame.frame).ppm"))
      let expected = try frame.view("background").shade
      #expect(Shade(picture[0, 0]).isNear(expected, within: 1), "frame \(frame.frame)")
    }
    #expect(try Set(frames.map { try $0.view("background").shade.description }).count > 2)
  }

  @Test func helpDocumentsEveryOption() throws {
    for (command, options) in [
      (
        [],
        [
          "size", "scale", "fps-cap", "play-duration", "screen", "speed", "reduced-motion", "font",
          "record",
        ]
      ),
      (["render"], ["screen", "canvas", "fps", "duration", "script", "output", "assets", "font"]),
      (["trace"], ["screen", "canvas", "fps", "duration", "script", "assets", "speed"]),
      (["replay"], ["check", "fps", "frame", "output", "font", "assets"]),
      (["timeline"], ["screen", "script", "recording", "format", "width"]),
      (
        ["strip"],
        ["screen", "script", "frames", "columns", "from", "to", "onion", "scale", "output"]
      ),
      (["export"], ["screen", "script", "slides", "rest", "loop", "quiet", "output", "format"]),
      (["selftest"], ["vectors"]), (["doctor"], ["json", "renderer", "font", "assets"]),
    ] {
      let result = try ProgramRun(arguments: command + ["--help"]).run()
      #expect(result.code == 0)
      for option in options {
        #expect(result.output.contains("--\(option)"), "\(command) --\(option)")
      }
    }
    let window = try ProgramRun(arguments: ["--help"]).run().output
    for subcommand in ["render", "trace", "replay", "timeline", "strip", "export", "selftest"] {
      #expect(window.contains(subcommand))
    }
  }
}
