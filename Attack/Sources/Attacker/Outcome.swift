/// All that a run of the program came to.
package struct Outcome: Sendable {
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  package var ending: Ending
  /// It was at its limit of time, and was asked to end by SIGTERM.
  package var wasAsked = false
  /// It was asked, and went on until SIGKILL.
  package var wasKilled = false
  /// Of the processor.
  package var seconds = 0.0
  /// Of a clock, until it ended or was asked to.
  package var clock = 0.0
  /// The most that it had at once.
  package var megabytes = 0
  package var errors = ""
  /// The files that are others than before it, by their names in its folder.
  package var changes: [String: Change] = [:]

  package init(_ ending: Ending) { self.ending = ending }

  /// A file that was not there before, or is another now.
  package enum Change: Equatable, Sendable {
    case written(WrittenFile)
    case removed
  }
}
