import Engine
import EngineSDL

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

extension HostedScreen {
  /// The change that is shown, on its way or at an end; nil: there is none.
  var shownChange: (any Change)? { (self as? App)?.change ?? (self as? StageScreen)?.change }
}
