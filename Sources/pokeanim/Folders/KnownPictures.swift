import Engine
import EngineSDL
import EngineSystem
import Glibc
import Synchronization

/// Pictures that were read, each kept as long as its file is as it was: nothing is decoded twice.
final class KnownPictures: Sendable {
  /// All by which a file shows that it is the one that was read.
  private struct Stamp: Equatable {
    let device: UInt
    let number: UInt
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    /// nil: there is no file.
    init?(_ path: String) {
      var status = stat()
      guard FileCall.status(path, &status) == 0 else { return nil }
      (device, number, size) = (UInt(status.st_dev), UInt(status.st_ino), Int(status.st_size))
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  private struct Known {
    let stamp: Stamp
    let drawing: Drawing
    /// A line for each thing in it that isn't drawn.
    let notes: [String]
  }

  private struct Content {
    var pictures: [String: Known] = [:]
    var decoded = 0
  }

  private let content = Mutex(Content())

  /// The number of times that a picture was decoded.
  var decoded: Int { content.withLock { $0.decoded } }

  /// A picture by the name of its file; see ``Pictures/drawing(_:in:side:within:tell:)``. One that
  /// lies out of bounds is read each time: who may see it is asked anew.
  func drawing(
    _ name: String, in folder: String, within bounds: FolderBounds? = nil,
    tell: ((String) -> Void)? = printWarning
  ) throws -> Drawing {
    let path = folder + "/" + name
    let stamp = Stamp(path)
    let known = content.withLock { $0.pictures[path] }
    if let known, known.stamp == stamp {
      if tell == nil, let first = known.notes.first { throw Failure(first) }
      for note in known.notes { tell?(note) }
      return known.drawing
    }
    var notes: [String] = []
    let drawing = try Pictures.drawing(
      name, in: folder, within: bounds,
      tell: tell.map { tell in
        { note in
          notes.append(note)
          tell(note)
        }
      })
    content.withLock {
      $0.decoded += 1
      // Written meanwhile it may be half of what it was, and half of what it is.
      guard let stamp, stamp == Stamp(path), bounds?.left.contains(path) != true else { return }
      $0.pictures[path] = Known(stamp: stamp, drawing: drawing, notes: notes)
    }
    return drawing
  }

  /// Forgets all pictures but those of some files.
  func keep(_ paths: Set<String>) {
    content.withLock { $0.pictures = $0.pictures.filter { paths.contains($0.key) } }
  }
}
