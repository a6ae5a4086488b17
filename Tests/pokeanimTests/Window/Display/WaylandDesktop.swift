import EngineTestSupport
import Foundation

/// weston, a Wayland desktop, whose one output fills the corner of a virtual display. It shows one
/// window at a time, as large as the output, without panels; it ends with this value.
final class WaylandDesktop {
  let size = (width: 960, height: 720)
  private let process = Process()
  private let folder: TemporaryFolder
  private static let socket = "wayland-test"

  /// - Parameter display: where it shows its output; nil: nowhere, and then it has no seat: neither
  ///   keyboard nor mouse.
  init(on display: VirtualDisplay?) throws {
    folder = try TemporaryFolder()
    chmod(folder.path, 0o700)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "weston", "--backend=\(display == nil ? "headless" : "x11")-backend.so",
      "--shell=kiosk-shell.so", "--use-pixman", "--no-config", "--idle-time=0",
      "--width=\(size.width)", "--height=\(size.height)", "--socket=\(Self.socket)",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["DISPLAY": display?.name ?? "", "XDG_RUNTIME_DIR": folder.path]
    ) { $1 }
    let errors = try folder.file("errors", "")
    process.standardOutput = try FileHandle(forWritingTo: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    try eventually({ "weston starts: \((try? String(contentsOf: errors, encoding: .utf8)) ?? "")" })
    {
      FileManager.default.fileExists(atPath: folder.path + "/" + Self.socket)
    }
  }

  deinit { stop() }

  /// Takes the desktop away from whoever uses it.
  func stop() {
    // It may have been started with other signals held back.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Takes the desktop away by a signal.
  func end(by signal: Int32) { kill(process.processIdentifier, signal) }

  /// Lets it stand still: it takes connections, and answers none.
  func hang() { end(by: SIGSTOP) }

  /// The variables that a program needs to find this desktop and no other.
  var environment: [String: String?] {
    ["DISPLAY": nil, "WAYLAND_DISPLAY": Self.socket, "XDG_RUNTIME_DIR": folder.path]
  }
}
