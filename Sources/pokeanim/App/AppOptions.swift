import Engine
import EngineSDL
import Onboarding

/// Makes the program; the commands are given one, so that tests can run them with a small screen.
typealias ProgramFactory = (AppOptions) throws -> any HostedScreen & SwiftExportable

/// Everything a program is started with.
struct AppOptions {
  /// The meaning of the size that a screen is given.
  enum Place: String, Hashable, Codable {
    /// A window: the screen places its canvas in it, with whatever is around the canvas.
    case window
    /// The canvas itself, without bars: render and trace.
    case canvas
  }

  var screen = ScreenEntry.onboarding
  var place = Place.window
  /// The speed of time, > 0; 1 is real time.
  var speed = 1.0
  /// The theme that is wanted at first.
  var theme = ThemeChoice.auto
  /// Movement becomes a short fade.
  var reducesMotion = false
  /// The desktop's wish for less motion, or for all of it, counts from when it is known.
  var followsDesktop = false
  /// The creatures of the slides breathe, blink and look around.
  var lives = false
  /// The motion set of the slides at first; the original's set comes with its colours of the
  /// squares.
  var motion = MotionSet.fluid
  /// The pair that screen 2 shows at first.
  var pair = PairName.squares
  /// The seconds the whole way of a pair takes, > 0.
  var duration = 5.0
  /// Pixels in a point, > 0: frames that are rounded are rounded to pixels.
  var pixelsPerPoint = 1.0
  /// The seed of what only has to look random: the cards that a shuffle and the like pick.
  var seed = GalleryDeck.seed
  /// The state that the program goes on from; the options above come before it.
  var remembered = Remembered()
  /// Somebody keeps the presets on the disk while the program runs, and tells of it.
  var keepsPresets = false
  /// The folder for pictures of the window.
  var pictures = PictureFolder(".")
  /// Told of what comes to the program beside events; nil: nobody records.
  var recorder: Recorder?
  /// A person's slides; nil: the program's own.
  var slides: SlideFolder?
  /// The pictures of slides that were read.
  var known = KnownPictures()
  /// The pictures on the gallery's cards; nil: the program's own creatures.
  var cards: CardFolder?
  /// The rule for links that lead out of a folder of slides or cards.
  var links = LinkRule.refuse
  /// The line of screen 3 at first, whose page is shown then; nil: the screen begins as ever.
  var expression: String?
  /// The folder with the program's pictures.
  var assets: String
  var text: any TextMaker

  /// The slides, a person's or the program's own.
  var deck: Deck { slides?.deck ?? .builtIn }

  /// The size the first screen's canvas was designed in, in points.
  var naturalSize: Size {
    switch screen {
    case .squares: pair.pair.naturalSize
    case .onboarding: slides?.deck.canvas ?? screen.naturalSize
    default: screen.naturalSize
    }
  }
}
