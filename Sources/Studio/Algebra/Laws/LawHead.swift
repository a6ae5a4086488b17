import Engine
import Workbench

/// The line above the cards: whether the law holds here, its name, and which one it is.
struct LawHead {
  let shown: LawCase
  let number: Int
  let total: Int
  let typesetter: Typesetter
  /// Told by an arrow to go on or back.
  let turn: (Int) -> Void

  var layout: any Layout {
    HStack {
      badge
      Label(shown.law, size: 16, .semibold, Palette.ink).size(height: 32)
        .inset(Insets(left: 14, right: 8))
      arrow("‹", "back", -1)
      Label("\(number) of \(total)", size: 14, .regular, Palette.soft, .center).size(width: 68)
      arrow("›", "on", 1)
    }
    .size(height: 36)
  }

  private var badge: any Layout {
    let holds = shown.kind == .holds
    let color = holds ? Palette.green : Palette.red
    return Box(
      Palette.wash(color), radius: 16, width: holds ? 74 : 134, height: 32,
      Label(
        holds ? "Holds" : "Counterexample", size: 14, .semibold, Palette.readable(color), .center
      ).inset(4))
  }

  private func arrow(_ sign: String, _ id: String, _ step: Int) -> any Layout {
    Button(
      sign, size: 20, color: Palette.readable(Palette.blue), fill: Palette.card,
      insets: Insets(top: -2, bottom: 2), typesetter: typesetter, id: id, yieldsToDrag: true
    ) { turn(step) }
    .size(width: 36)
  }
}
