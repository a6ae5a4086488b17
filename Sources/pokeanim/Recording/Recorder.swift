import Engine
import EngineSDL
import EngineSystem
import Output
import Studio

/// A recording on its way: to its file, which is there when the recording is whole, or in memory,
/// until somebody wants a part of it.
final class Recorder: InputLog {
  /// The lines, for a ``Keeper`` to write.
  let lines: RecordingLines<Launch>
  /// Told that lines are to be written; nil: they are, as soon as they are full.
  var keeper: Keeper?
  /// Hands over all frames at the end, in place of those that are taken: a program that keeps them itself
  /// may show them anew by other code.
  private var source: (() -> ShownRun?)?
  /// nil: it is in memory.
  private let path: String?
  /// The folder for what is saved of one in memory.
  private let folder: PictureFolder
  private var options: AppOptions
  /// The frames of which one is a picture.
  private let stride: Int
  /// True if pictures get marks; the rest is written down nevertheless, since it leads to them.
  private var marks: Bool
  /// Everything that came since the last frame, but for events.
  private var inputs: [ProgramInput] = []
  /// True once a frame came with which nobody could read the recording; it ends before that.
  private var isOver = false
  private var crowd = RecordingFile.Crowd()

  /// A recording in a file.
  ///
  /// - Parameters:
  ///   - options: those that the program is made with.
  ///   - stride: the frames of which one is a picture, ≥ 1; the rest are written down only where
  ///     something comes before them.
  ///   - isKept: true if what there is of it stays when the program ends before it is whole: nobody
  ///     can make it again.
  init(_ path: String, _ options: AppOptions, stride: Int = 1, isKept: Bool = false) throws {
    self.path = path
    self.options = options
    folder = PictureFolder(".")
    self.stride = stride
    marks = true
    lines = RecordingLines(try PartFile(path, isKept: isKept)) { printError("\($0)") }
  }

  /// A recording in memory, without marks until it is turned on.
  ///
  /// - Parameter folder: for what is saved of it.
  init(_ options: AppOptions, savingIn folder: PictureFolder = PictureFolder(".")) {
    path = nil
    self.options = options
    self.folder = folder
    stride = 1
    marks = false
    lines = RecordingLines { printError("\($0)") }
  }

  /// Takes what comes to the program beside events.
  func note(_ input: ProgramInput) {
    if case .dropped(let path) = input {
      inputs.append(.dropped(FileSystem.absolute(path)))
    } else {
      inputs.append(input)
    }
  }

  /// Takes a frame; what can't be written is told at the end.
  func take(_ frame: FrameSequence.Frame) {
    guard !isOver, source == nil else { return }
    let events = Runtime.coalescingMoves(frame.events).map { ProgramInput.event($0) }
    guard frame.index % stride == 0 || !events.isEmpty else { return }
    let recorded = Recording<Launch>.Frame(
      time: frame.report.time, inputs: inputs + events,
      mark: marks ? PictureMark(frame.report.display) : nil)
    inputs = []
    add(recorded, size: frame.size)
  }

  private func add(_ recorded: Recording<Launch>.Frame, size: Size) {
    isOver =
      lines.count == RecordingFile.mostFrames || recorded.time.nanoseconds > RecordingFile.latest
      || recorded.inputs.count > RecordingFile.mostInputs || !crowd.take(recorded)
    guard !isOver else { return }
    let isFull = lines.append(recorded) { Recording<Launch>.Start(options, size: size) }
    if path != nil, let keeper { keeper.writeSoon() } else if isFull { lines.write() }
  }

  /// Puts the whole recording to its place; one in memory goes, unless it has been turned on.
  func finish() throws {
    if path != nil { takeAll() }
    try lines.finish()
    guard isOver, let path else { return }
    throw Failure(
      "\(path) ends after \(lines.count) frames: no recording has more than "
        + "\(RecordingFile.mostFrames), is longer than a day, or has more than "
        + "\(RecordingFile.mostInputs) inputs before one frame or \(RecordingFile.mostAtOnce) at once"
    )
  }

  /// Leaves the frames to a program that keeps them.
  func follow(_ program: any ProgramScreen) {
    guard program.shownRun != nil else { return }
    source = { program.shownRun }
  }

  /// Takes the frames of a program that keeps them.
  private func takeAll() {
    guard let run = source?() else { return }
    source = nil
    options.launch.tunedNumbers = run.numbers.isEmpty ? nil : run.numbers
    for frame in run.frames where !isOver {
      add(
        Recording<Launch>.Frame(
          time: frame.time, inputs: frame.inputs, mark: frame.mark.flatMap { PictureMark($0) }),
        size: run.size)
    }
    isOver = isOver || run.isCut
  }

  /// Saves all that a program has kept so far; what there is to say.
  private func saveAll() throws -> String {
    let copy = Recorder(options, savingIn: folder)
    copy.source = source
    copy.takeAll()
    guard !copy.isOver, let bytes = try copy.lines.inMemory() else { return Self.tooLong }
    return try folder.save(bytes, ending: "jsonl")
  }

  private static let tooLong = "Too long to record; begin with --record"

  /// True if pictures get marks now.
  var isOn: Bool { marks }

  /// Turns marks on, or off and saves what was recorded.
  ///
  /// - Returns: what there is to say.
  func turn() -> String? {
    if let path { return "All goes to \(path)" }
    do {
      if source != nil { return try saveAll() }
      guard !isOver, let bytes = try lines.inMemory() else {
        return Self.tooLong
      }
      marks.toggle()
      lines.saveAtEnd(marks ? Self.saving(in: folder) : nil)
      return marks ? "Recording; F9 ends it" : try folder.save(bytes, ending: "jsonl")
    } catch {
      return "\(error)"
    }
  }

  private static func saving(in folder: PictureFolder) -> RecordingLines<Launch>.Saving {
    { bytes in
      let name = try folder.save(bytes, ending: "jsonl")
      printNote("the recording is \(folder.path)/\(name)")
    }
  }
}
