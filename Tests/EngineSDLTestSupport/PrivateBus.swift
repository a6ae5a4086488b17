import EngineTestSupport
import Foundation

/// A session's bus of its own, on which nothing is started by itself; it ends with this value.
///
/// A shell holds the bus's life: it ends the bus as soon as its own input closes, so even a test
/// process that is killed leaves none behind.
package final class PrivateBus {
  /// For DBUS_SESSION_BUS_ADDRESS.
  package let address: String
  private let folder: TemporaryFolder
  private let guardian = Process()
  private let life = Pipe()

  package init() throws {
    folder = try TemporaryFolder()
    address = "unix:path=" + folder.path + "/bus"
    let configuration = try folder.file(
      "bus.conf",
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
        "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type><listen>\(address)</listen><auth>EXTERNAL</auth>
        <policy context="default">
          <allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/>
        </policy>
      </busconfig>
      """)
    guardian.executableURL = URL(fileURLWithPath: "/bin/sh")
    guardian.arguments = [
      "-c", "\"$@\" & bus=$!; read -r end; kill -9 $bus", "guardian", "dbus-daemon",
      "--nofork", "--print-address", "--config-file", configuration.path,
    ]
    guardian.standardInput = life
    // It says so when it listens; the socket's file is there a little earlier.
    let said = try folder.file("said", "")
    guardian.standardOutput = try FileHandle(forWritingTo: said)
    guardian.standardError = FileHandle.nullDevice
    try guardian.run()
    let deadline = Date().addingTimeInterval(30)
    while try Data(contentsOf: said).isEmpty {
      guard Date() < deadline else { throw Missing() }
      usleep(2_000)
    }
  }

  deinit { stop() }

  /// Takes the bus away from whoever uses it.
  package func stop() {
    guard guardian.isRunning else { return }
    try? life.fileHandleForWriting.close()
    guardian.waitUntilExit()
  }

  /// Without the program the tests are left out, except where they must run.
  package static var canBeTried: Bool {
    let own = ProcessInfo.processInfo.environment
    let folders = (own["PATH"] ?? "").split(separator: ":")
    return own["CI"] != nil
      || folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/dbus-daemon") }
  }

  private struct Missing: Error, CustomStringConvertible {
    var description: String { "there is no bus without dbus-daemon: make setup-tests" }
  }
}
