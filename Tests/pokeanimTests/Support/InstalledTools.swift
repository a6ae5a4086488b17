import Foundation

/// Programs that a test may need and that setup does not install.
enum InstalledTools {
  /// Whether films and PNGs can be made here.
  static let hasFFmpeg = has("ffmpeg")

  /// A window manager that minimises.
  static let hasOpenbox = has("openbox")

  private static func has(_ name: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}
