public import Engine
import Studio

/// The window of a playground, as the code in a Swift file sees it.
///
/// A file that declares a screen, a description, an animator, two layouts or an animation needs none of
/// this: it is found by what it is. Top-level code shows a view and animates it, as in an Xcode
/// playground:
///
/// ```swift
/// let card = View(frame: Rect(0, 0, 120, 160), backgroundColor: .red)
/// Playground.show(card)
/// Playground.play(.translate(card, to: Point(200, 0), in: 1))
/// ```
public enum Playground {
  /// The stage of what top-level code shows.
  public static var stage: Stage { PlaygroundSession.current.stage }

  /// Measures text as the window shows it: for screens that the code makes by itself.
  public static var text: any TextMeasuring { PlaygroundSession.current.text }

  /// Shows a view in the middle of the window, as large as its frame; it takes the place of one that
  /// was shown before.
  public static func show(_ view: View) { PlaygroundSession.current.show(view) }

  /// Shows a screen.
  public static func show(_ screen: any Screen) { PlaygroundSession.current.show(screen) }

  /// Plays an animation of views that are shown; hand and keys move it.
  public static func play(_ animation: Animation<Effect>) {
    PlaygroundSession.current.play(animation)
  }

  /// Called by code that has done what it wanted to show; the window goes on.
  public static func finish() {}
}

/// A number that is tuned in the window while the code runs: the tuner (T) has a slider for it, and
/// Ctrl+S writes what was chosen into the file.
///
/// The code runs again with each other number, and goes through what was done in the window: ask for it
/// where it is used, and not in a constant that is made only once.
///
/// - Parameters:
///   - name: the slider's name; one name is one number.
///   - value: the number in the code, a literal, so that another one can be written there.
///   - range: the slider's range.
/// - Returns: the number that was chosen in the window, else `value`.
public func tunable(_ name: String, _ value: Double, in range: ClosedRange<Double>) -> Double {
  PlaygroundSession.current.numbers.value(of: name, value, in: range)
}
