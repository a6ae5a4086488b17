import Engine

/// A wish for a line of text, by key.
enum LineCommand: Hashable {
  case move(LineStep, extends: Bool)
  /// Deletes what is selected, or what a step passes over.
  case delete(LineStep)
  case selectAll, copy, cut, paste, undo, redo, leave

  /// The command of a key; nil if it has none.
  init?(key: Key) {
    guard let command = Self.keys[key] else { return nil }
    self = command
  }

  private static let keys: [Key: LineCommand] = {
    var keys: [Key: LineCommand] = [
      .backspace: .delete(.back), "Shift+Backspace": .delete(.back), .delete: .delete(.on),
      "Ctrl+Backspace": .delete(.wordBack), "Ctrl+Delete": .delete(.wordOn),
      "Ctrl+A": .selectAll, "Ctrl+C": .copy, "Ctrl+X": .cut, .paste: .paste,
      .undo: .undo, .redo: .redo, .escape: .leave,
    ]
    let steps: [(Key, LineStep)] = [
      (.left, .back), (.right, .on), ("Ctrl+Left", .wordBack), ("Ctrl+Right", .wordOn),
      (.home, .start), (.end, .end),
    ]
    for (key, step) in steps {
      keys[key] = .move(step, extends: false)
      keys[key.withShift] = .move(step, extends: true)
    }
    return keys
  }()
}

extension Key {
  /// The key held with Shift besides; Shift comes last in a chord's name.
  fileprivate var withShift: Key {
    let held = rawValue.hasPrefix("Ctrl+") ? "Ctrl+" : ""
    return Key(rawValue: held + "Shift+" + rawValue.dropFirst(held.count))
  }
}
