import Engine
import Glibc

/// GNOME's settings as its program `gsettings` tells them.
enum GnomeSettings {
  private static let group = "org.gnome.desktop.interface"

  /// Asks the program, which takes some hundredths of a second; nothing if it is not installed.
  static func found(program: String = "gsettings") -> FoundSettings {
    let questions = ["color-scheme", "enable-animations"].map { "\(program) get \(group) \($0)" }
    let command = (["exec 2>/dev/null"] + questions).joined(separator: "; ")
    guard let pipe = popen(command, "r") else { return FoundSettings() }
    defer { pclose(pipe) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = fread(&bytes, 1, bytes.count, pipe)
    return found(in: String(decoding: bytes[..<count], as: UTF8.self))
  }

  /// The meaning of its answers, a line for each setting that it knows.
  static func found(in answers: String) -> FoundSettings {
    var found = FoundSettings()
    for line in answers.split(separator: "\n") {
      switch line {
      case "true", "false": found.reducesMotion = .init(line == "false", from: "gsettings")
      default:
        let name = line.filter { $0 != "'" }
        found.colorScheme = scheme(named: name).map { .init($0, from: "gsettings") }
      }
    }
    return found
  }

  /// The meaning of `color-scheme`; nil if it has none that is known.
  static func scheme(named name: String) -> DesktopSettings.ColorScheme? {
    switch name {
    case "prefer-dark": .dark
    case "prefer-light": .light
    case "default": .noPreference
    default: nil
    }
  }
}
