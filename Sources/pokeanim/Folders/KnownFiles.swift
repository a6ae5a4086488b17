import Engine
import EngineSystem
import Synchronization

/// What was read of files, each kept as long as its file is as it was: nothing is read twice.
final class KnownFiles<Value: Sendable>: Sendable {
  private struct Known {
    let stamp: FileStamp
    let value: Value
    /// A line for each thing in it that isn't shown.
    let notes: [String]
  }

  private struct Content {
    var files: [String: Known] = [:]
    var readings = 0
  }

  private let content = Mutex(Content())

  /// The number of times that a file was read.
  var readings: Int { content.withLock { $0.readings } }

  /// What is in a file. One that lies out of bounds is read each time: who may see it is asked anew.
  ///
  /// - Parameters:
  ///   - tell: told in one line of each thing in it that isn't shown; nil: that is an error.
  ///   - read: reads it, and is told the same.
  func value(
    at path: String, within bounds: FolderBounds?, tell: ((String) -> Void)?,
    read: (((String) -> Void)?) throws -> Value
  ) throws -> Value {
    let stamp = FileStamp(path)
    let known = content.withLock { $0.files[path] }
    if let known, known.stamp == stamp {
      if tell == nil, let first = known.notes.first { throw Failure(first) }
      for note in known.notes { tell?(note) }
      return known.value
    }
    var notes: [String] = []
    let value = try read(
      tell.map { tell in
        { note in
          notes.append(note)
          tell(note)
        }
      })
    content.withLock {
      $0.readings += 1
      // Written meanwhile it may be half of what it was, and half of what it is.
      guard let stamp, stamp == FileStamp(path), bounds?.left.contains(path) != true else { return }
      $0.files[path] = Known(stamp: stamp, value: value, notes: notes)
    }
    return value
  }

  /// Forgets all files but some.
  func keep(_ paths: Set<String>) {
    content.withLock { $0.files = $0.files.filter { paths.contains($0.key) } }
  }
}
