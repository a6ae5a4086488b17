import ArgumentParser
import Engine
import EngineFilms
import EngineSDL
import Output
import Studio

/// `pokeanim strip`: some frames of a change as one picture.
struct StripCommand: SubjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "strip",
    abstract: "Draw frames of a change side by side, with their times. Needs no display.",
    usage: "pokeanim strip [<subject>] -o <file> [<options>]",
    discussion: """
      EXAMPLES:
        pokeanim strip --pair grid -o grid.png                         eight frames
        pokeanim strip gallery --onion --frames 12 -o g.png            with ghosts
        pokeanim strip --script hand.txt --from 0.4 --to 1 -o hand.png

      The frames are at equal times, the first and the last included. Without --script the change \
      is the screen's own: the next slide, the other layout, the example, a shuffle. With --onion \
      each frame shows the three before it, the older the fainter. The file ends in .png, .bmp or \
      .ppm.
      """)

  @OptionGroup(title: "Screen") var program: ProgramArguments
  @OptionGroup(title: "Frames") var run: FrameArguments
  @OptionGroup(title: "Files") var files: FileArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames on the sheet, 2 to 100 (default: 8)", valueName: "number"),
    transform: OptionValue.whole(2...100))
  var frames = 8

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames side by side, 1 to 100 (default: as fits the sheet)", valueName: "number"),
    transform: OptionValue.whole(1...100))
  var columns: Int?

  @OptionGroup var span: SpanArguments

  @Flag(help: "Show in each frame the ones before it as ghosts")
  var onion = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Size of the frames, 0.05 to 8 (default: a sheet of at most 1920 pixels)",
      valueName: "factor"),
    transform: OptionValue.number(0.05...8))
  var scale: Double?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Output file: .png, .bmp or .ppm", valueName: "file"), completion: .file())
  var output: String

  func validate() throws {
    if let to = span.to, span.from ?? 0 == to {
      let second = PlainNumber.exact(to)
      throw ValidationError("--from \(second) is not before --to \(second)")
    }
  }

  func run(making make: @escaping ProgramFactory) throws {
    let name = try FilmName(picture: output)
    let options = try run.options(program, files)
    let times = try run.times(options)
    let end = try span.to ?? times.duration ?? run.start(options, times, making: make).end()
    guard span.from != nil || end > 0 else {
      throw Failure("\(output): nothing moves; a script says what a hand does (--script)")
    }
    guard (span.from ?? 0) < end else {
      throw Failure(
        "\(output): the change ends after \(PlainNumber.fixed(end, decimals: 2)) seconds, before"
          + " --from")
    }
    let strip = StripFrames(frames, in: (span.from ?? 0)...end)
    let taken = try strip.taken(
      of: run.start(options, steps: try strip.steps(times), making: make))
    try write(taken, options, to: name)
  }

  private func write(
    _ taken: [Run.Frame], _ options: AppOptions, to name: FilmName
  ) throws {
    let sheet = StripSheet(
      taken, columns: columns, factor: scale, hasGhosts: onion, text: options.text,
      colors: .init(of: options.theme.theme()))
    try name.write(sheet.display, size: sheet.size, options)
  }
}
