import EngineTestSupport
import Foundation
import Testing

/// Random runs of `render`, and their ends: the right exit status, one line, nothing half-written,
/// nothing else touched, nothing left behind.
///
/// `POKEANIM_ENDS=1000` tries a thousand.
@Suite struct RandomEndsTests {
  private static let count =
    ProcessInfo.processInfo.environment["POKEANIM_ENDS"].flatMap { UInt64($0) } ?? 60

  @Test func everyEndIsInOrder() throws {
    try forAll(seeds: 0..<Self.count) { random in
      let end = RandomEnd(using: &random)
      let (folder, tools) = (try TemporaryFolder(), try TemporaryFolder())
      for name in ["keep", ".pokeanim-note", "inner/keep"] { try folder.file(name, "keep") }
      try end.prepare(folder)
      let before = try Self.contents(of: folder.url)
      let (result, isSent) = try run(end, in: folder, with: tools)
      expectStatus(of: result, isSent, end)
      try expectOrder(in: folder, since: before, result, end)
      try expectNoProgram(in: tools, end)
    }
  }

  // MARK: The run

  /// The result, and whether the signal was sent while it ran.
  private func run(
    _ end: RandomEnd, in folder: TemporaryFolder, with tools: TemporaryFolder
  ) throws -> (ProgramRun.Result, isSent: Bool) {
    if let script = end.script(saying: tools.path + "/pid") {
      let file = try tools.file("bin/ffmpeg", "#!/bin/sh\n\(script)\n")
      chmod(file.path, 0o755)
      if let real = InstalledTools.path(of: "ffmpeg") {
        symlink(real, tools.path + "/bin/ffmpeg-real")
      }
    }
    let limit = end.isDiskFull ? "\(Sanitizer.withoutFiles); ulimit -f 1; " : ""
    let path = tools.path + "/bin" + (end.ffmpeg == .missing ? "" : ":/usr/bin:/bin")
    let started = try ProgramRun(
      arguments: ["-c", limit + "exec \"$0\" \"$@\"", ProgramRun.path] + end.arguments,
      environment: ["PATH": path], folder: folder.url, program: "/bin/bash"
    ).started()
    var isSent = false
    if let signal = end.signal, started.waitUntilItListens() {
      started.waitUntilItHasWorked(end.moment)
      isSent = started.process.isRunning
      kill(started.process.processIdentifier, signal)
    }
    return (try started.finish(), isSent)
  }

  // MARK: What is expected

  private func expectStatus(of result: ProgramRun.Result, _ isSent: Bool, _ end: RandomEnd) {
    var codes = end.ends
    if isSent, let signal = end.signal { codes.insert(128 + signal) }
    #expect(!result.timedOut && codes.contains(result.code), "\(end): \(result)")
    let lines = result.errors.split(separator: "\n")
    switch result.code {
    case 0, 128 + SIGKILL: #expect(lines.isEmpty, "\(end): \(result.errors)")
    default:
      #expect(lines.first?.hasPrefix("pokeanim: ") == true, "\(end): \(result.errors)")
      #expect(lines.count == 1 || lines.count <= 5 && end.kind == .film, "\(end): \(result.errors)")
    }
  }

  private func expectOrder(
    in folder: TemporaryFolder, since before: [String: String], _ result: ProgramRun.Result,
    _ end: RandomEnd
  ) throws {
    if result.code == 128 + SIGKILL { try clear(folder) }
    let after = try Self.contents(of: folder.url)
    for name in Set(before.keys).union(after.keys).sorted() where before[name] != after[name] {
      #expect(end.mayWrite(name), "\(end): \(name) is another")
      let data = try folder.data(name)
      #expect(Self.isWhole(data, end.ending), "\(end): \(name) has \(data.count) bytes")
    }
    let isNew = after.contains { end.mayWrite($0.key) && before[$0.key] != $0.value }
    if result.code == 0 { #expect(isNew, "\(end): nothing is written") }
    if result.code == 1, end.kind != .frames { #expect(!isNew, "\(end)") }
  }

  /// Lets another run clear what a killed one has left, as if that were long ago.
  private func clear(_ folder: TemporaryFolder) throws {
    let places = ["", "/far"].map { folder.path + $0 }
    for place in places where FileManager.default.fileExists(atPath: place) {
      for name in try FileManager.default.contentsOfDirectory(atPath: place) {
        var old = [timeval(tv_sec: 1_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000, tv_usec: 0)]
        if name.hasPrefix(".pokeanim-") { utimes(place + "/" + name, &old) }
      }
      let next = try ProgramRun(
        arguments: ["render", "--canvas", "9x9", "--duration", "0", "-o", place + "/next.bmp"]
      ).run()
      #expect(next.code == 0, "\(next.errors)")
      unlink(place + "/next.bmp")
    }
  }

  private func expectNoProgram(in tools: TemporaryFolder, _ end: RandomEnd) throws {
    guard let text = try? String(contentsOfFile: tools.path + "/pid", encoding: .utf8),
      let id = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines))
    else { return }
    try eventually("\(end): its ffmpeg has ended") { kill(id, 0) != 0 }
  }

  // MARK: Files

  /// Everything in a folder, by name: its kind, rights and content.
  private static func contents(of folder: URL) throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let path = folder.path + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      let kind = status.st_mode & S_IFMT
      var text = "\(kind) \(status.st_mode & 0o7777)"
      if kind == S_IFREG {
        text += " \(try Data(contentsOf: URL(fileURLWithPath: path)).hashValue)"
      }
      if kind == S_IFLNK { text += try FileManager.default.destinationOfSymbolicLink(atPath: path) }
      contents[name] = text
    }
    return contents
  }

  private static func isWhole(_ data: Data, _ ending: String) -> Bool {
    let bytes = [UInt8](data)
    switch ending {
    case "bmp": return bytes.count > 48 * 32 * 3 && bytes.starts(with: [66, 77])
    case "ppm": return bytes.count == 13 + 48 * 32 * 3
    case "png": return bytes.suffix(8).starts(with: [73, 69, 78, 68])
    case "gif": return bytes.last == 0x3B
    case "webm": return bytes.count > 100 && bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
    default: return bytes.count > 100 && bytes[4..<8].elementsEqual([102, 116, 121, 112])
    }
  }
}
