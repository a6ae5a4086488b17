import Engine
import EngineSDL
import Onboarding

/// Everything that a recorded program was started with.
struct RecordedStart: Equatable {
  /// The version of the program that recorded it.
  var program = Version.number
  var place: AppOptions.Place
  /// The first size, in points.
  var size: Size
  /// Pixels in a point.
  var scale: Double
  var screen: ScreenEntry
  var pair: PairName
  var motion: MotionSet
  var theme: ThemeChoice
  var speed: Double
  /// The seconds the whole way of a pair takes.
  var duration: Double
  var reducesMotion: Bool
  var followsDesktop: Bool
  var lives: Bool
  var seed: UInt64
  /// The file of a person's slides; nil: the program's own.
  var slides: String?
  /// The folder of the gallery's pictures; nil: the program's own creatures.
  var cards: String?
  /// The line of screen 3 that it was started with.
  var expression: String?
  /// The state that the program went on from, but for the window's place.
  var remembered: Remembered
  /// True if the program was told when its presets were on the disk.
  var keepsPresets: Bool

  /// - Parameter size: the first size, in points.
  init(_ options: AppOptions, size: Size) {
    place = options.place
    self.size = size
    scale = options.pixelsPerPoint
    screen = options.screen
    pair = options.pair
    motion = options.motion
    theme = options.theme
    speed = options.speed
    duration = options.duration
    reducesMotion = options.reducesMotion
    followsDesktop = options.followsDesktop
    lives = options.lives
    seed = options.seed
    expression = options.expression
    cards = options.cards.map { FileSystem.absolute($0.path) }
    slides = options.slides?.file.map(FileSystem.absolute)
    remembered = options.remembered
    remembered.window = nil
    keepsPresets = options.keepsPresets
  }

  /// The options of a program that starts equally, with the pictures and the fonts that are found.
  ///
  /// - Parameter links: the rule for those that lead out of the folders of slides and cards.
  func options(_ files: FileArguments, links: LinkRule) throws -> AppOptions {
    let assets = try files.findAssets()
    var options = options(assets: assets, text: try files.findText(assets: assets))
    options.slides = try slides.map { try SlideFolder($0, links: links) }
    options.cards = try cards.map { try CardFolder($0, links: links) }
    options.links = links
    return options
  }

  /// The options of a program that starts equally.
  ///
  /// - Parameter assets: the folder with the program's pictures.
  func options(assets: String, text: any TextMaker) -> AppOptions {
    AppOptions(
      screen: screen, place: place, speed: speed, theme: theme, reducesMotion: reducesMotion,
      followsDesktop: followsDesktop, lives: lives, motion: motion, pair: pair,
      duration: duration, pixelsPerPoint: scale, seed: seed, remembered: remembered,
      keepsPresets: keepsPresets, expression: expression, assets: assets, text: text)
  }
}
