import Engine

/// The settings as the desktop's portal tells them: those for all desktops, and GNOME's own.
struct PortalSettings: Hashable {
  static let appearance = "org.freedesktop.appearance"
  static let gnome = "org.gnome.desktop.interface"
  private static let source = "the settings portal"

  private var values: [String: DBusValue] = [:]

  /// Takes an answer to `ReadAll`: of namespaces, their keys and values.
  mutating func take(all answer: DBusValue) {
    for case .list(let group) in answer.elements {
      guard group.count == 2, case .text(let namespace) = group[0] else { continue }
      for case .list(let entry) in group[1].elements {
        guard entry.count == 2, case .text(let key) = entry[0] else { continue }
        values[namespace + " " + key] = entry[1]
      }
    }
  }

  /// Takes a setting that has changed: its namespace, its key and its value.
  mutating func take(change: [DBusValue]) {
    guard change.count == 3, case .text(let namespace) = change[0], case .text(let key) = change[1]
    else { return }
    values[namespace + " " + key] = change[2]
  }

  var found: FoundSettings {
    var found = FoundSettings()
    found.colorScheme = colorScheme.map { .init($0, from: Self.source) }
    found.contrast = contrast.map { .init($0, from: Self.source) }
    found.reducesMotion = reducesMotion.map { .init($0, from: Self.source) }
    return found
  }

  private var colorScheme: DesktopSettings.ColorScheme? {
    switch values[Self.appearance + " color-scheme"] {
    case .number(0): .noPreference
    case .number(1): .dark
    case .number(2): .light
    default:
      if case .text(let name) = values[Self.gnome + " color-scheme"] {
        GnomeSettings.scheme(named: name)
      } else {
        nil
      }
    }
  }

  private var contrast: DesktopSettings.Contrast? {
    switch values[Self.appearance + " contrast"] {
    case .number(0): .normal
    case .number(1): .high
    default: nil
    }
  }

  /// One wish for less motion is enough.
  private var reducesMotion: Bool? {
    let wishes = [
      values[Self.appearance + " reduced-motion"].flatMap { $0.number.map { $0 == 1 } },
      values[Self.gnome + " enable-animations"].flatMap { $0.flag.map { !$0 } },
    ].compactMap(\.self)
    return wishes.isEmpty ? nil : wishes.contains(true)
  }
}
