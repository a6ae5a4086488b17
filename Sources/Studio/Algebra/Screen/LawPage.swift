import Engine
import Workbench

/// The law browser: both sides of an equation, side by side and in lockstep.
final class LawPage: AlgebraPage {
  let name = "Laws"
  let player = PagePlayer(root: View(), animation: .one)
  let cases = Laws.cases
  private(set) var index = 0
  private var canvas = AlgebraCanvas(window: ScreenEntry.algebra.naturalSize)
  /// The left one, then the right one.
  private(set) var cards: [LawCard] = []
  private var sign = View()
  private let measuring: any TextMeasuring

  init(measuring: any TextMeasuring) { self.measuring = measuring }

  var shown: LawCase { cases[index] }
  var part: Int { index }

  func layOut(_ canvas: AlgebraCanvas) {
    self.canvas = canvas
    let (root, animation) = build()
    if player.duration == 0 {
      player.show(root: root, animation: animation, at: shown.tellingTime)
    } else {
      player.relocate(root: root, animation: animation)
    }
  }

  /// Shows another case; beyond the last one comes the first one.
  private func turn(by step: Int) {
    index = (index + step + cases.count) % cases.count
    let (root, animation) = build()
    player.show(root: root, animation: animation, at: shown.tellingTime)
  }

  // MARK: What is on the page

  private func build() -> (root: View, animation: Animation<Effect>) {
    let (whole, rows) = (shown.duration, shown.rows)
    let left = LawCard(shown.left, whole: whole, rows: rows, key: "left")
    let right = LawCard(shown.right, whole: whole, rows: rows, key: "right")
    cards = [left, right]
    sign = View()
    sign.borderWidth = 4
    sign.borderColor = Palette.page
    let head = LawHead(
      shown: shown, number: index + 1, total: cases.count,
      typesetter: Typesetter(measuring: measuring), turn: { [unowned self] in turn(by: $0) })
    let root = canvas.makeRoot(
      shown.statement, shown.note,
      VStack {
        head.layout.inset(Insets(top: -2, bottom: 14))
        ZStack {
          StackLayout<View>(
            axis: canvas.isTall ? .vertical : .horizontal, spacing: canvas.isTall ? 16 : 24,
            distribution: .fillEqualSize, sublayouts: [left.layout, right.layout])
          Box(Palette.card, radius: 24, width: 48, height: 48).held(by: sign)
        }
      })
    return (root, left.effects + right.effects)
  }

  func follow() {
    guard let left = cards.first, let right = cards.last else { return }
    let agrees = Self.agree(left.shown, right.shown)
    for card in cards { card.follow(seconds: player.seconds, give: player.give, agrees: agrees) }
    sign.content = .text(
      TextContent(
        label: agrees ? "=" : "≠", size: 24, weight: .bold,
        color: Palette.readable(agrees ? Palette.green : Palette.red), alignment: .center))
  }

  /// True if both are the same as far as can be seen.
  private static func agree(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return abs(left - right) < 0.005
  }

  // MARK: Going on

  func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(.right): turn(by: 1)
    case .key(.left): turn(by: -1)
    default: return false
    }
    return true
  }
}
