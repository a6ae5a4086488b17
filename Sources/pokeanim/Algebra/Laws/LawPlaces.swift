import Engine

/// The places of everything on the laws' page.
struct LawPlaces {
  let badge: Rect
  let name: Rect
  let back: Rect
  let count: Rect
  let on: Rect
  let left: Rect
  let right: Rect
  /// The middle of the sign between the cards.
  let sign: Point

  init(_ canvas: AlgebraCanvas, isCounterexample: Bool) {
    let body = canvas.body
    badge = Rect(body.x, body.y, isCounterexample ? 134 : 74, 32)
    on = Rect(body.maxX - 36, body.y - 2, 36, 36)
    count = Rect(on.x - 68, body.y - 2, 68, 36)
    back = Rect(count.x - 36, body.y - 2, 36, 36)
    name = Rect(badge.maxX + 14, body.y, max(0, back.x - badge.maxX - 22), 32)
    let top = body.y + 48
    let height = body.maxY - top
    if canvas.isTall {
      let half = (height - 16) / 2
      left = Rect(body.x, top, body.width, half)
      right = Rect(body.x, body.maxY - half, body.width, half)
      sign = Point(body.midX, top + height / 2)
    } else {
      let half = (body.width - 24) / 2
      left = Rect(body.x, top, half, height)
      right = Rect(body.maxX - half, top, half, height)
      sign = Point(body.midX, top + height / 2)
    }
  }
}

/// The line above the cards: whether the law holds here, its name, and which one it is.
struct LawHead {
  private let shown: LawCase
  private let number: Int
  private let total: Int

  init(_ shown: LawCase, number: Int, of total: Int) {
    self.shown = shown
    self.number = number
    self.total = total
  }

  /// - Parameter turn: told by an arrow to go on or back.
  func add(to page: View, _ places: LawPlaces, turn: @escaping (Int) -> Void) {
    let color = shown.kind == .holds ? Palette.green : Palette.red
    let badge = PageBuilder.addBox(to: page, places.badge, color.withAlpha(0.14), radius: 16)
    PageBuilder.addText(
      to: badge, shown.kind == .holds ? "Holds" : "Counterexample",
      Rect(origin: .zero, size: places.badge.size).inset(by: 4), size: 14, weight: .semibold,
      color: Palette.readable(color), alignment: .center)
    PageBuilder.addText(
      to: page, shown.law, places.name, size: 16, weight: .semibold, color: Palette.ink)
    PageBuilder.addText(
      to: page, "\(number) of \(total)", places.count, size: 14, alignment: .center)
    for (place, sign, step) in [(places.back, "‹", -1), (places.on, "›", 1)] {
      let button = PageBuilder.addBox(to: page, place, Palette.card, radius: 18)
      button.yieldsToDrag = true
      button.action = { turn(step) }
      PageBuilder.addText(
        to: button, sign, Rect(0, -2, place.width, place.height), size: 20, weight: .semibold,
        color: Palette.readable(Palette.blue), alignment: .center)
    }
  }
}
