internal import Engine

/// Views whose looks change are drawn as views that never looked otherwise.
func drawBoxes(_ given: Choices) {
  var choices = given
  let builder = DisplayListBuilder(measuring: PlainText())
  var appearances = [Appearance](repeating: Appearance(frame: Rect(0, 0, 40, 30)), count: 4)
  let (root, views) = tree(of: appearances)
  for _ in 0..<20 where !choices.isOver {
    let place = choices.index(below: views.count)
    change(&appearances[place], &choices)
    views[place].set(appearances[place])
    let fresh = DisplayListBuilder(measuring: PlainText()).commands(for: tree(of: appearances).0)
    let drawn = builder.commands(for: root)
    expect(drawn == fresh, "a changed view is drawn as \(drawn), a new one as \(fresh)")
  }
}

/// Views, each in the one before.
private func tree(of appearances: [Appearance]) -> (View, [View]) {
  let (root, views) = (View(), appearances.map { _ in View() })
  for (parent, view) in zip([root] + views, views) { parent.addSubview(view) }
  for (view, appearance) in zip(views, appearances) { view.set(appearance) }
  return (root, views)
}

private func change(_ look: inout Appearance, _ choices: inout Choices) {
  switch choices.index(below: 9) {
  case 0: look.center = Point(choices.number(-9...9), choices.number(-9...9))
  case 1: look.size = Size(choices.number(0...50), choices.number(0...50))
  case 2: look.alpha = choices.number(0...1)
  case 3: look.backgroundColor = color(&choices)
  case 4: look.cornerRadius = choices.number(0...30)
  case 5: look.borderWidth = choices.number(0...9)
  case 6: look.borderColor = color(&choices)
  case 7: look.transform.rotation = choices.number(-3...3)
  default:
    look.shadow = Shadow(
      blur: choices.number(0...9), offset: Point(0, choices.number(0...4)), color: color(&choices))
  }
}

private func color(_ choices: inout Choices) -> Color {
  choices.element(of: [
    .clear, .black, .white, Color(red: 0.5, green: 0.2, blue: 0.9, alpha: choices.number(0...1)),
  ])
}

private final class PlainText: TextMeasuring {
  func width(of text: String, font: Font) -> Double { 0 }
  func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 0, descent: 0, lineHeight: 0) }
}
