import Engine
import EngineSystem
import Glibc

/// The memory that pictures may take.
package struct MemoryRoom: Hashable {
  /// In bytes.
  let bytes: Int
  /// The most that a pixel takes, in bytes, in all the copies of a picture there are at once.
  let bytesPerPixel: Int

  /// - Parameter isBlurred: true if frames are means of several pictures.
  package init(bytes: Int = Self.available, format: FilmFormat, isBlurred: Bool) {
    self.bytes = bytes
    bytesPerPixel = format.bytesPerPixel + (isBlurred ? 25 : 0)
  }

  /// Throws if a picture of this size would take more; says which would not.
  func check(width: Int, height: Int) throws {
    let needed = width * height * bytesPerPixel
    guard needed > bytes else { return }
    let share = (Double(bytes) / Double(needed)).squareRoot()
    let (w, h) = (Int(Double(width) * share), Int(Double(height) * share))
    throw Failure(
      "\(width)×\(height) pixels need \(ByteCount.text(needed)) of memory, and"
        + " \(ByteCount.text(bytes)) are free; \(max(1, w))×\(max(1, h)) fit: take a smaller"
        + " canvas or scale")
  }

  /// The memory that this process can still get, in bytes.
  static var available: Int {
    [systemsMemory, groupsMemory, limit].compactMap(\.self).min() ?? Int.max / 2
  }

  private static var systemsMemory: Int? {
    let lines = (try? FileSystem.text(of: "/proc/meminfo"))?.split(separator: "\n")
    let line = lines?.first { $0.hasPrefix("MemAvailable:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first.map { $0 << 10 }
  }

  private static var groupsMemory: Int? {
    groupsMemory { try? FileSystem.text(of: "/sys/fs/cgroup/memory." + $0) }
  }

  /// The rest of what a container may take: the files that the system keeps there, as long as there
  /// is room, it lets go.
  ///
  /// - Parameter text: the contents of one of the container's files of a name.
  static func groupsMemory(_ text: (String) -> String?) -> Int? {
    func number(_ name: String) -> Int? {
      text(name).flatMap { Int($0.split(whereSeparator: \.isWhitespace).first ?? "") }
    }
    guard let most = number("max"), let used = number("current") else { return nil }
    let kept = (text("stat") ?? "").split(separator: "\n").reduce(0) { sum, line in
      let words = line.split(separator: " ")
      let isFile = words.count == 2 && ["active_file", "inactive_file"].contains(words[0])
      return sum + (isFile ? Int(words[1]) ?? 0 : 0)
    }
    return max(0, most - max(0, used - kept))
  }

  /// The rest of what `ulimit -v` allows.
  private static var limit: Int? {
    var limits = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits) == 0,
      limits.rlim_cur < rlim_t(Int.max / 2)
    else { return nil }
    let pages = (try? FileSystem.text(of: "/proc/self/statm"))?.split(separator: " ").first
    let used = pages.flatMap { Int($0) }.map { $0 * Int(getpagesize()) } ?? 0
    return max(0, Int(limits.rlim_cur) - used)
  }
}

/// Numbers of bytes, in words.
package enum ByteCount {
  package static func text(_ bytes: Int) -> String {
    let units: [(Int, String)] = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1000, "kB")]
    guard let (size, unit) = units.first(where: { bytes >= $0.0 }) else { return "\(bytes) bytes" }
    let number = Double(bytes) / Double(size)
    let tenths = (number * 10).rounded() / 10
    let isWhole = tenths >= 100 || tenths == tenths.rounded()
    return (isWhole ? "\(Int(number.rounded()))" : "\(tenths)") + " \(unit)"
  }
}
