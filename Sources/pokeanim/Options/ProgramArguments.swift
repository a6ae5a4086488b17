import ArgumentParser
import Engine
import EngineSDL
import Onboarding

/// The options that every way to run a screen has.
struct ProgramArguments: ParsableArguments {
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

  @OptionGroup var links: LinkArguments

  @Option(
    help: ArgumentHelp(
      "Expression to play on screen 3, as \"fadeIn * (shrink + rotate).looped\"; selects that screen",
      valueName: "line"), transform: OptionValue.expression)
  var expression: String?

  /// The screen that is meant; nil: none is named.
  var namedScreen: ScreenEntry? {
    screen ?? pair.map { _ in .squares } ?? slides.map { _ in .onboarding }
      ?? expression.map { _ in .algebra } ?? cards.map { _ in .gallery }
  }

  /// The script that plays the screen's own change once, which is shown where nothing else is asked
  /// for.
  var ownChange: InputScript {
    let key = (namedScreen ?? .onboarding).playKey
    return InputScript([.init(time: .zero, event: .key(key), line: 1)])
  }

  @Option(
    help: ArgumentHelp(
      "Motion of the slides: made to be dragged, or as in the original app",
      valueName: "set"))
  var motion: MotionSet = .fluid

  @Option(
    help: ArgumentHelp(
      "Colours; auto takes the desktop's in a window, and light ones in files",
      valueName: "theme"))
  var theme: ThemeChoice?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Speed of time, 0.01 to 100 (default: 1)", valueName: "factor"),
    transform: OptionValue.number(0.01...100))
  var speed: Double = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a layout pair plays, 0.01 to 3600 seconds (default: 5)", valueName: "seconds"),
    transform: OptionValue.number(0.01...3600))
  var playDuration: Double = 5

  @OptionGroup var reduction: MotionArguments

  /// Finds pictures and fonts, and puts together what a program is started with.
  ///
  /// Without any font there is one warning, and no text.
  ///
  /// - Parameters:
  ///   - isShown: true for a window, of which nothing is written down.
  ///   - remembered: holds where nothing is said.
  func options(
    place: AppOptions.Place, files: FileArguments, isShown: Bool = false,
    remembered: Remembered = Remembered()
  ) throws -> AppOptions {
    let folder = try files.findAssets()
    let links = links.rule(isShown: isShown)
    let known = KnownPictures()
    let slides = try slides.map {
      try SlideFolder($0, isStrict: strict, links: links, known: known)
    }
    let cards = try cards.map { try CardFolder($0, isStrict: strict, links: links) }
    let text = try files.findText(assets: folder)
    let setting = motionSetting(place: place)
    let last = remembered.screen.flatMap { ScreenEntry.all.entry(named: $0) }
    return AppOptions(
      screen: namedScreen ?? last ?? .onboarding, place: place, speed: speed,
      theme: theme ?? remembered.theme ?? .auto, reducesMotion: setting.isReduced,
      followsDesktop: place == .window && setting.followsDesktop, motion: motion,
      pair: pair ?? remembered.pair ?? .squares, duration: playDuration, remembered: remembered,
      slides: slides, known: known, cards: cards, links: links, expression: expression,
      assets: folder, text: text
    )
  }

  /// The motion at first: of the desktop only files are read, which takes no time.
  ///
  /// Without a window the desktop is not asked: the same command gives the same pictures.
  func motionSetting(
    place: AppOptions.Place, environment: Environment = processEnvironment
  ) -> MotionSetting {
    let files = place == .window ? SettingsFiles(environment: environment).found : nil
    return MotionSetting(
      flag: reduction.reducedMotion, environment: environment, desktop: files?.reducesMotion)
  }
}
