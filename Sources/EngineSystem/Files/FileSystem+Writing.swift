import Engine
import Glibc

extension FileSystem {
  /// Writes a whole file: beside its place first, so that no half of it ever shows there.
  ///
  /// A link at that place is followed, and the file behind it replaced.
  ///
  /// - Parameter isSynced: true to come back when it is on the disk, whatever happens to the machine
  ///   then.
  package static func write(_ bytes: [UInt8], to path: String, isSynced: Bool = false) throws {
    try write(to: path, isSynced: isSynced) { try bytes.withUnsafeBytes($0) }
  }

  /// The same for a file whose bytes come in parts, each handed to what `body` is given.
  package static func write(
    to path: String, isSynced: Bool = false,
    _ body: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws {
    let place = try OutputPlace(path)
    let beside = try place.openBeside()
    do {
      try body { try write($0, to: beside.descriptor) }
      try beside.close(isSynced: isSynced)
    } catch let error as WriteError {
      throw Failure("can't write \(path): \(error)")
    }
    try place.take(beside.path, isSynced: isSynced)
  }

  /// Checks that a file may be written: one that nobody may write would be replaced nevertheless, as its
  /// folder may be written.
  ///
  /// - Parameters:
  ///   - place: the file itself, behind all links.
  ///   - file: its name for messages.
  package static func checkRights(of place: String, named file: String) throws {
    var status = stat()
    guard FileCall.status(place, &status) == 0, status.st_mode & 0o222 != 0,
      FileCall.access(place, W_OK) == 0
    else {
      throw Failure("can't write \(file): it is read-only; allow it with chmod u+w")
    }
  }

  /// Makes an empty file, to be written later; returns false if there is one of that name.
  package static func claim(_ path: String) throws -> Bool {
    let descriptor = FileCall.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw Failure("can't write \(path): \(lastError())")
    }
    close(descriptor)
    return true
  }

  /// Makes a folder, and those above it that are not there; nobody else may look into them.
  package static func makeFolders(_ path: String) throws {
    guard !isFolder(path) else { return }
    if folder(of: path) != path { try makeFolders(folder(of: path)) }
    guard FileCall.makeFolder(path, 0o700) == 0 || errno == EEXIST else {
      throw Failure("can't make the folder \(path): \(lastError())")
    }
  }

  /// Makes a new folder with these files in it, or nothing.
  package static func makeFolder(_ path: String, with files: [(name: String, bytes: [UInt8])])
    throws
  {
    guard FileCall.makeFolder(path, 0o777) == 0 else {
      throw Failure("can't make the folder \(path): \(lastError())")
    }
    do {
      for file in files { try write(file.bytes, to: path + "/" + file.name) }
    } catch {
      for file in files { FileCall.remove(path + "/" + file.name) }
      FileCall.removeFolder(path)
      throw error
    }
  }

  /// The bytes of a file; nil if it can't be found.
  package static func size(of path: String) -> Int? {
    var status = stat()
    return FileCall.status(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Writes all bytes to an open file.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws {
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
package struct WriteError: Error, CustomStringConvertible {
  /// The C library's number.
  let code: Int32

  package init(code: Int32) { self.code = code }

  /// The reader of a pipe has gone.
  package var isClosedPipe: Bool { code == EPIPE }

  package var description: String { String(cString: strerror(code)) }
}
