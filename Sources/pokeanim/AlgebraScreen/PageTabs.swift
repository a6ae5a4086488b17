import Engine

/// The pages' names in a row at the foot of the screen; the one that is shown is filled.
struct PageTabs {
  let names: [String]

  private func row(_ canvas: AlgebraCanvas) -> Rect {
    let width = min(116 * Double(names.count), canvas.size.width - 2 * canvas.margin)
    return Rect(
      center: Point(canvas.size.width / 2, canvas.size.height - 42), size: Size(width, 44))
  }

  private func tab(_ index: Int, _ row: Rect) -> Rect {
    let width = (row.width - 8) / Double(names.count)
    return Rect(row.x + 4 + Double(index) * width, row.y + 4, width, row.height - 8)
  }

  /// The tab at a place of the design.
  func tab(at point: Point, _ canvas: AlgebraCanvas) -> Int? {
    let row = row(canvas)
    return names.indices.first { tab($0, row).contains(point) }
  }

  func commands(
    _ canvas: AlgebraCanvas, selected: Int, _ builder: DisplayListBuilder
  ) -> [DrawCommand] {
    let (root, page) = canvas.makeRoot()
    root.backgroundColor = .clear
    let row = row(canvas)
    PageBuilder.addBox(to: page, row, Color(222, 226, 237), radius: 22)
    for (index, name) in names.enumerated() {
      let place = tab(index, row)
      let isSelected = index == selected
      if isSelected { PageBuilder.addBox(to: page, place, Palette.card, radius: 18) }
      PageBuilder.addText(
        to: page, name, place, size: 15, weight: .semibold,
        color: isSelected ? Palette.blue : Palette.soft, alignment: .center)
    }
    return builder.commands(for: root)
  }
}
