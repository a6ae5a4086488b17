import Engine
package import Glibc

/// The system's calls that take the name of a file or a folder; no others do.
///
/// Names are bytes to the system, of which any but 0 may come, and texts to the program: bytes that
/// are no UTF-8 are characters for private use in it, which stand for one byte each. Here they become
/// bytes again. A text with a 0 in it names nothing.
package enum FileCall {
  package static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    path.withFileName { Glibc.open($0, flags, mode) }
  }
  package static func openFolder(_ path: String) -> OpaquePointer? {
    path.withFileName { opendir($0) }
  }
  package static func status(_ path: String, _ status: inout stat) -> Int32 {
    path.withFileName { stat($0, &status) }
  }
  /// The status of a link itself, and not of the file behind it.
  package static func linkStatus(_ path: String, _ status: inout stat) -> Int32 {
    path.withFileName { lstat($0, &status) }
  }
  /// The goal of a link; nil: it is none.
  package static func goal(ofLink path: String) -> String? {
    let size = Int(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: size)
    let count = path.withFileName { readlink($0, &buffer, size) }
    return count > 0 ? String(fileName: buffer[..<count].map(UInt8.init(bitPattern:))) : nil
  }
  /// The path of what is there, without links; nil: nothing is.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = path.withFileName({ realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return String(fileName: resolved)
  }
  package static func access(_ path: String, _ rights: Int32) -> Int32 {
    path.withFileName { Glibc.access($0, rights) }
  }
  @discardableResult
  package static func changeRights(_ path: String, _ rights: mode_t) -> Int32 {
    path.withFileName { chmod($0, rights) }
  }
  package static func makeFolder(_ path: String, _ rights: mode_t) -> Int32 {
    path.withFileName { mkdir($0, rights) }
  }
  @discardableResult
  package static func remove(_ path: String) -> Int32 { path.withFileName { unlink($0) } }
  @discardableResult
  package static func remove(_ name: String, in folder: Int32) -> Int32 {
    name.withFileName { unlinkat(folder, $0, 0) }
  }
  @discardableResult
  package static func removeFolder(_ path: String) -> Int32 { path.withFileName { rmdir($0) } }
  package static func move(_ path: String, to place: String) -> Int32 {
    path.withFileName { path in place.withFileName { rename(path, $0) } }
  }
  /// Gives a file a second name.
  package static func link(_ path: String, as name: String) -> Int32 {
    path.withFileName { path in name.withFileName { Glibc.link(path, $0) } }
  }
  package static func watch(_ path: String, _ events: Int32, _ news: Int32) -> Int32 {
    path.withFileName { inotify_add_watch(news, $0, UInt32(events)) }
  }
}
