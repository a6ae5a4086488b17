import EngineSDL
import EngineSystem
import Glibc

/// The folder that the desktop keeps pictures in.
struct PictureFolder: Hashable {
  let path: String

  init(_ path: String) { self.path = path }

  /// The folder that user-dirs.dirs names, else Pictures at home, else home; `.` without a home.
  ///
  /// - Parameters:
  ///   - read: a file's text.
  ///   - isFolder: true for the path of a folder that is there.
  init(
    environment: Environment,
    read: (String) -> String? = { (try? FileSystem.bytes(of: $0)).map { String(anyBytes: $0) } },
    isFolder: (String) -> Bool = FileSystem.isFolder
  ) {
    let home = environment("HOME") ?? "."
    let config = environment("XDG_CONFIG_HOME") ?? home + "/.config"
    let named = read(config + "/user-dirs.dirs").flatMap { Self.named(in: $0, home: home) }
    path = [named, home + "/Pictures"].compactMap(\.self).first(where: isFolder) ?? home
  }

  /// The folder in a text of lines like `XDG_PICTURES_DIR="$HOME/Bilder"`; the last one counts.
  private static func named(in text: String, home: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { $0.hasPrefix(key) }) else { return nil }
    var value = line.dropFirst(key.count)
    guard value.hasPrefix("\""), value.dropFirst().hasSuffix("\"") else { return nil }
    value = value.dropFirst().dropLast()
    if value.hasPrefix("$HOME/") { return home + value.dropFirst("$HOME".count) }
    return value.hasPrefix("/") ? String(value) : nil
  }

  private static let key = "XDG_PICTURES_DIR="

  /// Writes a new file and returns its name: of a day, and with a number that no other has.
  ///
  /// - Parameter ending: that of its name.
  func save(_ bytes: [UInt8], ending: String = "png", day: String = today) throws -> String {
    func file(_ number: Int) -> String { "\(path)/pokeanim \(day) \(number).\(ending)" }
    var number = 1
    while try !FileSystem.claim(file(number)) { number += 1 }
    let file = file(number)
    do {
      try FileSystem.write(bytes, to: file)
    } catch {
      FileCall.remove(file)
      throw error
    }
    return FileSystem.name(of: file)
  }

  /// The date here, as 2025-01-31.
  static var today: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  }
}
