import Foundation

/// Programs that some tests need; `make setup-tests` installs them where there is apt.
enum InstalledTools {
  /// True if films and PNGs can be made here.
  static let hasFFmpeg = has("ffmpeg")

  /// A browser.
  static let chromium = path(of: "chromium")

  /// A window manager that minimises.
  static let hasOpenbox = has("openbox")

  /// A Wayland desktop that fits into a virtual display.
  static let hasWeston = has("weston")

  /// Layouts of keyboards for a virtual display.
  static let hasKeyboards = has("setxkbmap")

  /// A compiler of C, which comes with Swift.
  static let clang = path(of: "clang")

  /// An interpreter of Python.
  static let python = path(of: "python3")

  /// Another reader of SVG.
  static let hasRSVG = has("rsvg-convert")

  private static func has(_ name: String) -> Bool { path(of: name) != nil }

  /// The program's file; nil if it is not there.
  static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
