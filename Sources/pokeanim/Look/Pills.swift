import Engine

/// Names in a row of equal pills, and a filled one that lies below the chosen name and glides to
/// the next; a press on a name chooses it.
struct Pills: ComposedLayout {
  let layout: any Layout

  /// - Parameters:
  ///   - margin: between the pills and the row's edge, in points.
  ///   - looks: the marks on the names.
  ///   - yieldsToDrag: true if a press that becomes a drag goes to the screen.
  init(
    _ names: [String], selected: Int, size: Double, margin: Double, ground: Color,
    looks: (String) -> PressLook, yieldsToDrag: Bool = false, typesetter: Typesetter,
    choose: @escaping (Int) -> Void
  ) {
    let row = HStack(distribution: .fillEqualSize) {
      for (index, name) in names.enumerated() {
        let isSelected = index == selected
        Button(
          name, size: size,
          color: isSelected ? Palette.readable(Palette.blue) : Palette.soft, fill: .clear,
          typesetter: typesetter, id: name, look: isSelected ? .plain : looks(name),
          yieldsToDrag: yieldsToDrag, action: { choose(index) })
      }
    }
    layout = Box(
      ground, radius: 99,
      ZStack {
        Marker(radius: 99, column: selected, of: names.count, id: "marker")
        row
      }
      .inset(margin))
  }
}

/// The filled shape below the chosen one of equal cells.
struct Marker: ComposedLayout {
  let layout: any Layout

  /// - Parameters:
  ///   - column, row: counted from 0; of so many.
  ///   - margin: between the shape and its cell's edge, in points.
  init(
    radius: Double, shadow: Shadow? = nil, margin: Double = 0, column: Int, of columns: Int,
    row: Int = 0, of rows: Int = 1, id: String
  ) {
    let cell = Alignment { _, room in
      let size = Size(room.width / Double(columns), room.height / Double(rows))
      let corner = Point(Double(column) * size.width, Double(row) * size.height)
      return Rect(origin: room.origin + corner, size: size).inset(by: margin)
    }
    layout = Box(Palette.marker, radius: radius, shadow: shadow, id: id, alignment: cell)
  }
}
