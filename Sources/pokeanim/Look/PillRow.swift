import Engine

/// Names in a row, of which one is filled; a press on a name chooses it.
struct PillRow {
  let frame: Rect
  let names: [String]
  /// Points of the row's page for one of its design, in which it is 44 high.
  var unit = 1.0

  func pill(_ index: Int) -> Rect {
    let inset = 4 * unit
    let width = (frame.width - 2 * inset) / Double(names.count)
    return Rect(
      frame.x + inset + Double(index) * width, frame.y + inset, width, frame.height - 2 * inset)
  }

  func add(to page: View, selected: Int, choose: @escaping (Int) -> Void) {
    PageBuilder.addBox(to: page, frame, Color(222, 226, 237), radius: 22 * unit)
    for (index, name) in names.enumerated() {
      let isSelected = index == selected
      let pill = PageBuilder.addBox(
        to: page, pill(index), isSelected ? Palette.card : .clear, radius: 18 * unit)
      pill.yieldsToDrag = true
      pill.action = { choose(index) }
      PageBuilder.addText(
        to: pill, name, pill.bounds, size: max(10, 15 * unit), weight: .semibold,
        color: isSelected ? Palette.readable(Palette.blue) : Palette.soft, alignment: .center)
    }
  }
}
