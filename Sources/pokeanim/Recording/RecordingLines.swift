import Engine
import EngineSDL
import EngineSystem
import Synchronization

/// The lines of a recording on their way to its file, or to memory, until somebody wants a part of it.
///
/// Frames are taken without a wait; a ``Keeper`` writes them, and ends the recording if nobody else
/// does.
final class RecordingLines: Kept {
  /// The frames that are not written yet.
  private struct Waiting {
    /// The first line, until it is written: with the first frames, not before the first picture.
    var start: Recording.Start?
    /// Lines, of which the last one may grow.
    var runs: [RecordedRun] = []
    var last: Recording.Frame?
    /// The number of all frames.
    var count = 0
  }

  /// The place of what is written.
  private enum Output {
    case file(PartFile)
    /// nil: it grew too large.
    case memory([UInt8]?)
    /// All is written; or nothing more can be.
    case over((any Error)?)
  }

  private let waiting = Mutex(Waiting())
  private let output: Mutex<Output>
  /// The folder in which one in memory is saved at the end; nil: nobody has begun it, and it goes.
  private let folder = Mutex<PictureFolder?>(nil)

  /// The most that is kept in memory, in bytes: hours.
  private static let room = 8 << 20

  /// Lines in a file.
  init(_ file: sending PartFile) { output = Mutex(.file(file)) }

  /// Lines in memory.
  init() { output = Mutex(.memory([])) }

  /// The number of frames so far.
  var count: Int { waiting.withLock { $0.count } }

  // MARK: Frames

  /// Takes a frame.
  ///
  /// - Parameter start: asked for at the first one.
  /// - Returns: true if a line is full.
  func append(_ frame: Recording.Frame, start: () -> Recording.Start) -> Bool {
    waiting.withLock { waiting in
      if waiting.last == nil { waiting.start = start() }
      if waiting.runs.last?.isFull ?? true { waiting.runs.append(RecordedRun()) }
      waiting.runs[waiting.runs.count - 1].append(frame, after: waiting.last)
      waiting.last = frame
      waiting.count += 1
      return waiting.runs.last?.isFull ?? false
    }
  }

  /// The lines that are not written yet, which count as written from then on.
  private func takeWaiting() throws -> [UInt8] {
    let (start, runs) = waiting.withLock { waiting in
      defer { (waiting.start, waiting.runs) = (nil, []) }
      return (waiting.start, waiting.runs)
    }
    return try (start.map(RecordingFile.line) ?? []) + runs.flatMap(RecordingFile.line)
  }

  // MARK: Writing

  /// Writes the lines that are there; a problem is told at the end.
  func write() {
    output.withLock { output in
      do {
        switch output {
        case .file(let file): try file.write(takeWaiting())
        case .memory(var bytes):
          // No second owner, so that nothing is copied.
          output = .memory(nil)
          bytes?.append(contentsOf: try takeWaiting())
          output = .memory(bytes.flatMap { $0.count <= Self.room ? $0 : nil })
        case .over: break
        }
      } catch {
        output = .over(Self.told(error, output))
      }
    }
  }

  /// Writes the last lines and puts the recording to its place; one of no frames goes, and one in
  /// memory that nobody has begun.
  func finish() throws {
    try output.withLock { output in
      switch output {
      case .file(let file):
        defer { if case .file = output { output = .over(nil) } }
        do {
          guard count > 0 else { return file.remove() }
          try file.write(takeWaiting() + RecordingFile.line(endAfter: count))
          try file.finish()
        } catch {
          throw Self.told(error, output)
        }
      case .memory(let bytes):
        output = .over(nil)
        guard let folder = folder.withLock({ $0 }), let bytes else { return }
        let name = try folder.save(
          bytes + takeWaiting() + RecordingFile.line(endAfter: count), ending: "jsonl")
        printNote("the recording is \(folder.path)/\(name)")
      case .over(let problem?): throw problem
      case .over(nil): break
      }
    }
  }

  private static func told(_ error: any Error, _ output: Output) -> any Error {
    guard case .file(let file) = output else { return error }
    return Failure("\(error)\(file.remains)")
  }

  func keep(isLast: Bool) {
    guard isLast else { return write() }
    do { try finish() } catch { printError("\(error)") }
  }

  // MARK: Memory

  /// Saves it in a folder when the window ends; nil: not any more.
  func saveAtEnd(in folder: PictureFolder?) { self.folder.withLock { $0 = folder } }

  /// The whole recording; nil: it is too long, or not in memory.
  func inMemory() throws -> [UInt8]? {
    write()
    return try output.withLock { output in
      guard case .memory(let bytes?) = output else { return nil }
      return bytes + (try RecordingFile.line(endAfter: count))
    }
  }
}
