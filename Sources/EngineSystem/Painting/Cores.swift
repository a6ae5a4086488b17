/// The processor's cores.
package enum Cores {
  /// The number of them that this program may use; 1 if nobody says.
  package static var usable: Int {
    let status = (try? FileSystem.text(of: "/proc/self/status")) ?? ""
    return count(inStatus: status)
  }

  /// The same, told from a process's `/proc/…/status`.
  static func count(inStatus status: String) -> Int {
    let name = "Cpus_allowed:"
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else {
      return 1
    }
    let digits = line.dropFirst(name.count).compactMap(\.hexDigitValue)
    return max(1, digits.reduce(0) { $0 + $1.nonzeroBitCount })
  }
}
