import Engine

/// The law browser: both sides of an equation, side by side and in lockstep.
final class LawPage: AlgebraPage {
  let name = "Laws"
  let player = AlgebraPlayer(root: View(), animation: .one)
  let cases = Laws.cases
  private(set) var index = 0
  private var canvas = AlgebraCanvas(window: ScreenName.algebra.naturalSize)
  private var left: LawCard?
  private var right: LawCard?
  private var sign: View?

  var shown: LawCase { cases[index] }

  func layOut(_ canvas: AlgebraCanvas) {
    self.canvas = canvas
    let (root, animation) = build()
    if player.isFresh {
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
    let (root, page) = canvas.makeRoot()
    let places = LawPlaces(canvas, isCounterexample: shown.kind != .holds)
    PageBuilder.addHeading(to: page, canvas, shown.statement, shown.note)
    LawHead(shown, number: index + 1, of: cases.count)
      .add(to: page, places) { [unowned self] in turn(by: $0) }
    let (whole, rows) = (shown.duration, shown.rows)
    let left = LawCard(
      in: page, places.left, side: shown.left, whole: whole, rows: rows, key: "left")
    let right = LawCard(
      in: page, places.right, side: shown.right, whole: whole, rows: rows, key: "right")
    (self.left, self.right) = (left, right)
    let sign = PageBuilder.addBox(
      to: page, Rect(center: places.sign, size: Size(48, 48)), Palette.card, radius: 24)
    sign.borderWidth = 4
    sign.borderColor = Palette.page
    self.sign = sign
    return (root, left.effects + right.effects)
  }

  func follow() {
    guard let left, let right else { return }
    let agrees = Self.agree(left.shown, right.shown)
    left.follow(seconds: player.seconds, agrees: agrees)
    right.follow(seconds: player.seconds, agrees: agrees)
    sign?.content = PageBuilder.text(
      agrees ? "=" : "≠", size: 24, weight: .bold, color: agrees ? Palette.green : Palette.red,
      alignment: .center)
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
