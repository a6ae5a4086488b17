import Engine
import EngineSystem
import Glibc

/// The place of a film that is being written: beside the file that it is to become, or, for the
/// standard output, in the folder for temporary files. Only whole films go on.
struct FilmPlace {
  private let place: OutputPlace
  private let isStandardOutput: Bool

  init(_ name: FilmName) throws {
    isStandardOutput = name.isStandardOutput
    place = try OutputPlace(
      isStandardOutput ? LockedEntry.unforeseeable(in: FileSystem.temporaryFolder) : name.path)
  }

  func openBeside() throws -> LockedEntry { try place.openBeside() }
  func makeFolderBeside() throws -> LockedEntry { try place.makeFolderBeside() }

  /// Puts a finished file where it belongs.
  func take(_ path: String) throws {
    guard isStandardOutput else { return try place.take(path) }
    let file = FileCall.open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw place.refused }
    defer { close(file) }
    var (bytes, count, error) = ([UInt8](), 0, Int32(0))
    repeat {
      bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, size in
        count = read(file, buffer.baseAddress, buffer.count)
        error = errno
        size = max(0, count)
      }
      guard count >= 0 || error == EINTR else { throw place.refused }
      try StandardOutput.write(bytes)
    } while count != 0
  }
}

/// A film that is being written by us.
final class FilmFile {
  private let place: FilmPlace
  private let name: FilmName
  private let file: LockedEntry

  init(_ name: FilmName) throws {
    self.name = name
    place = try FilmPlace(name)
    file = try place.openBeside()
  }

  func append(_ bytes: [UInt8]) throws {
    try named { try bytes.withUnsafeBytes { try FileSystem.write($0, to: file.descriptor) } }
  }

  /// Writes over what is there already.
  func replace(_ bytes: [UInt8], at place: Int) throws {
    guard lseek(file.descriptor, place, SEEK_SET) >= 0 else { throw WriteError(code: errno) }
    try append(bytes)
    lseek(file.descriptor, 0, SEEK_END)
  }

  /// Nothing more comes: the film goes to its place.
  func finish() throws {
    try named { try file.close() }
    try place.take(file.path)
  }

  private func named(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let error as WriteError {
      throw Failure("can't write \(name.path): \(error)")
    }
  }
}
