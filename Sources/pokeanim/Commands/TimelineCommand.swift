import ArgumentParser
import Engine
import EngineSDL
import EngineSystem
import Onboarding
import Output
import Playground
import Studio

/// `pokeanim timeline`: when what moves in a change.
struct TimelineCommand: SubjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Print when what moves in a screen's changes. Needs no display.",
    usage: "pokeanim timeline [<subject>] [<options>]",
    discussion: """
      EXAMPLES:
        pokeanim timeline                                   the first slide's way out
        pokeanim timeline --pair grid --format csv          for a spreadsheet
        echo "0 key Right" | pokeanim timeline --script -    what a key begins
        pokeanim timeline --recording bug.jsonl             all that was on its way in a window

      One row an element, one bar a group of its properties; then the change's named parts. Times \
      are in seconds since the change began, as it plays at a speed of 1. Without --script and \
      --recording the change is the screen's own: the next slide, the other layout, the example, \
      a shuffle.
      """)

  @OptionGroup(title: "Screen") var program: ProgramArguments
  @OptionGroup(title: "Frames") var frames: FrameArguments
  @OptionGroup(title: "Files") var files: FileArguments

  @Option(
    help: ArgumentHelp(
      "Recording whose changes are told, in place of a screen and a script", valueName: "file"),
    completion: .file())
  var recording: String?

  @Option(help: ArgumentHelp("Format of the output", valueName: "format"))
  var format = TimelineFormat.text

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Characters of a whole bar, 8 to 400 (default: 40)", valueName: "characters"),
    transform: OptionValue.whole(8...400))
  var width = 40

  func validate() throws {
    guard recording != nil else { return }
    let allowed = program.options.links.givenOptions + ["--swift"]
    let refused = (program.givenOptions + frames.givenOptions).first { !allowed.contains($0) }
    if let refused {
      throw ValidationError(
        "--recording says itself what it was started with, and what came; leave out \(refused)")
    }
  }

  func run(making make: @escaping ProgramFactory) throws {
    let options = try recording == nil ? frames.options(program, files) : nil
    if let options, options.launch.swift != nil {
      return try writePlayed(options, frames.job(kind, options))
    }
    if let recording, try writeRecorded(recording) { return }
    let run = try recording.map { try recorded($0, make) } ?? played(options, make)
    let timelines = try run.timelines()
    guard !timelines.isEmpty else {
      throw Failure("nothing changes; give --script, or --recording, with something that does")
    }
    try StandardOutput.write(format.output(timelines, width: width))
  }

  private func played(_ options: AppOptions?, _ make: ProgramFactory) throws -> Run {
    let options = try options ?? frames.options(program, files)
    return try frames.start(options, frames.times(options), making: make)
  }

  private var kind: WorkerJob.Kind { .timeline(format: format.rawValue, width: width) }

  /// The timelines of a Swift file's changes, which its worker looks at.
  private func writePlayed(_ options: AppOptions, _ job: WorkerJob) throws {
    try StandardOutput.write(PlayerProgram(options).result(of: job).text)
  }

  /// The same of a recording; false: it plays no Swift file.
  private func writeRecorded(_ path: String) throws -> Bool {
    let recording = try RecordingFile.read(path)
    let options = try recording.start.options(
      files, links: program.options.links.rule(), swift: program.options.swift, of: path)
    guard options.launch.swift != nil else { return false }
    var job = WorkerJob(
      kind, script: nil, size: recording.start.size, rate: nil, duration: nil)
    job.recording = try FileSystem.text(of: path)
    try writePlayed(options, job)
    return true
  }

  private func recorded(_ path: String, _ make: ProgramFactory) throws -> Run {
    let recording = try RecordingFile.read(path)
    let screen = try make(
      recording.start.options(
        files, links: program.options.links.rule(), swift: program.options.swift, of: path))
    return try Replay(recording, in: screen).run
  }
}

extension TimelineFormat: ExpressibleByArgument {}
