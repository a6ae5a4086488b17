import Engine
import EngineSDL
import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

extension WindowTests {
  /// The window on a desktop that tells its settings on a bus, or should.
  @Suite(.serialized, .enabled(if: PrivateBus.canBeTried, "dbus-daemon is not installed"))
  struct DesktopSettingsRuns {
    private let display: VirtualDisplay
    private let bus: PrivateBus

    init() throws {
      display = try VirtualDisplay()
      bus = try PrivateBus()
    }

    private var environment: [String: String?] { ["DBUS_SESSION_BUS_ADDRESS": bus.address] }

    @Test func creaturesStandStillAsSoonAsTheDesktopAsksForLessMotion() throws {
      let portal = try FakePortal(on: bus, [.gnome("enable-animations", .flag(true))])
      let window = try WindowDriver(lives: true, on: display, environment: environment)
      // A hand that has dragged is not told any more that slides can be dragged.
      try window.press(480, 300)
      try window.move(450, 300)
      try window.move(480, 300)
      try window.release()
      let picture = try window.picture()
      try eventually("the creature breathes") { try window.picture() != picture }
      portal.change(.gnome("enable-animations", .flag(false)))
      try window.holdStill(for: 1.5)
      try window.key("q")
      try window.expectGoodEnd()
      try eventually("it has left the bus") { portal.departures >= 1 }
    }

    @Test func aPortalThatNeverAnswersDelaysNothing() throws {
      let portal = try FakePortal(on: bus, [], answers: false)
      let window = try WindowDriver("--stats", on: display, environment: environment)
      try window.waitForSlide(Rendered.slide(0), "the first slide")
      try window.key("Right")
      try window.waitForSlide(Rendered.slide(1), "the second slide")
      try window.key("q")
      try window.expectGoodEnd()
      #expect(portal.questions == 1)
    }

    @Test func aBusThatDiesEndsNothing() throws {
      let portal = try FakePortal(on: bus, [.appearance("reduced-motion", 0)])
      let window = try WindowDriver(on: display, environment: environment)
      try eventually("it has asked") { portal.questions == 1 }
      bus.stop()
      try window.key("Right")
      try window.waitForSlide(Rendered.slide(1), "the second slide")
      try window.key("q")
      try window.expectGoodEnd()
    }

    @Test(arguments: [true, false])
    func theDoctorTellsWhatTheDesktopSays(_ answers: Bool) throws {
      let wishes: [FakePortal.Setting] = [
        .appearance("color-scheme", 1), .appearance("contrast", 1),
        .gnome("enable-animations", .flag(false)),
      ]
      let portal = try FakePortal(on: bus, wishes, answers: answers)
      let folder = try TemporaryFolder()
      try folder.file("kdeglobals", "[General]\nColorScheme=BreezeLight\n")
      let variables = ["DISPLAY": display.name, "XDG_CONFIG_HOME": folder.path]
      let result = try ProgramRun(
        arguments: ["doctor"], environment: environment.merging(variables) { $1 }
      ).run()
      let wanted =
        answers
        ? [
          "desktop  dark (the settings portal), high contrast (the settings portal)",
          "motion   reduced to fades (the settings portal)",
        ] : ["desktop  light (\(folder.path)/kdeglobals)", "motion   as designed\n"]
      for line in wanted { #expect(result.output.contains(line), "\(result.output)") }
      #expect(result.code == 0 && portal.questions == 1)
    }
  }
}
