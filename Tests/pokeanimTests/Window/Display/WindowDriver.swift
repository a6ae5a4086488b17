import Engine
import EngineSDLTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// The program in a window on a virtual display, under a robot's hand.
///
/// The window is moved to the screen's corner, so places in it are places of the screen. The
/// program ends with this value.
final class WindowDriver {
  private let display: VirtualDisplay
  private let program: ProgramRun.Started
  private var window = ""
  private(set) var width: Int
  private(set) var height: Int

  /// - Parameter lives: true if the slides' creatures live; then no picture stays the same.
  init(
    _ arguments: String..., size: (Int, Int) = (960, 720), lives: Bool = false,
    on display: VirtualDisplay, environment: [String: String?] = [:]
  ) throws {
    self.display = display
    (width, height) = size
    program = try ProgramRun(
      arguments: ["--size", "\(size.0)x\(size.1)", "--life", lives ? "on" : "off"] + arguments,
      environment: ["DISPLAY": display.name].merging(environment) { $1 }
    ).started()
    // SDL may make the window anew for a renderer: then the one that was found is gone.
    try eventually("the window lies in the corner and shows something") {
      try expectRunning()
      window = try xdotool("search", "--onlyvisible", "--name", "^pokeanim$")
      try xdotool("windowmove", window, "0", "0", "windowfocus", window)
      return try geometry.contains("X=0\nY=0\n") && pixel(0, 0) != Shade(0, 0, 0)
    }
  }

  /// The program on a desktop that makes its window as large as itself.
  init(
    filling desktop: WaylandDesktop, on display: VirtualDisplay, _ arguments: String...,
    environment: [String: String?] = [:]
  ) throws {
    self.display = display
    (width, height) = desktop.size
    program = try ProgramRun(
      arguments: ["--life", "off"] + arguments,
      environment: desktop.environment.merging(environment) { $1 }
    ).started()
    // The pointer is a part of that desktop's picture; here it is beside the slides' column.
    try move(100, 100)
    try eventually("the window shows something") {
      guard program.process.isRunning else { throw NeverHappened(what: try end().errors) }
      return try pixel(0, 0) != Shade(0, 0, 0)
    }
  }

  /// The program where and as large as it makes its window by itself.
  init(remembering environment: [String: String?], on display: VirtualDisplay) throws {
    self.display = display
    (width, height) = (0, 0)
    program = try ProgramRun(
      arguments: ["--life", "off"],
      environment: ["DISPLAY": display.name].merging(environment) { $1 }
    ).started()
    try eventually("there is a window") {
      try expectRunning()
      window = try xdotool("search", "--onlyvisible", "--name", "^pokeanim$")
      guard !window.isEmpty else { return false }
      try xdotool("windowfocus", window)
      let frame = try frame
      guard frame.count == 4 else { return false }
      (width, height) = (frame[2], frame[3])
      return try pixel(frame[0] + 1, frame[1] + 1) != Shade(0, 0, 0)
    }
  }

  deinit {
    if program.process.isRunning { kill(program.process.processIdentifier, SIGKILL) }
    program.process.waitUntilExit()
  }

  var id: UInt { UInt(window) ?? 0 }
  var process: Int32 { program.process.processIdentifier }
  var isRunning: Bool { program.process.isRunning }

  /// Waits for the program's end; returns its result.
  func end() throws -> ProgramRun.Result { try withExtendedLifetime(self) { try program.finish() } }

  /// Waits for the program's end, which must be a good one; what it said.
  @discardableResult
  func expectGoodEnd(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ProgramRun.Result {
    let result = try end()
    #expect(
      result.code == 0 && !result.timedOut, "\(result), the display: \(display.said)",
      sourceLocation: sourceLocation)
    return result
  }

  /// Throws if the program has ended: a look at its window would wait in vain.
  private func expectRunning() throws {
    guard !program.process.isRunning else { return }
    throw ProgramEnded(result: try end(), display: display.said)
  }

  // MARK: The hand

  func key(_ names: String...) throws { try key(names) }

  /// Each by a robot of its own, which asks the server something before it presses: a key that comes
  /// down again in the millisecond in which it went up, as on a busy machine two of one robot may,
  /// is taken for one that repeats itself.
  func key(_ names: [String]) throws {
    for name in names { try xdotool("key", "--delay", "20", name) }
  }

  func press(_ x: Int, _ y: Int) throws {
    try xdotool("mousemove", "\(x)", "\(y)", "mousedown", "1")
  }

  func move(_ x: Int, _ y: Int) throws { try xdotool("mousemove", "\(x)", "\(y)") }

  /// Moves to and fro five thousand times: more than waits for a program that does not read.
  func shake() throws {
    try xdotool((0..<5000).flatMap { ["mousemove", "\(100 + $0 % 2 * 200)", "100"] })
  }

  func release() throws { try xdotool("mouseup", "1") }

  /// Moves nothing until the window has shown the same picture for a number of seconds; a hand that
  /// lets go afterwards has no speed any more.
  @discardableResult
  func holdStill(for seconds: Double = 0.3) throws -> Picture {
    var still = try picture()
    try eventually("the window stands still") {
      still = try picture()
      return try holdsThroughout(seconds * Patience.factor) { try picture() == still }
    }
    return still
  }

  func resize(_ width: Int, _ height: Int) throws {
    try xdotool("windowsize", window, "\(width)", "\(height)")
    try eventually("the window is \(width)×\(height)") {
      try geometry.contains("WIDTH=\(width)\nHEIGHT=\(height)\n")
    }
    (self.width, self.height) = (width, height)
  }

  func place(at corner: (x: Int, y: Int)) throws {
    try xdotool("windowmove", window, "\(corner.x)", "\(corner.y)")
    try eventually("the window lies at \(corner)") { try frame.prefix(2) == [corner.x, corner.y] }
  }

  /// The window's left and upper edge, its width and height; empty while it has none.
  var frame: [Int] {
    get throws {
      let lines = try geometry.split(separator: "\n")
      return ["X=", "Y=", "WIDTH=", "HEIGHT="].compactMap { name in
        lines.first { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(name.count)) }
      }
    }
  }

  /// Takes the window off the screen, as a window manager does that minimises it.
  func hide() throws { try xdotool("windowunmap", window) }

  /// Destroys the window, as another program may; its close button only asks.
  func takeAway() throws { try xdotool("windowclose", window) }

  /// Ends the program's connection to the display, as a window manager does with a program that does
  /// not answer.
  func cutOff() throws { try xdotool("windowkill", window) }

  /// Minimises and restores it by a window manager.
  func minimise() throws { try xdotool("windowminimize", window) }

  func restore() throws { try xdotool("windowactivate", "--sync", window) }

  func show() throws { try xdotool("windowmap", window, "windowfocus", window) }

  /// The place and the size of the window, as lines that xdotool prints.
  var geometry: String {
    get throws { try xdotool("getwindowgeometry", "--shell", window) + "\n" }
  }

  @discardableResult
  private func xdotool(_ arguments: String...) throws -> String { try xdotool(arguments) }

  @discardableResult
  private func xdotool(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display.name]) {
      $1
    }
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: The eye

  /// A pixel of the window.
  func pixel(_ x: Int, _ y: Int) throws -> Shade {
    try expectRunning()
    return try display.screen()[x, y]
  }

  /// The window's whole picture.
  func picture() throws -> Picture { try part(0, 0, width, height) }

  func part(_ x: Int, _ y: Int, _ width: Int, _ height: Int) throws -> Picture {
    try expectRunning()
    return try display.screen().picture(x: x, y: y, width: width, height: height)
  }

  /// The rows at the window's top that are the pill's of the screens.
  private var head: Int {
    Int(NavBar.height(in: Size(Double(width), Double(height))).rounded(.up))
  }

  /// Waits until the slide's column is the picture but for its bar, whatever is beside it.
  func waitForColumn(_ wanted: Picture, _ what: String) throws {
    let column = OnboardingColumn(width: width, height: height)
    let canvas = OnboardingColumn(width: column.width, height: column.height)
    try wait(for: wanted.withoutBar(in: canvas, head: head), what) {
      try part(column.x, column.y, column.width, column.height).withoutBar(in: canvas, head: head)
    }
  }

  /// Waits until the window shows the slide and round it nothing but its colour.
  func waitForSlide(_ wanted: Picture, _ what: String) throws {
    let column = OnboardingColumn(width: width, height: height)
    let whole = wanted.placed(in: column, width: width, height: height)
    try wait(for: whole.withoutBar(in: column, head: head), what) {
      try picture().withoutBar(in: column, head: head)
    }
  }

  private func wait(
    for wanted: Picture, _ what: String, _ look: () throws -> Picture
  ) throws {
    var last = wanted
    try eventually({
      "\(what): \(last.difference(from: wanted)) pixels differ, the corner is \(Shade(last[0, 0]))"
    }) {
      last = try look()
      return last == wanted
    }
  }

  /// Waits until the window's corner, which is of the background's colour, has it.
  func waitForBackground(_ color: Shade) throws {
    try eventually({ "background \(color), it is \((try? pixel(0, 0))?.description ?? "-")" }) {
      try pixel(0, 0) == color
    }
  }
}
