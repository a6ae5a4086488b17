package import Glibc

/// The time of processors that processes use.
package enum ProcessorTime {
  /// The time that a process has used, in clock ticks; 0 if it can't be read.
  static func ticks(of id: pid_t) -> Int64 {
    guard let status = try? FileSystem.text(of: "/proc/\(id)/stat"),
      let bracket = status.lastIndex(of: ")")
    else { return 0 }
    let fields = status[status.index(after: bracket)...].split(separator: " ")
    guard fields.count > 12 else { return 0 }
    return (Int64(fields[11]) ?? 0) + (Int64(fields[12]) ?? 0)
  }

  /// The same in seconds.
  package static func seconds(of id: pid_t) -> Double {
    Double(ticks(of: id)) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
