package import EngineSystem

/// The places where a desktop's settings can be asked for, in this order: its portal, GNOME's own
/// program, files.
package struct SettingsSources: Sendable {
  /// The address of the session's bus; nil: there is none, and none is started.
  let bus: String?
  let isGnome: Bool
  let files: SettingsFiles

  package init(environment: Environment) {
    bus = environment("DBUS_SESSION_BUS_ADDRESS") ?? Self.usualBus(environment)
    isGnome = environment("XDG_CURRENT_DESKTOP")?.split(separator: ":").contains("GNOME") ?? false
    files = SettingsFiles(environment: environment)
  }

  private static func usualBus(_ environment: Environment) -> String? {
    guard let path = environment("XDG_RUNTIME_DIR").map({ $0 + "/bus" }), FileSystem.exists(path)
    else { return nil }
    return "unix:path=" + path
  }

  /// The settings by what the portal said, and what it leaves open by the other sources.
  func found(portal: FoundSettings) -> FoundSettings {
    guard portal.colorScheme == nil || portal.reducesMotion == nil else { return portal }
    let gnome = isGnome ? GnomeSettings.found() : FoundSettings()
    return portal.filled(by: gnome).filled(by: files.found)
  }
}
