import Attacker
import Foundation

/// A virtual display, with nothing on it, a window manager, or a Wayland desktop; all of it ends
/// with this value.
final class Display {
  enum Desktop: String, CaseIterable { case bare, openbox, weston }

  let desktop: Desktop
  private let arena: Arena
  private let server: Child
  private var desktopProcess: Child?
  private let name: String

  /// - Parameters:
  ///   - depth: the bits of a pixel.
  ///   - server: the first part of the names of what the server says.
  init(
    _ desktop: Desktop, depth: Int = 24, as server: String = "server", in arena: Arena
  ) throws {
    (self.desktop, self.arena) = (desktop, arena)
    var command = Command([
      "Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x\(depth)", "-nolisten", "tcp",
      "-noreset",
    ])
    command.variables = arena.variables
    self.server = try arena.start(command, server)
    name = try Self.number(said: arena.path(beside: server + ".out"), by: self.server)
    switch desktop {
    case .bare: break
    case .openbox:
      try start(["openbox"])
      // A window that is opened while it starts may be nobody's, and is never shown.
      try wait("openbox") { try ask(["get_num_desktops"]) }
    case .weston:
      try start([
        "weston", "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--use-pixman",
        "--no-config", "--idle-time=0", "--width=1000", "--height=700", "--socket=attack",
      ])
      try wait("weston's socket") {
        FileManager.default.fileExists(atPath: arena.path(beside: "runtime/attack"))
      }
    }
  }

  deinit {
    desktopProcess?.end()
    server.end(SIGKILL)
  }

  private static func number(said path: String, by server: Child) throws -> String {
    let end = Date().addingTimeInterval(30)
    while Date() < end, server.isRunning {
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      if let number = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) {
        return ":\(number)"
      }
      usleep(10_000)
    }
    throw Failure("Xvfb does not start")
  }

  private func start(_ words: [String]) throws {
    let runtime = arena.path(beside: "runtime")
    try FileManager.default.createDirectory(atPath: runtime, withIntermediateDirectories: true)
    chmod(runtime, 0o700)
    var command = Command(words)
    command.variables = arena.variables.merging(["DISPLAY": name, "XDG_RUNTIME_DIR": runtime]) {
      $1
    }
    desktopProcess = try arena.start(command, "desktop")
  }

  /// The variables by which a program finds this desktop.
  var variables: [String: String] {
    guard desktop == .weston else { return ["DISPLAY": name] }
    return ["WAYLAND_DISPLAY": "attack", "XDG_RUNTIME_DIR": arena.path(beside: "runtime")]
  }

  /// Takes the desktop away from whoever uses it.
  func stop(_ signal: Int32) {
    let process = desktop == .weston ? desktopProcess : server
    process?.end(signal)
  }

  /// Lets the server stand still, until it is ended: it takes connections, and says nothing.
  func hang() { server.send(SIGSTOP) }

  // MARK: Hands

  /// Lets hands do something, in the words of xdotool's scripts; false: it could not.
  @discardableResult
  func act(_ script: String) throws -> Bool {
    try arena.write(script, to: "../hands")
    return try ask([arena.path(beside: "hands")], "hands")
  }

  /// Lets xdotool do something on the display; false: it could not.
  private func ask(_ words: [String], _ output: String = "answer") throws -> Bool {
    var command = Command(["xdotool"] + words)
    command.variables = arena.variables.merging(["DISPLAY": name]) { $1 }
    return try arena.start(command, output).finish(command).ending == .exited(0)
  }

  /// The window that gets the hands' input: the program's, or weston's; nil: it isn't there in time.
  func window(of program: Child) throws -> String? {
    let sign = desktop == .weston ? ["--class", "weston"] : ["--name", "^pokeanim$"]
    // What weston shows can't be asked for.
    if desktop == .weston { usleep(800_000) }
    var found: String?
    try? wait("a window") {
      found = try? find(sign)
      return found != nil || !program.isRunning
    }
    return program.isRunning ? found : nil
  }

  private func find(_ sign: [String]) throws -> String? {
    guard try ask(["search", "--onlyvisible"] + sign, "search") else { return nil }
    let text = try String(contentsOfFile: arena.path(beside: "search.out"), encoding: .utf8)
    return text.split(separator: "\n").first.map(String.init)
  }

  private func wait(_ what: String, until isThere: () throws -> Bool) throws {
    let end = Date().addingTimeInterval(30)
    while try !isThere() {
      guard Date() < end else { throw Failure("no \(what) in 30 s") }
      usleep(30_000)
    }
  }
}
