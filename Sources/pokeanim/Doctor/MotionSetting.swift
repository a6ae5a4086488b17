import EngineSDL

/// The decision to reduce movement or not, and its source.
///
/// In order: `--reduced-motion`, POKEANIM_REDUCED_MOTION, the desktop. Of the desktop only files
/// are read, which takes no time: GTK's settings.ini, which GNOME's and KDE's own settings are
/// written to as well, and kdeglobals.
struct MotionSetting: Hashable, CustomStringConvertible {
  let isReduced: Bool
  /// Whose word it is; nil: nobody's.
  let source: String?

  init(
    flag: Bool, environment: Environment,
    read: (String) -> String? = { try? FileSystem.text(of: $0) }
  ) {
    if flag {
      (isReduced, source) = (true, "--reduced-motion")
    } else if let variable = environment("POKEANIM_REDUCED_MOTION") {
      (isReduced, source) = (variable != "0", "POKEANIM_REDUCED_MOTION")
    } else {
      let found = Self.desktop(environment, read)
      (isReduced, source) = (found?.isReduced ?? false, found?.file)
    }
  }

  var description: String {
    (isReduced ? "reduced to fades" : "as designed") + (source.map { " (\($0))" } ?? "")
  }

  // MARK: The desktop

  private static func desktop(
    _ environment: Environment, _ read: (String) -> String?
  ) -> (isReduced: Bool, file: String)? {
    let home = environment("HOME").map { $0 + "/.config" }
    guard let folder = environment("XDG_CONFIG_HOME") ?? home else { return nil }
    let places = [
      ("gtk-4.0/settings.ini", "Settings", "gtk-enable-animations", ["0", "false"]),
      ("gtk-3.0/settings.ini", "Settings", "gtk-enable-animations", ["0", "false"]),
      ("kdeglobals", "KDE", "AnimationDurationFactor", ["0", "0.0"]),
    ]
    for (file, group, key, off) in places {
      guard let text = read(folder + "/" + file),
        let value = value(of: key, group: group, in: text)
      else { continue }
      return (off.contains(value.lowercased()), folder + "/" + file)
    }
    return nil
  }

  /// A value of an .ini file; the last one counts.
  static func value(of key: String, group: String, in text: String) -> String? {
    var current = ""
    var found: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        current = String(line[line.index(after: line.startIndex)..<end])
      } else if current == group, let equals = line.firstIndex(of: "=") {
        guard trimmed(line[..<equals]) == key else { continue }
        found = trimmed(line[line.index(after: equals)...])
      }
    }
    return found
  }

  private static func trimmed(_ text: Substring) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    return words.joined(separator: " ")
  }
}
