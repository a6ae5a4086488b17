import Engine
import Workbench

/// The window's theme, and the change from one to another: the window as it was painted last fades
/// above the window in its new colours.
final class ThemeSwitch: Part {
  /// The theme that the person wants.
  var choice: ThemeChoice
  /// The theme that the desktop wants; without a word from it, the light one.
  var desktop = Theme.light
  /// The theme of the frame.
  private(set) var shown: Theme
  /// True from the beginning of the frame that is the first in its theme until its fade begins.
  private var isDue = false

  private let stage = Stage()
  /// Its opacity is that of the picture that leaves.
  private let veil = View()
  private var leaving: [DrawCommand] = []
  private var window = Size.zero
  /// The window, as it was painted last; nil: nothing was painted yet.
  private var painted: [DrawCommand]?
  /// The number of themes that are seen through each other, beside the one that is shown.
  private var depth = 0

  /// In seconds; the shorter one with less motion.
  private static let (duration, shortDuration) = (0.2, 0.15)
  /// More pictures than these do not lie above each other: another theme waits for its turn.
  private static let deepest = 3

  init(_ choice: ThemeChoice, reducesMotion: Bool) {
    self.choice = choice
    shown = choice.theme()
    stage.reducesMotion = reducesMotion
    stage.root.addSubview(veil)
  }

  /// True if the fade is a short one.
  var reducesMotion: Bool {
    get { stage.reducesMotion }
    set { stage.reducesMotion = newValue }
  }

  private var wanted: Theme { choice.theme(on: desktop) }

  var isRunning: Bool { stage.isRunning || isDue || wanted != shown }

  /// Takes up the theme that is wanted, for a frame that begins.
  func takeUp() {
    guard wanted != shown, depth < Self.deepest else { return }
    (shown, isDue) = (wanted, true)
  }

  func advance(to time: Instant) {
    stage.advance(to: time)
    if !stage.isRunning { (leaving, depth) = ([], 0) }
  }

  /// Lets the new theme come, if there is one; returns false if there is none.
  func begin() -> Bool {
    guard isDue else { return false }
    isDue = false
    guard let painted else { return true }
    leaving = painted
    depth += 1
    veil.alpha = 1
    stage.animate(withDuration: stage.reducesMotion ? Self.shortDuration : Self.duration) {
      veil.alpha = 0
    }
    return true
  }

  /// In another size the new theme is there at once.
  func resize(to window: Size, room: Size, at time: Instant) {
    guard window != self.window else { return }
    self.window = window
    veil.alpha = 0
    painted = nil
    leaving = []
  }

  /// Everything that is to be seen in the window.
  ///
  /// - Parameter live: the window in its theme, as it is now.
  func commands(_ live: [DrawCommand]) -> [DrawCommand] {
    let opacity = veil.presented.alpha
    var commands = live
    if !leaving.isEmpty, opacity > 0 {
      commands.append(.layer(Layer(opacity: opacity, commands: leaving)))
    }
    painted = commands
    return commands
  }
}
