@testable import Engine

/// The ends of a tree's changes, as those who wait for them are called. It keeps no change alive.
final class ChangeEnds {
  /// One change, and the outcomes that were told of it.
  private final class Wait {
    weak var change: (any Change)?
    var told: [Outcome] = []

    init(for change: any Change) {
      self.change = change
      change.onEnd { [weak self] in self?.told.append($0) }
    }
  }

  private var waits: [Wait] = []

  /// Waits for the end of a change, if nobody does yet.
  func wait(for change: (any Change)?) {
    guard let change, waits.last?.change !== change else { return }
    waits.append(Wait(for: change))
  }

  /// At any moment: a change that has not ended, and is not held, wants frames.
  func problems(of change: (any Change)?, on stage: Stage) -> [String] {
    guard let change, change.outcome == nil, !change.isPaused, !stage.isRunning else { return [] }
    return ["a change at \(change.progress) of \(change.duration) s lasts, and nothing runs"]
  }

  /// Once nothing runs the end of each was told once.
  var problemsAtRest: [String] {
    waits.filter { $0.told.count != 1 }.map { "an end was told as \($0.told)" }
  }
}
