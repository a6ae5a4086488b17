import EngineSDLTestSupport
import Foundation
import Testing

extension WindowTests {
  /// The window on a Wayland desktop, where SDL has no plain surface and presents wait.
  @Suite(.serialized, .enabled(if: InstalledTools.hasWeston, "weston is not installed"))
  struct Wayland {
    private let display: VirtualDisplay
    private let desktop: WaylandDesktop

    init() throws {
      display = try VirtualDisplay()
      desktop = try WaylandDesktop(on: display)
    }

    @Test func keysAndTheHandWork() throws {
      let start = Date()
      let window = try WindowDriver(filling: desktop, on: display, "--stats")
      try window.waitForColumn(Rendered.slide(0), "the first slide")
      try window.key("Right")
      try window.waitForColumn(Rendered.slide(1), "the second slide")
      try window.press(700, 100)
      try window.move(600, 100)
      try window.move(100, 100)
      try eventually("the drag shows") { try window.pixel(0, 0) != Rendered.colors[1] }
      try window.holdStill(for: 2)
      try window.release()
      try window.waitForColumn(Rendered.slide(2), "the third slide")
      kill(window.process, SIGTERM)
      let result = try window.end()
      #expect(result.code == 128 + SIGTERM, "\(result.errors)")
      #expect(result.errors.contains("renderer texture"), "\(result.errors)")
      let frames = result.errors.split(separator: "\n").compactMap { line in
        line.hasPrefix("pokeanim: frames ") ? Int(line.dropFirst(17)) : nil
      }
      // A hand held still wants frames, but none faster than the display shows them.
      let most = Date().timeIntervalSince(start) * 75
      #expect(frames.count == 1 && Double(frames[0]) < most, "\(frames)")
    }

    @Test func theEndOfTheDesktopIsToldWithItsReason() throws {
      let window = try WindowDriver(filling: desktop, on: display)
      desktop.stop()
      let result = try window.end()
      #expect(!result.timedOut && result.code == 1, "\(result)")
      #expect(result.errors.contains("the Wayland compositor has ended"), "\(result)")
    }

    /// SDL waits for its answers then, each of them for ever.
    @Test(arguments: [0, 20, 40, 60, 80, 100])
    func theEndOfTheDesktopWhileTheWindowIsOpenedIsTold(milliseconds: Int) throws {
      let program = try ProgramRun(arguments: [], environment: desktop.environment).started()
      program.waitUntilItHasWorked(milliseconds * 1000)
      desktop.stop()
      let result = try program.finish()
      #expect(!result.timedOut && result.code == 1, "\(result)")
      #expect(result.errors.hasPrefix("pokeanim: error: "), "\(result)")
    }

    @Test func aSurfaceIsRefusedWithItsReason() throws {
      let result = try ProgramRun(
        arguments: ["--renderer", "surface"], environment: desktop.environment
      ).run()
      #expect(!result.timedOut && result.code == 1, "\(result)")
      #expect(result.errors.contains("no surface in plain memory; take the renderer texture"))
    }

    // MARK: Without a seat

    /// SDL crashes there when it is started.
    private func environmentWithoutSeat(
      _ desktop: WaylandDesktop, display: String?
    ) -> [String: String?] {
      desktop.environment.merging(["SDL_VIDEODRIVER": "wayland", "DISPLAY": display]) { $1 }
    }

    private static let fault = "the video driver “wayland” crashes when it is opened"

    @Test func aDriverThatCrashesIsNamed() throws {
      let desktop = try WaylandDesktop(on: nil)
      let environment = environmentWithoutSeat(desktop, display: nil)
      let window = try ProgramRun(arguments: [], environment: environment).run()
      #expect(
        !window.timedOut && window.code == 1 && window.errors == "pokeanim: error: \(Self.fault)\n")
      let doctor = try ProgramRun(arguments: ["doctor"], environment: environment).run()
      #expect(!doctor.timedOut && doctor.code == 1, "\(doctor)")
      #expect(doctor.output.contains("broken  display  \(Self.fault)"), "\(doctor)")
      #expect(doctor.output.contains("ok      pictures "), "\(doctor)")
      withExtendedLifetime(desktop) {}
    }

    @Test func insteadOfADriverThatCrashesTheNextIsTaken() throws {
      let desktop = try WaylandDesktop(on: nil)
      let environment = environmentWithoutSeat(desktop, display: display.name)
      let doctor = try ProgramRun(arguments: ["doctor"], environment: environment).run()
      #expect(doctor.code == 0 && doctor.output.contains("\(Self.fault); x11, "), "\(doctor)")
      let window = try WindowDriver(on: display, environment: environment)
      try window.key("q")
      let result = try window.expectGoodEnd()
      #expect(result.errors == "pokeanim: warning: \(Self.fault), so “x11” is taken\n")
      withExtendedLifetime(desktop) {}
    }

    @Test func theDoctorSeesThatTheWindowWorks() throws {
      let result = try ProgramRun(arguments: ["doctor"], environment: desktop.environment).run()
      #expect(result.code == 0, "\(result)")
      #expect(result.output.contains("wayland, 960×720, 32 bits a pixel"))
      #expect(result.output.contains("renderer texture by"))
      #expect(result.output.hasSuffix("The window works here.\n"))
    }
  }
}
