import Engine
import EngineSDL

/// A recording on its way to its file, which is there when the recording is whole.
final class Recorder {
  let path: String
  private let options: AppOptions
  /// The frames of which one is a picture.
  private let stride: Int
  private let place: OutputPlace
  private let file: LockedEntry
  private var last: Recording.Frame?
  private var run = RecordedRun()
  /// Everything that came since the last frame, but for events.
  private var inputs: [RecordedInput] = []
  private var count = 0
  /// The reason why nothing more is written.
  private var problem: (any Error)?

  /// - Parameters:
  ///   - options: those that the program is made with.
  ///   - stride: the frames of which one is a picture, ≥ 1; the rest are written down only where
  ///     something comes before them.
  init(_ path: String, _ options: AppOptions, stride: Int = 1) throws {
    self.path = path
    self.options = options
    self.stride = stride
    place = try OutputPlace(path)
    LockedEntry.removeLeftovers(in: place.folder)
    file = try place.openBeside()
  }

  /// Takes what comes to the program beside events.
  func note(_ input: RecordedInput) { inputs.append(input) }

  /// Takes a frame; what can't be written is told at the end.
  func take(_ frame: FrameSequence.Frame) {
    guard problem == nil else { return }
    let events = Runtime.coalescingMoves(frame.events).map { RecordedInput.event($0) }
    guard frame.index % stride == 0 || !events.isEmpty else { return }
    let recorded = Recording.Frame(
      time: frame.report.time, inputs: inputs + events, mark: PictureMark(frame.report.display))
    inputs = []
    do {
      if last == nil { try write(RecordingFile.line(RecordedStart(options, size: frame.size))) }
      run.append(recorded, after: last)
      last = recorded
      count += 1
      if run.isFull { try flush() }
    } catch {
      problem = error
    }
  }

  /// Puts the whole recording to its place.
  func finish() throws {
    do {
      if let problem { throw problem }
      try flush()
      try write(RecordingFile.line(endAfter: count))
      try file.close()
    } catch let error as WriteError {
      throw Failure("can't write \(path): \(error)")
    }
    try place.take(file.path)
  }

  private func flush() throws {
    guard !run.isEmpty else { return }
    try write(RecordingFile.line(run))
    run = RecordedRun()
  }

  private func write(_ line: [UInt8]) throws {
    try line.withUnsafeBytes { try FileSystem.write($0, to: file.descriptor) }
  }
}
