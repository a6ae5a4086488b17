import Engine
import MotionCode
import Workbench

/// The text that is typed, copied and pasted, on the screen or on the tuner's card.
extension App {
  /// A question is answered by any key, whoever has the focus.
  var takesText: Bool { question != nil || tuner.takesText || screen.takesText }
  var heldKeys: Set<Key> { takesText ? [] : Tuner.comparingKeys }
  var caret: Rect? { tuner.caret ?? screen.caret }
  func takeClipboardText() -> String? {
    tuner.takeClipboardText() ?? screen.takeClipboardText()
  }
  var wantsClipboardText: Bool {
    wantsMotion || tuner.wantsPaste || screen.wantsClipboardText
  }
  func take(clipboardText: String) {
    log?.note(.clipboard(clipboardText))
    Theme.$current.withValue(theme) { paste(clipboardText) }
    update(at: now)
  }

  private func paste(_ text: String) {
    if wantsMotion {
      wantsMotion = false
      do { try tuner.paste(text) } catch { say(error.words, for: 3) }
    } else if !tuner.takes(.text(text), at: now) {
      screen.handle(.text(text), at: now)
    }
  }
}
