import ArgumentParser
import Engine
import EngineFilms
import EngineSDL
import EngineSystem
import Output
import Studio

/// `pokeanim replay`: a recording, shown again or checked.
struct ReplayCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play a recording in a window, or check that its pictures are still the same.",
    usage: "pokeanim replay <file> [<options>]",
    discussion: """
      EXAMPLES:
        pokeanim replay bug.jsonl --check                       compare all pictures
        pokeanim replay bug.jsonl --check --fps 24              at another rate
        pokeanim replay bug.jsonl --frame 120 -o frame.png      one frame's picture
        pokeanim replay bug.jsonl -o both.png --against old     what is other, before and now

      A recording is made by --record, which the window, render and trace have, or by F9 in the \
      window. Without options it is shown in a window. Of one that was not finished, FILE.part, \
      what is whole is played.

      With --check, --frame or -o no display is needed. The exit status of a check is 0 if all \
      pictures are equal, and nothing is in one that can't be; else it is 1, the first frame that \
      differs is named, and -o writes its picture as it is now. The recorded picture is not in the file: the program that recorded it \
      makes it, with --frame, or beside this one's with --against. At another rate, pictures of \
      common times are compared.

      In the window, Space pauses, . goes a frame on, [ and ] change the speed, Esc or Q closes it.
      """)

  @Argument(help: "Recording, as --record writes it", completion: .file())
  var file: String

  @Flag(help: "Compare all pictures with those of the recording, without a window")
  var check = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --check: frames per second, 1 to 1000 (default: the recorded frames)",
      valueName: "rate"),
    transform: OptionValue.number(1...1000))
  var fps: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frame whose picture -o writes, counted from 0", valueName: "number"),
    transform: OptionValue.whole(0...1_000_000))
  var frame: Int?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Picture of the first frame that differs, or of --frame: .png, .bmp or .ppm",
      valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With -o: the program of another version, whose picture is put at the left of this one's",
      valueName: "program"),
    completion: .file())
  var against: String?

  @Option(
    help: ArgumentHelp(
      "The Swift file or folder that the recording plays, whose code is run", valueName: "path"),
    completion: .file())
  var swift: String?

  @OptionGroup(title: "Files") var files: FileArguments
  @OptionGroup(title: "Files") var links: LinkArguments

  func validate() throws {
    if frame != nil, output == nil { throw ValidationError("--frame needs -o, the picture's file") }
    if frame != nil, check { throw ValidationError("--frame and --check are two wishes; take one") }
    if against != nil, output == nil || frame != nil {
      throw ValidationError("--against goes with -o, and not with --frame")
    }
    if fps != nil, !checks { throw ValidationError("--fps goes with --check") }
  }

  /// True if pictures are compared.
  private var checks: Bool { check || output != nil && frame == nil }

  func run(making make: @escaping ProgramFactory) throws {
    let picture = try output.map { try FilmName(picture: $0) }
    let recording = try RecordingFile.read(file)
    let options = try recording.start.options(
      files, links: links.rule(isShown: !checks && frame == nil), swift: swift, of: file)
    guard checks || frame != nil else {
      return try ReplayWindow(recording: recording).run(make(options), options)
    }
    // What is played may bring other fonts along.
    let fonts = options.fonts?.fingerprint()
    var run = ReplayCheck(try Replay(recording, rate: fps, in: make(options)), path: file)
    if let frame, let picture {
      let shown = try run.frame(frame)
      return try picture.write(shown.report.display, size: shown.size, options)
    }
    switch try run.run() {
    case .equal(0):
      throw Failure(
        "\(file): no frame with a mark is at a time of its check, so nothing was compared")
    case .equal(let count):
      try StandardOutput.write(PlainLine.text("\(file): all \(count) frames are equal") + "\n")
    case .differs(let difference):
      try picture.map { try write(difference, to: $0, options) }
      throw Failure(
        run.words(
          difference, picture: output, other: against, fonts: fonts))
    }
  }

  /// Writes the picture of a frame that differs, and beside it that of the other program.
  private func write(
    _ difference: ReplayCheck.Difference, to picture: FilmName, _ options: AppOptions
  ) throws {
    let frame = difference.frame
    let now = try picture.picture(of: frame.report.display, size: frame.size, options)
    let before = try against.map {
      try OtherProgram(path: $0, font: files.font)
        .picture(ofFrame: difference.recorded.index, of: file)
    }
    try picture.write(before.map { $0.beside(now) } ?? now)
  }
}
