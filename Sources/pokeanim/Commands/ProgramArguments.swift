import ArgumentParser
import Engine
import EngineSDL
import Onboarding

/// The options that every way to run a screen has.
struct ProgramArguments: ParsableArguments {
  @Option(
    help: """
      The screen to show: \(ScreenEntry.all.map { "\($0) (or \($0.number))" }.joined(separator: ", ")).
      """)
  var screen: ScreenEntry?

  @Option(
    help: """
      The pair of layouts to show on screen 2: squares, grid, list, sidebar, mirror, text \
      (default: squares); without --screen it chooses that screen.
      """)
  var pair: PairName?

  /// The screen that is meant; nil: none is named.
  var namedScreen: ScreenEntry? { screen ?? pair.map { _ in .squares } }

  @Option(
    help: """
      How the slides move: fluid, made for the hand, or original, as the original app has it, with \
      its colours of the squares (default: fluid).
      """)
  var motion: MotionSet = .fluid

  @Option(
    help: """
      The colours: light, dark, or auto, the desktop's; render and trace ask no desktop, and take \
      the light ones (default: auto).
      """)
  var theme: ThemeChoice?

  @Option(
    parsing: .unconditional, help: "How fast time runs, 0.01 to 100 (default: 1, real time).",
    transform: OptionValue.number(0.01...100))
  var speed: Double = 1

  @Flag(
    help: """
      Turn movement into short fades (or set POKEANIM_REDUCED_MOTION=1; 0 overrules the desktop).
      """)
  var reducedMotion = false

  @Option(help: "A font file, or a folder of them (default: POKEANIM_FONT, then Inter).")
  var font: String?

  @Option(help: "The folder with the pictures (default: POKEANIM_ASSETS, then Assets).")
  var assets: String?

  /// Finds pictures and fonts, and puts together what a program is started with.
  ///
  /// Without any font there is one warning, and no text.
  ///
  /// - Parameter remembered: holds where nothing is said.
  func options(
    place: AppOptions.Place, duration: Double, remembered: Remembered = Remembered()
  ) throws -> AppOptions {
    let folder = try AssetFinder(option: assets).find()
    let text = try FontFinder(option: font, assets: folder).text {
      printError("no font found, so there is no text; install fonts-inter or give --font FILE")
    }
    let setting = motionSetting(place: place)
    let last = remembered.screen.flatMap { ScreenEntry.all.entry(named: $0) }
    return AppOptions(
      screen: namedScreen ?? last ?? .onboarding, place: place, speed: speed,
      theme: theme ?? remembered.theme ?? .auto, reducesMotion: setting.isReduced,
      followsDesktop: place == .window && setting.followsDesktop, motion: motion,
      pair: pair ?? remembered.pair ?? .squares, duration: duration, remembered: remembered,
      assets: folder, text: text)
  }

  /// The motion at first: of the desktop only files are read, which takes no time.
  ///
  /// Without a window the desktop is not asked: the same command gives the same pictures.
  func motionSetting(
    place: AppOptions.Place, environment: Environment = processEnvironment
  ) -> MotionSetting {
    let files = place == .window ? SettingsFiles(environment: environment).found : nil
    return MotionSetting(
      flag: reducedMotion, environment: environment, desktop: files?.reducesMotion)
  }
}
