import EngineSystem

#if canImport(Glibc)
  import Glibc
#endif

/// The process's memory, as Linux tells it.
enum ProcessMemory {
  /// Bytes in RAM; nil where nobody tells.
  static var resident: Int? {
    guard let status = try? FileSystem.text(of: "/proc/self/statm") else { return nil }
    let pages = status.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * Int(getpagesize()) }
  }
}
