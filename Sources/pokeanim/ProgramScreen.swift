import Engine

/// The screen a host runs: the program, with what only a host can do for it.
protocol ProgramScreen: Screen {
  /// The person asked to leave; the host ends its loop.
  var wantsQuit: Bool { get }
  /// The host makes the window fill the desktop while this is true.
  var wantsFullScreen: Bool { get }
  /// Whether a line is being edited.
  var takesText: Bool { get }
  /// What is to be put on the clipboard, asked after each frame; nil: nothing new.
  func takeClipboardText() -> String?
}

extension ProgramScreen {
  var takesText: Bool { false }
  func takeClipboardText() -> String? { nil }
}

/// Makes the program; the commands are given one, so that tests can run them with a small screen.
typealias ProgramFactory = (ProgramOptions) throws -> any ProgramScreen

/// What the host's fonts do for the engine: measure text and draw it.
typealias TextMaker = GlyphMasking & TextMeasuring

/// Everything a program is started with.
struct ProgramOptions {
  /// What the size that a screen is given stands for.
  enum Place: Hashable {
    /// A window: the screen places its canvas in it, with whatever is around the canvas.
    case window
    /// The canvas itself, without bars: render and trace.
    case canvas
  }

  var screen = ScreenName.onboarding
  var place = Place.window
  /// How fast time runs, > 0; 1 is real time.
  var speed = 1.0
  /// Movement becomes a short fade.
  var reducesMotion = false
  /// The pair that screen 2 shows at first.
  var pair = PairName.squares
  /// The seconds the whole way of a pair takes, > 0.
  var duration = 5.0
  /// Pixels in a point, > 0: frames that are rounded are rounded to pixels.
  var pixelsPerPoint = 1.0
  /// The folder with the program's pictures.
  var assets: String
  var text: any TextMaker

  /// The size the first screen's canvas was designed in, in points.
  var naturalSize: Size { screen == .squares ? pair.pair.naturalSize : screen.naturalSize }
}
