import Foundation

/// The memory of this process, in bytes.
package enum ProcessMemory {
  /// The bytes that were asked for and not given back, however many more the process holds.
  package static var used: Int {
    let sizes = totals()
    func size(_ name: String) -> Int { sizes[name] ?? 0 }
    return size("current") - size("fast") - size("rest") + size("mmap")
  }

  /// The bytes that lie in the machine's memory.
  package static var resident: Int {
    let status = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (Int(status.split(separator: " ").dropFirst().first ?? "0") ?? 0) * 4096
  }

  private typealias Inform = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

  /// The last totals of the C library's own report, which are those of all threads' heaps.
  private static func totals() -> [String: Int] {
    // The header that has it is not in Swift's module of the C library.
    guard let address = dlsym(nil, "malloc_info") else { return [:] }
    var bytes: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let file = open_memstream(&bytes, &count) else { return [:] }
    let rc = unsafeBitCast(address, to: Inform.self)(0, file)
    fclose(file)
    defer { free(bytes) }
    guard rc == 0, let bytes else { return [:] }
    var totals: [String: Int] = [:]
    for line in String(cString: bytes).split(separator: "\n") {
      let words = line.split(separator: "\"")
      // <total type="rest" count="4" size="1234"/> and <system type="current" size="5678"/>
      guard words.count >= 4, let size = Int(words[words.count - 2]) else { continue }
      if words[0] == "<total type=" || words[0] == "<system type=" {
        totals[String(words[1])] = size
      }
    }
    return totals
  }
}
