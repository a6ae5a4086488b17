import Engine
package import Onboarding

/// The start of a run, as a value: the first line of a recording holds it, each member by
/// its name here.
///
/// A member that recordings did not have from the beginning is optional.
package struct Launch: Equatable, Codable {
  /// The meaning of the size that a screen is given.
  package enum Place: String, Hashable, Codable {
    /// A window: the screen places its canvas in it, with whatever is around the canvas.
    case window
    /// The canvas itself, without bars: render and trace.
    case canvas
  }

  package var screen = ScreenEntry.onboarding
  package var place = Place.window
  /// The factor by which time goes faster.
  @Bounded<Speeds> package var speed = 1.0
  /// The theme at first.
  package var theme = ThemeChoice.auto
  /// Movement becomes a short fade.
  package var reducedMotion = false
  /// The desktop's setting for reduced motion counts from when it is known.
  package var followsDesktop = false
  /// The creatures of the slides breathe, blink and look around.
  package var life = false
  /// The motion set of the slides at first; the original's set comes with its colours of the
  /// squares.
  package var motion = MotionSet.fluid
  /// The pair that screen 2 shows at first.
  package var pair = PairName.squares
  /// The seconds that a pair plays from one layout to the other.
  @Bounded<PlayDurations> package var duration = 5.0
  /// Pixels per point: frames that are rounded are rounded to pixels.
  @Bounded<Scales> package var scale = 1.0
  /// The seed of what only has to look random: the cards that a shuffle and the like pick.
  package var seed = Self.usualSeed
  /// The state that the program goes on from; the members above come before it.
  package var remembered = Remembered()
  /// True if presets are kept on the disk while the program runs, and the program is told.
  package var keepsPresets: Bool?
  /// The name of the slide that is shown at first; nil: the first one.
  package var slide: String?
  /// True if nothing of the program lies over the screen.
  package var presents: Bool?
  /// A person's slides, a folder or its file; nil: the program's own.
  package var slides: String?
  /// SVG files whose slides these are, in place of such a folder; nil: there are none.
  package var frames: [String]?
  /// True if screen 2 shows the program's own pairs, whatever those slides have.
  package var showsOwnPairs: Bool?
  /// The folder of the pictures on the gallery's cards; nil: the program's own creatures.
  package var cards: String?
  /// A person's Swift, a file or a folder of files; nil: none is played.
  package var swift: String?
  /// The name of the type or the variable in it that is shown; nil: what there is to show.
  package var type: String?
  /// The numbers of that code that were tuned before, by their names; nil: none were.
  package var tunedNumbers: [String: Double]?
  /// The line of screen 3 at first, whose page is shown then; nil: the screen begins as ever.
  package var expression: String?

  /// The seed, if nobody says another one.
  package static let usualSeed: UInt64 = 7
}

extension Launch {
  /// A launch that goes on from the last one.
  package init(_ remembered: Remembered) {
    self.remembered = remembered
    screen = remembered.screen ?? screen
    theme = remembered.theme ?? theme
    pair = remembered.pair ?? pair
  }
}
