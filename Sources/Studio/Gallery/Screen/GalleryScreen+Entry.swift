import Engine

extension ScreenEntry {
  package static let gallery = ScreenEntry(
    name: "gallery", title: "Gallery", playKey: "S",
    keys: [
      KeyRow("click, drag", [], "greet a creature, carry its card"),
      KeyRow("×, drag out", [], "take a card away"),
      KeyRow("Tab, arrows", [.tab], "to the cards, from card to card"),
      KeyRow("Space  ·  Delete", [.space, .delete], "there: pick up and drop, remove"),
      KeyRow("drag beside", [], "scrub the last change"),
      KeyRow("Right  ·  Left", [.right, .left], "redo, undo the last change"),
      KeyRow("A  ·  −  ·  C  ·  F", ["A", "-", "C", "F"], "add, remove, clear, fill with 500"),
      KeyRow("S  ·  O  ·  V", ["S", "O", "V"], "shuffle, sort, turn round"),
      KeyRow("Ctrl+Z", ["Ctrl+Z", "Ctrl+Shift+Z"], "take back; with Shift: do it again"),
      KeyRow("L  ·  I", ["L", "I"], "list, interruptions"),
      KeyRow("N  W  E  D  P  Z", ["N", "W", "E", "D", "P", "Z"], "motion, order, timing, size"),
      KeyRow("T  ·  “Tune”", [.t], "tune the cards\u{2019} motion"),
    ],
    making: .whenShown { GalleryScreen(options: $0) })
}
