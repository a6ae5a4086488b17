import Engine
import Onboarding

/// Everything that a person has changed in the window, and what is to become of it.
struct WindowEdits {
  /// The documents that were changed, by their files.
  var documents: [String: EditedDeck] = [:]
  /// What was tuned of screens that show no document.
  var histories: [ScreenEntry: TuningHistory] = [:]
  /// True if changes are written as they are made, and the time from which on the last ones are.
  var areWrittenAtOnce = false
  var writing: Instant?
  /// True if a person has asked for them to be written.
  var wantsWriting = false
  /// True if the file was written since it was begun to be read.
  var isReadOutdated = false
  /// True while a pointer is held down: what it changes is one step.
  var isHeld = false
  /// What was changed last, and when.
  private var last: (subject: Set<String>, time: Instant)?

  /// What follows within so many seconds is more of the same step: a slider on its way by keys.
  private static let pause = 0.8

  /// Notes that something is changed; true if that goes on with the last change.
  mutating func goesOn(_ subject: Set<String>, at time: Instant) -> Bool {
    defer { last = (subject, time) }
    return last.map { $0.subject == subject && time.seconds(since: $0.time) < Self.pause } ?? false
  }

  /// The next change is another step.
  mutating func endStep() { last = nil }

  /// The document that slides were read from.
  func document(of slides: SlideFolder) throws -> EditedDeck? {
    guard let file = slides.file else { return nil }
    return try documents[file] ?? EditedDeck(slides.bytes)
  }

  /// The edits that no file has yet, by the files.
  var unsaved: [String: [DeckEdit]] { documents.mapValues(\.unsaved) }
  /// The same for another window, by the files: see ``EditedDeck/draft``.
  var drafts: [String: [DeckEdit]] { documents.mapValues(\.draft) }
}
