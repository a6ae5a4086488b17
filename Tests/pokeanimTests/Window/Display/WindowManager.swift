import EngineTestSupport
import Foundation

/// openbox, which draws no frames here and minimises on demand, or maximises at Alt+M; it ends with the display.
final class WindowManager {
  private let process = Process()
  private let folder: TemporaryFolder

  init(on display: VirtualDisplay) throws {
    folder = try TemporaryFolder()
    let configuration = try folder.file(
      "rc.xml",
      """
      <openbox_config xmlns="http://openbox.org/3.4/rc">
        <theme><keepBorder>no</keepBorder></theme>
        <keyboard><keybind key="A-m"><action name="ToggleMaximize"/></keybind></keyboard>
        <applications><application class="*">
          <decor>no</decor><position force="yes"><x>0</x><y>0</y></position>
        </application></applications>
      </openbox_config>
      """)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["openbox", "--config-file", configuration.path]
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display.name]) {
      $1
    }
    process.standardOutput = Pipe()
    process.standardError = Pipe()
    try process.run()
    try eventually("openbox is there") { try Self.isThere(on: display) }
  }

  /// Only a window manager answers this.
  private static func isThere(on display: VirtualDisplay) throws -> Bool {
    let question = Process()
    question.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    question.arguments = ["xdotool", "get_num_desktops"]
    question.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display.name]) {
      $1
    }
    question.standardOutput = Pipe()
    question.standardError = Pipe()
    try question.run()
    question.waitUntilExit()
    return question.terminationStatus == 0
  }

  deinit {
    // It may have been started with other signals held back.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
