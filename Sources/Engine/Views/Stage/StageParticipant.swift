/// A part of a stage with changes of its own, which the stage's time drives: a description tree, a
/// component view.
protocol StageParticipant: AnyObject {
  /// True if it lives on a stage.
  func isShown(on stage: Stage) -> Bool
  /// True while something was asked for that is done in the next frame, or is on its way.
  var isRunning: Bool { get }
  /// Ends what has arrived and does what was asked for; called in each frame after everything has
  /// moved, and after its events.
  func update()
}

/// The participants of a stage, which keeps none of them alive.
struct StageParticipants {
  private struct Entry {
    weak var participant: (any StageParticipant)?
  }

  private var entries: [Entry] = []

  mutating func add(_ participant: any StageParticipant) {
    entries.removeAll { $0.participant == nil || $0.participant === participant }
    entries.append(Entry(participant: participant))
  }

  /// The participants that live on a stage, in the order in which they came; each is looked at
  /// when its turn comes.
  func living(on stage: Stage) -> some Sequence<any StageParticipant> {
    entries.lazy.compactMap(\.participant).filter { $0.isShown(on: stage) }
  }
}
