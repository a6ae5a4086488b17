import EngineTestSupport
import Foundation
import Testing

/// The program, asked to end by a signal, wherever it is.
@Suite struct InterruptionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(_ output: String, path: String? = nil) throws -> ProgramRun.Started {
    try ProgramRun(
      arguments: [
        "render", "--canvas", "64x48", "--duration", "3600", "--fps", "1000", "-o", output,
      ], environment: path.map { ["PATH": $0] } ?? [:], folder: folder.url
    ).started()
  }

  /// An ffmpeg that does what a script says.
  private func ffmpeg(_ script: String) throws -> String {
    let file = try folder.file("bin/ffmpeg", "#!/bin/sh\n" + script + "\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return folder.path + "/bin:/usr/bin:/bin"
  }

  /// - Returns: what it says of what there is.
  @discardableResult
  private func expectEnd(of run: ProgramRun.Started, by signal: Int32) throws -> Substring {
    kill(run.process.processIdentifier, signal)
    let result = try run.finish()
    #expect(!result.timedOut && result.code == 128 + signal, "\(result)")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].hasPrefix("pokeanim: interrupted by SIG"), "\(lines)")
    return lines.first?.split(separator: ";").dropFirst().first ?? ""
  }

  static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Each takes longer than any test has patience for.
  @Test(arguments: signals, ["frame", "parse", "paint", "wait"])
  func nothingHoldsItUp(_ signal: Int32, _ work: String) throws {
    var arguments = ["trace", "--script", "script"]
    switch work {
    case "frame":
      let keys = (0..<20_000).map { "0.\(100_000 + $0) key Right\n" }
      try folder.file("script", keys.joined())
      arguments += ["--fps", "1"]
    case "parse": try folder.file("script", String(repeating: "0 key Right\n", count: 1_000_000))
    case "paint":
      arguments = ["render", "--canvas", "9000x9000", "--duration", "0", "-o", "a.png"]
    default: mkfifo(folder.path + "/script", 0o600)
    }
    let before = folder.names
    let run = try ProgramRun(arguments: arguments, folder: folder.url).started()
    #expect(run.waitUntilItListens())
    run.waitUntilItHasWorked(300_000)
    try expectEnd(of: run, by: signal)
    #expect(folder.names == before)
  }

  /// Nobody reads what it prints.
  @Test func aFullPipeHoldsNobody() throws {
    mkfifo(folder.path + "/pipe", 0o600)
    let reader = open(folder.path + "/pipe", O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    let run = try ProgramRun(
      arguments: [
        "-c", "exec \"$0\" trace --fps 1000 --duration 3600 >pipe", ProgramRun.path,
      ], folder: folder.url, program: "/bin/bash"
    ).started()
    #expect(run.waitUntilItListens())
    try eventually("the pipe is full") { write(reader, "x", 1) < 0 }
    try expectEnd(of: run, by: SIGTERM)
  }

  /// It has failed and said so: whatever interrupts it then has nothing to add.
  @Test func theLastWordIsOne() throws {
    try folder.file("a.ppm/inside")
    mkfifo(folder.path + "/pipe", 0o600)
    let reader = open(folder.path + "/pipe", O_RDWR)
    defer { close(reader) }
    for _ in 0..<30 {
      let run = try ProgramRun(
        arguments: ["-c", "exec \"$0\" render --duration 0 -o a.ppm 2>pipe", ProgramRun.path],
        folder: folder.url, program: "/bin/bash"
      ).started()
      var waiting = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      try #require(Glibc.poll(&waiting, 1, 60_000) == 1, "it says why it failed")
      var text = [UInt8](repeating: 0, count: 1000)
      var count = read(reader, &text, 1)
      kill(run.process.processIdentifier, SIGHUP)
      let code = try run.finish().code
      // Whatever came, there is more to read.
      write(reader, "\n", 1)
      count += read(reader, &text[count], 999)
      let lines = String(decoding: text[..<count], as: UTF8.self).split(separator: "\n")
      #expect([1, 128 + SIGHUP].contains(code) && lines.count == 1, "\(code): \(lines)")
      #expect(lines.first?.hasPrefix("pokeanim: error: can't write a.ppm") == true)
    }
  }

  /// As `nohup` does it.
  @Test func whatIsIgnoredStaysIgnored() throws {
    let run = try ProgramRun(
      arguments: [
        "-c", "trap '' HUP; exec \"$0\" render --canvas 64x48 --fps 100 --duration 1 -o f-%d.ppm",
        ProgramRun.path,
      ], folder: folder.url, program: "/bin/bash"
    ).started()
    try eventually("some frames are there") { folder.names.count > 2 }
    kill(run.process.processIdentifier, SIGHUP)
    let result = try run.finish()
    #expect(result.code == 0 && folder.names.count == 101, "\(result)")
  }

  @Test(arguments: signals)
  func picturesThatAreThereAreWhole(_ signal: Int32) throws {
    let run = try start("f-%04d.ppm")
    try eventually("some frames are there") { folder.names.count > 5 }
    let said = try expectEnd(of: run, by: signal)
    #expect(said == " \(folder.names.count) complete frames were kept")
    for name in folder.names {
      let count = try folder.data(name).count
      #expect(!name.hasPrefix(".") && count == 13 + 64 * 48 * 3)
    }
  }

  @Test(
    .enabled(if: InstalledTools.hasFFmpeg, "ffmpeg is not installed"),
    arguments: signals)
  func aFilmLeavesNothing(_ signal: Int32) throws {
    let run = try start("film.mp4")
    try eventually("it writes") { folder.names.contains { $0.hasPrefix(".pokeanim-") } }
    #expect(try expectEnd(of: run, by: signal).isEmpty)
    #expect(folder.names == [])
  }

  @Test(arguments: ["sleep 1000", "exec cat >/dev/null", "trap '' TERM; sleep 1000"])
  func anFFmpegThatHangsHoldsNobody(_ script: String) throws {
    let run = try start("film.webm", path: ffmpeg("echo up > \(folder.path)/up; " + script))
    try eventually("ffmpeg runs") { folder.names.contains("up") }
    try expectEnd(of: run, by: SIGINT)
    #expect(folder.names == ["bin", "up"])
  }

  @Test func anFFmpegThatStopsReadingIsReported() throws {
    let result = try ProgramRun(
      arguments: ["render", "--canvas", "640x480", "--duration", "1", "-o", "film.mp4"],
      environment: ["PATH": try ffmpeg("exec <&-; echo 'pipe closed' >&2; exit 1")],
      folder: folder.url
    ).run()
    #expect(result.code == 1 && result.errors.contains("ffmpeg could not write film.mp4"))
    #expect(folder.names == ["bin"])
  }

  /// Started by a daemon that does not ask how its children end.
  @Test func ignoredEndsOfChildrenAreHeardOf() throws {
    let film = "for file; do :; done; cat >\"${file#file:}\""
    let result = try ProgramRun(
      arguments: [
        "--ignore-signal=CHLD", ProgramRun.path, "render", "--canvas", "8x6", "--fps", "5", "-o",
        "film.mp4",
      ], environment: ["PATH": try ffmpeg(film)], folder: folder.url, program: "/usr/bin/env"
    ).run()
    #expect(result.code == 0 && result.errors.isEmpty, "\(result)")
    #expect(folder.names == ["bin", "film.mp4"])
  }

  /// Started with signals held back, as some session managers do.
  @Test func aBlockedSignalStillEndsIt() throws {
    var requests = sigset_t()
    var usual = sigset_t()
    sigemptyset(&requests)
    sigaddset(&requests, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &requests, &usual)
    defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
    let run = try start("f-%04d.ppm")
    try eventually("some frames are there") { folder.names.count > 2 }
    try expectEnd(of: run, by: SIGTERM)
  }
}
