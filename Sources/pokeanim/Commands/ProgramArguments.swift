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

  /// The screen that is meant.
  var chosenScreen: ScreenEntry { screen ?? (pair == nil ? .onboarding : .squares) }

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
  var theme: ThemeChoice = .auto

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
  func options(place: AppOptions.Place, duration: Double) throws -> AppOptions {
    let folder = try AssetFinder(option: assets).find()
    let text = try FontFinder(option: font, assets: folder).text {
      printError("no font found, so there is no text; install fonts-inter or give --font FILE")
    }
    return AppOptions(
      screen: chosenScreen, place: place, speed: speed, theme: theme,
      reducesMotion: reducesMotion(place: place), motion: motion, pair: pair ?? .squares,
      duration: duration,
      assets: folder, text: text)
  }

  /// Without a window the desktop is not asked: the same command gives the same pictures.
  func reducesMotion(
    place: AppOptions.Place, environment: Environment = processEnvironment
  ) -> Bool {
    let known = { (name: String) in
      place == .window || name == "POKEANIM_REDUCED_MOTION" ? environment(name) : nil
    }
    return MotionSetting(flag: reducedMotion, environment: known).isReduced
  }
}
