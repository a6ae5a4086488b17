internal import Glibc

/// The file that names the call at work, for whoever finds that it was the last.
struct Place {
  private let file: Int32

  init(path: String) { file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600) }

  func mark(_ number: UInt64, _ name: String) {
    var line = Array("\(number) \(name)".utf8.prefix(47))
    line += Array(repeating: 0x20, count: 47 - line.count) + [0x0A]
    _ = pwrite(file, line, line.count, 0)
  }
}
