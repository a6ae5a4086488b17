import Engine

/// The deck's stage: a container with a circle and a square in it.
struct ShapeStage {
  let container: View
  let circle: View
  let square: View
  /// Said while nothing has been played; the stage is empty then.
  let hint: View

  /// - Parameter frame: the stage's card, in the page.
  init(in page: View, _ frame: Rect) {
    let card = PageBuilder.addCard(to: page, frame)
    hint = PageBuilder.addText(
      to: card, "Press Return, or drag across", Rect(origin: .zero, size: frame.size),
      size: 15, color: Palette.faint, alignment: .center)
    container = View(frame: Rect(origin: .zero, size: frame.size), key: "container")
    card.addSubview(container)
    let side = 100.0
    let apart = min(frame.width / 4, 120)
    let middle = Point(frame.width / 2, frame.height / 2)
    circle = PageBuilder.addBox(
      to: container,
      Rect(center: Point(middle.x - apart, middle.y), size: Size(side, side)), Palette.blue,
      radius: side / 2, key: "circle")
    square = PageBuilder.addBox(
      to: container,
      Rect(center: Point(middle.x + apart, middle.y), size: Size(side, side)), Palette.amber,
      radius: 14, key: "square")
  }

  /// Says what to do while the stage is empty.
  func follow() {
    let isEmpty = container.presented.alpha == 0
    let alpha = isEmpty ? 1.0 : 0
    if hint.alpha != alpha { hint.alpha = alpha }
  }
}
