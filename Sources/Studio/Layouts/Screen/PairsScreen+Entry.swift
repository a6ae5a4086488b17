import Engine

extension ScreenEntry {
  static let squares = ScreenEntry(
    name: "layouts", formerNames: ["squares", "pairs"], title: "Layouts",
    naturalSize: Size(350, 250), canvas: { $0.firstPair.pair(for: $0.motion).naturalSize },
    lack: { options in
      guard let path = options.slides, options.showsOwnPairs != true, options.firstSlidePair == nil
      else { return nil }
      return
        "\(path) has no pair of layouts: give an element a “layout” and “elements” on two slides"
        + " that follow each other, with the same ids on both"
    },
    keys: [
      KeyRow("drag", [], "scrub; let go to commit or cancel"),
      KeyRow("Return", [.return], "to the other layout, or back"),
      KeyRow("Right  ·  Left", [.right, .left], "the later layout, the earlier one"),
      KeyRow("Up  ·  Down", [.up, .down], "another pair of layouts"),
      KeyRow("M", [.m], "mirror the later layout"),
      KeyRow("G", [.g], "show frames, ids and paths"),
      KeyRow("L", ["L"], "there and back again and again"),
      KeyRow("T  ·  “Tune”", [.t], "tune the curve"),
    ],
    making: .whenShown { PairsScreen(options: $0) })
}
