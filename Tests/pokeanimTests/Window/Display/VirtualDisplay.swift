import EngineSDLTestSupport
import EngineTestSupport
import Foundation

/// An X server of its own that shows its screens to nobody; it ends with this value.
///
/// A shell holds the server's life: it ends the server as soon as its own input closes, so even a
/// test process that is killed leaves none behind.
final class VirtualDisplay {
  /// For DISPLAY.
  private(set) var name = ""
  private let folder: TemporaryFolder
  private let errors: URL
  private let guardian = Process()
  private let life = Pipe()

  /// - Parameters:
  ///   - depth: bits a pixel: 8, 16 or 24.
  ///   - without: X extensions to leave out.
  init(depth: Int = 24, without extensions: [String] = []) throws {
    guard Self.missingTools.isEmpty else { throw Missing(tools: Self.missingTools) }
    folder = try TemporaryFolder()
    let server =
      [
        "Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x\(depth)", "-fbdir", folder.path,
        "-nolisten", "tcp", "-noreset", "-nocursor",
      ] + extensions.flatMap { ["-extension", $0] }
    guardian.executableURL = URL(fileURLWithPath: "/bin/sh")
    guardian.arguments =
      ["-c", "\"$@\" & server=$!; read -r end; kill $server; wait $server", "guardian"] + server
    guardian.standardInput = life
    let output = try folder.file("output", "")
    errors = try folder.file("errors", "")
    guardian.standardOutput = try FileHandle(forWritingTo: output)
    guardian.standardError = try FileHandle(forWritingTo: errors)
    try runUnmasked(guardian)
    do {
      try eventually({ "Xvfb starts: \(said)" }) { text(of: output).hasSuffix("\n") }
    } catch {
      stop()
      throw error
    }
    name = ":" + text(of: output).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { stop() }

  /// Takes the server away from whoever uses it.
  func stop() {
    guard guardian.isRunning else { return }
    try? goOn()
    try? life.fileHandleForWriting.close()
    guardian.waitUntilExit()
  }

  /// Lets the server stand still: it takes connections, and says nothing.
  func hang() throws { try signal(SIGSTOP) }
  func goOn() throws { try signal(SIGCONT) }

  /// Takes the server away by a signal.
  func end(by signal: Int32) throws { try self.signal(signal) }

  private func signal(_ signal: Int32) throws {
    let id = guardian.processIdentifier
    let children = try String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
    for child in children.split(separator: " ") { kill(pid_t(child) ?? 0, signal) }
  }

  /// The complaints of the server.
  var said: String { text(of: errors) }

  /// The picture that the screen shows now.
  func screen() throws -> ScreenMemory {
    try ScreenMemory(file: folder.url.appendingPathComponent("Xvfb_screen0"))
  }

  /// Gives it the keyboard of a country.
  func setKeyboard(_ layout: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["setxkbmap", "-display", name, layout]
    try runUnmasked(process)
    process.waitUntilExit()
  }

  // MARK: Tools

  /// The programs these tests need that are not there.
  static let missingTools = ["Xvfb", "xdotool"].filter { tool in
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return !folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
  }

  /// Without the tools the tests are left out, except where they must run.
  static var canBeTried: Bool {
    missingTools.isEmpty || ProcessInfo.processInfo.environment["CI"] != nil
  }

  struct Missing: Error, CustomStringConvertible {
    let tools: [String]

    var description: String {
      "the window can't be tested without \(tools.joined(separator: " and ")): make setup-tests"
    }
  }
}

private func text(of file: URL) -> String {
  (try? String(contentsOf: file, encoding: .utf8)) ?? ""
}

/// Starts a process that signals reach, though they may be blocked on this thread of the tests.
private func runUnmasked(_ process: Process) throws {
  var none = sigset_t()
  var usual = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &usual)
  defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
  try process.run()
}
