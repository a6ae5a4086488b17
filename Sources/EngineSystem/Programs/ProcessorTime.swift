package import Glibc

/// The time of processors that processes use.
package enum ProcessorTime {
  /// The time that a process has used, in seconds; 0 if it can't be read.
  package static func seconds(of id: pid_t) -> Double {
    Double(process("\(id)")?.ticks ?? 0) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The time that the processes of a group have used, in clock ticks.
  static func ticks(ofGroup group: pid_t) -> Int64 {
    FileSystem.names(in: "/proc").compactMap(process).filter { $0.group == group }
      .reduce(0) { $0 + $1.ticks }
  }

  private static func process(_ id: String) -> (group: pid_t, ticks: Int64)? {
    guard id.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let status = try? FileSystem.text(of: "/proc/\(id)/stat"),
      let bracket = status.lastIndex(of: ")")
    else { return nil }
    let fields = status[status.index(after: bracket)...].split(separator: " ")
    guard fields.count > 12, let group = pid_t(fields[2]) else { return nil }
    return (group, (Int64(fields[11]) ?? 0) + (Int64(fields[12]) ?? 0))
  }
}
