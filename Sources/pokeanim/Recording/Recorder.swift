import Engine
import EngineSDL

/// A recording on its way: to its file, which is there when the recording is whole, or in memory,
/// until somebody wants a part of it.
final class Recorder {
  /// The place of what is written.
  private enum Output {
    case file(OutputPlace, LockedEntry)
    /// A window's, from its start on; nil: it grew too large.
    case memory([UInt8]?)
  }

  private let path: String
  private let options: AppOptions
  /// The frames of which one is a picture.
  private let stride: Int
  private var output: Output
  /// True if pictures get marks; the rest is written down nevertheless, since it leads to them.
  private var marks: Bool
  /// The first line, until it is written: with the first frames, not before the first picture.
  private var start: RecordedStart?
  private var last: Recording.Frame?
  private var run = RecordedRun()
  /// Everything that came since the last frame, but for events.
  private var inputs: [RecordedInput] = []
  private var count = 0
  /// The reason why nothing more is written.
  private var problem: (any Error)?
  /// True once a frame came with which nobody could read the recording; it ends before that.
  private var isOver = false
  private var crowd = RecordingFile.Crowd()

  /// The most that is kept in memory, in bytes: hours.
  private static let room = 8 << 20

  /// A recording in a file.
  ///
  /// - Parameters:
  ///   - options: those that the program is made with.
  ///   - stride: the frames of which one is a picture, ≥ 1; the rest are written down only where
  ///     something comes before them.
  init(_ path: String, _ options: AppOptions, stride: Int = 1) throws {
    self.path = path
    self.options = options
    self.stride = stride
    marks = true
    let place = try OutputPlace(path)
    LockedEntry.removeLeftovers(in: place.folder)
    output = .file(place, try place.openBeside())
  }

  /// A recording in memory, without marks until it is turned on.
  init(_ options: AppOptions) {
    path = ""
    self.options = options
    stride = 1
    marks = false
    output = .memory([])
  }

  /// Takes what comes to the program beside events.
  func note(_ input: RecordedInput) { inputs.append(input) }

  /// Takes a frame; what can't be written is told at the end.
  func take(_ frame: FrameSequence.Frame) {
    guard problem == nil, !isOver else { return }
    let events = Runtime.coalescingMoves(frame.events).map { RecordedInput.event($0) }
    guard frame.index % stride == 0 || !events.isEmpty else { return }
    let recorded = Recording.Frame(
      time: frame.report.time, inputs: inputs + events,
      mark: marks ? PictureMark(frame.report.display) : nil)
    inputs = []
    isOver =
      count == RecordingFile.mostFrames || recorded.time.nanoseconds > RecordedRun.latest
      || recorded.inputs.count > RecordedRun.mostInputs || !crowd.take(recorded)
    guard !isOver else { return }
    if last == nil { start = RecordedStart(options, size: frame.size) }
    run.append(recorded, after: last)
    last = recorded
    count += 1
    guard run.isFull else { return }
    do {
      try write(waiting())
      (start, run) = (nil, RecordedRun())
    } catch {
      problem = error
    }
  }

  /// The lines that are not written yet.
  private func waiting() throws -> [UInt8] {
    try (start.map(RecordingFile.line) ?? []) + (run.isEmpty ? [] : RecordingFile.line(run))
  }

  private func write(_ line: [UInt8]) throws {
    switch output {
    case .file(_, let file):
      try line.withUnsafeBytes { try FileSystem.write($0, to: file.descriptor) }
    case .memory(var bytes):
      // No second owner, so that nothing is copied.
      output = .memory(nil)
      bytes?.append(contentsOf: line)
      output = .memory(bytes.flatMap { $0.count <= Self.room ? $0 : nil })
    }
  }

  /// The last lines.
  private func end() throws -> [UInt8] {
    try waiting() + RecordingFile.line(endAfter: count)
  }

  /// Puts the whole recording to its place; one in memory goes.
  func finish() throws {
    guard case .file(let place, let file) = output else { return }
    do {
      if let problem { throw problem }
      try write(end())
      try file.close()
    } catch let error as WriteError {
      throw Failure("can't write \(path): \(error)")
    }
    try place.take(file.path)
    guard !isOver else {
      throw Failure(
        "\(path) ends after \(count) frames: no recording has more than "
          + "\(RecordingFile.mostFrames), is longer than a day, or has more than "
          + "\(RecordedRun.mostInputs) inputs before one frame or \(RecordingFile.mostAtOnce) at once"
      )
    }
  }

  /// True if pictures get marks now.
  var isOn: Bool { marks }

  /// Turns marks on, or off and saves what was recorded.
  ///
  /// - Returns: what there is to say.
  func turn(savingIn folder: PictureFolder) -> String {
    guard case .memory(let bytes) = output else { return "All goes to \(path)" }
    guard let bytes, problem == nil, !isOver else {
      return "Too long to record; begin with --record"
    }
    marks.toggle()
    guard !marks else { return "Recording; F9 ends it" }
    do {
      return try folder.save(bytes + end(), ending: "jsonl")
    } catch {
      return "\(error)"
    }
  }
}
