import Engine
import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import Synchronization
import Testing

@testable import EngineSDL

/// The settings of a real bus, on which the portal is made up.
@Suite(.serialized, .enabled(if: PrivateBus.canBeTried, "dbus-daemon is not installed"))
struct SettingsWatchTests {
  /// Counts from whatever thread.
  private final class Bell: Sendable {
    private let rung = Mutex(0)
    var count: Int { rung.withLock { $0 } }
    func ring() { rung.withLock { $0 += 1 } }
  }

  private let bell = Bell()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func watch(_ bus: PrivateBus?, patience: Double = 60) -> SettingsWatch {
    let bell = bell
    let variables = ["XDG_CONFIG_HOME": folder.path, "DBUS_SESSION_BUS_ADDRESS": bus?.address]
    return SettingsWatch(
      SettingsSources { variables[$0] ?? nil }, patience: patience, onNews: { bell.ring() })
  }

  private func eventually(_ what: String, _ holds: () -> Bool) throws {
    let deadline = Date().addingTimeInterval(60)
    while !holds() {
      guard Date() < deadline else { throw Never(what: what) }
      usleep(2_000)
    }
  }

  private struct Never: Error { let what: String }

  private let wishes: [FakePortal.Setting] = [
    .appearance("color-scheme", 1), .appearance("contrast", 1), .appearance("reduced-motion", 1),
    .gnome("enable-animations", .flag(true)), .gnome("font-name", .text("Inter 11")),
  ]
  private let wanted = DesktopSettings(colorScheme: .dark, contrast: .high, reducesMotion: true)

  @Test func aPortalTellsAllAndWhatChanges() throws {
    let bus = try PrivateBus()
    let portal = try FakePortal(on: bus, wishes)
    let watch = watch(bus)
    try eventually("it is known") { watch.found != nil }
    #expect(watch.found?.settings == wanted && bell.count == 1)
    #expect(watch.found?.contrast?.source == "the settings portal")
    portal.change(.appearance("color-scheme", 2))
    try eventually("it is light") { watch.found?.colorScheme?.value == .light }
    portal.change(.appearance("reduced-motion", 0))
    try eventually("it moves") { watch.found?.reducesMotion?.value == false }
    portal.change(.gnome("enable-animations", .flag(false)))
    try eventually("GNOME asks for less") { watch.found?.reducesMotion?.value == true }
    #expect(bell.count == 4 && portal.questions == 1)
  }

  @Test func whatIsNoNewsWakesNobody() throws {
    let bus = try PrivateBus()
    let portal = try FakePortal(on: bus, wishes)
    let watch = watch(bus)
    try eventually("it is known") { watch.found != nil }
    portal.change(.gnome("font-name", .text("Inter 12")))
    portal.change(.appearance("contrast", 1))
    portal.change(.appearance("contrast", 0))
    try eventually("the last change is there") { watch.found?.contrast?.value == .normal }
    #expect(bell.count == 2)
  }

  @Test func withoutABusFilesAreAsked() throws {
    try folder.file("kdeglobals", "[General]\nColorScheme=BreezeDark\n")
    let watch = watch(nil)
    try eventually("it is known") { watch.found != nil }
    #expect(watch.found?.settings == DesktopSettings(colorScheme: .dark))
    #expect(watch.found?.colorScheme?.source == folder.path + "/kdeglobals")
  }

  @Test func withoutAPortalFilesAreAskedAtOnce() throws {
    try folder.file("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n")
    let watch = watch(try PrivateBus())
    try eventually("it is known") { watch.found != nil }
    #expect(watch.found?.settings == DesktopSettings(reducesMotion: true))
  }

  @Test func whatThePortalDoesNotKnowFilesMay() throws {
    try folder.file(
      "kdeglobals", "[General]\nColorScheme=BreezeDark\n[KDE]\nAnimationDurationFactor=0\n")
    let bus = try PrivateBus()
    let portal = try FakePortal(on: bus, [.appearance("color-scheme", 2)])
    let watch = watch(bus)
    try eventually("it is known") { watch.found != nil }
    #expect(watch.found?.settings == DesktopSettings(colorScheme: .light, reducesMotion: true))
    #expect(portal.questions == 1)
  }

  @Test func whereThePortalNeverAnswersFilesAreAskedAfterAWhile() throws {
    try folder.file("kdeglobals", "[General]\nColorScheme=BreezeDark\n")
    let bus = try PrivateBus()
    let portal = try FakePortal(on: bus, wishes, answers: false)
    let patient = watch(bus)
    try eventually("it was asked") { portal.questions == 1 }
    #expect(patient.found == nil)
    let watch = watch(bus, patience: 0.05)
    try eventually("the files are known") { watch.found != nil }
    #expect(watch.found?.settings == DesktopSettings(colorScheme: .dark))
    // It hangs, but may still tell of changes.
    portal.change(.appearance("color-scheme", 2))
    try eventually("it is light") { watch.found?.colorScheme?.value == .light }
  }

  /// The connection ends with the watch, whatever hangs.
  @Test(arguments: [true, false])
  func itLeavesTheBusWhenNobodyLooksAnyMore(_ answers: Bool) throws {
    let bus = try PrivateBus()
    let portal = try FakePortal(on: bus, wishes, answers: answers)
    var watch: SettingsWatch? = watch(bus)
    try eventually("it was asked") { portal.questions == 1 }
    try eventually("it has answered") { !answers || watch?.found != nil }
    watch = nil
    try eventually("the connection has ended") { portal.departures == 1 }
  }

  @Test func aBusThatDiesTakesNothingAlong() throws {
    let bus = try PrivateBus()
    let portal = try FakePortal(on: bus, wishes)
    let watch = watch(bus)
    try eventually("it is known") { watch.found != nil }
    bus.stop()
    #expect(watch.found?.settings == wanted && portal.questions == 1)
    let late = self.watch(bus)
    try eventually("nothing is known") { late.found != nil }
    #expect(late.found?.settings == DesktopSettings())
  }

  @Test func aBusThatAcceptsAndNeverSpeaksIsGivenUp() throws {
    let path = folder.path + "/deaf"
    let socket = try DeafSocket(path: path)
    let variables = [
      "XDG_CONFIG_HOME": folder.path, "DBUS_SESSION_BUS_ADDRESS": "unix:path=" + path,
    ]
    let watch = SettingsWatch(SettingsSources { variables[$0] }, patience: 0.05)
    try eventually("it is given up") { watch.found != nil }
    #expect(watch.found?.settings == DesktopSettings())
    withExtendedLifetime(socket) {}
  }
}

/// A socket that takes connections and reads nothing.
private final class DeafSocket {
  private let descriptor: Int32

  init(path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
    }
    guard result == 0, listen(descriptor, 4) == 0 else { throw Failure("no socket at \(path)") }
  }

  deinit { close(descriptor) }
}
