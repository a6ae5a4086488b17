import Engine

/// Changes that were met, each once.
struct MetChanges {
  /// Kept, so that no other change gets the place of one in memory.
  private var changes: [ObjectIdentifier: any Change] = [:]

  /// - Returns: false if it was met before.
  mutating func insert(_ change: any Change) -> Bool {
    changes.updateValue(change, forKey: ObjectIdentifier(change)) == nil
  }

  func contains(_ change: any Change) -> Bool { changes[ObjectIdentifier(change)] != nil }
}

extension Change {
  /// True while it runs, or is held between its ends.
  package var isOnItsWay: Bool { isRunning || 0 < progress && progress < 1 }
}
