import Engine

/// The pages' names in a row at the foot of the screen; the one that is shown is filled.
struct PageTabs {
  let names: [String]
  let canvas: AlgebraCanvas

  var row: PillRow {
    let width = min(116 * Double(names.count), canvas.size.width - 2 * canvas.margin)
    return PillRow(
      frame: Rect(
        center: Point(canvas.size.width / 2, canvas.size.height - 42), size: Size(width, 44)),
      names: names)
  }

  /// A root as large as the window with the row in it.
  func makeRoot(selected: Int, choose: @escaping (Int) -> Void) -> View {
    let (root, page) = canvas.makeRoot()
    root.backgroundColor = .clear
    row.add(to: page, selected: selected, choose: choose)
    return root
  }
}
