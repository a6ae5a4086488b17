import Engine
import Studio

/// All that the code of a file has asked for so far.
///
/// The code finds it without being given it, as top-level code has nobody who could: there is one in a
/// worker, on its one thread.
final class PlaygroundSession {
  nonisolated(unsafe) static private(set) var current = PlaygroundSession()

  let text: any TextMeasuring
  /// Everything that the file declares.
  var offers = Offers()
  /// The numbers that are tuned in the window.
  let numbers: TunableNumbers
  /// The screen of the view that code shows.
  private lazy var view = ViewScreen(measuring: text)
  private var shown: (any Screen)?

  private init(
    text: any TextMeasuring = MonospacedText(), numbers: TunableNumbers = TunableNumbers()
  ) {
    (self.text, self.numbers) = (text, numbers)
  }

  /// Begins again: code that runs from now on shows something of its own.
  static func begin(measuring text: any TextMeasuring, numbers: TunableNumbers) {
    current = PlaygroundSession(text: text, numbers: numbers)
  }

  var stage: Stage { view.stage }

  func show(_ view: View) {
    self.view.show(view)
    shown = self.view
  }

  func show(_ screen: any Screen) { shown = screen }

  func play(_ animation: Animation<Effect>) {
    view.play(animation)
    shown = shown ?? view
  }

  /// The screen that code has shown, or that of something that the file declares.
  func screen(of type: String?) throws -> any Screen {
    if type == nil, let shown { return shown }
    return try offers.chosen(type).make(text)
  }
}
