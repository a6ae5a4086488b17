package import Engine
package import Onboarding

/// The program, as commands run it: a screen that follows files while it is shown, and keeps its
/// state. What is recorded of it beside events comes back by the same calls.
package protocol ProgramScreen: HostedScreen {
  /// The form in which what it shows is handed on as source code.
  var sourceForm: SourceForm { get }
  /// All that was shown so far, where the program keeps it itself, as other code may have to go through it;
  /// nil: whoever records keeps it.
  var shownRun: ShownRun? { get }
  /// Begins to follow the files that it shows.
  ///
  /// - Parameters:
  ///   - presets: looks for news of a person's presets on their way to the disk; nil: nothing is
  ///     kept.
  ///   - wake: called on other threads when there is something to see, until ``end()``.
  func begin(
    presets: (() -> TunerPresets.News?)?, waking wake: @escaping @Sendable () -> Void)
  /// Follows no files any more, and wakes nobody.
  func end()
  /// Does what was asked for in a frame that is shown.
  ///
  /// - Returns: what is to be kept by now; nil: nothing has changed.
  func finish(_ frame: FrameSequence.Frame) -> KeptState?
  /// Says what has become of a picture, or a recording, that was asked for.
  func takeSaved(_ words: String)
  /// Says that the file of slides, or of the code, has what the window has.
  func takeWritten(_ words: String)
  /// Says why numbers that were tuned were not written.
  func takeNotWritten(_ words: String)
  /// Offers what an earlier window has changed of the slides and has not written.
  func take(draft: [DeckEdit])
  /// Takes what has become of a person's presets on their way to the disk.
  func take(_ news: TunerPresets.News)
}

/// Frames as they were shown, and what they began with.
package struct ShownRun {
  package let size: Size
  /// True if more was shown than is kept.
  package let isCut: Bool
  /// The numbers of code that were tuned before.
  package let numbers: [String: Double]
  package let frames: [ShownFrame]

  package init(size: Size, isCut: Bool, numbers: [String: Double], frames: [ShownFrame]) {
    (self.size, self.isCut, self.numbers, self.frames) = (size, isCut, numbers, frames)
  }
}

/// A frame as it was shown.
package struct ShownFrame {
  package let time: Instant
  /// Everything that came before it.
  package let inputs: [ProgramInput]
  /// The mark of its picture; nil: it has none.
  package let mark: String?

  package init(time: Instant, inputs: [ProgramInput], mark: String?) {
    (self.time, self.inputs, self.mark) = (time, inputs, mark)
  }
}

extension ProgramScreen {
  package var shownRun: ShownRun? { nil }
  package var sourceForm: SourceForm { .change }
  package func begin(
    presets: (() -> TunerPresets.News?)?, waking wake: @escaping @Sendable () -> Void
  ) {}
  package func end() {}
  package func finish(_ frame: FrameSequence.Frame) -> KeptState? { nil }
  package func takeSaved(_ words: String) {}
  package func takeWritten(_ words: String) {}
  package func takeNotWritten(_ words: String) {}
  package func take(draft: [DeckEdit]) {}
  package func take(_ news: TunerPresets.News) {}
}

/// The state as it is after a frame, to be on the disk whatever happens.
package struct KeptState {
  /// All but the window's place, which the desktop knows.
  package var state: Remembered
  /// True if a person waits for it.
  package let isAsked: Bool
  /// What was changed of slides and their files don't have yet, by the files.
  package let unsaved: [String: [DeckEdit]]

  package init(state: Remembered, isAsked: Bool, unsaved: [String: [DeckEdit]]) {
    (self.state, self.isAsked, self.unsaved) = (state, isAsked, unsaved)
  }
}
