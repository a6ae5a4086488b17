import Engine
import Glibc

/// The few questions that are asked of the file system.
package enum FileSystem {
  package static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }
  package static func exists(_ path: String) -> Bool { kind(of: path) != 0 }

  /// The names in a folder, sorted; empty if it can't be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = FileCall.openFolder(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(fileName: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The most bytes of a text: what has more, as a device that never ends, is none.
  package static let longestText = 16 << 20

  /// The whole text of a file.
  package static func text(of path: String) throws -> String {
    guard let text = String(validating: try bytes(of: path), as: UTF8.self) else {
      throw Failure("\(path) is not text in UTF-8")
    }
    return text
  }

  /// The bytes of a file, of no more than a text may have.
  ///
  /// - Parameters:
  ///   - bounds: those of the folder that it lies in; nil: it may lie anywhere.
  ///   - most: the bytes that it may have.
  package static func bytes(
    of path: String, within bounds: FolderBounds? = nil, most: Int = longestText
  ) throws -> [UInt8] {
    guard !isFolder(path) else { throw Failure("\(path) is a folder, not a file") }
    let descriptor = FileCall.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure("can't read \(path): \(lastError())") }
    defer { close(descriptor) }
    try bounds?.check(descriptor, at: path)
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &block, block.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Failure("can't read \(path): \(lastError())") }
      guard count > 0 else { break }
      bytes.append(contentsOf: block[..<count])
      guard bytes.count <= most else {
        throw Failure("\(path) is longer than \(most >> 20) MB, the most a text may be")
      }
    }
    return bytes
  }

  /// The folder a file lies in; `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path's last part.
  package static func name(of path: String) -> String { String(path[nameStart(of: path)...]) }

  /// The place where a path's last part begins: behind a byte, which in a `Character` may be joined
  /// with others.
  package static func nameStart(of path: String) -> String.Index {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
  }

  /// The C library's text for its last error.
  package static func lastError() -> String { String(cString: strerror(errno)) }

  private static func kind(of path: String) -> mode_t {
    var status = stat()
    return FileCall.status(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }
}
