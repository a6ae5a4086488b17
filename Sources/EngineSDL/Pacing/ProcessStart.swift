import EngineSystem
import Glibc

/// The start of this process, on the clock of `MonotonicClock`.
enum ProcessStart {
  /// In nanoseconds, up to a hundredth of a second too early, which is as exactly as the system
  /// keeps it; nil if it can't be told.
  static func time() -> Int64? {
    guard let status = try? FileSystem.text(of: "/proc/self/stat"),
      let ticks = startTicks(status: status)
    else { return nil }
    var sinceBoot = timespec()
    clock_gettime(CLOCK_BOOTTIME, &sinceBoot)
    let boot = Int64(sinceBoot.tv_sec) * 1_000_000_000 + Int64(sinceBoot.tv_nsec)
    let age = boot - ticks * (1_000_000_000 / Int64(sysconf(Int32(_SC_CLK_TCK))))
    return MonotonicClock.now - age
  }

  /// The 22nd field of the line; the second one may hold blanks and brackets.
  static func startTicks(status: String) -> Int64? {
    guard let bracket = status.lastIndex(of: ")") else { return nil }
    let fields = status[status.index(after: bracket)...].split(separator: " ")
    return fields.count > 19 ? Int64(fields[19]) : nil
  }
}
