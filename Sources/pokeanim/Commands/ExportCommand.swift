import ArgumentParser
import Engine
import EngineFilms
import EngineSDL
import EngineSystem
import Onboarding
import Output
import Studio

/// `pokeanim export`: a change as a file that other programs play.
struct ExportCommand: SubjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a change as \(titles). Needs no display.",
    usage: "pokeanim export [<subject>] -o <file> [<options>]",
    discussion: """
      EXAMPLES:
        pokeanim export -o story.html              the first slide's way out
        pokeanim export --all-slides -o all.svg    all slides, one after the other
        pokeanim export --pair grid -o grid.json
        pokeanim export --all-slides -o Story.swift
        pokeanim export --from creature --to cute -o next.svg
        pokeanim export --all-slides -o story.spec.html

      A \(formats). Each but the source holds every view by its key, with keyframes along the \
      change's own curves where the format has them; else they are within a fifth of a pixel, and \
      0.002 of an opacity or a colour.

      Without --script and --all-slides the change is the screen's own: the next slide, the other \
      layout, the example, a shuffle; --from and --to name two slides. Of slides that lead anywhere, or \
      scroll, a page and source have all, and go where a press leads; so has a page of those that are \
      laid out in the canvas's width. %s in the name stands for a slide's name: one file per slide, as \
      it comes in. What a format can't say is told on the standard error.

      \(ExitStatus.words)
      """)

  private static var titles: String {
    let titles = ExportFormat.all.map(\.title)
    return titles.dropLast().joined(separator: ", ") + " or " + titles.suffix(1).joined()
  }
  private static var formats: String {
    ExportFormat.all.map { ".\($0.ending) is \($0.help)" }.joined(separator: "; a ")
  }

  @OptionGroup(title: "Screen") var program: ProgramArguments
  @OptionGroup(title: "Frames") var frames: FrameArguments
  @OptionGroup(title: "Files") var files: FileArguments

  @Flag(help: "All slides in one file, one after the other; what loops plays without end")
  var allSlides = false

  @Option(
    help: ArgumentHelp(
      "The slide, by its name, from which the change leads; with --to", valueName: "slide"))
  var from: String?

  @Option(help: ArgumentHelp("The slide to which the change leads", valueName: "slide"))
  var to: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long each slide rests with --all-slides, 0 to 60 seconds (default: 1)",
      valueName: "seconds"),
    transform: OptionValue.number(0...60))
  var rest: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Times that \(ExportFormat.names("and", where: \.loops)) play, 1 to 65535, or 0, without end (default: 1; 0 with --all-slides \
      of slides that loop)
      """,
      valueName: "times"),
    transform: OptionValue.whole(0...65535))
  var loop: Int?

  @Flag(help: "Print errors only, and nothing of what the format can't say")
  var quiet = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Output file, as page.html or story.svg; - is standard output, with --format",
      valueName: "file"),
    completion: .file())
  var output: String

  @Option(
    help: ArgumentHelp(
      "Format, whatever the name: \(ExportFormat.values.joined(separator: ", "))",
      valueName: "format"),
    completion: .list(ExportFormat.values), transform: OptionValue.format)
  var format: ExportFormat?

  func validate() throws {
    if allSlides, frames.script != nil || frames.duration != nil {
      throw ValidationError(
        "--all-slides turns the slides itself; leave out --script and --duration")
    }
    if rest != nil, !allSlides {
      throw ValidationError("--rest is how long slides rest with --all-slides; leave it out")
    }
    if (from == nil) != (to == nil) {
      throw ValidationError(
        "--from and --to name one change; give both, as --from list --to detail")
    }
    if from != nil, allSlides || isNamed || frames.script != nil || frames.duration != nil {
      throw ValidationError(
        "--from and --to name one change; leave out --script, --duration, --all-slides and %s")
    }
    if isNamed, frames.duration != nil {
      throw ValidationError(
        "%s makes a file of each slide, as long as it takes to come in; leave out --duration")
    }
  }

  /// True if there is to be a file for each slide.
  var isNamed: Bool { FileSystem.name(of: output).contains(FilmClip.slideSign) }

  func run(making make: @escaping ProgramFactory) throws {
    let options = try frames.options(program, files)
    if options.launch.swift != nil { return try writePlayed(options) }
    if let from, let to { return try writeChange(from, to, options, making: make) }
    if isGraphPage(of: options) { return try writePage(options, making: make) }
    let clips = try clips(of: options)
    for clip in clips { try write(clip, options, making: make) }
  }

  /// A file that is to be made, and what goes on in it.
  struct Clip {
    let name: OutputName<ExportFormat>
    var script = TakeScript.given(InputScript())
    let title: String
    var changes = 1
    /// The places of the slides that are in it; nil: all of them.
    var slides: [Int]?
    /// The name that its type has in Swift; nil: the title.
    var typeName: String?
  }

  /// Throws where there are no slides to go through.
  private func checkSlides(of screen: ScreenEntry, _ deck: Deck) throws {
    guard screen == .onboarding, frames.script == nil else {
      throw Failure(
        isNamed
          ? "\(output): %s stands for a slide's name; it goes with --screen story, without"
            + " --script"
          : "--all-slides are those of --screen story, not of \(screen)")
    }
    guard !deck.isGraph else {
      throw Failure(
        "\(output): slides that lead anywhere are in no order to be gone through; export a page,"
          + " as page.html, or one change, \(changeAdvice(deck))")
    }
  }

  /// One file, or one a slide.
  private func clips(of options: AppOptions) throws -> [Clip] {
    let (screen, title, deck) = (options.screen, options.launch.subject.title, options.deck)
    let isSource = try isGraphSource(options)
    if allSlides && !isSource || isNamed { try checkSlides(of: screen, deck) }
    if allSlides, !isSource {
      guard !isNamed else {
        throw Failure(
          "\(output): %s makes a file of each slide, and --all-slides one of all; take one")
      }
      let changes = deck.slides.count - (deck.loop == .none ? 1 : 0)
      return [
        Clip(
          name: try name(output),
          script: .turning(
            Array(repeating: .right, count: changes), rest: rest ?? 1, from: 0),
          title: title, changes: changes)
      ]
    }
    guard isNamed else {
      return [
        Clip(
          name: try name(output), script: .given(try frames.input(options)),
          title: title,
          slides: frames.script == nil && !deck.isGraph && !isSource ? [0, 1] : nil)
      ]
    }
    var names = SwiftNames()
    return try deck.turns.map { slide, keys in
      try clip(to: slide, by: keys, named: names.name(for: slide.name, kind: "slide"))
    }
  }

  /// The file of a slide.
  ///
  /// - Parameters:
  ///   - keys: those that lead to it from the first slide.
  ///   - typeName: of the slide in Swift; titles may be the same.
  private func clip(to slide: Slide, by keys: [Key], named typeName: String) throws -> Clip {
    let last = keys.count - 1
    return Clip(
      name: try name(output.replacing(FilmClip.slideSign, with: slide.name)),
      script: .turning(keys, rest: 0, from: last), title: slide.title,
      slides: keys[last] == .left ? [last - 1, last] : [last, last + 1], typeName: typeName)
  }

  func name(_ path: String) throws -> OutputName<ExportFormat> {
    if format == nil, FilmFormat(endingOf: path) != nil {
      throw Failure(
        "\(path): films and images are made by render; an export is \(ExportFormat.names())")
    }
    let name = try OutputName(path, as: format)
    if loop != nil, !name.format.loops {
      throw Failure(
        "\(path): \(name.format.title) can't say how often it plays; leave out --loop")
    }
    try name.check(example: "page.html")
    return name
  }

  private func write(
    _ clip: Clip, _ options: AppOptions, making make: @escaping ProgramFactory
  ) throws {
    let size = frames.canvas ?? options.naturalSize
    let run = TakeRun(
      options, size: size, rate: frames.fps, duration: frames.duration, making: make)
    let take = try run.take(clip.script)
    guard try take.duration > 0 || isGraphSource(options) else {
      throw Failure("\(clip.name.path): nothing changes; give --script with something that does")
    }
    try write(take, of: clip, options, size: size, making: make)
  }

  func write(
    _ take: Take, of clip: Clip, _ options: AppOptions, size: Size,
    making make: @escaping ProgramFactory
  ) throws {
    let export = Export(
      take: take, title: clip.title,
      loops: loop ?? (allSlides && options.deck.loop != .none ? 0 : 1), changes: clip.changes,
      around: around(options), slides: names(of: clip, options),
      source: {
        let run = swiftRun(of: clip, take, options, size: size)
        return try run.source(playing: options.ownInput(in: size, most: 1), making: make)
      })
    var file = try clip.name.format.file(export)
    if options.screen == .onboarding, clip.name.format.name != ExportFormat.swift.name {
      file.limits += SlideLimit.notes(
        of: frames.script == nil ? .change : .scriptedChange, on: slides(of: clip, options),
        moving: options.motion)
    }
    try write(file, as: clip.name)
  }

  /// The slides of which a clip may show something: a script may lead anywhere.
  private func slides(of clip: Clip, _ options: AppOptions) -> [Slide] {
    let slides = options.deck.slides
    guard frames.script == nil, let places = clip.slides else { return slides }
    return places.filter(slides.indices.contains).map { slides[$0] }
  }

  /// The names of the slides that a clip goes through.
  private func names(of clip: Clip, _ options: AppOptions) -> [String] {
    guard options.screen == .onboarding, frames.script == nil else { return [] }
    let names = options.deck.slides.map(\.name)
    let places =
      clip.slides
      ?? (allSlides ? Array(names.indices) + (clip.changes == names.count ? [0] : []) : [])
    return places.filter(names.indices.contains).map { names[$0] }
  }

  func around(_ options: AppOptions) -> Color {
    Theme.$current.withValue(options.theme.theme()) { Palette.page }
  }

  func write(_ file: ExportFile, as name: OutputName<ExportFormat>) throws {
    try name.write(Array(file.text.utf8))
    if !quiet {
      for limit in file.limits { printNote("\(name.path): \(limit)") }
    }
  }

  private func swiftRun(
    of clip: Clip, _ take: Take, _ options: AppOptions, size: Size
  ) -> SwiftRun {
    var source = SwiftRun(options: options, size: size, title: clip.title, take: take)
    source.slides = clip.slides
    source.typeName = clip.typeName
    if rest != nil { source.limits.append("how long slides rest is up to who turns them") }
    if frames.duration != nil {
      source.limits.append("it has all of a change, however long --duration is")
    }
    if frames.script != nil, case .given(let script) = clip.script { source.script = script }
    return source
  }
}
