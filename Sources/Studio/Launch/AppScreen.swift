package import Engine

/// A screen of the program, with what the program's own keys change about it.
package protocol AppScreen: Screen {
  /// The factor by which everything goes faster than designed, > 0; 1 is as designed.
  var speed: Double { get set }
  /// Movement becomes a short fade, from the next change on.
  var reducesMotion: Bool { get set }
  /// Takes the window's scale, in pixels a point; a new size follows.
  func take(pixelsPerPoint: Double)
  /// The change for tools that look at it: the last one also after its end, as it would be now.
  func lastChange() -> LastChange?
  /// True while something stands still on its way, and not because a hand holds it.
  var isPaused: Bool { get }
  /// True if whatever has come to its end begins again.
  var loops: Bool { get }
  /// Puts away what lies over the screen, or lets go of what is held, one thing at a time: what Esc
  /// does here.
  /// - Returns: false if there is nothing of the kind.
  func stepOut(at time: Instant) -> Bool
  /// True if nothing that is not the subject's own is shown on it.
  var presents: Bool { get set }
  /// The colour of the screen's edges, which lies under it while screens change.
  var ground: Color { get }
  /// True if more than the ground may be shown in an area at the window's top, which the program's own
  /// pages leave free.
  func mayShowContent(in area: Rect) -> Bool
  /// Words for somebody who has just come; nil: there are none to say.
  var firstWords: OpeningWords? { get }
  /// The caret of the line that is edited, in the window; nil: none is.
  var caret: Rect? { get }
  /// True if the line that is edited asks for the text on the clipboard, which is then typed.
  var wantsClipboardText: Bool { get }
  /// Hands over what is to be put on the clipboard; nil: nothing new.
  func takeClipboardText() -> String?
  /// Hands over what is to be said to the person; nil: nothing new.
  func takeNews() -> String?
  /// Makes everything anew in the colours of the current theme; what is on its way goes on.
  func recolour(at time: Instant)
  /// The time at which the picture changes by itself although nothing runs; nil: it doesn't.
  func nextPicture(after time: Instant) -> Instant?
  /// Notes an event as it came to the window, and the view that has taken it, if one has; only a screen
  /// that has to go through its input again does.
  func noteDelivery(of event: InputEvent, to view: View?)
  /// Shows other slides, or what it shows of them.
  func take(_ slides: SlideFolder)
  /// What was tuned of the slides beyond what they say; nil: it shows none.
  var tunedSlides: TunedSlides? { get }
  /// Moves as the slides say again.
  func forgetTuning()
  /// Shows other pictures; only the screen of cards does.
  func take(_ cards: CardFolder)
  /// Called when a person goes on from its end; nil: it has no such end.
  var onFinish: (() -> Void)? { get set }
  /// The form in which it is handed on as source code.
  var sourceForm: SourceForm { get }
  /// Writes down what is to be there again at the next start.
  func remember(in state: inout Remembered)
  /// Writes down how it moves, where it was tuned, and moves as was written down.
  func rememberTuning(in state: inout Remembered)
  func recallTuning(_ state: Remembered)
}

extension AppScreen {
  package func lastChange() -> LastChange? { change.map { LastChange($0) } }
  package var presents: Bool {
    get { false }
    set {}
  }
  package var ground: Color { Palette.page }
  package func mayShowContent(in area: Rect) -> Bool { false }
  package func take(pixelsPerPoint: Double) {}
  package var firstWords: OpeningWords? { nil }
  package var caret: Rect? { nil }
  package var wantsClipboardText: Bool { false }
  package func takeClipboardText() -> String? { nil }
  package func takeNews() -> String? { nil }
  package func nextPicture(after time: Instant) -> Instant? { nil }
  package func recolour(at time: Instant) {}
  package func noteDelivery(of event: InputEvent, to view: View?) {}
  package func take(_ slides: SlideFolder) {}
  package func take(_ cards: CardFolder) {}
  package var tunedSlides: TunedSlides? { nil }
  package func forgetTuning() {}
  package var onFinish: (() -> Void)? {
    get { nil }
    set {}
  }
  package var sourceForm: SourceForm { .change }
  package func remember(in state: inout Remembered) { rememberTuning(in: &state) }
  package func rememberTuning(in state: inout Remembered) {}
  package func recallTuning(_ state: Remembered) {}
}

extension AppScreen where Self: StageScreen {
  package var reducesMotion: Bool {
    get { stage.reducesMotion }
    set { stage.reducesMotion = newValue }
  }
  package var loops: Bool { transport.loops }

  package func stepOut(at time: Instant) -> Bool {
    guard hand.isDown else { return false }
    hand.cancel(at: time, on: self)
    return true
  }
}
