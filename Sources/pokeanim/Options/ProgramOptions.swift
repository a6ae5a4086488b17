import ArgumentParser
import Engine
import EngineSDL
import EngineSystem
import Onboarding
import Studio

/// The options that every way to run a screen has.
struct ProgramOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Screen to show, by its name or number", valueName: "screen"))
  var screen: ScreenEntry?

  @Option(
    help: ArgumentHelp(
      "Pair of layouts to show on screen 2; selects that screen", valueName: "pair"))
  var pair: PairName?

  @Option(
    help: ArgumentHelp(
      "Slides of your own to show on screen 1, a folder or its JSON file; selects that screen",
      valueName: "folder"), completion: .file())
  var slides: String?

  @Option(
    help: ArgumentHelp(
      "Folder whose pictures are on the cards of screen 4; selects that screen",
      valueName: "folder"), completion: .directory)
  var cards: String?

  @Flag(help: "Refuse slides and cards with pictures that can't be drawn whole")
  var strict = false

  @Flag(help: "Say what of each of several SVG files is taken for the same thing on the next one")
  var matches = false

  @OptionGroup var links: LinkArguments

  @Option(
    help: ArgumentHelp(
      "Expression to play on screen 3, as \"fadeIn * (shrink + rotate).looped\"; selects that screen",
      valueName: "line"), transform: OptionValue.expression)
  var expression: String?

  @Option(
    help: ArgumentHelp(
      "Swift to compile and run, a file or a folder of files: running it runs its code",
      valueName: "path"), completion: .file())
  var swift: String?

  @Option(
    help: ArgumentHelp(
      "With Swift: the type or the variable to show (default: what there is)", valueName: "name"))
  var type: String?

  @Option(
    help: ArgumentHelp(
      "Motion of the slides: made to be dragged, or as in the original app (default: fluid)",
      valueName: "set"))
  var motion: MotionSet?

  @Option(
    help: ArgumentHelp(
      "Colours; auto takes the desktop's in a window, and light ones in files",
      valueName: "theme"))
  var theme: ThemeChoice?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Speed of time, \(Speeds.words) (default: 1)", valueName: "factor"),
    transform: OptionValue.number(Speeds.range))
  var speed: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a layout pair plays, \(PlayDurations.words) seconds (default: 5)",
      valueName: "seconds"),
    transform: OptionValue.number(PlayDurations.range))
  var playDuration: Double?

  @OptionGroup var reduction: MotionArguments

  /// Everything that options name to be shown.
  private var named: [(option: String, subject: Subject)] {
    [
      screen.map { ("--screen \($0)", .screen($0)) },
      pair.map { ("--pair \($0.rawValue)", .pair($0)) },
      slides.map { ("--slides \($0)", .document($0)) },
      expression.map { ("--expression \"\($0)\"", .expression($0)) },
      cards.map { ("--cards \($0)", .cards($0)) },
      swift.map { ("--swift \($0)", .swift($0)) },
    ].compactMap(\.self)
  }

  /// Everything that options and a word name to be shown, what is shown at first before the others.
  func subjects(beside word: Subject?) -> [Subject] {
    (named.map(\.subject) + [word].compactMap(\.self)).sorted { $0.rank < $1.rank }
  }

  /// Throws if an option names another subject in the place of one.
  func check(_ subject: Subject, named word: String) throws {
    guard let other = named.first(where: { $0.subject.contradicts(subject) }) else { return }
    throw ValidationError("“\(word)” and \(other.option) are two subjects; give one")
  }

  /// Puts together what a program is started with.
  ///
  /// Without any font there is one warning, and no text.
  ///
  /// - Parameters:
  ///   - subject: shown beside what the options name; nil: they say it all.
  ///   - isShown: true for a window, of which nothing is written down.
  ///   - remembered: holds where nothing is said.
  func appOptions(
    of subject: Subject?, place: Launch.Place, files: FileArguments, isShown: Bool = false,
    remembered: Remembered = Remembered()
  ) throws -> AppOptions {
    let launch = launch(of: subject, place: place, remembered: remembered)
    guard type == nil || launch.swift != nil else {
      throw UsageError(message: "--type says what of a Swift file is shown; name the file, too")
    }
    let options = AppOptions(
      launch,
      try Resources(for: launch, files, links: links.rule(isShown: isShown), isStrict: strict))
    if let lack = launch.screen.lack(options) { throw UsageError(message: lack) }
    if matches {
      guard let lines = options.slideFolder?.matches, !lines.isEmpty else {
        throw UsageError(message: "--matches is for two SVG files or more, as in a.svg b.svg")
      }
      printPlain(lines.joined(separator: "\n"))
    }
    return options
  }

  private func launch(
    of subject: Subject?, place: Launch.Place, remembered: Remembered
  ) -> Launch {
    var launch = Launch(remembered)
    for subject in subjects(beside: subject).reversed() { launch.show(subject) }
    let setting = motionSetting(place: place)
    launch.reducedMotion = setting.isReduced
    launch.followsDesktop = place == .window && setting.followsDesktop
    launch.place = place
    launch.speed = speed ?? launch.speed
    launch.theme = theme ?? launch.theme
    launch.motion = motion ?? launch.motion
    launch.duration = playDuration ?? launch.duration
    launch.type = type
    return launch
  }

  /// The motion at first: of the desktop only files are read, which takes no time.
  ///
  /// Without a window the desktop is not asked: the same command gives the same pictures.
  func motionSetting(
    place: Launch.Place, environment: Environment = processEnvironment
  ) -> MotionSetting {
    let files = place == .window ? SettingsFiles(environment: environment).found : nil
    return MotionSetting(
      flag: reduction.reducedMotion, environment: environment, desktop: files?.reducesMotion)
  }
}
