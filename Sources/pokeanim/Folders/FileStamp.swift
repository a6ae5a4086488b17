import EngineSystem
import Glibc

/// All by which a file shows that it is the one that was read.
struct FileStamp: Equatable {
  private let device: UInt
  private let number: UInt
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// nil: there is no file.
  init?(_ path: String) {
    var status = stat()
    guard FileCall.status(path, &status) == 0 else { return nil }
    (device, number, size) = (UInt(status.st_dev), UInt(status.st_ino), Int(status.st_size))
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
