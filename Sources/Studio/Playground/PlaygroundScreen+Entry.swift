import Engine

extension ScreenEntry {
  /// The screen of a Swift file, which is the only one of its window.
  package static let playground = playground(named: "Playground")

  /// The same, by the name of the file.
  package static func playground(named title: String) -> ScreenEntry {
    ScreenEntry(
      name: "playground", title: title, playKey: .return,
      keys: [
        KeyRow("drag", [], "scrub what the code moves"),
        KeyRow("Return", [.return], "play, or there and back"),
        KeyRow("L", ["L"], "loop, or no more"),
        KeyRow("F10", ["F10"], "from the beginning"),
        KeyRow("Shift+F10", ["Shift+F10"], "the code before, and back"),
        KeyRow("Ctrl+F10", ["Ctrl+F10"], "old and new code under one hand"),
        KeyRow("Ctrl+Z", [.undo], "take back tuning"),
        KeyRow("Ctrl+Shift+Z", [.redo], "tune again what was taken back"),
        KeyRow("Ctrl+S", ["Ctrl+S"], "write tuned numbers into the file"),
        KeyRow("T  ·  “Tune”", [.t], "tune numbers"),
      ],
      making: .atStart { options in
        guard let make = options.played else {
          preconditionFailure("Swift is played by a worker alone")
        }
        return try PlaygroundScreen(
          tuning: options.numbers ?? TunableNumbers(), complain: options.complain, make)
      })
  }
}
