import Engine
import EngineSystem
import Synchronization

/// The lines of a recording on their way to its file, or to memory, until somebody wants a part of it.
///
/// Frames are taken without a wait; a ``Keeper`` writes them, and ends the recording if nobody else
/// does.
package final class RecordingLines<Launch: RecordedLaunch>: Kept {
  /// The frames that are not written yet.
  private struct Waiting {
    /// The first line, until it is written: with the first frames, not before the first picture.
    var start: Recording<Launch>.Start?
    /// Lines, of which the last one may grow.
    var runs: [RecordedRun<Launch>] = []
    var last: Recording<Launch>.Frame?
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
  /// Saves one in memory at the end; nil: nobody has begun it, and it goes.
  private let saving = Mutex<Saving?>(nil)
  /// Told the problem of a recording that its keeper ended.
  private let complain: @Sendable (any Error) -> Void

  package typealias Saving = @Sendable ([UInt8]) throws -> Void

  /// The most that is kept in memory, in bytes: hours.
  private static var room: Int { 8 << 20 }

  /// Lines in a file, or in memory.
  ///
  /// - Parameters:
  ///   - file: nil: they are in memory.
  ///   - complain: told the problem of a recording that its keeper ended, on the keeper's thread.
  package init(
    _ file: sending PartFile? = nil, complain: @escaping @Sendable (any Error) -> Void
  ) {
    output = Mutex(file.map { .file($0) } ?? .memory([]))
    self.complain = complain
  }

  /// The number of frames so far.
  package var count: Int { waiting.withLock { $0.count } }

  // MARK: Frames

  /// Takes a frame.
  ///
  /// - Parameter start: asked for at the first one.
  /// - Returns: true if a line is full.
  package func append(_ frame: Recording<Launch>.Frame, start: () -> Recording<Launch>.Start)
    -> Bool
  {
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
  package func write() {
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
  package func finish() throws {
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
        guard let save = saving.withLock({ $0 }), let bytes else { return }
        try save(bytes + takeWaiting() + RecordingFile.line(endAfter: count))
      case .over(let problem?): throw problem
      case .over(nil): break
      }
    }
  }

  private static func told(_ error: any Error, _ output: Output) -> any Error {
    guard case .file(let file) = output else { return error }
    return Failure("\(error)\(file.remains)")
  }

  package func keep(isLast: Bool) {
    guard isLast else { return write() }
    do { try finish() } catch { complain(error) }
  }

  // MARK: Memory

  /// Saves it when the window ends; nil: not any more.
  package func saveAtEnd(_ save: Saving?) { saving.withLock { $0 = save } }

  /// The whole recording; nil: it is too long, or not in memory.
  package func inMemory() throws -> [UInt8]? {
    write()
    return try output.withLock { output in
      guard case .memory(let bytes?) = output else { return nil }
      return bytes + (try RecordingFile.line(endAfter: count))
    }
  }
}
