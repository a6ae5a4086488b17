package import Engine
package import Onboarding

/// One of the things that come to the program from outside, between two frames.
package enum ProgramInput: Equatable {
  case event(InputEvent)
  /// The desktop's settings, as they are known from then on.
  case settings(DesktopSettings)
  /// The text on the clipboard, which the screen has asked for.
  case clipboard(String)
  /// The window's scale.
  case pixelsPerPoint(Double)
  /// The words about a picture of the window, or about a recording, that was saved.
  case saved(String)
  /// The words about slides that were written into their file, or numbers into their code.
  case written(String)
  /// The reason why numbers that were tuned were not written.
  case notWritten(String)
  /// What an earlier window has changed of the slides and has not written.
  case draft([DeckEdit])
  /// A person's presets as they are on the disk, or the reason why they are not there.
  case presets(TunerPresets.News)

  /// A file or a folder that was dropped on the window; in recordings its path from the root.
  case dropped(String)

  /// The event; nil: it is something else.
  package var event: InputEvent? {
    if case .event(let event) = self { event } else { nil }
  }

  /// Gives it to a program before the frame that it came before; events go with the frame itself.
  package func give(to program: any ProgramScreen) {
    switch self {
    case .event: break
    case .settings(let settings): program.take(settings: settings)
    case .clipboard(let text): program.take(clipboardText: text)
    case .pixelsPerPoint(let scale): program.take(pixelsPerPoint: scale)
    case .dropped(let path): program.take(dropped: path)
    case .saved(let words): program.takeSaved(words)
    case .written(let words): program.takeWritten(words)
    case .notWritten(let words): program.takeNotWritten(words)
    case .draft(let edits): program.take(draft: edits)
    case .presets(let news): program.take(news)
    }
  }
}

/// A log of what comes to the program beside events.
package protocol InputLog: AnyObject {
  /// True if it is kept, for others to see.
  var isOn: Bool { get }
  func note(_ input: ProgramInput)
  /// Turns it on, or off and saves it.
  ///
  /// - Returns: what there is to say; nil: that comes later.
  func turn() -> String?
}
