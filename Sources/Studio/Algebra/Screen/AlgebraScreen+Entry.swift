import Engine

extension ScreenEntry {
  static let algebra = ScreenEntry(
    name: "algebra", title: "Algebra", playKey: .f5,
    keys: [
      KeyRow("drag", [], "scrub; it stays where you let go"),
      KeyRow("click  ·  Return", [.return], "play what stands"),
      KeyRow("Up  ·  Down", [.up, .down], "the pages"),
      KeyRow("Right  ·  Left", [.right, .left], "the next law, the previous one"),
      KeyRow("E  ·  Esc", ["E"], "edit the line, leave it"),
      KeyRow("Shift, Ctrl + arrows", ["Shift+Left", "Ctrl+Left"], "in it: select, go by words"),
      KeyRow(
        "Ctrl+X  ·  C  ·  V  ·  A  ·  Z", ["Ctrl+X", "Ctrl+C", "Ctrl+V", "Ctrl+A", "Ctrl+Z"],
        "cut, copy, paste, all, undo"),
      KeyRow("L", ["L"], "loop, or no more"),
    ],
    making: .whenShown { AlgebraScreen(options: $0) })
}
