import ArgumentParser
import Engine
import EngineFilms
import EngineSDL
import EngineSystem
import Onboarding
import Output
import Studio

/// `pokeanim render`: pictures and films.
struct RenderCommand: SubjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render a screen to images or a film. Needs no display.",
    usage: "pokeanim render [<subject>] -o <file> [<options>]",
    discussion: """
      EXAMPLES:
        pokeanim render tour.slides -o tour.gif                     your slides
        pokeanim render --pair grid --play-duration 1 -o grid.gif   a film
        pokeanim render --script hand.txt -o story.mp4              a drag
        pokeanim render "fadeIn * rotate" -o line.gif               a line of yours
        pokeanim render gallery --duration 0 -o cards.png           one picture

      Images end in .png, .bmp or .ppm; several need a number in the name, as in frames-%04d.png. \
      A single one shows the beginning, or with --from that moment of the change.

      Films end in \(FilmFormat.names("or") { $0.isFilm && !$0.needsFFmpeg }), or in \
      \(FilmFormat.names("or", where: \.needsFFmpeg)), which need ffmpeg; .mov is ProRes 4444. \
      With --background none these are transparent: \
      \(FilmFormat.names(where: \.hasAlpha)). GIF has at most 50 frames per second, and 256 colours \
      in what changes from one frame to the next.

      Without --script, films and numbered images show the screen's own change once: \
      the next slide, the other layout, the example, a shuffle; slides that lead anywhere are gone \
      through. %s in the name stands for a slide's name the Story screen: one film per slide, as it comes in, or one image of it at rest.

      Files are written atomically; if interrupted, partial output is removed.

      \(ExitStatus.words)
      """)

  @OptionGroup(title: "Screen") var program: ProgramArguments
  @OptionGroup(title: "Frames") var frames: FrameArguments
  @OptionGroup(title: "Film") var film: FilmArguments
  @OptionGroup(title: "Files") var files: FileArguments
  @OptionGroup(title: "Recording") var recording: RecordArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, \(Scales.words) (default: 1)", valueName: "factor"),
    transform: OptionValue.number(Scales.range))
  var scale: Double = 1

  @Option(help: "Creatures of the Story breathe, blink and look around")
  var life = LifeOption.off

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Output file, as film.gif or frames-%04d.png; - is standard output, with --format",
      valueName: "file"),
    completion: .file())
  var output: String

  @Option(
    help: ArgumentHelp(
      "Format, whatever the name: \(FilmFormat.values.joined(separator: ", "))",
      valueName: "format"),
    completion: .list(FilmFormat.values), transform: OptionValue.format)
  var format: FilmFormat?

  func run(making make: @escaping ProgramFactory) throws {
    let options = try frames.options(
      program, files, place: film.page ? .window : .canvas, scale: scale, lives: life == .on)
    let clips = try clips(of: options)
    let names = try clips.map { try FilmName($0.output, as: format) }
    for name in names { try check(name) }
    let rate = names.first.map { chosenRate(for: $0.format) } ?? 60
    for (clip, name) in zip(clips, names) {
      try write(clip, to: name, options, rate: rate, making: make)
    }
  }

  /// The changes of slides that lead anywhere which a film shows that is told nothing else, at most.
  private static let mostChanges = 24

  /// The films that are to be made: one, or one a slide.
  private func clips(of options: AppOptions) throws -> [FilmClip] {
    var clip = FilmClip(
      output: output, script: InputScript(), from: film.span.from, to: film.span.to,
      duration: frames.duration)
    guard !FileSystem.name(of: output).contains(FilmClip.slideSign) else {
      guard (program.namedScreen ?? .onboarding) == .onboarding, !film.page, frames.script == nil,
        recording.record == nil
      else {
        throw Failure(
          "\(output): %s stands for a slide's name; it goes with --screen story, without"
            + " --page, --script and --record")
      }
      let named = output.replacing(FilmClip.slideSign, with: "")
      let isSingle = try !FilmName(named, as: format).takesFilm
      return clip.ofSlides(
        options.deck, speed: program.options.speed ?? 1, isSingle: isSingle)
    }
    let takesFilm = try FilmName(output, as: format).takesFilm
    // A single picture is that of the beginning, or of the time that is asked for.
    if !takesFilm, clip.from != nil { clip.to = clip.to ?? clip.from }
    if frames.script != nil || takesFilm || clip.from != nil {
      clip.script = try frames.input(options, most: Self.mostChanges)
    }
    return [clip]
  }

  private func check(_ name: FilmName) throws {
    try film.check(name)
    try name.check(example: "film.gif")
  }

  private func write(
    _ clip: FilmClip, to name: FilmName, _ options: AppOptions, rate: Double,
    making make: ProgramFactory
  ) throws {
    var options = options
    options.slide = clip.slide
    let times = RunTimes(
      rate: rate, steps: Exposures.steps(of: film.blur), script: clip.script,
      duration: clip.duration)
    let part = clip.frames(rate: rate)
    let isWatched = !film.quiet && RenderProgress.isWatched
    func run() throws -> Run { try frames.start(options, times, making: make) }
    let total =
      isWatched
      ? FilmRun.count(Exposures(try run(), samples: film.blur), part: part) : nil
    let recorder = try recording.recorder(options, stride: times.steps)
    var run = try run()
    run.watch = recorder?.take
    let isTransparent = film.background == .none
    let filmRun = FilmRun(
      name: name, film: FilmForm(rate: rate, loops: film.loop ?? 0, isTransparent: isTransparent),
      camera: options.camera(
        samples: film.blur, isTransparent: isTransparent,
        room: MemoryRoom(format: name.format, isBlurred: film.blur > 1)),
      part: part, progress: RenderProgress(total: total, isShown: isWatched))
    let written = try filmRun.write(Exposures(run, samples: film.blur))
    try recorder?.finish()
    filmRun.progress.clear()
    if isWatched { printNote(Self.summary(of: written, name, rate)) }
  }

  /// Without an own rate, a film has the best one that its format can show.
  private func chosenRate(for format: FilmFormat) -> Double {
    let best = min(60, format.highestRate)
    guard let wanted = frames.fps else { return best }
    guard wanted > format.highestRate else { return wanted }
    let rate = PlainNumber.exact(format.highestRate)
    if !film.quiet {
      printNote(".\(format.name) shows at most \(rate) frames a second, so it gets \(rate)")
    }
    return format.highestRate
  }

  /// The file's name, length and size.
  static func summary(of written: FilmRun.Written, _ name: FilmName, _ rate: Double) -> String {
    let size = FileSystem.size(of: name.path).map { ", " + ByteCount.text($0) } ?? ""
    let pixels = "\(written.width)×\(written.height)"
    guard name.takesFilm else { return "\(name.path): \(pixels)\(size)" }
    let seconds = PlainNumber.fixed(Double(written.frames) / rate, decimals: 2)
    return "\(name.path): \(seconds) s, \(written.frames) frames of \(pixels)\(size)"
  }
}
