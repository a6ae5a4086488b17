import EngineSDLTestSupport
import Foundation
import Testing

@testable import EngineSDL

extension WindowTests {
  /// The window where something is missing, odd or taken away.
  @Suite(.serialized) struct OddDesktop {
    @Test(.enabled(if: InstalledTools.hasOpenbox, "openbox is not installed"))
    func minimisedInADragItSettlesAndTheNextDragWorks() throws {
      let display = try VirtualDisplay()
      let manager = try WindowManager(on: display)
      let window = try WindowDriver(on: display)
      try withExtendedLifetime(manager) {
        try window.waitForBackground(Rendered.colors[0])
        try window.press(600, 200)
        try window.move(560, 200)
        try eventually("the drag shows") { try window.pixel(0, 0) != Rendered.colors[0] }
        try window.minimise()
        try eventually("the window has gone") { try window.pixel(0, 0) == Shade(0, 0, 0) }
        try window.release()
        try window.restore()
        try window.waitForBackground(Rendered.colors[0])
        // SDL does not tell of this press: the button never went up for it.
        try window.press(600, 200)
        try window.move(500, 200)
        try window.move(400, 200)
        try eventually("the second drag shows") {
          try window.pixel(0, 0) != Rendered.colors[0]
        }
        try window.holdStill()
        try window.move(300, 200)
        try window.holdStill()
        try window.release()
        try window.waitForBackground(Rendered.colors[1])
      }
    }

    @Test(arguments: [["--renderer", "texture"], ["--renderer", "surface"]])
    func eitherRendererShowsTheSlides(_ arguments: [String]) throws {
      let display = try VirtualDisplay()
      let window = try WindowDriver(arguments[0], arguments[1], on: display)
      try window.waitForSlide(Rendered.slide(0), "the first slide")
      try window.resize(700, 500)
      try window.resize(960, 720)
      try window.key("Right")
      try window.waitForSlide(Rendered.slide(1), "the second slide")
      try window.key("q")
      try window.expectGoodEnd()
    }

    /// Xlib ends a program at such a request, unless it is told otherwise.
    @Test func aRefusedRequestIsCountedAndEndsNothing() throws {
      let connection = try XConnection(to: VirtualDisplay())
      RefusedRequests.startCounting()
      let before = RefusedRequests.count
      try connection.map(window: 0x0BAD_0BAD)
      #expect(RefusedRequests.count == before + 1)
      #expect(RefusedRequests.last == "the X server refuses a request: error 3, request 8.0")
    }

    /// Somebody else ends the window: nothing can be drawn any more, which is said once.
    @Test(arguments: ["texture", "surface"])
    func aWindowThatIsTakenAwayEndsTheProgramWithAReason(_ renderer: String) throws {
      let display = try VirtualDisplay()
      let window = try WindowDriver("--renderer", renderer, "--speed", "0.1", on: display)
      try window.key("Right")
      try eventually("the change is on its way") {
        try window.pixel(0, 0) != Rendered.colors[0]
      }
      try window.takeAway()
      let result = try window.end()
      #expect(!result.timedOut && result.code == 1, "\(result)")
      // Found out by a picture that is refused, or by the window's hiding.
      #expect(result.errors.contains("the X server refuses a request"), "\(result)")
      #expect(!result.errors.contains("X Error"), "\(result)")
    }

    @Test func withoutAHomeItWorks() throws {
      let display = try VirtualDisplay(without: ["GLX"])
      let window = try WindowDriver(on: display, environment: ["HOME": nil, "PATH": nil])
      try window.waitForSlide(Rendered.slide(0), "the first slide")
      try window.key("q")
      try window.expectGoodEnd()
    }

    @Test func aScreenOf8BitsIsRefusedWithAReason() throws {
      let display = try VirtualDisplay(depth: 8)
      for command in [[], ["doctor"]] {
        let result = try ProgramRun(
          arguments: command, environment: ["DISPLAY": display.name]
        ).run()
        #expect(!result.timedOut && result.code == 1)
        #expect((result.errors + result.output).contains("use a display of 16 or 24 bits"))
      }
    }

    @Test(arguments: [(16, []), (24, []), (24, ["GLX"]), (24, ["GLX", "MIT-SHM"])])
    func theDoctorSeesThatTheWindowWorks(_ depth: Int, _ without: [String]) throws {
      let display = try VirtualDisplay(depth: depth, without: without)
      let result = try ProgramRun(
        arguments: ["doctor"], environment: ["DISPLAY": display.name]
      ).run()
      #expect(result.code == 0, "\(result)")
      #expect(result.output.contains("x11, 1280×1024, \(depth == 16 ? 16 : 32) bits a pixel"))
      #expect(result.output.hasSuffix("The window works here.\n"))
    }

    @Test func statsComeAsJSONToo() throws {
      let display = try VirtualDisplay()
      let window = try WindowDriver("--stats", "--json", on: display)
      try window.key("q")
      let result = try window.end()
      #expect(result.code == 0 && result.errors.isEmpty, "\(result)")
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      let members = try #require(object as? [String: Any])
      #expect(members["renderer"] as? String == "surface" && members["frames"] is Int)
      #expect(members["start-up-ms"] is Double)
    }

    @Test func statsCountWhatWasShown() throws {
      let display = try VirtualDisplay()
      let window = try WindowDriver("--stats", on: display)
      try window.key("Right")
      try window.waitForSlide(Rendered.slide(1), "the second slide")
      kill(window.process, SIGTERM)
      let result = try window.end()
      #expect(result.code == 128 + SIGTERM)
      var values: [Substring: Substring] = [:]
      for line in result.errors.split(separator: "\n") {
        let words = line.split(separator: " ")
        if words.count == 3, words[0] == "pokeanim:" { values[words[1]] = words[2] }
      }
      #expect(values["renderer"] == "surface", "\(result.errors)")
      #expect((values["presents"].flatMap { Int($0) } ?? 0) > 3)
      #expect((values["frames"].flatMap { Int($0) } ?? 0) > 3)
      #expect((values["idle-wake-ups"].flatMap { Int($0) } ?? 0) > 0)
      for name in [
        "interval-p50-ms", "interval-p99-ms", "work-mean-ms", "work-p50-ms", "work-p99-ms",
        "start-up-ms",
      ] {
        #expect((values[Substring(name)].flatMap { Double($0) } ?? 0) > 0, "\(name)")
      }
    }

    /// Without a terminal to talk to, what is said goes nowhere, least of all to the X server.
    @Test func closedStreamsDoNoHarm() throws {
      let display = try VirtualDisplay()
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = [
        "-c",
        """
        '\(ProgramRun.path)' --stats --font "$FONT" <&- >&- 2>&- & p=$!
        until xdotool search --onlyvisible --name '^pokeanim$'; do kill -0 $p || break; done
        kill $p; wait $p
        """,
      ]
      var environment = ProcessInfo.processInfo.environment
      environment["DISPLAY"] = display.name
      environment["FONT"] = try Self.anyFont()
      shell.environment = environment
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 128 + SIGTERM)
    }

    private static func anyFont() throws -> String {
      let finder = FileManager.default.enumerator(atPath: "/usr/share/fonts")
      let name = finder?.first { "\($0)".hasSuffix(".otf") || "\($0)".hasSuffix(".ttf") }
      return "/usr/share/fonts/\(try #require(name))"
    }
  }
}

/// Drivers that show nothing to anybody.
@Suite struct HiddenDriverTests {
  @Test(arguments: ["dummy", "offscreen"])
  func aDriverThatShowsNothingRunsAndEnds(_ driver: String) throws {
    let run = try ProgramRun(
      arguments: ["--size", "64x48", "--stats", "--life", "off"],
      environment: ["SDL_VIDEODRIVER": driver]
    ).started()
    #expect(run.waitUntilItListens())
    try run.waitUntilItRests()
    kill(run.process.processIdentifier, SIGTERM)
    let result = try run.finish()
    #expect(result.code == 128 + SIGTERM && !result.timedOut)
    #expect(result.errors.contains("frames"), "\(result)")
  }
}
