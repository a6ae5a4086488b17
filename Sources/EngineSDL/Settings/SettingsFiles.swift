import Engine
package import EngineSystem

/// The files in which desktops keep settings for programs that ask no service: GTK's settings.ini,
/// which most desktops but GNOME write to as well, and KDE's kdeglobals. Reading takes no time.
package struct SettingsFiles: Sendable {
  /// The person's folder of settings; nil: there is none.
  private let folder: String?
  private let read: @Sendable (String) -> String?

  /// - Parameter read: the text of a file by its path; nil if it can't be read.
  package init(
    environment: Environment,
    read: @escaping @Sendable (String) -> String? = { try? FileSystem.text(of: $0) }
  ) {
    folder = environment("XDG_CONFIG_HOME") ?? environment("HOME").map { $0 + "/.config" }
    self.read = read
  }

  package var found: FoundSettings {
    var found = FoundSettings()
    for name in ["gtk-4.0/settings.ini", "gtk-3.0/settings.ini"] {
      found = found.filled(by: settings(in: name, Self.gtk))
    }
    return found.filled(by: settings(in: "kdeglobals", Self.kde))
  }

  private func settings(
    in name: String, _ meaning: (IniFile) -> DesktopSettings
  ) -> FoundSettings {
    var found = FoundSettings()
    guard let path = folder.map({ $0 + "/" + name }), let text = read(path) else { return found }
    let settings = meaning(IniFile(text: text))
    found.colorScheme = settings.colorScheme.map { .init($0, from: path) }
    found.reducesMotion = settings.reducesMotion.map { .init($0, from: path) }
    return found
  }

  // MARK: What they say

  /// A wish for dark; GTK has no word for a wish for light.
  private static func gtk(_ file: IniFile) -> DesktopSettings {
    let isDark = file.value(of: "gtk-application-prefer-dark-theme", in: "Settings").map(isOn)
    let animates = file.value(of: "gtk-enable-animations", in: "Settings").map(isOn)
    return DesktopSettings(
      colorScheme: isDark == true ? .dark : nil, reducesMotion: animates.map { !$0 })
  }

  private static func isOn(_ value: String) -> Bool {
    !["0", "false"].contains(value.lowercased())
  }

  private static func kde(_ file: IniFile) -> DesktopSettings {
    let duration = file.value(of: "AnimationDurationFactor", in: "KDE")
    let ground = file.value(of: "BackgroundNormal", in: "Colors:Window").flatMap(isDark)
    let name = file.value(of: "ColorScheme", in: "General")
    let isDark = ground ?? name.map { $0.lowercased().contains("dark") }
    return DesktopSettings(
      colorScheme: isDark.map { $0 ? .dark : .light },
      reducesMotion: duration.map { ["0", "0.0"].contains($0) })
  }

  /// True for a colour nearer to black than to white, from its red, green and blue up to 255.
  private static func isDark(_ color: String) -> Bool? {
    let parts = color.split(separator: ",").compactMap { Double($0) }
    guard parts.count >= 3 else { return nil }
    return 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] < 127.5
  }
}
