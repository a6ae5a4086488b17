import EngineSDL
import Glibc

extension FileSystem {
  /// Writes a whole file: beside its place first, so that no half of it ever shows there.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let beside = folder(of: path) + "/." + name(of: path) + ".part"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure("can't write \(path): \(lastError())") }
    do {
      try bytes.withUnsafeBytes { try write($0, to: descriptor) }
      guard close(descriptor) == 0 else { throw WriteError(code: errno) }
      try rename(beside, to: path)
    } catch let error as WriteError {
      close(descriptor)
      unlink(beside)
      throw Failure("can't write \(path): \(error)")
    } catch {
      unlink(beside)
      throw error
    }
  }

  /// Makes an empty file, to be written later; returns false if there is one of that name.
  static func claim(_ path: String) throws -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw Failure("can't write \(path): \(lastError())")
    }
    close(descriptor)
    return true
  }

  /// Puts a finished file in its place.
  static func rename(_ beside: String, to path: String) throws {
    guard Glibc.rename(beside, path) == 0 else {
      throw Failure("can't write \(path): \(lastError())")
    }
  }

  /// Makes a folder, and those above it that are not there; nobody else may look into them.
  static func makeFolders(_ path: String) throws {
    guard !isFolder(path) else { return }
    if folder(of: path) != path { try makeFolders(folder(of: path)) }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw Failure("can't make the folder \(path): \(lastError())")
    }
  }

  /// Makes a new, empty folder beside a file that is to be written.
  static func makeFolder(beside path: String) throws -> String {
    var template = Array(
      (folder(of: path) + "/.pokeanim-" + String(repeating: "X", count: 6)).utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Failure("can't write \(path): \(lastError())")
    }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes a folder that holds only files.
  static func removeFolder(_ folder: String) {
    for name in names(in: folder) { unlink(folder + "/" + name) }
    rmdir(folder)
  }

  /// Writes all bytes to an open file.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw WriteError(code: errno) }
      rest = rest.dropFirst(count)
    }
  }
}

/// A write that the system refused.
struct WriteError: Error, CustomStringConvertible {
  /// The C library's number.
  let code: Int32

  /// The reader of a pipe has gone.
  var isClosedPipe: Bool { code == EPIPE }

  var description: String { String(cString: strerror(code)) }
}
