import EngineTestSupport
import Foundation
import Testing

/// `render`, asked to end in the middle.
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

  private func expectEnd(of run: ProgramRun.Started, by signal: Int32) throws {
    kill(run.process.processIdentifier, signal)
    let result = try run.finish()
    #expect(!result.timedOut && result.code == 1 && result.output.isEmpty)
    #expect(result.errors.contains("asked to end"), "\(result.errors)")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func picturesThatAreThereAreWhole(_ signal: Int32) throws {
    let run = try start("f-%04d.ppm")
    try eventually("some frames are there") { folder.names.count > 5 }
    try expectEnd(of: run, by: signal)
    for name in folder.names {
      let count = try folder.data(name).count
      #expect(!name.hasPrefix(".") && count == 13 + 64 * 48 * 3)
    }
  }

  @Test(
    .enabled(if: InstalledTools.hasFFmpeg, "ffmpeg is not installed"),
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func aFilmLeavesNothing(_ signal: Int32) throws {
    let run = try start("film.mp4")
    try eventually("it writes") { folder.names.contains { $0.hasPrefix(".pokeanim-") } }
    try expectEnd(of: run, by: signal)
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
      arguments: ["render", "--canvas", "640x480", "--duration", "1", "-o", "film.gif"],
      environment: ["PATH": try ffmpeg("exec <&-; echo 'pipe closed' >&2; exit 1")],
      folder: folder.url
    ).run()
    #expect(result.code == 1 && result.errors.contains("ffmpeg could not write film.gif"))
    #expect(folder.names == ["bin"])
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
